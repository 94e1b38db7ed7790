package tsubame.text.number;

/**
 * Quotient and remainder of {@link BigNat} numbers. Words are divided by multiplying with a reciprocal (Möller and
 * Granlund, "Improved division by invariant integers"); short numbers by Knuth's Algorithm D; long ones by Burnikel and
 * Ziegler's recursion, which turns division into multiplication of halves. Divisors are not zero.
 */
final class BigNatQuotient {
    /** Below this many limbs of divisor or quotient, Algorithm D is faster. */
    private static final int RECURSIVE = 80;

    final long[] quotient;
    final long[] remainder;

    private BigNatQuotient(long[] quotient, long[] remainder) {
        this.quotient = quotient;
        this.remainder = remainder;
    }

    static BigNatQuotient of(long[] a, long[] b) {
        if (BigNat.compare(a, b) < 0) {
            return new BigNatQuotient(BigNat.ZERO, a);
        }
        if (b.length == 1) {
            return byWord(a, b[0]);
        }
        int shift = Long.numberOfLeadingZeros(b[b.length - 1]);
        long[] d = BigNat.shiftLeft(b, shift);
        long[] n = BigNat.shiftLeft(a, shift);
        BigNatQuotient scaled = b.length < RECURSIVE || a.length - b.length < RECURSIVE ? schoolbook(n, d) : blocks(n, d);
        return new BigNatQuotient(scaled.quotient, BigNat.shiftRight(scaled.remainder, shift));
    }

    /** ⌊(2^128 - 1) / d⌋ - 2^64, for d with its highest bit set. */
    static long reciprocal(long d) {
        return divideTwoWords(~d, -1L, d);
    }

    /** Divides (high, low) by d with reciprocal v, high &lt; d; the remainder is low - quotient·d. */
    static long divideByReciprocal(long high, long low, long d, long v) {
        long q0 = v * high;
        long q1 = Math.unsignedMultiplyHigh(v, high) + high + 1;
        q0 += low;
        if (BigNat.less(q0, low)) {
            q1++;
        }
        long r = low - q1 * d;
        if (BigNat.less(q0, r)) {
            q1--;
            r += d;
        }
        return BigNat.less(r, d) ? q1 : q1 + 1;
    }

    /** (high, low) / d by two steps of Algorithm D in base 2^32; high &lt; d, the highest bit of d set. */
    private static long divideTwoWords(long high, long low, long d) {
        long upper = divideStep(high, low >>> 32, d);
        long rest = (high << 32 | low >>> 32) - upper * d;
        return upper << 32 | divideStep(rest, low & 0xFFFF_FFFFL, d);
    }

    private static long divideStep(long u, long next, long d) {
        long d1 = d >>> 32;
        long q = Long.divideUnsigned(u, d1);
        long r = u - q * d1;
        while (q >>> 32 != 0 || BigNat.less(r << 32 | next, q * (d & 0xFFFF_FFFFL))) {
            q--;
            r += d1;
            if (r >>> 32 != 0) {
                break;
            }
        }
        return q;
    }

    private static BigNatQuotient byWord(long[] a, long b) {
        long[] q = new long[a.length];
        long r = divideWord(a, a.length, b, q);
        return new BigNatQuotient(BigNat.normalised(q), BigNat.of(r));
    }

    /** q = a[0..n) / b, q may be a; returns the remainder. */
    static long divideWord(long[] a, int n, long b, long[] q) {
        int shift = Long.numberOfLeadingZeros(b);
        long d = b << shift;
        long v = reciprocal(d);
        long r = shift == 0 ? 0 : a[n - 1] >>> 64 - shift;
        for (int i = n - 1; i >= 0; i--) {
            long below = shift == 0 || i == 0 ? 0 : a[i - 1] >>> 64 - shift;
            long word = a[i] << shift | below;
            q[i] = divideByReciprocal(r, word, d, v);
            r = word - q[i] * d;
        }
        return r >>> shift;
    }

    /** Knuth, TAOCP 4.3.1, Algorithm D; the highest bit of d is set, d has at least two limbs. */
    private static BigNatQuotient schoolbook(long[] a, long[] d) {
        int n = d.length;
        int m = a.length - n;
        if (m < 0) {
            return new BigNatQuotient(BigNat.ZERO, a);
        }
        long[] r = new long[a.length + 1];
        System.arraycopy(a, 0, r, 0, a.length);
        long[] q = new long[m + 1];
        long v = reciprocal(d[n - 1]);
        for (int j = m; j >= 0; j--) {
            long digit = estimate(r, j + n, d, v);
            long borrow = BigNatProduct.subtractTimesWord(r, j, d, n, digit);
            long top = r[j + n];
            r[j + n] = top - borrow;
            if (BigNat.less(top, borrow)) {
                digit--;
                r[j + n] += BigNat.addEqual(r, j, r, j, d, 0, n);
            }
            q[j] = digit;
        }
        return new BigNatQuotient(BigNat.normalised(q), BigNat.prefix(r, n));
    }

    /** A quotient digit from the top three words of r (r[at] highest) and two of d: right or one too large. */
    private static long estimate(long[] r, int at, long[] d, long v) {
        int n = d.length;
        long d1 = d[n - 1];
        long digit;
        long rest;
        if (r[at] == d1) {
            digit = -1;
            rest = r[at - 1] + d1;
            if (BigNat.less(rest, d1)) {
                return digit;
            }
        } else {
            digit = divideByReciprocal(r[at], r[at - 1], d1, v);
            rest = r[at - 1] - digit * d1;
        }
        long d2 = d[n - 2];
        while (true) {
            long high = Math.unsignedMultiplyHigh(digit, d2);
            if (!BigNat.less(rest, high) && (rest != high || !BigNat.less(r[at - 2], digit * d2))) {
                return digit;
            }
            digit--;
            rest += d1;
            if (BigNat.less(rest, d1)) {
                return digit;
            }
        }
    }

    /** Brings d to a length that halves down to the threshold, then divides a in blocks of that length. */
    private static BigNatQuotient blocks(long[] a, long[] d) {
        int halvings = 32 - Integer.numberOfLeadingZeros(d.length / RECURSIVE);
        int n = (d.length + (1 << halvings) - 1) >> halvings << halvings;
        long padding = 64L * (n - d.length);
        long[] x = BigNat.shiftLeft(a, padding);
        long[] b = BigNat.shiftLeft(d, padding);
        int count = x.length / n;
        long[] q = new long[(count + 1) * n];
        long[] r = BigNat.ZERO;
        for (int i = count; i >= 0; i--) {
            BigNatQuotient part = twoByOne(joined(r, BigNat.slice(x, i * n, (i + 1) * n), n), b, n);
            System.arraycopy(part.quotient, 0, q, i * n, part.quotient.length);
            r = part.remainder;
        }
        return new BigNatQuotient(BigNat.normalised(q), BigNat.shiftRight(r, padding));
    }

    /** a / b with b of n limbs, a &lt; b·2^(64n). */
    private static BigNatQuotient twoByOne(long[] a, long[] b, int n) {
        if ((n & 1) != 0 || n < RECURSIVE) {
            return schoolbook(a, b);
        }
        int h = n >> 1;
        BigNatQuotient upper = threeByTwo(BigNat.slice(a, h, 4 * h), b, h);
        BigNatQuotient lower = threeByTwo(joined(upper.remainder, BigNat.prefix(a, h), h), b, h);
        return new BigNatQuotient(joined(upper.quotient, lower.quotient, h), lower.remainder);
    }

    /** a / b with b of 2h limbs, a &lt; b·2^(64h): guesses by the upper half of b, then mends with the lower. */
    private static BigNatQuotient threeByTwo(long[] a, long[] b, int h) {
        long[] top = BigNat.slice(a, h, 3 * h);
        long[] b1 = BigNat.slice(b, h, 2 * h);
        long[] q;
        long[] r;
        if (BigNat.compare(BigNat.slice(a, 2 * h, 3 * h), b1) < 0) {
            BigNatQuotient guess = twoByOne(top, b1, h);
            q = guess.quotient;
            r = guess.remainder;
        } else {
            q = ones(h);
            r = BigNat.subtract(BigNat.add(top, b1), joined(b1, BigNat.ZERO, h));
        }
        long[] product = BigNatProduct.multiply(q, BigNat.prefix(b, h));
        r = joined(r, BigNat.prefix(a, h), h);
        while (BigNat.compare(r, product) < 0) {
            r = BigNat.add(r, b);
            q = BigNat.subtract(q, BigNat.ONE);
        }
        return new BigNatQuotient(q, BigNat.subtract(r, product));
    }

    private static long[] ones(int n) {
        long[] r = new long[n];
        for (int i = 0; i < n; i++) {
            r[i] = -1L;
        }
        return r;
    }

    /** high·2^(64n) + low, for low of at most n limbs. */
    static long[] joined(long[] high, long[] low, int n) {
        if (high.length == 0) {
            return low;
        }
        long[] r = new long[n + high.length];
        System.arraycopy(low, 0, r, 0, low.length);
        System.arraycopy(high, 0, r, n, high.length);
        return r;
    }
}
