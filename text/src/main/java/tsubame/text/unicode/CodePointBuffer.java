package tsubame.text.unicode;

/** A growing sequence of code points, written as UTF-16 at the end. Lone surrogates are code points as any other. */
final class CodePointBuffer {
    int[] points;
    int length;

    CodePointBuffer(int capacity) {
        points = new int[capacity + 16];
    }

    void append(int codePoint) {
        if (length == points.length) {
            int[] larger = new int[2 * length];
            System.arraycopy(points, 0, larger, 0, length);
            points = larger;
        }
        points[length++] = codePoint;
    }

    void append(CodePointImages images, int row) {
        for (int i = images.from(row); i < images.to(row); i++) {
            append(images.point(i));
        }
    }

    /** The code point at index i of s, whose units end at index to. */
    static int read(char[] s, int i, int to) {
        char c = s[i];
        if (c >= 0xD800 && c < 0xDC00 && i + 1 < to && s[i + 1] >= 0xDC00 && s[i + 1] < 0xE000) {
            return (c - 0xD800 << 10) + (s[i + 1] - 0xDC00) + 0x10000;
        }
        return c;
    }

    /** The code point that ends before index i of s, whose units begin at index from. */
    static int readBack(char[] s, int from, int i) {
        char c = s[i - 1];
        if (c >= 0xDC00 && c < 0xE000 && i - 2 >= from && s[i - 2] >= 0xD800 && s[i - 2] < 0xDC00) {
            return (s[i - 2] - 0xD800 << 10) + (c - 0xDC00) + 0x10000;
        }
        return c;
    }

    static int units(int codePoint) {
        return codePoint < 0x10000 ? 1 : 2;
    }

    /** The text as UTF-16 units, or Java null if that is s[from..to) itself. */
    char[] unitsUnless(char[] s, int from, int to) {
        int n = 0;
        for (int i = 0; i < length; i++) {
            n += units(points[i]);
        }
        char[] r = new char[n];
        int at = 0;
        for (int i = 0; i < length; i++) {
            int c = points[i];
            if (c < 0x10000) {
                r[at++] = (char) c;
            } else {
                r[at++] = (char) (0xD800 + (c - 0x10000 >> 10));
                r[at++] = (char) (0xDC00 + (c & 0x3FF));
            }
        }
        return same(r, s, from, to) ? null : r;
    }

    private static boolean same(char[] r, char[] s, int from, int to) {
        if (r.length != to - from) {
            return false;
        }
        for (int i = 0; i < r.length; i++) {
            if (r[i] != s[from + i]) {
                return false;
            }
        }
        return true;
    }
}
