package tsubame.text.number;

/**
 * Number.prototype.toString with a radix other than 10 (ECMA-262 §6.1.6.1.20 leaves the digits open). Digits of the
 * fraction are made until what is left is less than half the distance to the next double, and the last one is rounded;
 * digits of an integer beyond 2^53 that the double does not determine are zeros. These are the digits that V8 gives.
 */
public final class DoubleToRadix {
    private static final double EXACT_INTEGERS = 9007199254740992.0;
    private static final double LEAST = 4.9e-324;
    /** 1,074 binary digits of a fraction, a point, and some. */
    private static final int FRACTION_LENGTH = 1100;
    /** Instead of a length: rounding the fraction up gave one. */
    private static final int CARRIED = -1;

    private DoubleToRadix() {
    }

    /** The text of v in radix 2 to 36 but 10. */
    public static byte[] bytes(double v, int radix) {
        if (v != v) {
            return Ascii.slice(Ascii.NAN, 0, Ascii.NAN.length);
        }
        boolean negative = v < 0;
        double x = Math.abs(v);
        if (x == Double.POSITIVE_INFINITY) {
            byte[] r = new byte[Ascii.INFINITY.length + (negative ? 1 : 0)];
            r[0] = '-';
            Ascii.append(Ascii.INFINITY, r, negative ? 1 : 0);
            return r;
        }
        double whole = Math.floor(x);
        if (whole == x && x < EXACT_INTEGERS) {
            return natural((long) x, negative, radix);
        }
        byte[] fraction = new byte[FRACTION_LENGTH];
        int length = fraction(x, x - whole, radix, fraction);
        if (length == CARRIED) {
            whole += 1;
            length = 0;
        }
        return joined(whole, negative, radix, fraction, length);
    }

    private static byte[] natural(long n, boolean negative, int radix) {
        byte[] buf = new byte[54];
        int at = buf.length;
        do {
            long q = n / radix;
            buf[--at] = Ascii.digit((int) (n - q * radix));
            n = q;
        } while (n != 0);
        if (negative) {
            buf[--at] = '-';
        }
        return Ascii.slice(buf, at, buf.length);
    }

    /** Puts a point and the digits of rest, the fraction of x, into buf; returns their length, or CARRIED. */
    private static int fraction(double x, double rest, int radix, byte[] buf) {
        double next = Double.longBitsToDouble(Double.doubleToRawLongBits(x) + 1);
        double tolerance = Math.max(LEAST, 0.5 * (next - x));
        if (rest < tolerance) {
            return 0;
        }
        buf[0] = '.';
        int n = 1;
        do {
            rest *= radix;
            tolerance *= radix;
            int digit = (int) rest;
            buf[n++] = Ascii.digit(digit);
            rest -= digit;
            boolean up = rest > 0.5 || rest == 0.5 && (digit & 1) != 0;
            if (up && rest + tolerance > 1) {
                return roundUp(buf, n, radix);
            }
        } while (rest >= tolerance);
        return n;
    }

    /** Adds one to the last of the digits in buf[1..n), dropping those that become zero. */
    private static int roundUp(byte[] buf, int n, int radix) {
        while (n > 1) {
            int digit = Ascii.valueOf(buf[n - 1]) + 1;
            if (digit < radix) {
                buf[n - 1] = Ascii.digit(digit);
                return n;
            }
            n--;
        }
        return CARRIED;
    }

    private static byte[] joined(double whole, boolean negative, int radix, byte[] fraction, int length) {
        byte[] buf = new byte[FRACTION_LENGTH];
        int at = buf.length;
        while (whole / radix >= EXACT_INTEGERS) {
            whole /= radix;
            buf[--at] = '0';
        }
        do {
            double digit = whole % radix;
            buf[--at] = Ascii.digit((int) digit);
            whole = (whole - digit) / radix;
        } while (whole > 0);
        if (negative) {
            buf[--at] = '-';
        }
        byte[] r = new byte[buf.length - at + length];
        System.arraycopy(buf, at, r, 0, buf.length - at);
        System.arraycopy(fraction, 0, r, buf.length - at, length);
        return r;
    }
}
