package tsubame.text.unicode;

/**
 * Full case mapping of text, without locales: String.prototype.toUpperCase and toLowerCase (ECMA-262 §22.1.3.28, .30), that is,
 * Unicode's toUppercase and toLowercase with SpecialCasing and its Final_Sigma. Java null stands for "nothing changes".
 */
public final class CaseMapping {
    private static final CodePointImages LONG_UPPER = new CodePointImages(FullCaseTables.UPPER);
    private static final int SIGMA = 0x3A3;
    private static final int FINAL_SIGMA = 0x3C2;
    private static final int I_WITH_DOT = 0x130;
    private static final int DOT_ABOVE = 0x307;
    private static final int MICRO = 0xB5;
    private static final int Y_DIAERESIS = 0xFF;
    private static final int SHARP_S = 0xDF;

    private CaseMapping() {
    }

    /** Whether the upper case of Latin-1 text is Latin-1 too: not with µ and ÿ. */
    public static boolean upperIsLatin1(byte[] s, int from, int to) {
        for (int i = from; i < to; i++) {
            if (s[i] == (byte) MICRO || s[i] == (byte) Y_DIAERESIS) {
                return false;
            }
        }
        return true;
    }

    /** The upper case of Latin-1 text for which {@link #upperIsLatin1} holds; ß becomes SS. */
    public static byte[] upperLatin1(byte[] s, int from, int to) {
        int sharps = 0;
        boolean changes = false;
        for (int i = from; i < to; i++) {
            int c = s[i] & 0xFF;
            sharps += c == SHARP_S ? 1 : 0;
            changes |= upperLatin1(c) != c || c == SHARP_S;
        }
        if (!changes) {
            return null;
        }
        byte[] r = new byte[to - from + sharps];
        int at = 0;
        for (int i = from; i < to; i++) {
            int c = s[i] & 0xFF;
            if (c == SHARP_S) {
                r[at++] = 'S';
                r[at++] = 'S';
            } else {
                r[at++] = (byte) upperLatin1(c);
            }
        }
        return r;
    }

    /** The lower case of Latin-1 text. */
    public static byte[] lowerLatin1(byte[] s, int from, int to) {
        int i = from;
        while (i < to && lowerLatin1(s[i] & 0xFF) == (s[i] & 0xFF)) {
            i++;
        }
        if (i == to) {
            return null;
        }
        byte[] r = new byte[to - from];
        for (i = from; i < to; i++) {
            r[i - from] = (byte) lowerLatin1(s[i] & 0xFF);
        }
        return r;
    }

    private static int upperLatin1(int c) {
        return c >= 'a' && c <= 'z' || c >= 0xE0 && c <= 0xFE && c != 0xF7 ? c - 32 : c;
    }

    private static int lowerLatin1(int c) {
        return c >= 'A' && c <= 'Z' || c >= 0xC0 && c <= 0xDE && c != 0xD7 ? c + 32 : c;
    }

    /** The upper case of s[from..to). */
    public static char[] upper(char[] s, int from, int to) {
        CodePointBuffer out = new CodePointBuffer(to - from);
        for (int i = from; i < to; ) {
            int c = CodePointBuffer.read(s, i, to);
            i += CodePointBuffer.units(c);
            int row = c < SHARP_S ? -1 : LONG_UPPER.row(c);
            if (row >= 0) {
                out.append(LONG_UPPER, row);
            } else {
                out.append(CaseFolding.simpleUpper(c));
            }
        }
        return out.unitsUnless(s, from, to);
    }

    /** The lower case of s[from..to). */
    public static char[] lower(char[] s, int from, int to) {
        CodePointBuffer out = new CodePointBuffer(to - from);
        for (int i = from; i < to; ) {
            int c = CodePointBuffer.read(s, i, to);
            int next = i + CodePointBuffer.units(c);
            if (c == I_WITH_DOT) {
                out.append('i');
                out.append(DOT_ABOVE);
            } else if (c == SIGMA && Context.isFinal(s, from, i, next, to)) {
                out.append(FINAL_SIGMA);
            } else {
                out.append(CaseFolding.simpleLower(c));
            }
            i = next;
        }
        return out.unitsUnless(s, from, to);
    }

    /** Final_Sigma of SpecialCasing: a cased letter before, none behind, ignorable characters aside. */
    private static final class Context {
        private static final LazySet CASED = new LazySet("Cased");
        private static final LazySet IGNORABLE = new LazySet("Case_Ignorable");

        /** U+0345 is both cased and ignorable; it is ignored. */
        static boolean isFinal(char[] s, int from, int start, int end, int to) {
            int i = start;
            while (i > from && IGNORABLE.contains(CodePointBuffer.readBack(s, from, i))) {
                i -= CodePointBuffer.units(CodePointBuffer.readBack(s, from, i));
            }
            if (i == from || !CASED.contains(CodePointBuffer.readBack(s, from, i))) {
                return false;
            }
            i = end;
            while (i < to && IGNORABLE.contains(CodePointBuffer.read(s, i, to))) {
                i += CodePointBuffer.units(CodePointBuffer.read(s, i, to));
            }
            return i == to || !CASED.contains(CodePointBuffer.read(s, i, to));
        }
    }
}
