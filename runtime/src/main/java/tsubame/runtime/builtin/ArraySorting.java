package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Builtins.arg;

import java.util.Arrays;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.JsFunction;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.sort.Comparison;
import tsubame.runtime.sort.LongSort;
import tsubame.runtime.sort.NumericOrder;
import tsubame.runtime.sort.StableSort;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/**
 * sort and toSorted (ECMA-262 §23.1.3.30, §23.1.3.34). Values are collected, undefined ones counted apart, sorted stably in
 * a copy, and written back; so user code that runs meanwhile cannot disturb the sort.
 */
final class ArraySorting {
    private ArraySorting() {}

    static Object sort(Object self, Object[] args) {
        JsObject comparator = comparator(arg(args, 0));
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        if (o instanceof JsArray array && sortNumbers(array, numericOrder(comparator))) {
            return o;
        }
        Object[] found = collect(o, length);
        sortCollected(found, comparator);
        writeBack(o, length, found);
        return o;
    }

    static Object toSorted(Object self, Object[] args) {
        JsObject comparator = comparator(arg(args, 0));
        JsObject o = Conversions.toObject(self);
        Object[] values = ArrayOperations.valuesOf(o, ObjectOperations.lengthOf(o), false);
        sortCollected(values, comparator);
        return JsArray.ofValues(values, values.length);
    }

    private static int numericOrder(JsObject comparator) {
        return comparator instanceof JsFunction function ? function.numericOrder() : 0;
    }

    /** Sorts an array of nothing but numbers by a - b or b - a without calling that; false when it cannot be. */
    private static boolean sortNumbers(JsArray array, int order) {
        if (order == 0 || array.kind() != JsArray.PACKED_DOUBLE || !array.isLengthWritable() || !array.isExtensible()) {
            return false;
        }
        int count = (int) array.length();
        long[] keys = new long[count];
        for (int i = 0; i < count; i++) {
            keys[i] = NumericOrder.key(array.getDouble(i), order);
            if (keys[i] == NumericOrder.UNFIT) {
                return false;
            }
        }
        LongSort.sort(keys, count);
        double[] sorted = new double[count];
        for (int i = 0; i < count; i++) {
            sorted[i] = NumericOrder.number(keys[i], order);
        }
        return array.replaceDoubles(sorted, count);
    }

    /** The comparator, or null when it is undefined. */
    static JsObject comparator(Object value) {
        if (value == Undefined.UNDEFINED) {
            return null;
        }
        if (value instanceof JsObject function && function.isCallable()) {
            return function;
        }
        throw Errors.typeError("The comparison function must be either a function or undefined");
    }

    /** The present elements; holes are left out. */
    private static Object[] collect(JsObject o, long length) {
        JsArray array = ArrayOperations.denseOrNull(o);
        if (array != null && array.isPacked() && array.length() == length) {
            return array.copyDense();
        }
        Object[] found = new Object[(int) Math.min(length, 16)];
        int count = 0;
        for (long i = 0; i < length; i++) {
            Object value = ArrayOperations.elementOrHole(o, i);
            if (value != null) {
                if (count == found.length) {
                    found = Arrays.copyOf(found, 2 * count + 16);
                }
                found[count++] = value;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** Sorts the values, undefined ones last. */
    private static void sortCollected(Object[] values, JsObject comparator) {
        int defined = 0;
        for (int i = 0; i < values.length; i++) {
            if (values[i] != Undefined.UNDEFINED) {
                values[defined++] = values[i];
            }
        }
        Arrays.fill(values, defined, values.length, Undefined.UNDEFINED);
        if (comparator != null) {
            StableSort.sort(values, 0, defined, new ComparatorOrder(comparator));
        } else {
            sortAsStrings(values, defined);
        }
    }

    /** Writes sorted values back to the front; what is left behind them was holes, and is deleted. */
    private static void writeBack(JsObject o, long length, Object[] sorted) {
        int count = sorted.length;
        JsArray array = ArrayOperations.denseOrNull(o);
        if (array != null && count == length && array.length() == length && replaceAll(array, sorted, count)) {
            return;
        }
        for (int i = 0; i < count; i++) {
            o.putIndex(i, sorted[i]);
        }
        for (long i = count; i < length; i++) {
            if (o.hasIndex(i)) {
                ObjectOperations.deleteIndexOrThrow(o, i);
            }
        }
    }

    /** Makes the values the elements of a dense array, as raw doubles when all are numbers; false when it must not. */
    static boolean replaceAll(JsArray array, Object[] values, int count) {
        if (count > 0) {
            double[] numbers = new double[count];
            int n = 0;
            while (n < count && values[n] instanceof Double number) {
                numbers[n++] = number;
            }
            if (n == count) {
                return array.replaceDoubles(numbers, count);
            }
        }
        return array.replaceDense(values, count);
    }

    private static final class ComparatorOrder extends Comparison {
        private final JsObject function;

        ComparatorOrder(JsObject function) {
            this.function = function;
        }

        @Override
        public double compare(Object a, Object b) {
            Object result = function instanceof JsFunction plain
                    ? plain.callPair(a, b)
                    : function.call(Undefined.UNDEFINED, new Object[] {a, b});
            double order = result instanceof Double number ? number : Conversions.toNumber(result);
            return order != order ? 0 : order;
        }
    }

    // ---- The default order: by ToString

    private static final class KeyedValue {
        final JsString key;
        final Object value;

        KeyedValue(JsString key, Object value) {
            this.key = key;
            this.value = value;
        }
    }

    private static final class KeyOrder extends Comparison {
        @Override
        public double compare(Object a, Object b) {
            return JsString.compare(((KeyedValue) a).key, ((KeyedValue) b).key);
        }
    }

    private static final class StringOrder extends Comparison {
        @Override
        public double compare(Object a, Object b) {
            return JsString.compare((JsString) a, (JsString) b);
        }
    }

    /** Converts each value once; strings are their own keys. */
    private static void sortAsStrings(Object[] values, int count) {
        int strings = 0;
        while (strings < count && values[strings] instanceof JsString) {
            strings++;
        }
        if (strings == count) {
            StableSort.sort(values, 0, count, new StringOrder());
            return;
        }
        Object[] keyed = new Object[count];
        for (int i = 0; i < count; i++) {
            keyed[i] = new KeyedValue(Conversions.toString(values[i]), values[i]);
        }
        StableSort.sort(keyed, 0, count, new KeyOrder());
        for (int i = 0; i < count; i++) {
            values[i] = ((KeyedValue) keyed[i]).value;
        }
    }
}
