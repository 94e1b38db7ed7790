package tsubame.text.number;

/** The code units that StringToNumber and its relatives trim: WhiteSpace and LineTerminator (ECMA-262 §12.2, §12.3). */
public final class WhiteSpace {
    private WhiteSpace() {
    }

    public static boolean is(int c) {
        if (c < 0x80) {
            return c == ' ' || c >= 9 && c <= 13;
        }
        return c == 0xA0 || c >= 0x1680 && isWide(c);
    }

    private static boolean isWide(int c) {
        return c == 0x1680 || c >= 0x2000 && c <= 0x200A || c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F
                || c == 0x3000 || c == 0xFEFF;
    }

    /** The first index in [from, to) whose unit is not white space, or to. */
    public static int skip(byte[] latin1, int from, int to) {
        while (from < to && is(latin1[from] & 0xFF)) {
            from++;
        }
        return from;
    }

    public static int skip(char[] units, int from, int to) {
        while (from < to && is(units[from])) {
            from++;
        }
        return from;
    }

    /** The index behind the last unit in [from, to) that is not white space, or from. */
    public static int skipBack(byte[] latin1, int from, int to) {
        while (to > from && is(latin1[to - 1] & 0xFF)) {
            to--;
        }
        return to;
    }

    public static int skipBack(char[] units, int from, int to) {
        while (to > from && is(units[to - 1])) {
            to--;
        }
        return to;
    }
}
