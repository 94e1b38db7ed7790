package tsubame.runtime.sort;

/**
 * Sort of longs in place, and the order-preserving map from doubles to longs that makes it sort numbers as
 * %TypedArray%.prototype.sort wants: −0 before +0, NaN last. Merge sort over insertion-sorted blocks; never quadratic.
 */
public final class LongSort {
    private static final int BLOCK = 24;

    private LongSort() {}

    /** Sorts {@code values[0, length)}. */
    public static void sort(long[] values, int length) {
        for (int start = 0; start < length; start += BLOCK) {
            insertionSort(values, start, Math.min(length, start + BLOCK));
        }
        long[] source = values;
        long[] target = length > BLOCK ? new long[length] : values;
        for (int width = BLOCK; width < length && width > 0; width *= 2) {
            for (int start = 0; start < length; start += 2 * width) {
                int middle = Math.min(length, start + width);
                merge(source, target, start, middle, Math.min(length, middle + width));
            }
            long[] swap = source;
            source = target;
            target = swap;
        }
        if (source != values) {
            System.arraycopy(source, 0, values, 0, length);
        }
    }

    private static void insertionSort(long[] values, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            long value = values[i];
            int j = i - 1;
            while (j >= from && values[j] > value) {
                values[j + 1] = values[j];
                j--;
            }
            values[j + 1] = value;
        }
    }

    private static void merge(long[] source, long[] target, int from, int middle, int to) {
        int i = from;
        int j = middle;
        for (int out = from; out < to; out++) {
            target[out] = i < middle && (j >= to || source[i] <= source[j]) ? source[i++] : source[j++];
        }
    }

    /** A long whose signed order is the order of numbers; an involution together with {@link #toDouble}. */
    public static long ofDouble(double value) {
        long bits = value != value ? 0x7FF8000000000000L : Double.doubleToRawLongBits(value);
        return bits ^ bits >> 63 & Long.MAX_VALUE;
    }

    public static double toDouble(long key) {
        return Double.longBitsToDouble(key ^ key >> 63 & Long.MAX_VALUE);
    }
}
