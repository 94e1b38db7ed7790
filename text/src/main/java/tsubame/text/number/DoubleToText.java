package tsubame.text.number;

/**
 * Number::toString for radix 10 (ECMA-262 §6.1.6.1.20): the shortest digits that read back as the same double, the
 * closest of these to the value, in the specified layout. The digits come by Raffaello Giulietti's Schubfach method:
 * one 64×126-bit product each for the value and the two ends of its rounding interval, then at most two candidates.
 * Writes Latin-1 bytes into the caller's buffer. Fixed, exponential and precision forms: {@link DoubleToDecimals};
 * other radices: {@link DoubleToRadix}.
 */
public final class DoubleToText {
    /** No result of {@link #write} is longer. */
    public static final int MAX_LENGTH = 26;

    private static final long FRACTION = (1L << 52) - 1;
    private static final long LOW_63 = Long.MAX_VALUE;
    private static final int MIN_EXPONENT = -1074;

    private DoubleToText() {
    }

    /** Writes the text of v into buf from index at, where MAX_LENGTH bytes must be free; returns the end. */
    public static int write(double v, byte[] buf, int at) {
        int i = (int) v;
        if (i == v) {
            return write(i, buf, at);
        }
        if (v != v) {
            return Ascii.append(Ascii.NAN, buf, at);
        }
        long bits = Double.doubleToRawLongBits(v);
        if (bits < 0) {
            buf[at++] = '-';
        }
        int biased = (int) (bits >>> 52) & 0x7FF;
        long fraction = bits & FRACTION;
        if (biased == 0x7FF) {
            return Ascii.append(Ascii.INFINITY, buf, at);
        }
        if (biased == 0) {
            return shortest(fraction, MIN_EXPONENT, buf, at);
        }
        long c = fraction | FRACTION + 1;
        int q = biased - 1075;
        if (q <= 0 && q > -53 && (c & (1L << -q) - 1) == 0) {
            return writeNatural(c >> -q, buf, at);
        }
        return shortest(c, q, buf, at);
    }

    /** Writes the decimal text of an int32; returns the end. */
    public static int write(int v, byte[] buf, int at) {
        if (v >= 0) {
            if (v < 10) {
                buf[at] = (byte) ('0' + v);
                return at + 1;
            }
            return writeNatural(v, buf, at);
        }
        buf[at] = '-';
        return writeNatural(-(long) v, buf, at + 1);
    }

    /** The text of v in an array of its own. */
    public static byte[] bytes(double v) {
        byte[] buf = new byte[MAX_LENGTH];
        return Ascii.slice(buf, 0, write(v, buf, 0));
    }

    /** For messages and tests. */
    public static String string(double v) {
        byte[] buf = new byte[MAX_LENGTH];
        return Ascii.string(buf, 0, write(v, buf, 0));
    }

    private static int writeNatural(long n, byte[] buf, int at) {
        return Ascii.padded(n, buf, at, Ascii.decimalLength(n));
    }

    /*
     * v = c·2^q, its neighbours' midpoints are (c ± 1/2)·2^q, except that below a power of two the lower one is
     * (c - 1/4)·2^q. All three are scaled by 4·10^-k, with 10^k ≤ the interval's width < 10^(k+1), and reduced to
     * integers whose last bit is sticky. An odd c excludes the interval's ends.
     */
    private static int shortest(long c, int q, byte[] buf, int at) {
        int odd = (int) c & 1;
        long scaled = c << 2;
        boolean irregular = c == FRACTION + 1 && q != MIN_EXPONENT;
        int k = irregular ? floorLog10ThreeQuarters(q) : floorLog10(q);
        int shift = q + PowersOfTen.floorLog2(-k) + 2;
        long high = PowersOfTen.high(-k) >>> 2;
        long low = (PowersOfTen.high(-k) << 62 | PowersOfTen.low(-k) >>> 2) + 1;
        if (low == 0) {
            high++;
        }
        long g1 = high << 1 | low >>> 63;
        long g0 = low & LOW_63;
        long value = roundToOdd(g1, g0, scaled << shift);
        long lower = roundToOdd(g1, g0, scaled - (irregular ? 1 : 2) << shift) + odd;
        long upper = roundToOdd(g1, g0, scaled + 2 << shift) - odd;
        return layout(choose(value, lower, upper), k, buf, at);
    }

    /** The shortest, then closest, integer d with lower ≤ 4d ≤ upper; value is four times the number itself. */
    private static long choose(long value, long lower, long upper) {
        long s = value >> 2;
        if (s >= 10) {
            long tens = s / 10 * 10;
            boolean downIn = lower <= tens << 2;
            boolean upIn = tens + 10 << 2 <= upper;
            if (downIn != upIn) {
                return downIn ? tens : tens + 10;
            }
        }
        boolean downIn = lower <= s << 2;
        boolean upIn = s + 1 << 2 <= upper;
        if (downIn != upIn) {
            return downIn ? s : s + 1;
        }
        long middle = (s << 2) + 2;
        return value < middle || value == middle && (s & 1) == 0 ? s : s + 1;
    }

    /** ⌊g·c/2^127⌋ with g = g1·2^63 + g0, its last bit set if the division leaves more than the bound on g's error. */
    private static long roundToOdd(long g1, long g0, long c) {
        long carried = (g1 * c >>> 1) + Math.multiplyHigh(g0, c);
        long whole = Math.multiplyHigh(g1, c) + (carried >>> 63);
        return whole | (carried & LOW_63) + LOW_63 >>> 63;
    }

    private static int floorLog10(int q) {
        return (int) (q * 661_971_961_083L >> 41);
    }

    /** ⌊log10(3/4·2^q)⌋. */
    private static int floorLog10ThreeQuarters(int q) {
        return (int) (q * 661_971_961_083L - 274_743_187_321L >> 41);
    }

    /** Lays out d·10^k, d > 0; "n" of the specification is {@code point}, the place of the decimal point in d. */
    private static int layout(long d, int k, byte[] buf, int at) {
        while (d % 100 == 0) {
            d /= 100;
            k += 2;
        }
        if (d % 10 == 0) {
            d /= 10;
            k++;
        }
        int length = Ascii.decimalLength(d);
        int point = k + length;
        if (point > 21 || point <= -6) {
            return exponential(d, length, point - 1, buf, at);
        }
        if (k >= 0) {
            return Ascii.zeros(buf, Ascii.padded(d, buf, at, length), k);
        }
        if (point > 0) {
            int end = Ascii.padded(d, buf, at + 1, length);
            System.arraycopy(buf, at + 1, buf, at, point);
            buf[at + point] = '.';
            return end;
        }
        buf[at] = '0';
        buf[at + 1] = '.';
        return Ascii.padded(d, buf, Ascii.zeros(buf, at + 2, -point), length);
    }

    private static int exponential(long d, int length, int exponent, byte[] buf, int at) {
        int end = Ascii.padded(d, buf, at + 1, length);
        buf[at] = buf[at + 1];
        if (length == 1) {
            end = at + 1;
        } else {
            buf[at + 1] = '.';
        }
        return exponentPart(exponent, buf, end);
    }

    /** Writes e+N or e-N; returns the end. */
    static int exponentPart(int exponent, byte[] buf, int at) {
        buf[at] = 'e';
        buf[at + 1] = (byte) (exponent < 0 ? '-' : '+');
        return writeNatural(Math.abs(exponent), buf, at + 2);
    }
}
