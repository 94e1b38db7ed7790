package tsubame.runtime.convert;

import tsubame.runtime.value.JsBigInt;
import tsubame.runtime.value.JsString;

/** IsLessThan (§7.2.12), in all directions at once. */
final class Ordering {
    static final int LESS = -1;
    static final int EQUAL = 0;
    static final int GREATER = 1;
    /** There is a NaN among them, or a text that is no big integer. */
    static final int NONE = 2;

    private Ordering() {}

    /** Converts a, then b (which may run user code), and compares. */
    static int compare(Object a, Object b) {
        Object p = Conversions.toPrimitive(a, Conversions.Hint.NUMBER);
        Object q = Conversions.toPrimitive(b, Conversions.Hint.NUMBER);
        if (p instanceof JsString x) {
            if (q instanceof JsString y) {
                return Integer.signum(JsString.compare(x, y));
            }
            if (q instanceof JsBigInt y) {
                JsBigInt parsed = JsBigInt.parse(x);
                return parsed == null ? NONE : Integer.signum(parsed.compareTo(y));
            }
        } else if (q instanceof JsString y && p instanceof JsBigInt x) {
            JsBigInt parsed = JsBigInt.parse(y);
            return parsed == null ? NONE : Integer.signum(x.compareTo(parsed));
        }
        return numeric(Conversions.toNumeric(p), Conversions.toNumeric(q));
    }

    private static int numeric(Object p, Object q) {
        if (p instanceof Double x) {
            if (q instanceof Double y) {
                double m = x;
                double n = y;
                return m < n ? LESS : m > n ? GREATER : m == n ? EQUAL : NONE;
            }
            return Double.isNaN(x) ? NONE : -((JsBigInt) q).compareTo(x);
        }
        if (q instanceof Double y) {
            return Double.isNaN(y) ? NONE : ((JsBigInt) p).compareTo(y);
        }
        return Integer.signum(((JsBigInt) p).compareTo((JsBigInt) q));
    }
}
