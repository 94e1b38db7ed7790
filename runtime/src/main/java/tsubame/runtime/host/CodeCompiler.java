package tsubame.runtime.host;

import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.ScopeDescriptor;

/**
 * Turns source text into code at run time: direct and indirect eval, the Function constructors, scripts of a host. The front end
 * is behind it; the runtime knows no syntax. A host without a compiler gives none, and eval then throws an EvalError.
 */
public interface CodeCompiler {
    /** Code of a script (kind SCRIPT). {@code name} labels it in stack traces. */
    FunctionPrototype compileScript(String name, String text) throws HostFailure;

    /** Code of a module (kind MODULE or ASYNC_MODULE). */
    FunctionPrototype compileModule(String name, String text) throws HostFailure;

    /**
     * Code of an eval (kind EVAL), whose captures index {@code scope}.
     *
     * @param scope what the caller sees, as its CALL_EVAL says; null for an indirect eval, which sees the global scope only
     * @param strict whether the caller's code is strict
     */
    FunctionPrototype compileEval(String text, ScopeDescriptor scope, boolean strict) throws HostFailure;

    /**
     * The function that a Function constructor makes (§20.2.1.1.1): its own prototype, without captures, whose source text is
     * {@code function anonymous(parameters\n) {\nbody\n}}. Parameters and body are parsed apart as well, as that section asks.
     *
     * @param kind NORMAL, GENERATOR, ASYNC or ASYNC_GENERATOR
     */
    FunctionPrototype compileFunction(FunctionKind kind, String parameters, String body) throws HostFailure;
}
