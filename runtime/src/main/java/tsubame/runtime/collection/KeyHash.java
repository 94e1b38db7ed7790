package tsubame.runtime.collection;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.value.JsBigInt;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Symbol;

/** Hash and equality of values under SameValueZero; the same in every run. Runs no user code. */
final class KeyHash {
    static final Double ZERO = 0.0;

    private static final int NAN_HASH = 0x7FF80000;

    private KeyHash() {}

    static int of(Object key) {
        if (key instanceof Double number) {
            double value = number;
            if (value != value) {
                return NAN_HASH;
            }
            // Small integers have zeros in the low word: fold, or they would all fall together.
            long bits = Double.doubleToRawLongBits(value + 0.0);
            return (int) (bits ^ bits >>> 32);
        }
        if (key instanceof JsString text) {
            return text.hashCode();
        }
        if (key instanceof JsObject object) {
            return object.keyHash();
        }
        if (key instanceof Symbol symbol) {
            return symbol.hash;
        }
        if (key instanceof JsBigInt integer) {
            return integer.hashCode();
        }
        // undefined, null, true, false: so few that they may share two hashes
        return key instanceof Boolean truth && truth ? 1 : 2;
    }

    private static boolean sameNumber(double x, double y) {
        return x == y || x != x && y != y;
    }

    /** SameValueZero of two keys with the same hash. */
    static boolean same(Object a, Object b) {
        if (a instanceof Double x) {
            return b instanceof Double y && sameNumber(x, y);
        }
        if (a == b) {
            return true;
        }
        if (a instanceof JsString x) {
            return b instanceof JsString y && JsString.same(x, y);
        }
        if (a instanceof Boolean x) {
            return b instanceof Boolean y && x.booleanValue() == y.booleanValue();
        }
        return a instanceof JsBigInt x && b instanceof JsBigInt y && x.equalTo(y);
    }
}
