package tsubame.runtime.realm;

import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsError;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.Shape;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;

/**
 * Makes what the runtime throws: {@code throw Errors.typeError("…")}. The error objects are of the current realm and know where
 * they were made. Messages are those of V8 where it has one. Runs no user code.
 */
public final class Errors {
    private Errors() {}

    public static JsThrow typeError(String message) {
        return new JsThrow(create(Intrinsic.TYPE_ERROR_PROTOTYPE, message));
    }

    public static JsThrow rangeError(String message) {
        return new JsThrow(create(Intrinsic.RANGE_ERROR_PROTOTYPE, message));
    }

    public static JsThrow referenceError(String message) {
        return new JsThrow(create(Intrinsic.REFERENCE_ERROR_PROTOTYPE, message));
    }

    public static JsThrow syntaxError(String message) {
        return new JsThrow(create(Intrinsic.SYNTAX_ERROR_PROTOTYPE, message));
    }

    public static JsThrow uriError(String message) {
        return new JsThrow(create(Intrinsic.URI_ERROR_PROTOTYPE, message));
    }

    public static JsThrow evalError(String message) {
        return new JsThrow(create(Intrinsic.EVAL_ERROR_PROTOTYPE, message));
    }

    /** A plain Error. */
    public static JsThrow error(String message) {
        return new JsThrow(create(Intrinsic.ERROR_PROTOTYPE, message));
    }

    /** An error object, not thrown; prototype is one of the error prototypes. */
    public static JsError create(Intrinsic prototype, String message) {
        return create(Agent.realm, prototype, message);
    }

    public static JsError create(Realm realm, Intrinsic prototype, String message) {
        JsError error = new JsError(Shape.rootFor(realm.intrinsic(prototype)));
        error.define(Names.MESSAGE, JsString.of(message), Attributes.HIDDEN);
        return error.capture();
    }
}
