package tsubame.text.number;

/**
 * Natural numbers of any size as long[] limbs, base 2^64, unsigned, least significant first, without zero limbs at the
 * top; zero is the empty array. Arrays are never changed once returned and may be shared. This file has the linear
 * operations; {@link BigNatProduct} multiplies, {@link BigNatQuotient} divides, {@link BigNatText} converts.
 */
final class BigNat {
    static final long[] ZERO = new long[0];
    static final long[] ONE = {1};

    private BigNat() {
    }

    static long[] of(long unsigned) {
        return unsigned == 0 ? ZERO : new long[] {unsigned};
    }

    /** low + high·2^64. */
    static long[] of(long high, long low) {
        return high == 0 ? of(low) : new long[] {low, high};
    }

    /** x without its zero limbs at the top: x itself if there are none. */
    static long[] normalised(long[] x) {
        return prefix(x, x.length);
    }

    /** The number in the lowest n limbs of x. */
    static long[] prefix(long[] x, int n) {
        return slice(x, 0, n);
    }

    /** The number in x[from..to); indices beyond the end are zero limbs. */
    static long[] slice(long[] x, int from, int to) {
        int end = Math.min(to, x.length);
        while (end > from && x[end - 1] == 0) {
            end--;
        }
        if (end <= from) {
            return ZERO;
        }
        if (from == 0 && end == x.length) {
            return x;
        }
        long[] r = new long[end - from];
        System.arraycopy(x, from, r, 0, r.length);
        return r;
    }

    static int compare(long[] a, long[] b) {
        if (a.length != b.length) {
            return a.length < b.length ? -1 : 1;
        }
        for (int i = a.length - 1; i >= 0; i--) {
            if (a[i] != b[i]) {
                return less(a[i], b[i]) ? -1 : 1;
            }
        }
        return 0;
    }

    /** a &lt; b for unsigned words. */
    static boolean less(long a, long b) {
        return a + Long.MIN_VALUE < b + Long.MIN_VALUE;
    }

    static long bitLength(long[] x) {
        int n = x.length;
        return n == 0 ? 0 : 64L * n - Long.numberOfLeadingZeros(x[n - 1]);
    }

    static long trailingZeros(long[] x) {
        int i = 0;
        while (x[i] == 0) {
            i++;
        }
        return 64L * i + Long.numberOfTrailingZeros(x[i]);
    }

    static long[] add(long[] a, long[] b) {
        if (a.length < b.length) {
            return add(b, a);
        }
        int n = a.length;
        long[] r = new long[n];
        long carry = addEqual(r, 0, a, 0, b, 0, b.length);
        for (int i = b.length; i < n; i++) {
            r[i] = a[i] + carry;
            carry &= r[i] == 0 ? 1 : 0;
        }
        return carry == 0 ? r : longer(r, 1);
    }

    /** One limb more at the top. */
    private static long[] longer(long[] x, long top) {
        long[] r = new long[x.length + 1];
        System.arraycopy(x, 0, r, 0, x.length);
        r[x.length] = top;
        return r;
    }

    /** a - b, for a ≥ b. */
    static long[] subtract(long[] a, long[] b) {
        long[] r = new long[a.length];
        System.arraycopy(a, 0, r, 0, a.length);
        subtractFrom(r, 0, b, 0, b.length);
        return normalised(r);
    }

    static long[] addWord(long[] a, long word) {
        long[] r = a.clone();
        for (int i = 0; i < r.length; i++) {
            r[i] += word;
            if (!less(r[i], word)) {
                return r;
            }
            word = 1;
        }
        return word == 0 ? r : longer(r, word);
    }

    /** r += b·2^(64·at), in place, with b = b[from..from+n); the carry must stay within r. */
    static void addInto(long[] r, int at, long[] b, int from, int n) {
        long carry = addEqual(r, at, r, at, b, from, n);
        for (int i = at + n; carry != 0; i++) {
            carry = ++r[i] == 0 ? 1 : 0;
        }
    }

    /** r -= b·2^(64·at), in place; the borrow must stay within r. */
    static void subtractFrom(long[] r, int at, long[] b, int from, int n) {
        long borrow = subtractEqual(r, at, r, at, b, from, n);
        for (int i = at + n; borrow != 0; i++) {
            borrow = r[i]-- == 0 ? 1 : 0;
        }
    }

    /** r[ro..ro+n) = a[ao..ao+n) + b[bo..bo+n); returns the carry. */
    static long addEqual(long[] r, int ro, long[] a, int ao, long[] b, int bo, int n) {
        long carry = 0;
        for (int i = 0; i < n; i++) {
            long x = a[ao + i];
            long sum = x + b[bo + i];
            long total = sum + carry;
            carry = (less(sum, x) ? 1 : 0) | (less(total, sum) ? 1 : 0);
            r[ro + i] = total;
        }
        return carry;
    }

    /** r[ro..ro+n) = a[ao..ao+n) - b[bo..bo+n); returns the borrow. */
    static long subtractEqual(long[] r, int ro, long[] a, int ao, long[] b, int bo, int n) {
        long borrow = 0;
        for (int i = 0; i < n; i++) {
            long x = a[ao + i];
            long y = b[bo + i];
            long difference = x - y;
            long total = difference - borrow;
            borrow = (less(x, y) ? 1 : 0) | (less(difference, borrow) ? 1 : 0);
            r[ro + i] = total;
        }
        return borrow;
    }

    static long[] shiftLeft(long[] x, long bits) {
        if (x.length == 0 || bits == 0) {
            return x;
        }
        int words = (int) (bits >>> 6);
        int shift = (int) bits & 63;
        long[] r = new long[x.length + words + 1];
        if (shift == 0) {
            System.arraycopy(x, 0, r, words, x.length);
            return normalised(r);
        }
        long carry = 0;
        for (int i = 0; i < x.length; i++) {
            r[words + i] = x[i] << shift | carry;
            carry = x[i] >>> 64 - shift;
        }
        r[words + x.length] = carry;
        return normalised(r);
    }

    /** ⌊x / 2^bits⌋. */
    static long[] shiftRight(long[] x, long bits) {
        if (bits == 0) {
            return x;
        }
        if (bits >= bitLength(x)) {
            return ZERO;
        }
        int words = (int) (bits >>> 6);
        int shift = (int) bits & 63;
        if (shift == 0) {
            return slice(x, words, x.length);
        }
        long[] r = new long[x.length - words];
        for (int i = 0; i < r.length; i++) {
            long above = words + i + 1 < x.length ? x[words + i + 1] << 64 - shift : 0;
            r[i] = x[words + i] >>> shift | above;
        }
        return normalised(r);
    }

    /** The lowest bits of x: x mod 2^bits. */
    static long[] lowBits(long[] x, long bits) {
        if (bits >= bitLength(x)) {
            return x;
        }
        int words = (int) (bits >>> 6);
        int rest = (int) bits & 63;
        if (rest == 0) {
            return prefix(x, words);
        }
        long[] r = new long[words + 1];
        System.arraycopy(x, 0, r, 0, words + 1);
        r[words] &= (1L << rest) - 1;
        return normalised(r);
    }

    static boolean testBit(long[] x, long bit) {
        int word = (int) (bit >>> 6);
        return word < x.length && (x[word] >>> bit & 1) != 0;
    }

    /** Whether any bit below the given one is set. */
    static boolean anyBitBelow(long[] x, long bit) {
        return x.length != 0 && trailingZeros(x) < bit;
    }

    static long[] power(long[] base, long exponent) {
        long[] r = ONE;
        for (int i = 63 - Long.numberOfLeadingZeros(exponent); i >= 0; i--) {
            r = BigNatProduct.multiply(r, r);
            if ((exponent >>> i & 1) != 0) {
                r = BigNatProduct.multiply(r, base);
            }
        }
        return r;
    }

    /** 10^k as 5^k·2^k. */
    static long[] powerOfTen(int k) {
        return k < PowersOfTen.EXACT_LONG.length ? of(PowersOfTen.EXACT_LONG[k]) : shiftLeft(power(of(5), k), k);
    }

    /** The nearest double to x·2^exponent, ties to even; {@code sticky}: the value is a little more than x·2^exponent. */
    static double toDouble(long[] x, long exponent, boolean sticky) {
        int n = x.length;
        if (n == 0) {
            return 0;
        }
        int shift = Long.numberOfLeadingZeros(x[n - 1]);
        long top = x[n - 1] << shift;
        boolean rest = sticky;
        if (n > 1) {
            top |= shift == 0 ? 0 : x[n - 2] >>> 64 - shift;
            rest |= x[n - 2] << shift != 0 || anyBitBelow(x, 64L * (n - 2));
        }
        long e = exponent + 64L * (n - 1) - shift;
        return DoubleRounding.round(top, rest, e > 2000 ? 2000 : e < -2000 ? -2000 : (int) e);
    }
}
