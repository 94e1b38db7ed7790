package tsubame.runtime.interpreter;

import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.Cell;
import tsubame.runtime.value.JsThrow;

/** Bindings in cells: the checks of the temporal dead zone, and {@code this} of derived constructors. */
public final class BindingOps {
    private BindingOps() {}

    static Object load(Cell cell, Code code, int name) {
        Object value = cell.value;
        if (value == null) {
            throw uninitialized(code.text(name));
        }
        return value;
    }

    static void store(Cell cell, Object value, Code code, int name) {
        if (cell.value == null) {
            throw uninitialized(code.text(name));
        }
        cell.value = value;
    }

    /** What an access to a binding in its dead zone throws. */
    public static JsThrow uninitialized(String name) {
        if (name.equals("this") || name.equals("%this")) {
            return Errors.referenceError("Must call super constructor in derived class before accessing 'this' or returning "
                    + "from derived constructor");
        }
        return Errors.referenceError("Cannot access '" + name + "' before initialization");
    }

    static JsThrow constantAssignment(String name) {
        return Errors.typeError("Assignment to constant variable.");
    }

    /** BindThisValue (§9.1.1.3.1). */
    static void bindThis(Cell cell, Object value) {
        if (cell.value != null) {
            throw Errors.referenceError("Super constructor may only be called once");
        }
        cell.value = value;
    }
}
