package tsubame.runtime.node;

import tsubame.runtime.convert.Describe;
import tsubame.runtime.console.Inspector;
import tsubame.runtime.function.JsFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;

/** Errors with a {@code code}, in Node's words. */
public final class NodeErrors {
    private static final PropertyKey CODE = PropertyKey.of("code");

    private NodeErrors() {}

    static JsThrow withCode(JsThrow error, String code) {
        ((JsObject) error.value).define(CODE, JsString.of(code), Attributes.DEFAULT);
        return error;
    }

    /** A TypeError ERR_INVALID_ARG_TYPE with a message of the caller's. */
    public static JsThrow argument(String message) {
        return withCode(Errors.typeError(message), "ERR_INVALID_ARG_TYPE");
    }

    /** As above; says what was expected of the argument of that name, and what came. */
    public static JsThrow argument(String name, String expected, Object received) {
        return argument("The \"" + name + "\" argument must be " + expected + ". Received " + received(received));
    }

    /** A RangeError ERR_OUT_OF_RANGE. */
    static JsThrow outOfRange(String name, String range, Object received) {
        return withCode(Errors.rangeError("The value of \"" + name + "\" is out of range. It must be " + range + ". Received "
                + Inspector.inspect(received)), "ERR_OUT_OF_RANGE");
    }

    /** What came, as such messages end. */
    static String received(Object value) {
        if (value instanceof Undefined || value instanceof Null) {
            return Inspector.inspect(value);
        }
        if (value instanceof JsFunction function) {
            String name = function.get(Names.NAME) instanceof JsString text ? text.toJavaString() : "";
            return "function " + name;
        }
        if (value instanceof JsObject object) {
            return "an instance of " + Describe.constructorName(object);
        }
        String type = tsubame.runtime.convert.Operators.typeOf(value).toString();
        return "type " + type + " (" + Inspector.inspect(value) + ")";
    }
}
