package tsubame.runtime.sort;

/**
 * Stable merge sort of a range of values that makes use of runs already in order (powersort, Munro and Wild, 2018):
 * runs are found from left to right, short ones extended by binary insertion, and merged in a nearly optimal tree.
 *
 * <p>If the comparison throws, the range holds some permutation of its values or has some of them twice; callers sort a
 * copy.
 */
public final class StableSort {
    private static final int MIN_RUN = 24;

    private final Object[] values;
    private final Comparison order;
    private Object[] spare = new Object[0];
    private final int[] runStart = new int[40];
    private final int[] runPower = new int[40];
    private int runs;

    private StableSort(Object[] values, Comparison order) {
        this.values = values;
        this.order = order;
    }

    /** Sorts {@code values[from, to)}. */
    public static void sort(Object[] values, int from, int to, Comparison order) {
        if (to - from > 1) {
            new StableSort(values, order).sort(from, to);
        }
    }

    private void sort(int from, int to) {
        int start = from;
        int end = nextRun(start, to);
        while (end < to) {
            int nextEnd = nextRun(end, to);
            int power = nodePower(start - from, end - from, nextEnd - from, to - from);
            while (runs > 0 && runPower[runs - 1] > power) {
                runs--;
                merge(runStart[runs], start, end);
                start = runStart[runs];
            }
            runStart[runs] = start;
            runPower[runs++] = power;
            start = end;
            end = nextEnd;
        }
        while (runs > 0) {
            runs--;
            merge(runStart[runs], start, to);
            start = runStart[runs];
        }
    }

    /** Depth, in the perfectly balanced merge tree, of the node between two neighbouring runs. */
    private static int nodePower(int start, int middle, int end, int total) {
        long a = (long) start + middle;
        long b = (long) middle + end;
        // First bit in which the runs' midpoints, as fractions of 2 * total, differ.
        int power = 0;
        long whole = 2L * total;
        boolean differ = false;
        while (!differ) {
            power++;
            a *= 2;
            b *= 2;
            boolean bitA = a >= whole;
            boolean bitB = b >= whole;
            a -= bitA ? whole : 0;
            b -= bitB ? whole : 0;
            differ = bitA != bitB;
        }
        return power;
    }

    /** Makes {@code [start, result)} ascending, by reversing a strictly descending run or extending a short one. */
    private int nextRun(int start, int to) {
        int end = start + 1;
        if (end == to) {
            return to;
        }
        if (order.compare(values[start], values[end++]) > 0) {
            while (end < to && order.compare(values[end - 1], values[end]) > 0) {
                end++;
            }
            reverse(start, end);
        } else {
            while (end < to && order.compare(values[end - 1], values[end]) <= 0) {
                end++;
            }
        }
        int minimum = Math.min(to, start + MIN_RUN);
        if (end < minimum) {
            insertAll(start, end, minimum);
            return minimum;
        }
        return end;
    }

    private void reverse(int from, int to) {
        for (int i = from, j = to - 1; i < j; i++, j--) {
            Object value = values[i];
            values[i] = values[j];
            values[j] = value;
        }
    }

    private void insertAll(int start, int sorted, int to) {
        for (int i = sorted; i < to; i++) {
            Object value = values[i];
            int low = start;
            int high = i;
            while (low < high) {
                int middle = low + high >>> 1;
                if (order.compare(value, values[middle]) < 0) {
                    high = middle;
                } else {
                    low = middle + 1;
                }
            }
            System.arraycopy(values, low, values, low + 1, i - low);
            values[low] = value;
        }
    }

    private void merge(int from, int middle, int to) {
        if (order.compare(values[middle - 1], values[middle]) <= 0) {
            return;
        }
        int left = middle - from;
        if (spare.length < left) {
            spare = new Object[Math.max(left, Math.min(2 * spare.length, values.length))];
        }
        System.arraycopy(values, from, spare, 0, left);
        int i = 0;
        int j = middle;
        int out = from;
        while (i < left && j < to) {
            values[out++] = order.compare(spare[i], values[j]) <= 0 ? spare[i++] : values[j++];
        }
        System.arraycopy(spare, i, values, out, left - i);
    }
}
