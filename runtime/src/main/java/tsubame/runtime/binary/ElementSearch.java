package tsubame.runtime.binary;

import tsubame.runtime.convert.Equality;
import tsubame.runtime.value.UnitSearch;

/**
 * Looks for a value among the elements of a typed array, in a range that lies within it: bytes many at a time, numbers without boxing them.
 * Runs no user code.
 */
public final class ElementSearch {
    private ElementSearch() {}

    /** The first index in [from, to) of an element that is strictly equal, or -1; NaN is found if that is asked for. */
    public static int first(JsTypedArray array, int from, int to, Object wanted, boolean findsNaN) {
        if (array.kind.isBigInt()) {
            for (int i = from; i < to; i++) {
                if (Equality.strict(array.element(i), wanted)) {
                    return i;
                }
            }
            return -1;
        }
        if (!(wanted instanceof Double number) || from >= to) {
            return -1;
        }
        double value = number;
        if (value != value) {
            return findsNaN && array.kind.isFloat() ? firstNaN(array, from, to) : -1;
        }
        return array.kind.shift == 0 ? firstByte(array, from, to, value) : firstNumber(array, from, to, value);
    }

    private static int firstByte(JsTypedArray array, int from, int to, double value) {
        int unit = (int) value;
        boolean isSigned = array.kind == ElementKind.INT8;
        if (unit != value || unit != (isSigned ? (byte) unit : unit & 0xFF)) {
            return -1;
        }
        int at = UnitSearch.first(array.buffer.bytes(), array.byteIndex(from), array.byteIndex(to), unit & 0xFF);
        return at < 0 ? -1 : at - array.byteOffset;
    }

    private static int firstNumber(JsTypedArray array, int from, int to, double value) {
        byte[] bytes = array.buffer.bytes();
        int code = array.kind.code;
        int size = array.kind.size();
        int at = array.byteIndex(from);
        for (int i = from; i < to; i++) {
            if (ElementKind.get(code, bytes, at) == value) {
                return i;
            }
            at += size;
        }
        return -1;
    }

    private static int firstNaN(JsTypedArray array, int from, int to) {
        for (int i = from; i < to; i++) {
            double element = array.number(i);
            if (element != element) {
                return i;
            }
        }
        return -1;
    }

    /** The last index up to `from`, which is below the length, of an element that is strictly equal, or -1. */
    public static int last(JsTypedArray array, int from, Object wanted) {
        if (!array.kind.isBigInt() && !(wanted instanceof Double)) {
            return -1;
        }
        for (int i = from; i >= 0; i--) {
            if (array.kind.isBigInt() ? Equality.strict(array.element(i), wanted) : array.number(i) == (Double) wanted) {
                return i;
            }
        }
        return -1;
    }
}
