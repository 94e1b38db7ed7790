package tsubame.frontend.parser;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.source.Span;
import tsubame.frontend.syntax.Declarator;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.ModuleItem;
import tsubame.frontend.syntax.Pattern;
import tsubame.frontend.syntax.Statement;

/**
 * The names a module exports: each only once, and what it exports of its own must be declared (ECMA-262 §16.2.1.1). In TypeScript, exports
 * of what is declared as a type only are dropped here, and declarations that merge (functions, enums, namespaces) share a name.
 */
final class ExportTable {
    private record Name(String text, Span span) {}

    private final Parsing p;
    private final ArrayList<Name> names = new ArrayList<>();
    private final HashSet<String> texts = new HashSet<>();

    ExportTable(Parsing p) {
        this.p = p;
    }

    void add(String name, int start, int end) {
        names.add(new Name(name, new Span(start, end)));
        texts.add(name);
    }

    /** Takes back a {@code default} that turned out to be a type. Its text stays: no declaration can have that name. */
    void removeLast() {
        names.removeLast();
    }

    void addDeclared(Statement declaration) {
        switch (declaration) {
            case Statement.VariableDeclaration variables -> {
                ArrayList<Pattern> leaves = new ArrayList<>();
                for (Declarator declarator : variables.declarators()) {
                    PatternConversion.collectLeaves(declarator.target(), leaves);
                }
                for (Pattern leaf : leaves) {
                    add(((Pattern.Name) leaf).name(), leaf.start(), leaf.end());
                }
            }
            case Statement.FunctionDeclaration function ->
                    addMerging(function.function().name(), function.function().nameStart());
            case Statement.ClassDeclaration definition -> addMerging(definition.definition().name(), definition.definition().nameStart());
            case Statement.EnumDeclaration definition -> addMerging(definition.name(), definition.nameStart());
            case Statement.NamespaceDeclaration definition -> addMerging(definition.name(), definition.nameStart());
            case ModuleItem.ImportEquals alias -> add(alias.local(), alias.start(), alias.end());
            case ModuleItem.ImportRequire alias -> add(alias.local(), alias.start(), alias.end());
            default -> {}
        }
    }

    /** In TypeScript, whether two declarations may share a name is for the scope analysis. */
    private void addMerging(String name, int start) {
        if (!p.typeScript || !texts.contains(name)) {
            add(name, start, start + name.length());
        }
    }

    List<Statement> finish(List<Statement> body) {
        HashMap<String, Span> seen = new HashMap<>();
        for (Name name : names) {
            Span before = seen.putIfAbsent(name.text, name.span);
            if (before != null) {
                p.modules.errorWithNote(
                        DiagnosticKind.DUPLICATE_EXPORT, name.span.start(), name.span.end(), before.start(), before.end(), "first exported here",
                        name.text);
            }
        }
        ArrayList<Statement> kept = new ArrayList<>();
        for (Statement statement : body) {
            Statement checked = switch (statement) {
                case ModuleItem.ExportNamed export -> check(export);
                case ModuleItem.ExportDefault export when isType(export.value()) -> {
                    p.typeExports.add("default");
                    yield null;
                }
                case ModuleItem.ExportAssignment export when isType(export.value()) -> null;
                default -> statement;
            };
            if (checked != null) {
                kept.add(checked);
            }
        }
        return List.copyOf(kept);
    }

    private boolean isType(Expression value) {
        return value instanceof Expression.Identifier name && isType(name.name());
    }

    private boolean isType(String name) {
        return p.typeNames.contains(name) && !p.function.moduleNames.contains(name);
    }

    private Statement check(ModuleItem.ExportNamed export) {
        ArrayList<ModuleItem.ExportSpecifier> kept = new ArrayList<>();
        for (ModuleItem.ExportSpecifier specifier : export.specifiers()) {
            String local = specifier.local();
            if (p.function.moduleNames.contains(local)) {
                kept.add(specifier);
            } else if (p.typeNames.contains(local)) {
                p.typeExports.add(specifier.exported());
            } else {
                p.error(DiagnosticKind.UNRESOLVED_EXPORT, specifier.start(), specifier.start() + local.length(), local);
            }
        }
        return new ModuleItem.ExportNamed(export.start(), export.end(), List.copyOf(kept));
    }
}
