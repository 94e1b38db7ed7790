package tsubame.runtime.builtin;

import tsubame.runtime.binary.ElementKind;
import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.binary.LittleEndian;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.sort.Comparison;
import tsubame.runtime.sort.LongSort;
import tsubame.runtime.sort.StableSort;
import tsubame.runtime.value.Undefined;

/**
 * sort and toSorted of typed arrays (ECMA-262 §23.2.3.29, §23.2.3.33). Without a comparator elements are sorted as longs whose order is
 * that of the elements; equal ones cannot be told apart, so stability does not matter there.
 */
final class TypedArraySorting {
    private TypedArraySorting() {}

    static Object sort(JsTypedArray array, Object argument) {
        JsObject comparator = ArraySorting.comparator(argument);
        int length = TypedArrayCreation.requireWritable(array, "sort").length();
        if (comparator == null) {
            sortByDefault(array, array, length);
        } else {
            Object[] sorted = sorted(array, length, comparator);
            int now = Math.min(length, array.length());
            for (int i = 0; i < now; i++) {
                array.setElement(i, sorted[i]);
            }
        }
        return array;
    }

    static Object toSorted(JsTypedArray array, Object argument) {
        JsObject comparator = ArraySorting.comparator(argument);
        int length = TypedArrayCreation.requireInBounds(array, "toSorted").length();
        JsTypedArray result = TypedArrayCreation.create(array.kind, length);
        if (comparator == null) {
            sortByDefault(array, result, length);
        } else {
            Object[] sorted = sorted(array, length, comparator);
            for (int i = 0; i < length; i++) {
                result.setElement(i, sorted[i]);
            }
        }
        return result;
    }

    private static Object[] sorted(JsTypedArray array, int length, JsObject comparator) {
        Object[] values = new Object[length];
        for (int i = 0; i < length; i++) {
            values[i] = array.element(i);
        }
        StableSort.sort(values, 0, length, new ComparatorOrder(comparator));
        return values;
    }

    private static final class ComparatorOrder extends Comparison {
        private final JsObject function;

        ComparatorOrder(JsObject function) {
            this.function = function;
        }

        @Override
        public double compare(Object a, Object b) {
            double order = Conversions.toNumber(function.call(Undefined.UNDEFINED, new Object[] {a, b}));
            return order != order ? 0 : order;
        }
    }

    private static void sortByDefault(JsTypedArray from, JsTypedArray to, int length) {
        long[] keys = new long[length];
        boolean big = from.kind.isBigInt();
        // Flipping the sign bit makes the signed order of keys that of numbers without sign.
        long flip = from.kind == ElementKind.BIGUINT64 ? Long.MIN_VALUE : 0;
        byte[] source = from.buffer.bytes();
        for (int i = 0; i < length; i++) {
            keys[i] = big ? LittleEndian.getInt64(source, from.byteIndex(i)) ^ flip : LongSort.ofDouble(from.number(i));
        }
        LongSort.sort(keys, length);
        byte[] target = to.buffer.bytes();
        for (int i = 0; i < length; i++) {
            if (big) {
                LittleEndian.putInt64(target, to.byteIndex(i), keys[i] ^ flip);
            } else {
                to.kind.putNumber(target, to.byteIndex(i), LongSort.toDouble(keys[i]));
            }
        }
    }
}
