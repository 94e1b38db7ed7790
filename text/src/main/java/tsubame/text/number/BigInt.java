package tsubame.text.number;

/**
 * An integer of any size, immutable: the mathematical value of a BigInt (ECMA-262 §6.1.6.2). One that fits in a signed
 * 64-bit word is that word, and operations between two such make nothing else; larger ones are a sign and a
 * {@link BigNat} magnitude. The form is unique. An operation whose result needs more than MAX_BITS bits gives Java null,
 * for which the caller throws its RangeError; division by zero and negative exponents are the caller's to refuse.
 * Bits: {@link BigIntBits}. Text: {@link BigIntText}.
 */
public final class BigInt {
    /** The most bits that a magnitude may have. */
    public static final long MAX_BITS = 1L << 30;

    public static final BigInt ZERO = new BigInt(0);
    public static final BigInt ONE = new BigInt(1);

    private static final double TWO_63 = 9223372036854775808.0;

    /** The value, if magnitude is null. */
    private final long word;
    private final long[] magnitude;
    private final boolean negative;

    private BigInt(long word) {
        this.word = word;
        this.magnitude = null;
        this.negative = word < 0;
    }

    private BigInt(long[] magnitude, boolean negative) {
        this.word = 0;
        this.magnitude = magnitude;
        this.negative = negative;
    }

    public static BigInt of(long value) {
        return new BigInt(value);
    }

    /** The value of 64 bits read as an unsigned number. */
    public static BigInt ofUnsigned(long bits) {
        return bits >= 0 ? new BigInt(bits) : new BigInt(new long[] {bits}, false);
    }

    /** The value of a double that is an integer (NumberToBigInt, §21.2.1.1.1). */
    public static BigInt ofInteger(double value) {
        if (Math.abs(value) < TWO_63) {
            return new BigInt((long) value);
        }
        long bits = Double.doubleToRawLongBits(value);
        int shift = ((int) (bits >>> 52) & 0x7FF) - 1075;
        long significand = bits & (1L << 52) - 1 | 1L << 52;
        return ofMagnitude(BigNat.shiftLeft(BigNat.of(significand), shift), bits < 0);
    }

    /** ±m in its unique form, null beyond MAX_BITS. */
    static BigInt ofMagnitude(long[] m, boolean negative) {
        if (m.length == 0) {
            return ZERO;
        }
        if (m.length == 1) {
            return ofSingle(m[0], negative);
        }
        return BigNat.bitLength(m) > MAX_BITS ? null : new BigInt(m, negative);
    }

    /** ±(low + high·2^64). */
    private static BigInt ofWords(long high, long low, boolean negative) {
        return high == 0 ? ofSingle(low, negative) : new BigInt(new long[] {low, high}, negative);
    }

    /** ±low, which has no sign of its own. */
    private static BigInt ofSingle(long low, boolean negative) {
        if (low >= 0 || negative && low == Long.MIN_VALUE) {
            return new BigInt(negative ? -low : low);
        }
        return new BigInt(new long[] {low}, negative);
    }

    /** Whether the magnitude is one limb, or none. */
    private boolean isSingle() {
        return magnitude == null || magnitude.length == 1;
    }

    /** The one limb. */
    private long single() {
        return magnitude != null ? magnitude[0] : negative ? -word : word;
    }

    boolean isWord() {
        return magnitude == null;
    }

    long word() {
        return word;
    }

    long[] magnitude() {
        return magnitude != null ? magnitude : BigNat.of(negative ? -word : word);
    }

    public boolean isNegative() {
        return negative;
    }

    public boolean isZero() {
        return magnitude == null && word == 0;
    }

    public boolean isOdd() {
        return ((magnitude == null ? word : magnitude[0]) & 1) != 0;
    }

    public BigInt negate() {
        return magnitude == null && word != Long.MIN_VALUE ? new BigInt(-word) : ofMagnitude(magnitude(), !negative);
    }

    public BigInt add(BigInt other) {
        if (magnitude == null && other.magnitude == null) {
            long sum = word + other.word;
            if (((word ^ sum) & (other.word ^ sum)) >= 0) {
                return new BigInt(sum);
            }
        }
        return addSigned(other, other.negative);
    }

    public BigInt subtract(BigInt other) {
        if (magnitude == null && other.magnitude == null) {
            long difference = word - other.word;
            if (((word ^ other.word) & (word ^ difference)) >= 0) {
                return new BigInt(difference);
            }
        }
        return addSigned(other, !other.negative);
    }

    /** this ± |other|. */
    private BigInt addSigned(BigInt other, boolean otherNegative) {
        if (negative == otherNegative && isSingle() && other.isSingle()) {
            long x = single();
            long sum = x + other.single();
            return ofWords(BigNat.less(sum, x) ? 1 : 0, sum, negative);
        }
        long[] a = magnitude();
        if (negative == otherNegative && other.magnitude == null) {
            return ofMagnitude(BigNat.addWord(a, other.single()), negative);
        }
        long[] b = other.magnitude();
        if (negative == otherNegative) {
            return ofMagnitude(BigNat.add(a, b), negative);
        }
        return BigNat.compare(a, b) >= 0 ? ofMagnitude(BigNat.subtract(a, b), negative)
                : ofMagnitude(BigNat.subtract(b, a), otherNegative);
    }

    public BigInt multiply(BigInt other) {
        if (magnitude == null && other.magnitude == null) {
            long low = word * other.word;
            if (Math.multiplyHigh(word, other.word) == low >> 63) {
                return new BigInt(low);
            }
        }
        if (isSingle() && other.isSingle()) {
            long x = single();
            long y = other.single();
            return ofWords(Math.unsignedMultiplyHigh(x, y), x * y, negative != other.negative);
        }
        long[] a = magnitude();
        long[] b = other.magnitude();
        if (BigNat.bitLength(a) + BigNat.bitLength(b) - 1 > MAX_BITS) {
            return null;
        }
        return ofMagnitude(BigNatProduct.multiply(a, b), negative != other.negative);
    }

    /** The quotient, rounded towards zero; other is not zero. */
    public BigInt divide(BigInt other) {
        if (magnitude == null && other.magnitude == null && (other.word != -1 || word != Long.MIN_VALUE)) {
            return new BigInt(word / other.word);
        }
        return ofMagnitude(BigNatQuotient.of(magnitude(), other.magnitude()).quotient, negative != other.negative);
    }

    /** What division towards zero leaves, with the sign of this; other is not zero. */
    public BigInt remainder(BigInt other) {
        if (magnitude == null && other.magnitude == null) {
            return other.word == -1 ? ZERO : new BigInt(word % other.word);
        }
        return ofMagnitude(BigNatQuotient.of(magnitude(), other.magnitude()).remainder, negative);
    }

    /** this to the power of an exponent that is not negative. */
    public BigInt power(BigInt exponent) {
        boolean negativeResult = negative && exponent.isOdd();
        if (exponent.isZero()) {
            return ONE;
        }
        if (magnitude == null && word >= -1 && word <= 1) {
            return new BigInt(negativeResult ? -1 : Math.abs(word));
        }
        long[] base = magnitude();
        if (exponent.magnitude != null || exponent.word > MAX_BITS
                || (BigNat.bitLength(base) - 1) * exponent.word >= MAX_BITS) {
            return null;
        }
        long zeros = BigNat.trailingZeros(base);
        long[] odd = BigNat.power(BigNat.shiftRight(base, zeros), exponent.word);
        if (BigNat.bitLength(odd) + zeros * exponent.word > MAX_BITS) {
            return null;
        }
        return ofMagnitude(BigNat.shiftLeft(odd, zeros * exponent.word), negativeResult);
    }

    /** Negative, zero, positive as this is less than, equal to, greater than other. */
    public int compare(BigInt other) {
        if (magnitude == null && other.magnitude == null) {
            return word < other.word ? -1 : word == other.word ? 0 : 1;
        }
        if (negative != other.negative) {
            return negative ? -1 : 1;
        }
        int c = BigNat.compare(magnitude(), other.magnitude());
        return negative ? -c : c;
    }

    /** As {@link #compare(BigInt)}, with the exact value of a double that is not NaN. */
    public int compare(double other) {
        if (magnitude == null) {
            return compareWord(other);
        }
        if (Math.abs(other) < TWO_63 || negative != other < 0) {
            return negative ? -1 : 1;
        }
        if (Math.abs(other) == Double.POSITIVE_INFINITY) {
            return negative ? 1 : -1;
        }
        return compare(ofInteger(other));
    }

    private int compareWord(double other) {
        if (other >= TWO_63) {
            return -1;
        }
        if (other < -TWO_63) {
            return 1;
        }
        long whole = (long) other;
        if (word != whole) {
            return word < whole ? -1 : 1;
        }
        double fraction = other - whole;
        return fraction > 0 ? -1 : fraction < 0 ? 1 : 0;
    }

    public boolean same(BigInt other) {
        return compare(other) == 0;
    }

    /** A hash of the value. */
    public int hash() {
        long h = word;
        if (magnitude != null) {
            h = negative ? 1 : 0;
            for (int i = 0; i < magnitude.length; i++) {
                h = h * 31 + magnitude[i];
            }
        }
        h *= 0x9E37_79B9_7F4A_7C15L;
        return (int) (h >>> 32);
    }

    /** The nearest double, ties to even; ±Infinity beyond the largest. */
    public double toDouble() {
        if (magnitude == null) {
            return word;
        }
        double d = BigNat.toDouble(magnitude, 0, false);
        return negative ? -d : d;
    }

    /** The value modulo 2^64, for ToBigInt64 and ToBigUint64 alike. */
    public long toLong() {
        return magnitude == null ? word : negative ? -magnitude[0] : magnitude[0];
    }

    /** Whether the value lies in [-2^63, 2^63), where {@link #toLong} is the value. */
    public boolean fitsLong() {
        return magnitude == null;
    }

    /** For messages and tests: decimal digits. */
    @Override
    public String toString() {
        return Ascii.string(BigIntText.bytes(this, 10));
    }
}
