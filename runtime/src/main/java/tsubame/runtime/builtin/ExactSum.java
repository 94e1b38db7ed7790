package tsubame.runtime.builtin;

/**
 * The exact sum of finite doubles, rounded once at the end (Math.sumPrecise, ECMA-262 §21.3.2.34).
 *
 * <p>A double is an integer times 2^-1074, so a sum of many fits a fixed-point number of some 2,200 bits. It is kept in
 * limbs of 32 bits stored in longs: 2^30 additions fit before carries must be passed on.
 */
final class ExactSum {
    private static final int LIMBS = 70;
    private static final int ADDITIONS_BETWEEN_CARRIES = 1 << 30;
    private static final long LIMB_MASK = 0xFFFFFFFFL;

    private final long[] limbs = new long[LIMBS];
    private int pending;

    /** Adds a finite number. */
    void add(double value) {
        long bits = Double.doubleToRawLongBits(value);
        int exponent = (int) (bits >>> 52) & 0x7FF;
        long mantissa = bits & 0xFFFFFFFFFFFFFL;
        if (exponent != 0) {
            mantissa |= 1L << 52;
            exponent--;
        }
        int limb = exponent >>> 5;
        int shift = exponent & 31;
        long low = (mantissa & LIMB_MASK) << shift;
        long high = (mantissa >>> 32) << shift;
        long sign = bits >> 63;
        addLimb(limb, low & LIMB_MASK, sign);
        addLimb(limb + 1, (low >>> 32) + (high & LIMB_MASK), sign);
        addLimb(limb + 2, high >>> 32, sign);
        if (++pending == ADDITIONS_BETWEEN_CARRIES) {
            passCarries();
        }
    }

    private void addLimb(int index, long amount, long sign) {
        limbs[index] += (amount ^ sign) - sign;
    }

    /** The sum, rounded to nearest, ties to even; +0 when it is zero. */
    double result() {
        passCarries();
        boolean negative = limbs[LIMBS - 1] < 0;
        if (negative) {
            for (int i = 0; i < LIMBS; i++) {
                limbs[i] = -limbs[i];
            }
            passCarries();
        }
        double magnitude = roundedMagnitude();
        return negative ? -magnitude : magnitude;
    }

    private void passCarries() {
        for (int i = 0; i < LIMBS - 1; i++) {
            limbs[i + 1] += limbs[i] >> 32;
            limbs[i] &= LIMB_MASK;
        }
        pending = 0;
    }

    private double roundedMagnitude() {
        int top = topBit();
        if (top <= 52) {
            // Subnormals and the first normal binade are their own encodings.
            return Double.longBitsToDouble(limbs[0] | limbs[1] << 32);
        }
        if (top - 51 >= 0x7FF) {
            return Double.POSITIVE_INFINITY;
        }
        long mantissa = 0;
        for (int bit = top - 1; bit >= top - 52; bit--) {
            mantissa = mantissa << 1 | bitAt(bit);
        }
        long encoded = (long) (top - 51) << 52 | mantissa;
        if (bitAt(top - 53) != 0 && ((encoded & 1) != 0 || anyBitBelow(top - 53))) {
            encoded++;
        }
        return Double.longBitsToDouble(encoded);
    }

    private int topBit() {
        for (int i = LIMBS - 1; i >= 0; i--) {
            if (limbs[i] != 0) {
                return i * 32 + 63 - Long.numberOfLeadingZeros(limbs[i]);
            }
        }
        return -1;
    }

    private long bitAt(int bit) {
        return limbs[bit >>> 5] >>> (bit & 31) & 1;
    }

    private boolean anyBitBelow(int bit) {
        int limb = bit >>> 5;
        if ((limbs[limb] & ((1L << (bit & 31)) - 1)) != 0) {
            return true;
        }
        for (int i = 0; i < limb; i++) {
            if (limbs[i] != 0) {
                return true;
            }
        }
        return false;
    }
}
