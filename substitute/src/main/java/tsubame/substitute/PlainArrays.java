package tsubame.substitute;

/**
 * {@code java.util.Arrays} of the native runtime: loops over arrays, as far as the runtime uses them. Copies keep the type of
 * the array. Bad ranges are the arrays' own faults.
 */
public final class PlainArrays {
    private PlainArrays() {}

    // ---- copies

    public static byte[] copyOf(byte[] array, int length) {
        byte[] copy = new byte[length];
        System.arraycopy(array, 0, copy, 0, Math.min(array.length, length));
        return copy;
    }

    public static char[] copyOf(char[] array, int length) {
        char[] copy = new char[length];
        System.arraycopy(array, 0, copy, 0, Math.min(array.length, length));
        return copy;
    }

    public static int[] copyOf(int[] array, int length) {
        int[] copy = new int[length];
        System.arraycopy(array, 0, copy, 0, Math.min(array.length, length));
        return copy;
    }

    public static long[] copyOf(long[] array, int length) {
        long[] copy = new long[length];
        System.arraycopy(array, 0, copy, 0, Math.min(array.length, length));
        return copy;
    }

    public static double[] copyOf(double[] array, int length) {
        double[] copy = new double[length];
        System.arraycopy(array, 0, copy, 0, Math.min(array.length, length));
        return copy;
    }

    public static boolean[] copyOf(boolean[] array, int length) {
        boolean[] copy = new boolean[length];
        System.arraycopy(array, 0, copy, 0, Math.min(array.length, length));
        return copy;
    }

    @SuppressWarnings("unchecked")
    public static <T> T[] copyOf(T[] array, int length) {
        Object[] copy = ArrayOperations.like(array, length);
        System.arraycopy(array, 0, copy, 0, Math.min(array.length, length));
        return (T[]) copy;
    }

    /** How many of the units from..to of an array of that length there are; what is beyond becomes zeros. */
    private static int present(int length, int from, int to) {
        return Math.min(length - from, to - from);
    }

    public static byte[] copyOfRange(byte[] array, int from, int to) {
        byte[] copy = new byte[to - from];
        System.arraycopy(array, from, copy, 0, present(array.length, from, to));
        return copy;
    }

    public static char[] copyOfRange(char[] array, int from, int to) {
        char[] copy = new char[to - from];
        System.arraycopy(array, from, copy, 0, present(array.length, from, to));
        return copy;
    }

    public static int[] copyOfRange(int[] array, int from, int to) {
        int[] copy = new int[to - from];
        System.arraycopy(array, from, copy, 0, present(array.length, from, to));
        return copy;
    }

    public static double[] copyOfRange(double[] array, int from, int to) {
        double[] copy = new double[to - from];
        System.arraycopy(array, from, copy, 0, present(array.length, from, to));
        return copy;
    }

    @SuppressWarnings("unchecked")
    public static <T> T[] copyOfRange(T[] array, int from, int to) {
        Object[] copy = ArrayOperations.like(array, to - from);
        System.arraycopy(array, from, copy, 0, present(array.length, from, to));
        return (T[]) copy;
    }

    // ---- fills

    public static void fill(byte[] array, byte value) {
        fill(array, 0, array.length, value);
    }

    public static void fill(byte[] array, int from, int to, byte value) {
        for (int i = from; i < to; i++) array[i] = value;
    }

    public static void fill(char[] array, char value) {
        for (int i = 0; i < array.length; i++) array[i] = value;
    }

    public static void fill(int[] array, int value) {
        fill(array, 0, array.length, value);
    }

    public static void fill(int[] array, int from, int to, int value) {
        for (int i = from; i < to; i++) array[i] = value;
    }

    public static void fill(long[] array, long value) {
        for (int i = 0; i < array.length; i++) array[i] = value;
    }

    public static void fill(double[] array, double value) {
        fill(array, 0, array.length, value);
    }

    public static void fill(double[] array, int from, int to, double value) {
        for (int i = from; i < to; i++) array[i] = value;
    }

    public static void fill(boolean[] array, boolean value) {
        for (int i = 0; i < array.length; i++) array[i] = value;
    }

    public static void fill(Object[] array, Object value) {
        fill(array, 0, array.length, value);
    }

    public static void fill(Object[] array, int from, int to, Object value) {
        for (int i = from; i < to; i++) array[i] = value;
    }

    // ---- comparisons

    public static boolean equals(byte[] a, byte[] b) {
        return a == b || a != null && b != null && equals(a, 0, a.length, b, 0, b.length);
    }

    public static boolean equals(byte[] a, int fromA, int toA, byte[] b, int fromB, int toB) {
        if (toA - fromA != toB - fromB) return false;
        for (int i = fromA, j = fromB; i < toA; i++, j++) {
            if (a[i] != b[j]) return false;
        }
        return true;
    }

    public static boolean equals(char[] a, char[] b) {
        if (a == b) return true;
        if (a == null || b == null || a.length != b.length) return false;
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) return false;
        }
        return true;
    }

    public static boolean equals(char[] a, int fromA, int toA, char[] b, int fromB, int toB) {
        if (toA - fromA != toB - fromB) return false;
        for (int i = fromA, j = fromB; i < toA; i++, j++) {
            if (a[i] != b[j]) return false;
        }
        return true;
    }

    public static boolean equals(int[] a, int[] b) {
        return a == b || a != null && b != null && compare(a, b) == 0;
    }

    /** Lexicographic; null is least. */
    public static int compare(int[] a, int[] b) {
        if (a == b) return 0;
        if (a == null || b == null) return a == null ? -1 : 1;
        int n = Math.min(a.length, b.length);
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
        }
        return a.length - b.length;
    }

    /** Lexicographic by unsigned bytes; null is least. */
    public static int compareUnsigned(byte[] a, byte[] b) {
        if (a == b) return 0;
        if (a == null || b == null) return a == null ? -1 : 1;
        int at = mismatch(a, b);
        return at >= 0 && at < Math.min(a.length, b.length) ? (a[at] & 0xFF) - (b[at] & 0xFF) : a.length - b.length;
    }

    /** The first index at which two arrays differ, the shorter length if one is the other's beginning, -1 if they are equal. */
    public static int mismatch(byte[] a, byte[] b) {
        int n = Math.min(a.length, b.length);
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) return i;
        }
        return a.length == b.length ? -1 : n;
    }

    // ---- sorting: a heap, whose time does not depend on the order given

    public static void sort(int[] array, int from, int to) {
        int count = to - from;
        for (int i = count / 2 - 1; i >= 0; i--) sift(array, from, i, count);
        for (int end = count - 1; end > 0; end--) {
            int largest = array[from];
            array[from] = array[from + end];
            array[from + end] = largest;
            sift(array, from, 0, end);
        }
    }

    private static void sift(int[] array, int from, int start, int count) {
        int value = array[from + start];
        int at = start;
        while (2 * at + 1 < count) {
            int child = 2 * at + 1;
            if (child + 1 < count && array[from + child + 1] > array[from + child]) child++;
            if (array[from + child] <= value) break;
            array[from + at] = array[from + child];
            at = child;
        }
        array[from + at] = value;
    }

    // ---- searches in sorted arrays: the index, or -(place to insert) - 1

    public static int binarySearch(int[] array, int key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(int[] array, int from, int to, int key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            if (array[middle] == key) return middle;
            if (array[middle] < key) low = middle + 1;
            else high = middle - 1;
        }
        return -(low + 1);
    }
}
