package tsubame.text.regexp;

/** The flags of a regular expression as bits. {@link #parse} knows their letters and the rule that u and v exclude each other. */
public final class RegExpFlags {
    public static final int HAS_INDICES = 1;
    public static final int GLOBAL = 2;
    public static final int IGNORE_CASE = 4;
    public static final int MULTILINE = 8;
    public static final int DOT_ALL = 16;
    public static final int UNICODE = 32;
    public static final int UNICODE_SETS = 64;
    public static final int STICKY = 128;
    public static final int INVALID = -1;

    /** The letter at index n stands for bit n; also the order in which the accessor `flags` lists them. */
    public static final String LETTERS = "dgimsuvy";

    private RegExpFlags() {}

    /** The bits, or INVALID for an unknown letter, one given twice, or u with v. */
    public static int parse(String flags) {
        int bits = 0;
        for (int i = 0; i < flags.length(); i++) {
            int n = LETTERS.indexOf(flags.charAt(i));
            if (n < 0 || (bits >> n & 1) == 1) return INVALID;
            bits |= 1 << n;
        }
        return (bits & UNICODE) != 0 && (bits & UNICODE_SETS) != 0 ? INVALID : bits;
    }

    /** True when the pattern and the input are read by code points: flag u or v. */
    public static boolean byCodePoint(int flags) {
        return (flags & (UNICODE | UNICODE_SETS)) != 0;
    }
}
