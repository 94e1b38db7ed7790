package tsubame.text.unicode;

import java.util.Arrays;

/**
 * An immutable set of code points: the sorted bounds of its ranges, [start, end) after [start, end), never touching. All set
 * operations are one merge of two bound lists, because membership of a code point is the parity of the number of bounds up to it.
 */
public final class CodePointSet {
    public static final int LIMIT = 0x110000;
    public static final CodePointSet EMPTY = new CodePointSet(new int[0]);
    public static final CodePointSet ALL = new CodePointSet(new int[] {0, LIMIT});

    private final int[] bounds;

    CodePointSet(int[] bounds) {
        this.bounds = bounds;
    }

    public static CodePointSet range(int first, int last) {
        return new CodePointSet(new int[] {first, last + 1});
    }

    public static CodePointSet of(int codePoint) {
        return range(codePoint, codePoint);
    }

    /** From inclusive ranges in any order: first, last, first, last… */
    public static CodePointSet ofRanges(int[] ranges, int length) {
        if (length == 0) return EMPTY;
        long[] sorted = new long[length / 2];
        for (int i = 0; i < sorted.length; i++) sorted[i] = (long) ranges[2 * i] << 32 | ranges[2 * i + 1];
        sort(sorted);
        int[] bounds = new int[length];
        int n = 0;
        for (int i = 0; i < sorted.length; i++) {
            int first = (int) (sorted[i] >> 32);
            int end = (int) sorted[i] + 1;
            if (n > 0 && first <= bounds[n - 1]) {
                if (end > bounds[n - 1]) bounds[n - 1] = end;
            } else {
                bounds[n++] = first;
                bounds[n++] = end;
            }
        }
        return new CodePointSet(Arrays.copyOf(bounds, n));
    }

    /** Heapsort: ranges come from patterns, so no input may be slow. */
    private static void sort(long[] a) {
        for (int root = a.length / 2 - 1; root >= 0; root--) sift(a, root, a.length);
        for (int end = a.length - 1; end > 0; end--) {
            long largest = a[0];
            a[0] = a[end];
            a[end] = largest;
            sift(a, 0, end);
        }
    }

    private static void sift(long[] a, int root, int end) {
        long value = a[root];
        int hole = root;
        int child = 2 * hole + 1;
        while (child < end) {
            if (child + 1 < end && a[child + 1] > a[child]) child++;
            if (a[child] <= value) break;
            a[hole] = a[child];
            hole = child;
            child = 2 * hole + 1;
        }
        a[hole] = value;
    }

    public boolean contains(int codePoint) {
        int low = 0;
        int high = bounds.length;
        while (low < high) {
            int middle = low + high >>> 1;
            if (bounds[middle] <= codePoint) low = middle + 1;
            else high = middle;
        }
        return (low & 1) == 1;
    }

    public boolean isEmpty() {
        return bounds.length == 0;
    }

    public int rangeCount() {
        return bounds.length >> 1;
    }

    public int first(int range) {
        return bounds[2 * range];
    }

    public int last(int range) {
        return bounds[2 * range + 1] - 1;
    }

    public int size() {
        int size = 0;
        for (int i = 0; i < bounds.length; i += 2) size += bounds[i + 1] - bounds[i];
        return size;
    }

    public CodePointSet union(CodePointSet other) {
        if (isEmpty()) return other;
        return other.isEmpty() ? this : merge(other, 0b1110);
    }

    public CodePointSet intersect(CodePointSet other) {
        return merge(other, 0b1000);
    }

    public CodePointSet subtract(CodePointSet other) {
        return merge(other, 0b0010);
    }

    public CodePointSet symmetricDifference(CodePointSet other) {
        return merge(other, 0b0110);
    }

    public CodePointSet complement() {
        return ALL.subtract(this);
    }

    public boolean intersects(CodePointSet other) {
        return !intersect(other).isEmpty();
    }

    /** Bit (inThis + 2 * inOther) of the truth table says whether a code point is in the result. */
    private CodePointSet merge(CodePointSet other, int truth) {
        int[] a = bounds;
        int[] b = other.bounds;
        int[] result = new int[a.length + b.length];
        int i = 0;
        int j = 0;
        int n = 0;
        while (i < a.length || j < b.length) {
            int at = j == b.length || i < a.length && a[i] <= b[j] ? a[i] : b[j];
            if (i < a.length && a[i] == at) i++;
            if (j < b.length && b[j] == at) j++;
            boolean in = (truth >> ((i & 1) + 2 * (j & 1)) & 1) == 1;
            if (in != ((n & 1) == 1)) result[n++] = at;
        }
        return new CodePointSet(n == result.length ? result : Arrays.copyOf(result, n));
    }

    public boolean sameAs(CodePointSet other) {
        return Arrays.equals(bounds, other.bounds);
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder("{");
        for (int i = 0; i < bounds.length; i += 2) {
            if (i > 0) out.append(' ');
            out.append(hex(bounds[i]));
            if (bounds[i + 1] - bounds[i] > 1) out.append('-').append(hex(bounds[i + 1] - 1));
        }
        return out.append('}').toString();
    }

    private static String hex(int codePoint) {
        return codePoint > 32 && codePoint < 127 ? String.valueOf((char) codePoint) : Integer.toHexString(codePoint);
    }
}
