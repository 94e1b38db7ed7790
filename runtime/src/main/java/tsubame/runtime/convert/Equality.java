package tsubame.runtime.convert;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.value.JsBigInt;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** The four equalities (§7.2.10 – §7.2.14). Only {@link #loose} may run user code. */
public final class Equality {
    private Equality() {}

    /** SameValue: NaN is itself, 0 is not -0. */
    public static boolean sameValue(Object a, Object b) {
        if (a instanceof Double x) {
            return b instanceof Double y && Double.doubleToLongBits(x) == Double.doubleToLongBits(y);
        }
        return sameNonNumber(a, b);
    }

    /** SameValueZero: NaN is itself, 0 is -0. */
    public static boolean sameValueZero(Object a, Object b) {
        if (a instanceof Double x) {
            return b instanceof Double y && ((double) x == (double) y || Double.isNaN(x) && Double.isNaN(y));
        }
        return sameNonNumber(a, b);
    }

    /** IsStrictlyEqual: {@code ===}. */
    public static boolean strict(Object a, Object b) {
        if (a instanceof Double x) {
            return b instanceof Double y && (double) x == (double) y;
        }
        return sameNonNumber(a, b);
    }

    private static boolean sameNonNumber(Object a, Object b) {
        if (a == b) { // identity of objects, symbols, singletons; equal for anything else as well
            return true;
        }
        if (a instanceof JsString x) {
            return b instanceof JsString y && JsString.same(x, y);
        }
        if (a instanceof Boolean x) {
            return b instanceof Boolean y && (boolean) x == (boolean) y;
        }
        return a instanceof JsBigInt x && b instanceof JsBigInt y && x.equalTo(y);
    }

    /** IsLooselyEqual: {@code ==}. */
    public static boolean loose(Object left, Object right) {
        Object a = left;
        Object b = right;
        while (true) {
            if (sameType(a, b)) {
                return strict(a, b);
            }
            boolean aNullish = isNullishOrDda(a);
            boolean bNullish = isNullishOrDda(b);
            if (aNullish || bNullish) {
                return aNullish && bNullish;
            }
            if (a instanceof JsObject x && b instanceof JsObject y) {
                return x == y;
            }
            if (a instanceof Boolean) {
                a = Conversions.toNumber(a);
            } else if (b instanceof Boolean) {
                b = Conversions.toNumber(b);
            } else if (a instanceof JsObject) {
                a = Conversions.toPrimitive(a, Conversions.Hint.DEFAULT);
            } else if (b instanceof JsObject) {
                b = Conversions.toPrimitive(b, Conversions.Hint.DEFAULT);
            } else {
                return loosePrimitives(a, b);
            }
        }
    }

    private static boolean sameType(Object a, Object b) {
        return a instanceof Double && b instanceof Double || a instanceof JsString && b instanceof JsString
                || a instanceof Boolean && b instanceof Boolean || a instanceof JsBigInt && b instanceof JsBigInt;
    }

    private static boolean isNullishOrDda(Object value) {
        return value == Undefined.UNDEFINED || value == Null.NULL || value instanceof JsObject o && o.isHtmlDda();
    }

    /** Two of different types among number, string, big integer, symbol. */
    private static boolean loosePrimitives(Object a, Object b) {
        if (a instanceof Symbol symbol) {
            return symbol == b;
        }
        if (b instanceof Symbol) {
            return false;
        }
        if (a instanceof JsBigInt || b instanceof JsBigInt) {
            JsBigInt big = a instanceof JsBigInt x ? x : (JsBigInt) b;
            Object other = a instanceof JsBigInt ? b : a;
            if (other instanceof JsString string) {
                JsBigInt parsed = JsBigInt.parse(string);
                return parsed != null && parsed.equalTo(big);
            }
            return big.compareTo((Double) other) == 0;
        }
        return Conversions.toNumber(a) == Conversions.toNumber(b);
    }
}
