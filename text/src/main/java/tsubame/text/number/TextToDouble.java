package tsubame.text.number;

/**
 * Text to number, exactly rounded: StringToNumber (ECMA-262 §7.1.4.1), parseFloat (§19.2.4), parseInt (§19.2.5) and the
 * numeric literals of source text (§12.9.3). Every entry takes Latin-1 bytes or UTF-16 units; the latter are narrowed
 * after their first foreign unit is known to end or spoil the number.
 */
public final class TextToDouble {
    private static final byte[] NOTHING = new byte[0];

    private TextToDouble() {
    }

    /** StringToNumber: the whole of s[from..to) but for white space around it. */
    public static double number(byte[] s, int from, int to) {
        int start = WhiteSpace.skip(s, from, to);
        return trimmedNumber(s, start, WhiteSpace.skipBack(s, start, to));
    }

    public static double number(char[] s, int from, int to) {
        int start = WhiteSpace.skip(s, from, to);
        int end = WhiteSpace.skipBack(s, start, to);
        byte[] ascii = narrowed(s, start, end);
        return ascii.length == end - start ? trimmedNumber(ascii, 0, ascii.length) : Double.NaN;
    }

    /** For messages, constants and tests. */
    public static double number(String s) {
        return number(s.toCharArray(), 0, s.length());
    }

    /** The value of parseFloat: the longest prefix that is a StrDecimalLiteral, NaN if there is none. */
    public static double parseFloat(byte[] s, int from, int to) {
        return decimalPrefix(s, WhiteSpace.skip(s, from, to), to, false);
    }

    public static double parseFloat(char[] s, int from, int to) {
        byte[] ascii = narrowed(s, WhiteSpace.skip(s, from, to), to);
        return decimalPrefix(ascii, 0, ascii.length, false);
    }

    /** The value of parseInt; radix is what ToInt32 gave, 0 if there was none. */
    public static double parseInt(byte[] s, int from, int to, int radix) {
        return integerPrefix(s, WhiteSpace.skip(s, from, to), to, radix);
    }

    public static double parseInt(char[] s, int from, int to, int radix) {
        byte[] ascii = narrowed(s, WhiteSpace.skip(s, from, to), to);
        return integerPrefix(ascii, 0, ascii.length, radix);
    }

    /**
     * The value of a NumericLiteral of source text that a lexer has found well formed: all forms, also legacy octal and
     * separators, without a BigInt's suffix.
     */
    public static double literal(byte[] s, int from, int to) {
        byte[] digits = withoutSeparators(s, from, to);
        int n = digits.length;
        int bits = n > 2 && digits[0] == '0' ? radixBits(digits[1]) : 0;
        if (bits != 0) {
            return digitsOfPowerOfTwo(digits, 2, n, bits);
        }
        if (isLegacyOctal(digits)) {
            return digitsOfPowerOfTwo(digits, 1, n, 3);
        }
        return Decimal.scan(digits, 0, n).value();
    }

    /** As {@link #literal(byte[], int, int)}. */
    public static double literal(String s) {
        byte[] b = Ascii.bytes(s);
        return literal(b, 0, b.length);
    }

    private static double trimmedNumber(byte[] s, int from, int to) {
        if (from == to) {
            return 0;
        }
        int bits = to - from > 2 && s[from] == '0' ? radixBits(s[from + 1]) : 0;
        if (bits == 0) {
            return decimalPrefix(s, from, to, true);
        }
        int end = digitsEnd(s, from + 2, to, 1 << bits);
        return end == to ? digitsOfPowerOfTwo(s, from + 2, to, bits) : Double.NaN;
    }

    /** A StrDecimalLiteral at from; NaN if there is none or if it must be whole and is not. */
    private static double decimalPrefix(byte[] s, int from, int to, boolean whole) {
        boolean negative = from < to && s[from] == '-';
        int start = from < to && (s[from] == '-' || s[from] == '+') ? from + 1 : from;
        double magnitude;
        int end;
        if (start < to && s[start] == 'I') {
            magnitude = Double.POSITIVE_INFINITY;
            end = startsWith(s, start, to, Ascii.INFINITY) ? start + Ascii.INFINITY.length : start;
        } else {
            Decimal decimal = Decimal.scan(s, start, to);
            magnitude = decimal.value();
            end = decimal.end;
        }
        if (end == start || whole && end != to) {
            return Double.NaN;
        }
        return negative ? -magnitude : magnitude;
    }

    private static double integerPrefix(byte[] s, int from, int to, int radix) {
        boolean negative = from < to && s[from] == '-';
        int start = from < to && (s[from] == '-' || s[from] == '+') ? from + 1 : from;
        if (radix != 0 && (radix < 2 || radix > 36)) {
            return Double.NaN;
        }
        boolean prefixed = (radix == 0 || radix == 16) && to - start >= 2 && s[start] == '0' && radixBits(s[start + 1]) == 4;
        if (prefixed) {
            start += 2;
        }
        int base = prefixed ? 16 : radix == 0 ? 10 : radix;
        int end = digitsEnd(s, start, to, base);
        if (end == start) {
            return Double.NaN;
        }
        double magnitude = digits(s, start, end, base);
        return negative ? -magnitude : magnitude;
    }

    private static double digits(byte[] s, int from, int to, int radix) {
        if (to - from <= 10) {
            long n = 0;
            for (int i = from; i < to; i++) {
                n = n * radix + Ascii.valueOf(s[i]);
            }
            return n;
        }
        if (radix == 10) {
            return Decimal.scan(s, from, to).value();
        }
        if ((radix & radix - 1) == 0) {
            return digitsOfPowerOfTwo(s, from, to, Integer.numberOfTrailingZeros(radix));
        }
        // The specification lets digits beyond the twentieth be approximated here; this is exact.
        return BigNat.toDouble(BigNatText.parse(s, from, to, radix), 0, false);
    }

    private static double digitsOfPowerOfTwo(byte[] s, int from, int to, int bits) {
        long n = 0;
        int i = from;
        for (; i < to && n >>> 58 == 0; i++) {
            n = n << bits | Ascii.valueOf(s[i]);
        }
        boolean sticky = false;
        long dropped = (long) (to - i) * bits;
        for (; i < to; i++) {
            sticky |= s[i] != '0';
        }
        return BigNat.toDouble(BigNat.of(n), dropped, sticky);
    }

    private static int digitsEnd(byte[] s, int from, int to, int radix) {
        int i = from;
        while (i < to && Ascii.valueOf(s[i]) < radix) {
            i++;
        }
        return i;
    }

    /** The bits of a digit behind 0x, 0o, 0b; 0 for other letters. */
    static int radixBits(byte letter) {
        int lower = letter | 0x20;
        return lower == 'x' ? 4 : lower == 'o' ? 3 : lower == 'b' ? 1 : 0;
    }

    static boolean startsWith(byte[] s, int from, int to, byte[] word) {
        if (to - from < word.length) {
            return false;
        }
        for (int i = 0; i < word.length; i++) {
            if (s[from + i] != word[i]) {
                return false;
            }
        }
        return true;
    }

    /** The units before the first one that is not ASCII. */
    static byte[] narrowed(char[] s, int from, int to) {
        int end = from;
        while (end < to && s[end] < 0x80) {
            end++;
        }
        if (end == from) {
            return NOTHING;
        }
        byte[] b = new byte[end - from];
        for (int i = 0; i < b.length; i++) {
            b[i] = (byte) s[from + i];
        }
        return b;
    }

    static byte[] withoutSeparators(byte[] s, int from, int to) {
        byte[] b = new byte[to - from];
        int n = 0;
        for (int i = from; i < to; i++) {
            if (s[i] != '_') {
                b[n++] = s[i];
            }
        }
        return n == b.length ? b : Ascii.slice(b, 0, n);
    }

    /** 017, but not 0, 0.5, 0e1 nor the NonOctalDecimalIntegerLiteral 089. */
    private static boolean isLegacyOctal(byte[] s) {
        return s.length > 1 && s[0] == '0' && digitsEnd(s, 1, s.length, 8) == s.length;
    }
}
