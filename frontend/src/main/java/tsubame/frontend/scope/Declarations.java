package tsubame.frontend.scope;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import tsubame.frontend.diagnostic.Diagnostic;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.diagnostic.Diagnostics;
import tsubame.frontend.source.IdentityTable;
import tsubame.frontend.source.Span;
import tsubame.frontend.syntax.Declarator;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.ModuleItem;
import tsubame.frontend.syntax.Pattern;
import tsubame.frontend.syntax.Statement;
import tsubame.frontend.syntax.VariableKind;

/**
 * Enters declarations into scopes and reports names declared twice (ECMA-262 §14.2.1, §14.12.1, §14.15.1, §15.2.1, §16.1.1, §16.2.1.1 and
 * annex B.3). Lexical declarations of a statement list are all entered before the list is walked, so that a nested var, met later, finds
 * the lexical declarations that it clashes with.
 */
final class Declarations {
    private final Diagnostics diagnostics;
    private final ScopeTree tree;
    /** Names that the module exports: their cells are made by the linker. */
    final HashSet<String> exportedNames = new HashSet<>();
    private final IdentityTable<Binding, HashSet<String>> namespaceExports = new IdentityTable<>();
    /** Plain functions in blocks of sloppy code, which may be vars too. */
    private final ArrayList<BlockFunction> blockFunctions = new ArrayList<>();

    private record BlockFunction(FunctionNode node, Scope scope) {}

    Declarations(ScopeTree tree, Diagnostics diagnostics) {
        this.tree = tree;
        this.diagnostics = diagnostics;
    }

    // Lexical declarations and hoisted functions

    /** Whether the list declares anything that needs a scope of its own. */
    static boolean declareSomething(List<Statement> list) {
        for (Statement statement : list) {
            Statement inner = unwrap(statement);
            boolean declares = switch (inner) {
                case Statement.VariableDeclaration variables -> variables.kind() != VariableKind.VAR;
                case Statement.FunctionDeclaration _, Statement.ClassDeclaration _, Statement.EnumDeclaration _,
                        Statement.NamespaceDeclaration _ -> true;
                default -> inner instanceof ModuleItem;
            };
            if (declares) {
                return true;
            }
        }
        return false;
    }

    static Statement unwrap(Statement statement) {
        while (statement instanceof Statement.Labeled labeled) {
            statement = labeled.body();
        }
        return statement instanceof ModuleItem.ExportDeclaration export ? export.declaration() : statement;
    }

    /** Enters the declarations of the list; {@code safeTo} bounds where they count as initialised (the end of a switch case). */
    void enter(List<Statement> list, Scope scope, int safeTo) {
        for (Statement statement : list) {
            enter(unwrap(statement), scope, safeTo, statement instanceof ModuleItem.ExportDeclaration);
        }
    }

    private void enter(Statement statement, Scope scope, int safeTo, boolean exported) {
        switch (statement) {
            case Statement.VariableDeclaration variables -> variables(variables, scope, safeTo, exported);
            case Statement.FunctionDeclaration declaration -> function(declaration.function(), scope, exported);
            case Statement.ClassDeclaration declaration -> {
                var node = declaration.definition();
                int end = node.nameStart() + node.name().length();
                safe(lexical(scope, node.name(), Binding.Kind.CLASS, node.nameStart(), end, exported), node.end(), safeTo);
            }
            case Statement.EnumDeclaration declaration -> {
                Binding binding = merged(scope, declaration.name(), Binding.Kind.ENUM, declaration.nameStart(), exported);
                tree.addEnum(binding, declaration);
            }
            case Statement.NamespaceDeclaration declaration -> {
                Binding binding = merged(scope, declaration.name(), Binding.Kind.NAMESPACE, declaration.nameStart(), exported);
                noteExports(binding, declaration);
            }
            case ModuleItem.Import item -> {
                for (ModuleItem.ImportSpecifier specifier : item.specifiers()) {
                    lexical(scope, specifier.local(), Binding.Kind.IMPORT, specifier.start(), specifier.end(), false);
                }
            }
            case ModuleItem.ImportEquals item ->
                    safe(lexical(scope, item.local(), Binding.Kind.CONST, item.start(), item.end(), exported), item.end(), safeTo);
            case ModuleItem.ImportRequire item ->
                    safe(lexical(scope, item.local(), Binding.Kind.CONST, item.start(), item.end(), exported), item.end(), safeTo);
            case ModuleItem.ExportDefaultFunction item -> {
                String name = item.function().name() == null ? "*default*" : item.function().name();
                lexical(scope, name, Binding.Kind.FUNCTION, item.function().start(), item.function().end(), false);
            }
            case ModuleItem.ExportDefaultClass item -> {
                String name = item.definition().name() == null ? "*default*" : item.definition().name();
                safe(lexical(scope, name, Binding.Kind.CLASS, item.start(), item.end(), false), item.end(), safeTo);
            }
            case ModuleItem.ExportDefault item ->
                    safe(lexical(scope, "*default*", Binding.Kind.LET, item.start(), item.end(), false), item.end(), safeTo);
            default -> {}
        }
    }

    private void variables(Statement.VariableDeclaration declaration, Scope scope, int safeTo, boolean exported) {
        if (declaration.kind() == VariableKind.VAR) {
            return;
        }
        Binding.Kind kind = declaration.kind() == VariableKind.LET ? Binding.Kind.LET : Binding.Kind.CONST;
        for (Declarator declarator : declaration.declarators()) {
            for (Pattern.Name name : BoundNames.of(declarator.target())) {
                safe(lexical(scope, name.name(), kind, name.start(), name.end(), exported), declarator.end(), safeTo);
            }
        }
    }

    private static void safe(Binding binding, int from, int to) {
        binding.safeFrom = from;
        binding.safeTo = to;
    }

    private void function(FunctionNode node, Scope scope, boolean exported) {
        int end = node.nameStart() + node.name().length();
        boolean isProgram = scope.function.kind != FunctionScope.Kind.MODULE || scope != scope.function.body;
        boolean isTopLevel = scope.kind == Scope.Kind.BODY && scope.parent.kind != Scope.Kind.NAMESPACE && isProgram;
        if (isTopLevel) {
            topLevelFunction(node, scope, end);
            return;
        }
        boolean isPlain = !node.async() && !node.generator();
        Binding existing = scope.find(node.name());
        boolean isSloppyBlock = !scope.function.strict && scope.kind != Scope.Kind.NAMESPACE && scope.kind != Scope.Kind.BODY;
        boolean joins = existing != null && existing.kind == Binding.Kind.FUNCTION && existing.safeTo == Integer.MAX_VALUE;
        if (joins && isSloppyBlock && isPlain) {
            existing.assign(scope.start);
        } else {
            Binding binding = lexical(scope, node.name(), Binding.Kind.FUNCTION, node.nameStart(), end, exported);
            binding.safeFrom = scope.start + 1;
            // Marks async functions and generators, which no second declaration may follow.
            binding.safeTo = isPlain ? Integer.MAX_VALUE : Integer.MAX_VALUE - 1;
        }
        if (isSloppyBlock && isPlain) {
            blockFunctions.add(new BlockFunction(node, scope));
        }
    }

    /** Top-level functions of functions and scripts are like vars (§8.2.10). */
    private void topLevelFunction(FunctionNode node, Scope body, int end) {
        Scope variables = body.function.kind == FunctionScope.Kind.STATIC_INITIALIZER ? body.parent : body.function.variables;
        Binding lexical = body.find(node.name());
        if (lexical != null && lexical.kind != Binding.Kind.NAMESPACE) {
            redeclared(node.name(), node.nameStart(), end, lexical);
        }
        Binding existing = variables.find(node.name());
        if (existing == null) {
            existing = variables.declare(node.name(), Binding.Kind.FUNCTION, node.nameStart(), end);
            existing.safeFrom = body.start + 1;
        } else if (existing.kind == Binding.Kind.PARAMETER || existing.kind == Binding.Kind.ARGUMENTS) {
            existing.assign(body.start);
        } else {
            existing.kind = Binding.Kind.FUNCTION;
            existing.assign(body.start);
        }
    }

    /** Declares a name in a block, reporting any that is there already. */
    private Binding lexical(Scope scope, String name, Binding.Kind kind, int start, int end, boolean exported) {
        Binding clash = clash(scope, name);
        if (clash != null && clash.kind == Binding.Kind.NAMESPACE && (kind == Binding.Kind.FUNCTION || kind == Binding.Kind.CLASS)) {
            clash.kind = kind;
            return clash;
        }
        if (clash != null) {
            redeclared(name, start, end, clash);
        }
        boolean isMember = exported && scope.kind == Scope.Kind.BODY && scope.parent.kind == Scope.Kind.NAMESPACE;
        // An exported function can be called before the statement that makes it a property.
        if (isMember && kind != Binding.Kind.FUNCTION) {
            return scope.declareMember(name, scope.parent.bindings().getFirst(), start, end);
        }
        boolean isModule = scope.function.kind == FunctionScope.Kind.MODULE && scope == scope.function.body;
        if (isModule && (kind == Binding.Kind.IMPORT || exportedNames.contains(name))) {
            return outside(name, kind, start, end);
        }
        return scope.declare(name, kind, start, end);
    }

    private Binding outside(String name, Binding.Kind kind, int start, int end) {
        Binding binding = tree.outside.declare(name, kind, start, end);
        binding.linked = true;
        binding.register = tree.outside.bindings().size() - 1;
        return binding;
    }

    /** What the scope, or one that counts as the same, already holds under the name. */
    private Binding clash(Scope scope, String name) {
        Binding binding = scope.find(name);
        if (binding != null || scope.kind != Scope.Kind.BODY) {
            boolean inCatch = scope.kind == Scope.Kind.CATCH_BODY && scope.parent.kind == Scope.Kind.CATCH;
            Binding outer = inCatch ? scope.parent.find(name) : null;
            return binding != null ? binding : outer;
        }
        FunctionScope function = scope.function;
        if (scope == function.body) {
            if (function.kind == FunctionScope.Kind.MODULE) {
                binding = tree.outside.find(name);
            } else if (function.parameters != null) {
                binding = function.parameters.find(name);
            }
        }
        if (binding == null && scope.parent.kind != Scope.Kind.NAMESPACE) {
            binding = scope.parent.find(name);
        }
        return binding == null || binding.kind == Binding.Kind.ARGUMENTS ? null : binding;
    }

    /** TypeScript's enums and namespaces join what has their name already. */
    private Binding merged(Scope scope, String name, Binding.Kind kind, int start, boolean exported) {
        Binding existing = clash(scope, name);
        if (existing != null) {
            switch (existing.kind) {
                case ENUM, NAMESPACE, CLASS, FUNCTION, MEMBER -> {
                    return existing;
                }
                default -> {}
            }
        }
        Binding binding = lexical(scope, name, kind, start, start + name.length(), exported);
        binding.assign(start);
        return binding;
    }

    // Namespaces

    private void noteExports(Binding binding, Statement.NamespaceDeclaration declaration) {
        HashSet<String> names = namespaceExports.get(binding);
        if (names == null) {
            names = new HashSet<>();
            namespaceExports.put(binding, names);
        }
        for (Statement statement : declaration.body()) {
            if (statement instanceof ModuleItem.ExportDeclaration export) {
                for (String name : declaredNames(export.declaration())) {
                    names.add(name);
                }
            }
        }
    }

    /** Whether some declaration of the namespace exports the name. */
    boolean isNamespaceExport(Binding namespace, String name) {
        HashSet<String> names = namespaceExports.get(namespace);
        return names != null && names.contains(name);
    }

    List<String> namespaceExports(Binding namespace) {
        HashSet<String> names = namespaceExports.get(namespace);
        ArrayList<String> list = new ArrayList<>();
        if (names != null) {
            list.addAll(names);
            list.sort(String::compareTo);
        }
        return list;
    }

    /** The names that a declaration after {@code export} declares. */
    static List<String> declaredNames(Statement declaration) {
        ArrayList<String> names = new ArrayList<>();
        switch (declaration) {
            case Statement.VariableDeclaration variables -> {
                for (Declarator declarator : variables.declarators()) {
                    for (Pattern.Name name : BoundNames.of(declarator.target())) {
                        names.add(name.name());
                    }
                }
            }
            case Statement.FunctionDeclaration function -> names.add(function.function().name());
            case Statement.ClassDeclaration definition -> names.add(definition.definition().name());
            case Statement.EnumDeclaration definition -> names.add(definition.name());
            case Statement.NamespaceDeclaration definition -> names.add(definition.name());
            case ModuleItem.ImportEquals alias -> names.add(alias.local());
            case ModuleItem.ImportRequire alias -> names.add(alias.local());
            default -> {}
        }
        return names;
    }

    // Vars

    /** Declares a var met in {@code scope}; {@code inForOf}: in the head of a for-of, where no catch parameter is passed. */
    void variable(Scope scope, Pattern.Name name, boolean exported) {
        Scope target = scope.variableScope();
        for (Scope at = scope; at != target; at = at.parent) {
            Binding binding = at.find(name.name());
            if (binding != null && binding.kind == Binding.Kind.MEMBER) {
                return; // known from the exports of the namespace
            }
            if (binding != null && binding.kind != Binding.Kind.CATCH_PARAMETER && binding.kind != Binding.Kind.SYNTHETIC) {
                redeclared(name.name(), name.start(), name.end(), binding);
                return;
            }
        }
        if (target.kind == Scope.Kind.NAMESPACE) {
            namespaceVariable(scope, target, name, exported);
            return;
        }
        variable(target, name.name(), name.start(), name.end());
    }

    private void namespaceVariable(Scope scope, Scope target, Pattern.Name name, boolean exported) {
        if (exported) {
            scope.declareMember(name.name(), target.bindings().getFirst(), name.start(), name.end());
        } else if (target.find(name.name()) == null) {
            target.declare(name.name(), Binding.Kind.VAR, name.start(), name.end());
        }
    }

    private void variable(Scope target, String name, int start, int end) {
        boolean isModule = target.function.kind == FunctionScope.Kind.MODULE && target == target.function.variables;
        Binding linked = isModule ? tree.outside.find(name) : null;
        if (linked != null) {
            if (linked.kind != Binding.Kind.VAR) {
                redeclared(name, start, end, linked);
            }
        } else if (isModule && exportedNames.contains(name)) {
            outside(name, Binding.Kind.VAR, start, end);
        } else if (target.find(name) == null) {
            boolean isArguments = name.equals("arguments") && target.kind == Scope.Kind.PARAMETERS && target.function.hasArguments();
            target.declare(name, isArguments ? Binding.Kind.ARGUMENTS : Binding.Kind.VAR, start, end);
            if (target.external || target.global) {
                tree.variables.add(name);
            }
        }
    }

    // Annex B.3.2: plain functions in blocks of sloppy code are vars too, unless that would clash

    int blockFunctionMark() {
        return blockFunctions.size();
    }

    /** Decides on the block functions met since {@code mark}, at the end of the function {@code owner}. */
    void hoistBlockFunctions(int mark, FunctionScope owner) {
        for (int i = mark; i < blockFunctions.size(); i++) {
            BlockFunction function = blockFunctions.get(i);
            if (mayHoist(function, owner)) {
                hoist(function, owner);
            }
        }
        while (blockFunctions.size() > mark) {
            blockFunctions.removeLast();
        }
    }

    private boolean mayHoist(BlockFunction function, FunctionScope owner) {
        String name = function.node.name();
        for (Scope at = function.scope.parent; at != null && at.function == owner && at != owner.variables; at = at.parent) {
            Binding binding = at.find(name);
            if (binding != null && binding.kind != Binding.Kind.CATCH_PARAMETER) {
                return false;
            }
        }
        if (name.equals("arguments") && owner.hasArguments()) {
            return false;
        }
        Binding parameter = owner.parameters == null ? null : owner.parameters.find(name);
        return parameter == null || parameter.kind != Binding.Kind.PARAMETER;
    }

    private void hoist(BlockFunction function, FunctionScope owner) {
        String name = function.node.name();
        tree.hoistFromBlock(function.node);
        if (owner.variables.find(name) != null) {
            return;
        }
        owner.variables.declare(name, Binding.Kind.VAR, function.node.nameStart(), function.node.nameStart() + name.length());
        if (owner.variables.external || owner.variables.global) {
            tree.blockFunctions.add(name);
        }
    }

    void redeclared(String name, int start, int end, Binding earlier) {
        var note = new Diagnostic.Note(new Span(earlier.start, earlier.end), "first declared here");
        diagnostics.report(new Diagnostic(DiagnosticKind.REDECLARED, new Span(start, end), List.of(name), List.of(note)));
    }
}
