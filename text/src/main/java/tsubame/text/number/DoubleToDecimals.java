package tsubame.text.number;

/**
 * Number.prototype.toFixed, toExponential, toPrecision (ECMA-262 §21.1.3): decimals of the exact value of a double,
 * "as close to zero as possible; if there are two such n, pick the larger". The caller has checked the range of the
 * digit count and handles NaN and the infinities. Returns Latin-1 text.
 */
public final class DoubleToDecimals {
    private static final long FRACTION = (1L << 52) - 1;
    private static final double FIXED_LIMIT = 1e21;

    private DoubleToDecimals() {
    }

    /** toFixed for a finite v, 0 ≤ fraction ≤ 100. */
    public static byte[] fixed(double v, int fraction) {
        double x = Math.abs(v);
        if (x >= FIXED_LIMIT) {
            return DoubleToText.bytes(v);
        }
        byte[] digits = fixedDigits(x, fraction);
        int length = digits.length;
        int whole = Math.max(1, length - fraction);
        int zeros = whole + fraction - length;
        int sign = v < 0 ? 1 : 0;
        byte[] r = new byte[sign + whole + fraction + (fraction == 0 ? 0 : 1)];
        if (sign != 0) {
            r[0] = '-';
        }
        int at = Ascii.zeros(r, sign, zeros);
        System.arraycopy(digits, 0, r, at, length);
        if (fraction != 0) {
            int point = sign + whole;
            System.arraycopy(r, point, r, point + 1, fraction);
            r[point] = '.';
        }
        return r;
    }

    /** toExponential for a finite v, 0 ≤ fraction ≤ 100. */
    public static byte[] exponential(double v, int fraction) {
        Scaled s = Scaled.of(Math.abs(v), fraction + 1);
        return layoutExponential(v < 0, s.digits, s.exponent);
    }

    /** toExponential for a finite v without an argument: as many digits as are needed to tell v from its neighbours. */
    public static byte[] exponential(double v) {
        double x = Math.abs(v);
        byte[] digits = new byte[DoubleToText.MAX_LENGTH];
        int end = DoubleToText.write(x, digits, 0);
        int n = 0;
        int point = -1;
        int leadingZeros = 0;
        int exponent = 0;
        int i = 0;
        for (; i < end && digits[i] != 'e'; i++) {
            if (digits[i] == '.') {
                point = n + leadingZeros;
            } else if (n == 0 && digits[i] == '0') {
                leadingZeros++;
            } else {
                digits[n++] = digits[i];
            }
        }
        if (n == 0) {
            return layoutExponential(v < 0, new byte[] {'0'}, 0);
        }
        if (i < end) {
            exponent = (int) TextToDouble.number(digits, i + 1, end);
        }
        exponent += (point < 0 ? n + leadingZeros : point) - leadingZeros - 1;
        while (digits[n - 1] == '0') {
            n--;
        }
        return layoutExponential(v < 0, Ascii.slice(digits, 0, n), exponent);
    }

    /** toPrecision for a finite v, 1 ≤ precision ≤ 100. */
    public static byte[] precision(double v, int precision) {
        Scaled s = Scaled.of(Math.abs(v), precision);
        int e = s.exponent;
        if (e < -6 || e >= precision) {
            return layoutExponential(v < 0, s.digits, e);
        }
        int sign = v < 0 ? 1 : 0;
        int zeros = e < 0 ? -e : 0;
        byte[] r = new byte[sign + zeros + precision + (e == precision - 1 ? 0 : 1)];
        if (sign != 0) {
            r[0] = '-';
        }
        int at = Ascii.append(s.digits, r, Ascii.zeros(r, sign, zeros));
        if (e != precision - 1) {
            int point = sign + (e < 0 ? 1 : e + 1);
            System.arraycopy(r, point, r, point + 1, at - point);
            r[point] = '.';
        }
        return r;
    }

    /** ⌊x·10^fraction + 1/2⌋ in decimal. */
    private static byte[] fixedDigits(double x, int fraction) {
        long c = significand(x);
        int q = exponent(x);
        if (q < 0 && q > -117 && fraction < PowersOfTen.EXACT_LONG.length) {
            long word = fixedWord(c, -q, PowersOfTen.EXACT_LONG[fraction]);
            if (word >= 0) {
                byte[] r = new byte[Ascii.decimalLength(word)];
                Ascii.padded(word, r, 0, r.length);
                return r;
            }
        }
        return BigNatText.digits(roundedProduct(c, q, fraction), 10);
    }

    /** ⌊c·power/2^shift + 1/2⌋ if it is less than 2^63, else a negative number. */
    private static long fixedWord(long c, int shift, long power) {
        long low = c * power;
        long high = Math.unsignedMultiplyHigh(c, power);
        long halfLow = shift <= 64 ? 1L << shift - 1 : 0;
        low += halfLow;
        high += (BigNat.less(low, halfLow) ? 1 : 0) + (shift > 64 ? 1L << shift - 65 : 0);
        if (shift >= 64) {
            return high >>> shift - 64;
        }
        return high >>> shift - 1 != 0 ? -1 : high << 64 - shift | low >>> shift;
    }

    /** ⌊c·2^q·10^scale + 1/2⌋. */
    private static long[] roundedProduct(long c, int q, int scale) {
        long[] n = BigNat.of(c);
        if (scale >= 0) {
            n = BigNatProduct.multiply(n, BigNat.powerOfTen(scale));
            return q >= 0 ? BigNat.shiftLeft(n, q) : halfUp(n, -q);
        }
        long[] power = BigNat.powerOfTen(-scale);
        n = BigNat.shiftLeft(n, Math.max(0, q) + 1);
        long[] d = BigNat.shiftLeft(power, Math.max(0, -q));
        return BigNatQuotient.of(BigNat.add(n, d), BigNat.shiftLeft(d, 1)).quotient;
    }

    private static long[] halfUp(long[] n, int shift) {
        long[] floor = BigNat.shiftRight(n, shift);
        return BigNat.testBit(n, shift - 1) ? BigNat.addWord(floor, 1) : floor;
    }

    private static byte[] layoutExponential(boolean negative, byte[] digits, int exponent) {
        byte[] r = new byte[digits.length + 8];
        int at = 0;
        if (negative) {
            r[at++] = '-';
        }
        r[at++] = digits[0];
        if (digits.length > 1) {
            r[at++] = '.';
            System.arraycopy(digits, 1, r, at, digits.length - 1);
            at += digits.length - 1;
        }
        return Ascii.slice(r, 0, DoubleToText.exponentPart(exponent, r, at));
    }

    private static long significand(double x) {
        long bits = Double.doubleToRawLongBits(x);
        return bits >>> 52 == 0 ? bits : bits & FRACTION | FRACTION + 1;
    }

    private static int exponent(double x) {
        return Math.max(1, (int) (Double.doubleToRawLongBits(x) >>> 52)) - 1075;
    }

    /** x as exactly count digits d1 d2 …, worth d1.d2…·10^exponent after rounding; zero is all zeros. */
    private static final class Scaled {
        final byte[] digits;
        final int exponent;

        private Scaled(byte[] digits, int exponent) {
            this.digits = digits;
            this.exponent = exponent;
        }

        static Scaled of(double x, int count) {
            if (x == 0) {
                byte[] zeros = new byte[count];
                Ascii.zeros(zeros, 0, count);
                return new Scaled(zeros, 0);
            }
            long c = significand(x);
            int q = DoubleToDecimals.exponent(x);
            // ⌊log10 x⌋ or one less, from log10 x ≥ ⌊log2 x⌋·log10 2.
            int e = (int) ((q + 63 - Long.numberOfLeadingZeros(c)) * 661_971_961_083L >> 41);
            byte[] digits = BigNatText.digits(roundedProduct(c, q, count - 1 - e), 10);
            if (digits.length > count) {
                // The guess was low, or rounding carried to 10^count: both are right one exponent higher.
                e++;
                digits = BigNatText.digits(roundedProduct(c, q, count - 1 - e), 10);
            }
            return new Scaled(digits, e);
        }
    }
}
