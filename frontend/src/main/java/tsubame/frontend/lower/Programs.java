package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import java.util.List;
import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.Hint;
import tsubame.bytecode.ModuleDescriptor;
import tsubame.bytecode.ScopeDescriptor;
import tsubame.bytecode.Source;
import tsubame.frontend.diagnostic.Diagnostics;
import tsubame.frontend.scope.Binding;
import tsubame.frontend.scope.FunctionScope;
import tsubame.frontend.scope.Scope;
import tsubame.frontend.scope.ScopeTree;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.Program;
import tsubame.frontend.syntax.Statement;

/** Lowers whole programs: scripts, modules, CommonJS bodies and evals. Requires a tree and scopes without errors. */
public final class Programs {
    private static final int COMMONJS_PARAMETERS = 5;

    private Programs() {}

    /** @param caller what a direct eval stands in, else null */
    public static FunctionPrototype lower(
            Program program, ScopeTree tree, ScopeDescriptor caller, Source source, LoweringOptions options, ForeignEnums foreign,
            Diagnostics diagnostics) {
        Compilation compilation = new Compilation(program, tree, caller, source, options, foreign, diagnostics);
        FunctionScope root = tree.root;
        FunctionKind kind =
                switch (program.goal()) {
                    case SCRIPT -> FunctionKind.SCRIPT;
                    case MODULE -> program.topLevelAwait() ? FunctionKind.ASYNC_MODULE : FunctionKind.MODULE;
                    case COMMONJS -> FunctionKind.NORMAL;
                    case EVAL -> FunctionKind.EVAL;
                };
        FunctionCompiler fn = new FunctionCompiler(compilation, null, root, kind);
        ModuleDescriptor module = root.kind == FunctionScope.Kind.MODULE ? new Modules(compilation).describe() : null;
        fn.code.at(program.start(), program.start());
        switch (program.goal()) {
            case SCRIPT -> script(fn);
            case MODULE -> module(fn);
            case COMMONJS -> commonJs(fn);
            case EVAL -> eval(fn);
        }
        int parameters = kind == FunctionKind.NORMAL ? COMMONJS_PARAMETERS : 0;
        return fn.finish(
                new FunctionCompiler.Face("", parameters, parameters, new byte[parameters], Hint.NONE, 0, source.text().length), module);
    }

    /** The function that a source consisting of one function expression makes: {@code new Function}. */
    public static FunctionPrototype function(
            FunctionNode node, Program program, ScopeTree tree, Source source, LoweringOptions options, Diagnostics diagnostics) {
        Compilation compilation = new Compilation(program, tree, null, source, options, ForeignEnums.NONE, diagnostics);
        FunctionCompiler fn = new FunctionCompiler(compilation, null, tree.root, FunctionKind.SCRIPT);
        fn.scope = tree.root.body;
        return fn.functions.prototype(node, Functions.kind(node), "anonymous", node.start(), node.end());
    }

    private static List<Statement> body(FunctionCompiler fn) {
        return fn.compilation.program.body();
    }

    private static void keepCompletion(FunctionCompiler fn) {
        fn.completion = fn.registers.allocate();
        fn.code.emit(LOAD_UNDEFINED, fn.completion);
    }

    private static void finish(FunctionCompiler fn) {
        fn.code.emit(RETURN, fn.completion >= 0 ? fn.completion : fn.undefined());
    }

    private static void script(FunctionCompiler fn) {
        if (fn.compilation.options.completionValue()) {
            keepCompletion(fn);
        }
        fn.functions.enterOuter();
        fn.scope = fn.function.body;
        fn.evals.declareGlobals();
        fn.scopes.hoist(body(fn));
        fn.statements.all(body(fn));
        finish(fn);
    }

    private static void eval(FunctionCompiler fn) {
        keepCompletion(fn);
        fn.functions.enterOuter();
        FunctionScope root = fn.function;
        if (!root.variables.isExternal()) {
            fn.functions.variablesOf(root.variables);
        } else if (fn.evals.declaresGlobals()) {
            fn.evals.declareGlobals();
        } else {
            fn.evals.declareInCaller();
        }
        fn.scopes.enter(root.body);
        fn.scopes.hoist(body(fn));
        fn.disposal.body(body(fn));
        finish(fn);
    }

    private static void module(FunctionCompiler fn) {
        fn.functions.enterOuter();
        FunctionScope root = fn.function;
        fn.functions.variablesOf(root.variables);
        int undefined = -1;
        for (Binding binding : fn.compilation.tree.outside.bindings()) {
            switch (binding.kind()) {
                case VAR, ENUM, NAMESPACE -> {
                    undefined = undefined < 0 ? fn.undefined() : undefined;
                    fn.code.emit(STORE_CAPTURED, fn.capture(binding), undefined);
                }
                default -> {}
            }
        }
        fn.scopes.enter(root.body);
        fn.scopes.hoist(body(fn));
        fn.code.emit(GENERATOR_START);
        fn.disposal.body(body(fn));
        finish(fn);
    }

    private static void commonJs(FunctionCompiler fn) {
        fn.registers.allocate(COMMONJS_PARAMETERS);
        fn.functions.enterOuter();
        Scope parameters = fn.function.parameters;
        for (int i = 0; i < COMMONJS_PARAMETERS; i++) {
            Binding binding = parameters.bindings().get(i);
            binding.register = i;
            if (binding.isCell()) {
                fn.code.emit(NEW_CELL_OF, i, i);
            }
        }
        fn.functions.commonJsVariables();
        fn.scopes.enter(fn.function.body);
        fn.scopes.hoist(body(fn));
        fn.disposal.body(body(fn));
        finish(fn);
    }
}
