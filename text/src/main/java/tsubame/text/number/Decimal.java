package tsubame.text.number;

/**
 * Scans a StrUnsignedDecimalLiteral (ECMA-262 §7.1.4.1) without its Infinity and turns it into the nearest double, ties
 * to even. Nineteen digits are kept as a word w; three ways lead to the value w·10^q, each exact where it answers:
 * one double operation; Eisel and Lemire's 64×128-bit product; big arithmetic over all digits.
 * One object per conversion, used once.
 */
final class Decimal {
    /** 768 digits distinguish any decimal from any midpoint between doubles, if one more tells that others follow. */
    private static final int MAX_DIGITS = 780;
    private static final int KEPT_DIGITS = 19;
    private static final int EXPONENT_LIMIT = 100_000_000;

    private final byte[] text;
    private final int from;
    private final int to;
    /** Where the number ends; the start if there is none. */
    int end;

    private long kept;
    private int keptDigits;
    private int exponent;
    /** Digits beyond the kept ones that are not zero. */
    private boolean truncated;

    private Decimal(byte[] text, int from, int to) {
        this.text = text;
        this.from = from;
        this.to = to;
    }

    /** Scans the longest decimal literal that begins at from; {@code end == from} if there is none. */
    static Decimal scan(byte[] text, int from, int to) {
        Decimal d = new Decimal(text, from, to);
        d.end = d.scan();
        return d;
    }

    private int scan() {
        int i = from;
        int digits = 0;
        int point = -1;
        int scale = 0;
        for (; i < to; i++) {
            int c = text[i];
            if (c == '.' && point < 0) {
                point = i;
            } else if (c >= '0' && c <= '9') {
                digits++;
                scale += take(c - '0') ? 0 : 1;
                scale -= point >= 0 ? 1 : 0;
            } else {
                break;
            }
        }
        if (digits == 0) {
            return from;
        }
        exponent = scale;
        return i < to && (text[i] | 0x20) == 'e' ? scanExponent(i) : i;
    }

    /** Appends a digit to the kept ones if there is room. */
    private boolean take(int digit) {
        if (keptDigits == KEPT_DIGITS) {
            truncated |= digit != 0;
            return false;
        }
        if (keptDigits != 0 || digit != 0) {
            kept = kept * 10 + digit;
            keptDigits++;
        }
        return true;
    }

    private int scanExponent(int mark) {
        int i = mark + 1;
        boolean negative = i < to && text[i] == '-';
        if (i < to && (text[i] == '-' || text[i] == '+')) {
            i++;
        }
        int start = i;
        int e = 0;
        for (; i < to && text[i] >= '0' && text[i] <= '9'; i++) {
            e = e < EXPONENT_LIMIT ? e * 10 + (text[i] - '0') : e;
        }
        if (i == start) {
            return mark;
        }
        exponent += negative ? -e : e;
        return i;
    }

    double value() {
        if (kept == 0) {
            return 0;
        }
        if (!truncated && kept >>> 53 == 0 && exponent >= -22 && exponent <= 22) {
            double power = PowersOfTen.EXACT_DOUBLE[Math.abs(exponent)];
            return exponent < 0 ? kept / power : kept * power;
        }
        if (exponent < -342) {
            return 0;
        }
        if (exponent > 308) {
            return Double.POSITIVE_INFINITY;
        }
        double nearest = byProduct(kept, exponent);
        // NaN, "undecided", equals nothing.
        if (!truncated ? nearest == nearest : nearest == byProduct(kept + 1, exponent)) {
            return nearest;
        }
        return byAllDigits();
    }

    /*
     * With 10^q = (T + ε)·2^e, w·10^q lies in [P, P + w) for the 192-bit P = w·T. Only a carry into the upper word of P,
     * which holds all the bits that are rounded, could change the result: then NaN, undecided.
     */
    private static double byProduct(long w, int q) {
        int shift = Long.numberOfLeadingZeros(w);
        w <<= shift;
        long high = PowersOfTen.high(q);
        long p0 = w * PowersOfTen.low(q);
        long middle = w * high;
        long p1 = middle + Math.unsignedMultiplyHigh(w, PowersOfTen.low(q));
        long p2 = Math.unsignedMultiplyHigh(w, high) + (BigNat.less(p1, middle) ? 1 : 0);
        int e = PowersOfTen.exponent(q) + 128 - shift;
        if (p2 > 0) {
            p2 = p2 << 1 | p1 >>> 63;
            p1 = p1 << 1 | p0 >>> 63;
            p0 <<= 1;
            e--;
        }
        boolean exact = q >= 0 && q <= PowersOfTen.EXACT_MAX;
        if (!exact && (p1 | 1) == -1L) {
            return Double.NaN;
        }
        return DoubleRounding.round(p2, !exact || (p1 | p0) != 0, e);
    }

    private double byAllDigits() {
        byte[] digits = new byte[MAX_DIGITS + 1];
        int n = 0;
        boolean more = false;
        int dropped = 0;
        for (int i = from; i < end && (text[i] | 0x20) != 'e'; i++) {
            if (text[i] == '.' || n == 0 && text[i] == '0') {
                continue;
            }
            if (n < MAX_DIGITS) {
                digits[n++] = text[i];
            } else {
                more |= text[i] != '0';
                dropped++;
            }
        }
        int scale = exponent - (n + dropped - keptDigits) + dropped;
        if (more) {
            digits[n++] = '1';
            scale--;
        }
        long[] m = BigNatText.parse(digits, 0, n, 10);
        if (scale >= 0) {
            return BigNat.toDouble(BigNatProduct.multiply(m, BigNat.powerOfTen(scale)), 0, false);
        }
        long[] power = BigNat.powerOfTen(-scale);
        long shift = Math.max(0, BigNat.bitLength(power) - BigNat.bitLength(m) + 66);
        BigNatQuotient division = BigNatQuotient.of(BigNat.shiftLeft(m, shift), power);
        return BigNat.toDouble(division.quotient, -shift, division.remainder.length != 0);
    }
}
