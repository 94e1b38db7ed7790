package tsubame.runtime.convert;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsBigInt;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/**
 * The operators of §13 over any values: the meaning of the opcodes. Each tries two doubles first; the general case converts (which
 * may run user code), left operand before right, and then works on two numbers or two big integers.
 */
public final class Operators {
    private static final JsString TYPE_UNDEFINED = JsString.of("undefined");
    private static final JsString TYPE_OBJECT = JsString.of("object");
    private static final JsString TYPE_BOOLEAN = JsString.of("boolean");
    private static final JsString TYPE_NUMBER = JsString.of("number");
    private static final JsString TYPE_STRING = JsString.of("string");
    private static final JsString TYPE_SYMBOL = JsString.of("symbol");
    private static final JsString TYPE_BIGINT = JsString.of("bigint");
    private static final JsString TYPE_FUNCTION = JsString.of("function");

    private Operators() {}

    // ---- Arithmetic

    /** {@code a + b} (§13.15.3). */
    public static Object add(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x + y;
        }
        if (a instanceof JsString x && b instanceof JsString y) {
            return JsString.concat(x, y);
        }
        if (a instanceof JsString x && Pieces.isNatural(b)) {
            return Pieces.append(x, (int) (double) b);
        }
        if (a instanceof JsBigInt x && b instanceof JsBigInt y) {
            return x.add(y);
        }
        Object p = Conversions.toPrimitive(a, Conversions.Hint.DEFAULT);
        Object q = Conversions.toPrimitive(b, Conversions.Hint.DEFAULT);
        if (p instanceof JsString || q instanceof JsString) {
            JsString left = Conversions.toString(p);
            return JsString.concat(left, Conversions.toString(q));
        }
        return numericAdd(Conversions.toNumeric(p), Conversions.toNumeric(q));
    }

    private static Object numericAdd(Object p, Object q) {
        if (p instanceof Double x && q instanceof Double y) {
            return x + y;
        }
        return left(p, q).add((JsBigInt) q);
    }

    /** {@code a - b}. */
    public static Object subtract(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x - y;
        }
        Object p = Conversions.toNumeric(a);
        Object q = Conversions.toNumeric(b);
        if (p instanceof Double x && q instanceof Double y) {
            return x - y;
        }
        return left(p, q).subtract((JsBigInt) q);
    }

    /** {@code a * b}. */
    public static Object multiply(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x * y;
        }
        Object p = Conversions.toNumeric(a);
        Object q = Conversions.toNumeric(b);
        if (p instanceof Double x && q instanceof Double y) {
            return x * y;
        }
        return left(p, q).multiply((JsBigInt) q);
    }

    /** {@code a / b}. */
    public static Object divide(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x / y;
        }
        Object p = Conversions.toNumeric(a);
        Object q = Conversions.toNumeric(b);
        if (p instanceof Double x && q instanceof Double y) {
            return x / y;
        }
        return left(p, q).divide((JsBigInt) q);
    }

    /** {@code a % b}. */
    public static Object remainder(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return remainder((double) x, (double) y);
        }
        Object p = Conversions.toNumeric(a);
        Object q = Conversions.toNumeric(b);
        if (p instanceof Double x && q instanceof Double y) {
            return remainder((double) x, (double) y);
        }
        return left(p, q).remainder((JsBigInt) q);
    }

    /** Number::remainder (§6.1.6.1.6): integers by the machine's integer remainder, which is much faster. */
    public static double remainder(double x, double y) {
        int i = (int) x;
        int j = (int) y;
        if (i == x && j == y && i > 0 && j > 0) {
            return i % j;
        }
        return x % y;
    }

    /** {@code a ** b}. */
    public static Object exponentiate(Object a, Object b) {
        Object p = Conversions.toNumeric(a);
        Object q = Conversions.toNumeric(b);
        if (p instanceof Double x && q instanceof Double y) {
            return power(x, y);
        }
        return left(p, q).exponentiate((JsBigInt) q);
    }

    /** Number::exponentiate (§6.1.6.1.3). Differs from Java's pow in 1 ** ±Infinity, which is NaN here. */
    public static double power(double base, double exponent) {
        if ((base == 1 || base == -1) && Double.isInfinite(exponent)) {
            return Double.NaN;
        }
        return exponent == 2 ? base * base : StrictMath.pow(base, exponent);
    }

    /** {@code -a}. */
    public static Object negate(Object a) {
        if (a instanceof Double x) {
            return -x;
        }
        Object p = Conversions.toNumeric(a);
        return p instanceof Double x ? (Object) (-x) : ((JsBigInt) p).negate();
    }

    /** What {@code ++} adds to: the old value, as ToNumeric gives it, must be passed. */
    public static Object increment(Object numeric) {
        return numeric instanceof Double x ? (Object) (x + 1) : incrementSlow(numeric, JsBigInt.ONE);
    }

    public static Object decrement(Object numeric) {
        return numeric instanceof Double x ? (Object) (x - 1) : incrementSlow(numeric, JsBigInt.MINUS_ONE);
    }

    private static Object incrementSlow(Object value, JsBigInt by) {
        Object p = Conversions.toNumeric(value);
        return p instanceof Double x ? (Object) (x + by.toDouble()) : ((JsBigInt) p).add(by);
    }

    // ---- Bits

    /** {@code a & b}. */
    public static Object bitAnd(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return (double) (Conversions.toInt32((double) x) & Conversions.toInt32((double) y));
        }
        Object p = Conversions.toNumeric(a);
        Object q = Conversions.toNumeric(b);
        if (p instanceof Double && q instanceof Double) {
            return (double) (Conversions.toInt32(p) & Conversions.toInt32(q));
        }
        return left(p, q).and((JsBigInt) q);
    }

    /** {@code a | b}. */
    public static Object bitOr(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return (double) (Conversions.toInt32((double) x) | Conversions.toInt32((double) y));
        }
        Object p = Conversions.toNumeric(a);
        Object q = Conversions.toNumeric(b);
        if (p instanceof Double && q instanceof Double) {
            return (double) (Conversions.toInt32(p) | Conversions.toInt32(q));
        }
        return left(p, q).or((JsBigInt) q);
    }

    /** {@code a ^ b}. */
    public static Object bitXor(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return (double) (Conversions.toInt32((double) x) ^ Conversions.toInt32((double) y));
        }
        Object p = Conversions.toNumeric(a);
        Object q = Conversions.toNumeric(b);
        if (p instanceof Double && q instanceof Double) {
            return (double) (Conversions.toInt32(p) ^ Conversions.toInt32(q));
        }
        return left(p, q).xor((JsBigInt) q);
    }

    /** {@code a << b}. */
    public static Object shiftLeft(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return (double) (Conversions.toInt32((double) x) << Conversions.toInt32((double) y));
        }
        Object p = Conversions.toNumeric(a);
        Object q = Conversions.toNumeric(b);
        if (p instanceof Double && q instanceof Double) {
            return (double) (Conversions.toInt32(p) << Conversions.toInt32(q));
        }
        return left(p, q).shiftLeft((JsBigInt) q);
    }

    /** {@code a >> b}. */
    public static Object shiftRight(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return (double) (Conversions.toInt32((double) x) >> Conversions.toInt32((double) y));
        }
        Object p = Conversions.toNumeric(a);
        Object q = Conversions.toNumeric(b);
        if (p instanceof Double && q instanceof Double) {
            return (double) (Conversions.toInt32(p) >> Conversions.toInt32(q));
        }
        return left(p, q).shiftRight((JsBigInt) q);
    }

    /** {@code a >>> b}. */
    public static Object shiftRightUnsigned(Object a, Object b) {
        Object p = Conversions.toNumeric(a);
        Object q = Conversions.toNumeric(b);
        if (p instanceof Double && q instanceof Double) {
            return (double) (Conversions.toUint32(p) >>> (Conversions.toInt32(q) & 31));
        }
        left(p, q);
        throw Errors.typeError("BigInts have no unsigned right shift, use >> instead");
    }

    /** {@code ~a}. */
    public static Object bitNot(Object a) {
        if (a instanceof Double x) {
            return (double) ~Conversions.toInt32((double) x);
        }
        Object p = Conversions.toNumeric(a);
        return p instanceof Double x ? (Object) (double) ~Conversions.toInt32((double) x) : ((JsBigInt) p).not();
    }

    /** The left of two big integers; a TypeError when not both are. */
    private static JsBigInt left(Object p, Object q) {
        if (p instanceof JsBigInt big && q instanceof JsBigInt) {
            return big;
        }
        throw Errors.typeError("Cannot mix BigInt and other types, use explicit conversions");
    }

    // ---- Order (§7.2.12): both operands are converted left to right in all four

    /** {@code a < b}. */
    public static boolean less(Object a, Object b) {
        return a instanceof Double x && b instanceof Double y ? (double) x < (double) y : Ordering.compare(a, b) == Ordering.LESS;
    }

    /** {@code a <= b}. */
    public static boolean lessOrEqual(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return (double) x <= (double) y;
        }
        int order = Ordering.compare(a, b);
        return order == Ordering.LESS || order == Ordering.EQUAL;
    }

    /** {@code a > b}. */
    public static boolean greater(Object a, Object b) {
        return a instanceof Double x && b instanceof Double y ? (double) x > (double) y : Ordering.compare(a, b) == Ordering.GREATER;
    }

    /** {@code a >= b}. */
    public static boolean greaterOrEqual(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return (double) x >= (double) y;
        }
        int order = Ordering.compare(a, b);
        return order == Ordering.GREATER || order == Ordering.EQUAL;
    }

    // ---- The others

    /** {@code typeof a} (§13.5.3). Runs no user code. */
    public static JsString typeOf(Object a) {
        if (a instanceof JsObject o) {
            if (o.isHtmlDda()) {
                return TYPE_UNDEFINED;
            }
            return o.isCallable() ? TYPE_FUNCTION : TYPE_OBJECT;
        }
        if (a instanceof Double) {
            return TYPE_NUMBER;
        }
        if (a instanceof JsString) {
            return TYPE_STRING;
        }
        if (a instanceof Boolean) {
            return TYPE_BOOLEAN;
        }
        if (a == Undefined.UNDEFINED) {
            return TYPE_UNDEFINED;
        }
        if (a == Null.NULL) {
            return TYPE_OBJECT;
        }
        return a instanceof Symbol ? TYPE_SYMBOL : TYPE_BIGINT;
    }

    /** {@code a instanceof b} (§13.10.2). */
    public static boolean instanceOf(Object a, Object b) {
        if (!(b instanceof JsObject target)) {
            throw Errors.typeError("Right-hand side of 'instanceof' is not an object");
        }
        JsObject method = ObjectOperations.getMethod(target, Symbol.HAS_INSTANCE);
        if (method != null) {
            return Conversions.toBoolean(method.call(target, new Object[] {a}));
        }
        if (!target.isCallable()) {
            throw Errors.typeError("Right-hand side of 'instanceof' is not callable");
        }
        return ObjectOperations.ordinaryHasInstance(target, a);
    }

    /** {@code a in b} (§13.10.1). */
    public static boolean in(Object a, Object b) {
        if (!(b instanceof JsObject object)) {
            throw notAnObject(a, b);
        }
        if (a instanceof Double d && d >= 0 && (long) (double) d == d && d <= PropertyKey.MAX_INDEX) {
            return object.hasIndex((long) (double) d);
        }
        return object.hasProperty(PropertyKey.from(a));
    }

    private static JsThrow notAnObject(Object a, Object b) {
        return Errors.typeError("Cannot use 'in' operator to search for '" + Describe.plainly(a) + "' in " + Describe.plainly(b));
    }
}
