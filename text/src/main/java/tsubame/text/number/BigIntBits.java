package tsubame.text.number;

/**
 * {@link BigInt} as an endless row of bits in two's complement: shifts, logic, and cutting to a width (ECMA-262 §6.1.6.2.9
 * to 22, §21.2.2.1, §21.2.2.2). Larger values are spelled out one word longer than their magnitudes. A result beyond
 * BigInt.MAX_BITS is Java null.
 */
public final class BigIntBits {
    private BigIntBits() {
    }

    /** x·2^n rounded down, for any n. */
    public static BigInt shiftLeft(BigInt x, BigInt n) {
        if (x.isZero() || n.isZero()) {
            return x;
        }
        if (!n.isWord()) {
            return n.isNegative() ? x.isNegative() ? BigInt.of(-1) : BigInt.ZERO : null;
        }
        long bits = n.word();
        return bits > 0 ? left(x, bits) : right(x, bits == Long.MIN_VALUE ? Long.MAX_VALUE : -bits);
    }

    /** x/2^n rounded down, for any n. */
    public static BigInt shiftRight(BigInt x, BigInt n) {
        if (x.isZero() || n.isZero()) {
            return x;
        }
        if (!n.isWord()) {
            return n.isNegative() ? null : x.isNegative() ? BigInt.of(-1) : BigInt.ZERO;
        }
        long bits = n.word();
        return bits > 0 ? right(x, bits) : left(x, bits == Long.MIN_VALUE ? Long.MAX_VALUE : -bits);
    }

    private static BigInt left(BigInt x, long bits) {
        if (x.isWord() && bits < 63) {
            long shifted = x.word() << bits;
            if (shifted >> bits == x.word()) {
                return BigInt.of(shifted);
            }
        }
        if (bits >= BigInt.MAX_BITS) {
            return null;
        }
        long[] m = x.magnitude();
        return BigNat.bitLength(m) + bits > BigInt.MAX_BITS ? null
                : BigInt.ofMagnitude(BigNat.shiftLeft(m, bits), x.isNegative());
    }

    private static BigInt right(BigInt x, long bits) {
        if (x.isWord()) {
            return BigInt.of(x.word() >> Math.min(bits, 63));
        }
        long[] m = BigNat.shiftRight(x.magnitude(), bits);
        // ⌊-m/2^n⌋ = -⌈m/2^n⌉
        boolean away = x.isNegative() && BigNat.anyBitBelow(x.magnitude(), bits);
        return BigInt.ofMagnitude(away ? BigNat.addWord(m, 1) : m, x.isNegative());
    }

    /** -x - 1. */
    public static BigInt not(BigInt x) {
        return x.isWord() ? BigInt.of(~x.word()) : BigInt.of(-1).subtract(x);
    }

    public static BigInt and(BigInt a, BigInt b) {
        if (a.isWord() && b.isWord()) {
            return BigInt.of(a.word() & b.word());
        }
        if (!a.isNegative() && !b.isNegative()) {
            return ofCommon(a, b);
        }
        int n = commonLength(a, b);
        long[] x = complement(a, n);
        long[] y = complement(b, n);
        for (int i = 0; i < n; i++) {
            x[i] &= y[i];
        }
        return ofComplement(x);
    }

    /** The bits that two numbers, which are not negative, have in common. */
    private static BigInt ofCommon(BigInt a, BigInt b) {
        if (a.isWord() || b.isWord()) {
            return BigInt.of(a.toLong() & b.toLong());
        }
        long[] x = a.magnitude();
        long[] y = b.magnitude();
        int n = Math.min(x.length, y.length);
        if (n == 1) {
            return BigInt.ofUnsigned(x[0] & y[0]);
        }
        long[] r = new long[n];
        for (int i = 0; i < n; i++) {
            r[i] = x[i] & y[i];
        }
        return BigInt.ofMagnitude(BigNat.normalised(r), false);
    }

    public static BigInt or(BigInt a, BigInt b) {
        if (a.isWord() && b.isWord()) {
            return BigInt.of(a.word() | b.word());
        }
        int n = commonLength(a, b);
        long[] x = complement(a, n);
        long[] y = complement(b, n);
        for (int i = 0; i < n; i++) {
            x[i] |= y[i];
        }
        return ofComplement(x);
    }

    public static BigInt xor(BigInt a, BigInt b) {
        if (a.isWord() && b.isWord()) {
            return BigInt.of(a.word() ^ b.word());
        }
        int n = commonLength(a, b);
        long[] x = complement(a, n);
        long[] y = complement(b, n);
        for (int i = 0; i < n; i++) {
            x[i] ^= y[i];
        }
        return ofComplement(x);
    }

    /** BigInt.asIntN: the lowest bits of x, the highest of them the sign. */
    public static BigInt asIntN(long bits, BigInt x) {
        if (bits == 0) {
            return BigInt.ZERO;
        }
        if (bits <= 64) {
            int unused = (int) (64 - bits);
            return BigInt.of(x.toLong() << unused >> unused);
        }
        if (x.isWord() || bits > BigNat.bitLength(x.magnitude())) {
            return x;
        }
        long[] low = lowBits(x, bits);
        return BigNat.testBit(low, bits - 1)
                ? BigInt.ofMagnitude(BigNat.subtract(BigNat.shiftLeft(BigNat.ONE, bits), low), true)
                : BigInt.ofMagnitude(low, false);
    }

    /** BigInt.asUintN: the lowest bits of x. */
    public static BigInt asUintN(long bits, BigInt x) {
        if (bits == 0) {
            return BigInt.ZERO;
        }
        if (bits <= 64) {
            return BigInt.ofUnsigned(x.toLong() & -1L >>> (int) (64 - bits));
        }
        if (!x.isNegative()) {
            return x.isWord() ? x : BigInt.ofMagnitude(lowBits(x, bits), false);
        }
        return bits > BigInt.MAX_BITS ? null : BigInt.ofMagnitude(lowBits(x, bits), false);
    }

    /** x mod 2^bits, not negative. */
    private static long[] lowBits(BigInt x, long bits) {
        long[] m = BigNat.lowBits(x.magnitude(), bits);
        return x.isNegative() && m.length != 0 ? BigNat.subtract(BigNat.shiftLeft(BigNat.ONE, bits), m) : m;
    }

    private static int commonLength(BigInt a, BigInt b) {
        return Math.max(a.magnitude().length, b.magnitude().length) + 1;
    }

    /** x as n words of two's complement, in an array of its own. */
    private static long[] complement(BigInt x, int n) {
        long[] m = x.magnitude();
        long[] r = new long[n];
        System.arraycopy(m, 0, r, 0, m.length);
        if (x.isNegative()) {
            negate(r);
        }
        return r;
    }

    /** The value of words in two's complement, which are given away. */
    private static BigInt ofComplement(long[] words) {
        boolean negative = words[words.length - 1] < 0;
        if (negative) {
            negate(words);
        }
        return BigInt.ofMagnitude(BigNat.normalised(words), negative);
    }

    private static void negate(long[] words) {
        long carry = 1;
        for (int i = 0; i < words.length; i++) {
            words[i] = ~words[i] + carry;
            carry = carry != 0 && words[i] == 0 ? 1 : 0;
        }
    }
}
