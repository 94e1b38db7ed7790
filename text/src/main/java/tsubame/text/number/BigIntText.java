package tsubame.text.number;

/**
 * {@link BigInt} and text: BigInt::toString (ECMA-262 §6.1.6.2.23), StringToBigInt (§7.1.14), and the digits of source
 * literals. As for doubles, text is Latin-1 bytes or UTF-16 units.
 */
public final class BigIntText {
    /** More digits than this exceed BigInt.MAX_BITS in every radix. */
    private static final long MOST_DIGITS = BigInt.MAX_BITS;

    private BigIntText() {
    }

    /** The digits of x in radix 2 to 36, with a minus sign if it is negative. */
    public static byte[] bytes(BigInt x, int radix) {
        if (!x.isWord() || x.word() == Long.MIN_VALUE) {
            return BigNatText.signed(x.magnitude(), x.isNegative(), radix);
        }
        byte[] buf = new byte[65];
        int at = buf.length;
        long n = Math.abs(x.word());
        do {
            long q = n / radix;
            buf[--at] = Ascii.digit((int) (n - q * radix));
            n = q;
        } while (n != 0);
        if (x.isNegative()) {
            buf[--at] = '-';
        }
        return Ascii.slice(buf, at, buf.length);
    }

    /** StringToBigInt: Java null if s[from..to) is not a StringIntegerLiteral (or too long for a BigInt). */
    public static BigInt parse(byte[] s, int from, int to) {
        int start = WhiteSpace.skip(s, from, to);
        return parseTrimmed(s, start, WhiteSpace.skipBack(s, start, to));
    }

    public static BigInt parse(char[] s, int from, int to) {
        int start = WhiteSpace.skip(s, from, to);
        int end = WhiteSpace.skipBack(s, start, to);
        byte[] ascii = TextToDouble.narrowed(s, start, end);
        return ascii.length == end - start ? parseTrimmed(ascii, 0, ascii.length) : null;
    }

    /** For constants and tests. */
    public static BigInt parse(String s) {
        return parse(s.toCharArray(), 0, s.length());
    }

    /** The value of a BigInt literal of source text that a lexer has found well formed, with or without its n. */
    public static BigInt literal(byte[] s, int from, int to) {
        int end = to > from && s[to - 1] == 'n' ? to - 1 : to;
        byte[] digits = TextToDouble.withoutSeparators(s, from, end);
        return parseTrimmed(digits, 0, digits.length);
    }

    /** As {@link #literal(byte[], int, int)}. */
    public static BigInt literal(String s) {
        byte[] b = Ascii.bytes(s);
        return literal(b, 0, b.length);
    }

    private static BigInt parseTrimmed(byte[] s, int from, int to) {
        int bits = to - from > 2 && s[from] == '0' ? TextToDouble.radixBits(s[from + 1]) : 0;
        if (bits != 0) {
            return digits(s, from + 2, to, 1 << bits, false);
        }
        if (from == to) {
            return BigInt.ZERO;
        }
        boolean signed = s[from] == '-' || s[from] == '+';
        int start = signed ? from + 1 : from;
        return start == to ? null : digits(s, start, to, 10, s[from] == '-');
    }

    private static BigInt digits(byte[] s, int from, int to, int radix, boolean negative) {
        long word = 0;
        for (int i = from; i < to; i++) {
            int digit = Ascii.valueOf(s[i]);
            if (digit >= radix) {
                return null;
            }
            word = word * radix + digit;
        }
        // Twelve digits of any radix fit in a word.
        if (to - from <= 12) {
            return BigInt.of(negative ? -word : word);
        }
        return to - from > MOST_DIGITS ? null : BigInt.ofMagnitude(BigNatText.parse(s, from, to, radix), negative);
    }
}
