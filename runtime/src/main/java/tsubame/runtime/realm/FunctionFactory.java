package tsubame.runtime.realm;

import tsubame.bytecode.FunctionKind;
import tsubame.runtime.object.JsObject;

/** What the interpreter installs in {@link Agent#functionFactory}: function objects from text, for the Function constructors. */
public interface FunctionFactory {
    /**
     * CreateDynamicFunction (§20.2.1.1.1) from step "parse" on; throws a SyntaxError of the current realm for bad text, and an
     * EvalError when the host has no compiler.
     *
     * @param kind NORMAL, GENERATOR, ASYNC or ASYNC_GENERATOR
     * @param prototype the [[Prototype]] of the new function
     */
    JsObject create(FunctionKind kind, String parameters, String body, JsObject prototype);
}
