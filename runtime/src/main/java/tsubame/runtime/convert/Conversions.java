package tsubame.runtime.convert;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PrimitiveObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.StringObject;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsBigInt;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/**
 * Type conversion (§7.1) and testing (§7.2). Those that take an {@code Object} may run user code (valueOf, toString,
 * @@toPrimitive) when it is an object, unless said otherwise; those that take a double or a string never do. ToPropertyKey is {@link
 * PropertyKey#from}. Comparisons are in {@link Equality}, operators in {@link Operators}.
 */
public final class Conversions {
    /** The preferred type of ToPrimitive. */
    public enum Hint { DEFAULT, NUMBER, STRING }

    private static final JsString TRUE = JsString.of("true");
    private static final JsString FALSE = JsString.of("false");
    private static final JsString UNDEFINED = JsString.of("undefined");
    private static final JsString NULL = JsString.of("null");
    private static final JsString[] HINTS = {JsString.of("default"), JsString.of("number"), JsString.of("string")};
    /** 2⁵³ - 1. */
    public static final double MAX_SAFE_INTEGER = 9007199254740991.0;

    private Conversions() {}

    // ---- Primitives

    /** ToPrimitive (§7.1.1). */
    public static Object toPrimitive(Object value, Hint hint) {
        if (!(value instanceof JsObject object)) {
            return value;
        }
        JsObject exotic = ObjectOperations.getMethod(object, Symbol.TO_PRIMITIVE);
        if (exotic == null) {
            return ordinaryToPrimitive(object, hint == Hint.DEFAULT ? Hint.NUMBER : hint);
        }
        Object result = exotic.call(object, new Object[] {HINTS[hint.ordinal()]});
        if (result instanceof JsObject) {
            throw cannotConvert();
        }
        return result;
    }

    /** OrdinaryToPrimitive (§7.1.1.1); hint is not DEFAULT. */
    public static Object ordinaryToPrimitive(JsObject object, Hint hint) {
        boolean stringFirst = hint == Hint.STRING;
        for (int i = 0; i < 2; i++) {
            Object method = object.get(stringFirst == (i == 0) ? Names.TO_STRING : Names.VALUE_OF, object);
            if (method instanceof JsObject function && function.isCallable()) {
                Object result = function.call(object, ObjectOperations.noArguments());
                if (!(result instanceof JsObject)) {
                    return result;
                }
            }
        }
        throw cannotConvert();
    }

    private static JsThrow cannotConvert() {
        return Errors.typeError("Cannot convert object to primitive value");
    }

    /** ToBoolean (§7.1.2). Runs no user code. */
    public static boolean toBoolean(Object value) {
        if (value instanceof Boolean b) {
            return b;
        }
        if (value instanceof Double d) {
            double number = d;
            return number != 0 && number == number;
        }
        if (value instanceof JsString string) {
            return string.length() != 0;
        }
        if (value instanceof JsBigInt big) {
            return !big.isZero();
        }
        return value != Undefined.UNDEFINED && value != Null.NULL && !(value instanceof JsObject o && o.isHtmlDda());
    }

    // ---- Numbers

    /** ToNumber (§7.1.4). */
    public static double toNumber(Object value) {
        if (value instanceof Double d) {
            return d;
        }
        if (value instanceof JsString string) {
            return stringToNumber(string);
        }
        if (value instanceof Boolean b) {
            return b ? 1 : 0;
        }
        if (value == Undefined.UNDEFINED) {
            return Double.NaN;
        }
        if (value == Null.NULL) {
            return 0;
        }
        if (value instanceof Symbol) {
            throw Errors.typeError("Cannot convert a Symbol value to a number");
        }
        if (value instanceof JsBigInt) {
            throw Errors.typeError("Cannot convert a BigInt value to a number");
        }
        return toNumber(toPrimitive(value, Hint.NUMBER));
    }

    /** ToNumeric (§7.1.3): a Double or a JsBigInt. */
    public static Object toNumeric(Object value) {
        if (value instanceof Double || value instanceof JsBigInt) {
            return value;
        }
        Object primitive = toPrimitive(value, Hint.NUMBER);
        return primitive instanceof JsBigInt ? primitive : (Object) toNumber(primitive);
    }

    /** StringToNumber (§7.1.4.1.1). */
    public static double stringToNumber(JsString text) {
        return NumberText.parse(text);
    }

    /** ToBigInt (§7.1.13). */
    public static JsBigInt toBigInt(Object value) {
        Object primitive = toPrimitive(value, Hint.NUMBER);
        if (primitive instanceof JsBigInt big) {
            return big;
        }
        if (primitive instanceof Boolean b) {
            return b ? JsBigInt.ONE : JsBigInt.ZERO;
        }
        if (primitive instanceof JsString string) {
            JsBigInt big = JsBigInt.parse(string);
            if (big == null) {
                throw Errors.syntaxError("Cannot convert " + string.toJavaString() + " to a BigInt");
            }
            return big;
        }
        throw Errors.typeError("Cannot convert " + Describe.plainly(primitive) + " to a BigInt");
    }

    /** ToIntegerOrInfinity (§7.1.5). Never -0. */
    public static double toIntegerOrInfinity(Object value) {
        return toIntegerOrInfinity(toNumber(value));
    }

    public static double toIntegerOrInfinity(double number) {
        int i = (int) number;
        if (i == number) {
            return i;
        }
        if (number != number) {
            return 0;
        }
        return (number < 0 ? Math.ceil(number) : Math.floor(number)) + 0.0;
    }

    /** ToInt32 (§7.1.6). */
    public static int toInt32(Object value) {
        return toInt32(toNumber(value));
    }

    public static int toInt32(double number) {
        int i = (int) number;
        return i == number ? i : wrapToInt32(number);
    }

    /** The integer part modulo 2³², from the bits: an integer beyond 2⁵³ has its low bits 32 … wherever the exponent puts them. */
    private static int wrapToInt32(double number) {
        if (number >= -9.2e18 && number <= 9.2e18) {
            return (int) (long) number;
        }
        long bits = Double.doubleToRawLongBits(number);
        int shift = (int) (bits >>> 52 & 0x7FF) - 1075;
        if (shift >= 32) {
            return 0; // also infinities and NaN
        }
        int magnitude = (int) ((bits & 0xFFFFFFFFFFFFFL | 0x10000000000000L) << shift);
        return bits < 0 ? -magnitude : magnitude;
    }

    /** ToUint32 (§7.1.7), in a long. */
    public static long toUint32(Object value) {
        return toInt32(value) & 0xFFFFFFFFL;
    }

    public static long toUint32(double number) {
        return toInt32(number) & 0xFFFFFFFFL;
    }

    /** ToInt16 (§7.1.8). */
    public static short toInt16(Object value) {
        return (short) toInt32(value);
    }

    /** ToUint16 (§7.1.9). */
    public static int toUint16(Object value) {
        return toInt32(value) & 0xFFFF;
    }

    /** ToInt8 (§7.1.10). */
    public static byte toInt8(Object value) {
        return (byte) toInt32(value);
    }

    /** ToUint8 (§7.1.11). */
    public static int toUint8(Object value) {
        return toInt32(value) & 0xFF;
    }

    /** ToUint8Clamp (§7.1.12): to the nearest, halves to even. */
    public static int toUint8Clamp(double number) {
        if (!(number > 0)) {
            return 0;
        }
        return number >= 255 ? 255 : (int) Math.rint(number);
    }

    /** ToLength (§7.1.20): 0 … 2⁵³-1. */
    public static long toLength(Object value) {
        double length = toIntegerOrInfinity(value);
        return length <= 0 ? 0 : (long) Math.min(length, MAX_SAFE_INTEGER);
    }

    /** ToIndex (§7.1.22): a RangeError outside 0 … 2⁵³-1. */
    public static long toIndex(Object value) {
        double index = value == Undefined.UNDEFINED ? 0 : toIntegerOrInfinity(value);
        if (index < 0 || index > MAX_SAFE_INTEGER) {
            throw Errors.rangeError("Invalid index: " + numberToString(index).toJavaString());
        }
        return (long) index;
    }

    /**
     * A relative index as of slice (§23.1.3.28): integer or infinity, negative from the end, clamped to 0 … length.
     */
    public static long toRelativeIndex(Object value, long length, long otherwise) {
        if (value == Undefined.UNDEFINED) {
            return otherwise;
        }
        return toRelativeIndex(toNumber(value), length);
    }

    public static long toRelativeIndex(double index, long length) {
        double relative = toIntegerOrInfinity(index);
        return (long) (relative < 0 ? Math.max(length + relative, 0) : Math.min(relative, length));
    }

    // ---- Strings

    /** ToString (§7.1.17). */
    public static JsString toString(Object value) {
        if (value instanceof JsString string) {
            return string;
        }
        if (value instanceof Double d) {
            return numberToString(d);
        }
        if (value instanceof Boolean b) {
            return b ? TRUE : FALSE;
        }
        if (value == Undefined.UNDEFINED) {
            return UNDEFINED;
        }
        if (value == Null.NULL) {
            return NULL;
        }
        if (value instanceof JsBigInt big) {
            return big.toJsString(10);
        }
        if (value instanceof Symbol) {
            throw Errors.typeError("Cannot convert a Symbol value to a string");
        }
        return toString(toPrimitive(value, Hint.STRING));
    }

    /** Number::toString (§6.1.6.1.20) with radix 10. */
    public static JsString numberToString(double number) {
        return NumberText.format(number);
    }

    // ---- Objects

    /** ToObject (§7.1.18): a TypeError for undefined and null. Runs no user code. */
    public static JsObject toObject(Object value) {
        if (value instanceof JsObject object) {
            return object;
        }
        if (value instanceof JsString string) {
            return new StringObject(string);
        }
        JsObject prototype = prototypeOfPrimitive(value);
        if (prototype == null) {
            throw Errors.typeError("Cannot convert undefined or null to object");
        }
        return new PrimitiveObject(prototype, value);
    }

    /** The object whose properties a primitive has, in the current realm; null for undefined and null. Runs no user code. */
    public static JsObject prototypeOfPrimitive(Object value) {
        Realm realm = Agent.realm;
        if (value instanceof JsString) {
            return realm.stringPrototype;
        }
        if (value instanceof Double) {
            return realm.intrinsic(Intrinsic.NUMBER_PROTOTYPE);
        }
        if (value instanceof Boolean) {
            return realm.intrinsic(Intrinsic.BOOLEAN_PROTOTYPE);
        }
        if (value instanceof Symbol) {
            return realm.intrinsic(Intrinsic.SYMBOL_PROTOTYPE);
        }
        return value instanceof JsBigInt ? realm.intrinsic(Intrinsic.BIGINT_PROTOTYPE) : null;
    }

    /**
     * RequireObjectCoercible (§7.2.1), with V8's message for methods.
     *
     * @param method the method that is asking, such as {@code String.prototype.trim}
     */
    public static Object requireObjectCoercible(Object value, String method) {
        if (value == Undefined.UNDEFINED || value == Null.NULL) {
            throw Errors.typeError(method + " called on null or undefined");
        }
        return value;
    }

    // ---- Testing. Run no user code, except isArray, isRegExp.

    /** IsCallable (§7.2.3). */
    public static boolean isCallable(Object value) {
        return value instanceof JsObject object && object.isCallable();
    }

    /** IsConstructor (§7.2.4). */
    public static boolean isConstructor(Object value) {
        return value instanceof JsObject object && object.isConstructor();
    }

    /** IsArray (§7.2.2): a TypeError for a revoked proxy. */
    public static boolean isArray(Object value) {
        return value instanceof JsObject object && object.isArray();
    }

    /** IsRegExp (§7.2.8). */
    public static boolean isRegExp(Object value) {
        if (!(value instanceof JsObject object)) {
            return false;
        }
        Object matcher = object.get(Symbol.MATCH, object);
        return matcher == Undefined.UNDEFINED ? object.className().equals("RegExp") : toBoolean(matcher);
    }

    /** IsIntegralNumber (§7.2.6). */
    public static boolean isIntegralNumber(Object value) {
        return value instanceof Double d && Math.floor(d) == d && !Double.isInfinite(d);
    }

    public static boolean isNullish(Object value) {
        return value == Undefined.UNDEFINED || value == Null.NULL;
    }

    /** SameValue (§7.2.10). */
    public static boolean sameValue(Object a, Object b) {
        return Equality.sameValue(a, b);
    }

    /** SameValueZero (§7.2.11). */
    public static boolean sameValueZero(Object a, Object b) {
        return Equality.sameValueZero(a, b);
    }
}
