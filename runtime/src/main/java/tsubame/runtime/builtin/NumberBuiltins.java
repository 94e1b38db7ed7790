package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.intl.LocaleText;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PrimitiveObject;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsBigInt;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;
import tsubame.text.number.DoubleToDecimals;
import tsubame.text.number.DoubleToRadix;

/** Number (ECMA-262 §21.1). */
final class NumberBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        NUMBER(constructor("Number", 1)),
        IS_FINITE(function("isFinite", 1)),
        IS_INTEGER(function("isInteger", 1)),
        IS_NAN(function("isNaN", 1)),
        IS_SAFE_INTEGER(function("isSafeInteger", 1)),
        TO_EXPONENTIAL(method("toExponential", 1)),
        TO_FIXED(method("toFixed", 1)),
        TO_LOCALE_STRING(method("toLocaleString", 0)),
        TO_PRECISION(method("toPrecision", 1)),
        TO_STRING(method("toString", 1)),
        VALUE_OF(method("valueOf", 0));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case NUMBER -> construct(args, newTarget);
            case IS_FINITE -> arg(args, 0) instanceof Double number && isFinite(number);
            case IS_INTEGER -> arg(args, 0) instanceof Double number && isInteger(number);
            case IS_NAN -> arg(args, 0) instanceof Double number && Double.isNaN(number);
            case IS_SAFE_INTEGER -> arg(args, 0) instanceof Double number && isInteger(number)
                    && Math.abs(number) <= Conversions.MAX_SAFE_INTEGER;
            case TO_EXPONENTIAL -> toExponential(thisNumber(self, "toExponential"), arg(args, 0));
            case TO_FIXED -> toFixed(thisNumber(self, "toFixed"), arg(args, 0));
            case TO_LOCALE_STRING -> LocaleText.ofNumber(thisNumber(self, "toLocaleString"), arg(args, 0), arg(args, 1));
            case TO_PRECISION -> toPrecision(thisNumber(self, "toPrecision"), arg(args, 0));
            case TO_STRING -> toString(thisNumber(self, "toString"), arg(args, 0));
            case VALUE_OF -> thisNumber(self, "valueOf");
        };
    }

    private static boolean isFinite(double number) {
        return number - number == 0;
    }

    private static boolean isInteger(double number) {
        return isFinite(number) && Math.floor(number) == number;
    }

    /** ThisNumberValue (§21.1.3.7.1). */
    private static double thisNumber(Object self, String method) {
        if (self instanceof Double number) {
            return number;
        }
        if (self instanceof PrimitiveObject object && object.value instanceof Double number) {
            return number;
        }
        throw Errors.typeError("Number.prototype." + method + " requires that 'this' be a Number");
    }

    private static Object construct(Object[] args, JsObject newTarget) {
        double value = 0;
        if (args.length > 0) {
            Object numeric = Conversions.toNumeric(args[0]);
            value = numeric instanceof JsBigInt big ? big.toDouble() : (Double) numeric;
        }
        return newTarget == null
                ? (Object) value
                : new PrimitiveObject(ObjectOperations.prototypeFromConstructor(newTarget, Intrinsic.NUMBER_PROTOTYPE), value);
    }

    private static JsString toExponential(double value, Object argument) {
        double digits = Conversions.toIntegerOrInfinity(argument);
        if (!isFinite(value)) {
            return Conversions.numberToString(value);
        }
        checkDigits(digits, 0, "toExponential() argument");
        return JsString.ofLatin1(argument == Undefined.UNDEFINED
                ? DoubleToDecimals.exponential(value)
                : DoubleToDecimals.exponential(value, (int) digits));
    }

    private static JsString toFixed(double value, Object argument) {
        double digits = Conversions.toIntegerOrInfinity(argument);
        checkDigits(digits, 0, "toFixed() digits argument");
        if (!isFinite(value)) {
            return Conversions.numberToString(value);
        }
        return JsString.ofLatin1(DoubleToDecimals.fixed(value, (int) digits));
    }

    private static JsString toPrecision(double value, Object argument) {
        if (argument == Undefined.UNDEFINED) {
            return Conversions.numberToString(value);
        }
        double digits = Conversions.toIntegerOrInfinity(argument);
        if (!isFinite(value)) {
            return Conversions.numberToString(value);
        }
        checkDigits(digits, 1, "toPrecision() argument");
        return JsString.ofLatin1(DoubleToDecimals.precision(value, (int) digits));
    }

    private static void checkDigits(double digits, int least, String what) {
        if (digits < least || digits > 100) {
            throw Errors.rangeError(what + " must be between " + least + " and 100");
        }
    }

    private static JsString toString(double value, Object argument) {
        int radix = radix(argument);
        return radix == 10 || !isFinite(value)
                ? Conversions.numberToString(value)
                : JsString.ofLatin1(DoubleToRadix.bytes(value, radix));
    }

    /** The radix argument of a toString: 10 when undefined, a RangeError outside 2 … 36. */
    static int radix(Object argument) {
        double radix = argument == Undefined.UNDEFINED ? 10 : Conversions.toIntegerOrInfinity(argument);
        if (radix < 2 || radix > 36) {
            throw Errors.rangeError("toString() radix argument must be between 2 and 36");
        }
        return (int) radix;
    }

    @Override
    public void install(Realm realm) {
        JsObject prototype = new PrimitiveObject(realm.objectPrototype, 0.0);
        realm.register(Intrinsic.NUMBER_PROTOTYPE, prototype);
        NativeFunction number = makeConstructor(realm, Row.NUMBER, prototype);
        realm.register(Intrinsic.NUMBER, number);
        installRows(realm, ROWS, number, prototype);
        constant(number, "EPSILON", 0x1p-52);
        constant(number, "MAX_SAFE_INTEGER", Conversions.MAX_SAFE_INTEGER);
        constant(number, "MAX_VALUE", Double.MAX_VALUE);
        constant(number, "MIN_SAFE_INTEGER", -Conversions.MAX_SAFE_INTEGER);
        constant(number, "MIN_VALUE", Double.MIN_VALUE);
        constant(number, "NaN", Double.NaN);
        constant(number, "NEGATIVE_INFINITY", Double.NEGATIVE_INFINITY);
        constant(number, "POSITIVE_INFINITY", Double.POSITIVE_INFINITY);
        hidden(number, "parseFloat", realm.intrinsic(Intrinsic.PARSE_FLOAT));
        hidden(number, "parseInt", realm.intrinsic(Intrinsic.PARSE_INT));
        global(realm, "Number", number);
    }
}
