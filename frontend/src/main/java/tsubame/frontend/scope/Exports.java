package tsubame.frontend.scope;

import java.util.HashMap;
import java.util.List;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.ModuleItem;
import tsubame.frontend.syntax.Statement;

/** Resolves what a module exports: each exported name once, each local name declared (ECMA-262 §16.2.3.1). */
final class Exports {
    private final ScopeAnalysis analysis;
    private final HashMap<String, Boolean> seen = new HashMap<>();

    Exports(ScopeAnalysis analysis) {
        this.analysis = analysis;
    }

    void collect() {
        for (Statement statement : analysis.body()) {
            if (statement instanceof ModuleItem item) {
                collect(item);
            }
        }
    }

    private void collect(ModuleItem item) {
        switch (item) {
            case ModuleItem.ExportNamed named -> {
                for (ModuleItem.ExportSpecifier specifier : named.specifiers()) {
                    export(specifier.exported(), specifier.local(), item, specifier.start(), specifier.end());
                }
            }
            case ModuleItem.ExportDeclaration export -> {
                for (String name : Declarations.declaredNames(export.declaration())) {
                    boolean isMerge = seen.containsKey(name) && isMergeable(export.declaration());
                    if (!isMerge) {
                        export(name, name, item, export.start(), export.end());
                    }
                }
            }
            case ModuleItem.ExportDefault _, ModuleItem.ExportDefaultFunction _, ModuleItem.ExportDefaultClass _ ->
                    export("default", localDefault(item), item, item.start(), item.end());
            case ModuleItem.ExportFrom from -> {
                for (ModuleItem.ExportSpecifier specifier : from.specifiers()) {
                    once(specifier.exported(), specifier.start(), specifier.end());
                }
            }
            case ModuleItem.ExportAll all -> {
                if (all.exported() != null) {
                    once(all.exported(), all.start(), all.end());
                }
            }
            case ModuleItem.Import _, ModuleItem.ImportEquals _, ModuleItem.ImportRequire _, ModuleItem.ExportAssignment _ -> {}
        }
    }

    private static boolean isMergeable(Statement declaration) {
        return declaration instanceof Statement.EnumDeclaration || declaration instanceof Statement.NamespaceDeclaration;
    }

    private static String localDefault(ModuleItem item) {
        return switch (item) {
            case ModuleItem.ExportDefaultFunction f -> ScopeAnalysis.orDefault(f.function().name());
            case ModuleItem.ExportDefaultClass c -> ScopeAnalysis.orDefault(c.definition().name());
            default -> "*default*";
        };
    }

    private void export(String exported, String local, ModuleItem item, int start, int end) {
        Binding binding = analysis.tree.outside.find(local);
        if (binding == null) {
            // In TypeScript the name may be a type, which is gone.
            if (!analysis.program.typeScript()) {
                analysis.unresolvedExport(local, start, end);
            }
            return;
        }
        once(exported, start, end);
        boolean isType = binding.kind == Binding.Kind.IMPORT && !binding.used && analysis.program.typeScript();
        analysis.tree.exports.add(new ScopeTree.Export(exported, binding, local, item));
        binding.used |= !isType;
    }

    private void once(String exported, int start, int end) {
        if (seen.put(exported, true) != null) {
            analysis.diagnostics.report(DiagnosticKind.DUPLICATE_EXPORT, start, end, exported);
        }
    }
}
