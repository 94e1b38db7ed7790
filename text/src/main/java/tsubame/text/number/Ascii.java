package tsubame.text.number;

/** Text of digits and signs as Latin-1 bytes. String appears only in constants, tests and cold code. */
final class Ascii {
    static final byte[] NAN = bytes("NaN");
    static final byte[] INFINITY = bytes("Infinity");

    private static final byte[] DIGITS = bytes("0123456789abcdefghijklmnopqrstuvwxyz");
    /** "00" "01" … "99". */
    private static final byte[] PAIRS = pairs();

    private Ascii() {
    }

    static byte[] bytes(String s) {
        byte[] b = new byte[s.length()];
        for (int i = 0; i < b.length; i++) {
            b[i] = (byte) s.charAt(i);
        }
        return b;
    }

    static String string(byte[] b) {
        return string(b, 0, b.length);
    }

    static String string(byte[] b, int from, int to) {
        char[] c = new char[to - from];
        for (int i = 0; i < c.length; i++) {
            c[i] = (char) (b[from + i] & 0xFF);
        }
        return new String(c);
    }

    static byte[] slice(byte[] b, int from, int to) {
        byte[] r = new byte[to - from];
        System.arraycopy(b, from, r, 0, r.length);
        return r;
    }

    static int append(byte[] text, byte[] buf, int at) {
        System.arraycopy(text, 0, buf, at, text.length);
        return at + text.length;
    }

    static byte digit(int value) {
        return DIGITS[value];
    }

    /** The value of a digit or letter as a digit of radix 36, or 99. */
    static int valueOf(int c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        int lower = c | 0x20;
        return lower >= 'a' && lower <= 'z' && c < 0x80 ? lower - 'a' + 10 : 99;
    }

    static int decimalLength(long n) {
        int length = 1;
        for (long limit = 10; length < 19 && n >= limit; limit *= 10) {
            length++;
        }
        return length;
    }

    /** Writes n ≥ 0 as exactly {@code length} decimal digits, zeros in front; returns the end. */
    static int padded(long n, byte[] buf, int at, int length) {
        int p = at + length;
        while (p - at >= 2) {
            long q = n / 100;
            int pair = (int) (n - q * 100) << 1;
            buf[--p] = PAIRS[pair + 1];
            buf[--p] = PAIRS[pair];
            n = q;
        }
        if (p > at) {
            buf[at] = (byte) ('0' + (int) (n % 10));
        }
        return at + length;
    }

    static int zeros(byte[] buf, int at, int count) {
        for (int i = 0; i < count; i++) {
            buf[at + i] = '0';
        }
        return at + count;
    }

    private static byte[] pairs() {
        byte[] p = new byte[200];
        for (int i = 0; i < 100; i++) {
            p[2 * i] = (byte) ('0' + i / 10);
            p[2 * i + 1] = (byte) ('0' + i % 10);
        }
        return p;
    }
}
