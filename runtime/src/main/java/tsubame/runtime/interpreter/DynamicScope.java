package tsubame.runtime.interpreter;

import tsubame.runtime.object.PropertyKey;

/** A scope whose bindings are known at run time only: that of a {@code with} statement, or of a function that sloppy evals declare into. */
abstract class DynamicScope {
    /** HasBinding. */
    abstract boolean has(PropertyKey name);

    /** GetBindingValue. */
    abstract Object load(PropertyKey name, boolean strict);

    /** SetMutableBinding. */
    abstract void store(PropertyKey name, Object value, boolean strict);

    /** DeleteBinding. */
    abstract Object delete(PropertyKey name);

    /** WithBaseObject: {@code this} of a call of a function found here. */
    abstract Object thisValue();

    /** DECLARE_EVAL_VAR: creates the binding if it is absent; a value other than Java null is stored. */
    abstract void declare(PropertyKey name, Object value);
}
