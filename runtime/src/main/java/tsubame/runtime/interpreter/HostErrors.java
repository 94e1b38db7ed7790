package tsubame.runtime.interpreter;

import tsubame.runtime.host.HostFailure;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsError;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;

/** Failures of the host as errors of the program. */
public final class HostErrors {
    private HostErrors() {}

    /** An error of the current realm that says what the failure says. */
    public static JsThrow toThrow(HostFailure failure) {
        return toThrow(failure, "");
    }

    /** A SyntaxError that names a place of the unit's text. */
    public static JsThrow syntaxError(String message, ScriptOrModule unit, int offset) {
        HostFailure failure = new HostFailure(HostFailure.Kind.SYNTAX_ERROR, message, null, unit.describe(offset));
        return toThrow(failure, unit.excerpt(offset));
    }

    /** An error at a place of the unit's text, unless the failure knows a place of its own. */
    public static JsThrow toThrow(HostFailure failure, ScriptOrModule unit, int offset) {
        if (failure.place() != null) {
            return toThrow(failure);
        }
        return toThrow(new HostFailure(failure.kind(), failure.getMessage(), failure.code(), unit.describe(offset)), unit.excerpt(offset));
    }

    private static JsThrow toThrow(HostFailure failure, String excerpt) {
        JsError error = Errors.create(prototype(failure.kind()), failure.getMessage());
        if (failure.place() != null) {
            error.setTrace(new PlaceTrace(failure.place(), excerpt, error.trace()));
        }
        if (failure.code() != null) {
            error.define(PropertyKey.of("code"), JsString.of(failure.code()), Attributes.DEFAULT);
        }
        return new JsThrow(error);
    }

    private static Intrinsic prototype(HostFailure.Kind kind) {
        return switch (kind) {
            case ERROR -> Intrinsic.ERROR_PROTOTYPE;
            case TYPE_ERROR -> Intrinsic.TYPE_ERROR_PROTOTYPE;
            case SYNTAX_ERROR -> Intrinsic.SYNTAX_ERROR_PROTOTYPE;
            case REFERENCE_ERROR -> Intrinsic.REFERENCE_ERROR_PROTOTYPE;
            case RANGE_ERROR -> Intrinsic.RANGE_ERROR_PROTOTYPE;
            case EVAL_ERROR -> Intrinsic.EVAL_ERROR_PROTOTYPE;
        };
    }
}
