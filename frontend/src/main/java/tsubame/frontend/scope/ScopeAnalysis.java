package tsubame.frontend.scope;

import java.util.List;
import tsubame.bytecode.ScopeDescriptor;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.diagnostic.Diagnostics;
import tsubame.frontend.syntax.ModuleItem;
import tsubame.frontend.syntax.Node;
import tsubame.frontend.syntax.Program;
import tsubame.frontend.syntax.Statement;

/**
 * Scope analysis: one walk over the tree that opens scopes, enters declarations, reports the early errors of redeclaration and of
 * unresolved exports, and notes uses; then all uses are resolved, which decides where each binding will live. Requires a tree that
 * was parsed without findings. The resulting {@link ScopeTree} does not change any more.
 */
public final class ScopeAnalysis {
    private static final String[] COMMONJS_PARAMETERS = {"exports", "require", "module", "__filename", "__dirname"};

    final Program program;
    final Diagnostics diagnostics;
    final ScopeTree tree;
    final References references = new References();
    final Declarations declarations;
    final ExpressionWalk expressions;
    final StatementWalk statements;
    final FunctionWalk functions;
    Scope scope;

    private ScopeAnalysis(Program program, ScopeTree tree, Diagnostics diagnostics) {
        this.program = program;
        this.tree = tree;
        this.diagnostics = diagnostics;
        declarations = new Declarations(tree, diagnostics);
        expressions = new ExpressionWalk(this);
        statements = new StatementWalk(this);
        functions = new FunctionWalk(this);
    }

    /** @param caller what surrounds a direct eval, else null */
    public static ScopeTree analyze(Program program, ScopeDescriptor caller, Diagnostics diagnostics) {
        ScopeAnalysis analysis = new ScopeAnalysis(program, Surroundings.of(program, caller), diagnostics);
        analysis.run(caller);
        return analysis.tree;
    }

    private void run(ScopeDescriptor caller) {
        FunctionScope root = tree.root;
        int mark = declarations.blockFunctionMark();
        if (root.kind == FunctionScope.Kind.COMMONJS) {
            for (String name : COMMONJS_PARAMETERS) {
                root.parameters.declare(name, Binding.Kind.PARAMETER, 0, 0);
            }
        }
        noteExportedNames();
        scope = root.body;
        declarations.enter(program.body(), root.body, Integer.MAX_VALUE);
        statements.all(program.body());
        declarations.hoistBlockFunctions(mark, root);
        if (caller != null && !root.strict) {
            Surroundings.checkVariables(tree, caller, diagnostics);
        }
        references.resolve();
        if (root.kind == FunctionScope.Kind.MODULE) {
            new Exports(this).collect();
        }
    }

    private void noteExportedNames() {
        for (Statement statement : program.body()) {
            switch (statement) {
                case ModuleItem.ExportNamed item -> {
                    for (ModuleItem.ExportSpecifier specifier : item.specifiers()) {
                        declarations.exportedNames.add(specifier.local());
                    }
                }
                case ModuleItem.ExportDeclaration item -> declarations.exportedNames.addAll(Declarations.declaredNames(item.declaration()));
                case ModuleItem.ExportDefault _ -> declarations.exportedNames.add("*default*");
                case ModuleItem.ExportDefaultFunction item -> declarations.exportedNames.add(orDefault(item.function().name()));
                case ModuleItem.ExportDefaultClass item -> declarations.exportedNames.add(orDefault(item.definition().name()));
                default -> {}
            }
        }
    }

    static String orDefault(String name) {
        return name == null ? "*default*" : name;
    }

    /** Opens the scope of a node; the caller goes back to the surrounding one. */
    void open(Node node, Scope opened) {
        tree.put(node, opened);
        scope = opened;
    }

    /** The parser has checked that some class declares it. */
    void usePrivate(String name, int start) {
        references.read(scope, "#" + name, start);
    }

    void unresolvedExport(String name, int start, int end) {
        diagnostics.report(DiagnosticKind.UNRESOLVED_EXPORT, start, end, name);
    }

    List<Statement> body() {
        return program.body();
    }
}
