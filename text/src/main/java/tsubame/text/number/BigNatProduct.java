package tsubame.text.number;

/** Products of {@link BigNat} numbers: one row at a time for short ones, Karatsuba's three half products for long ones. */
final class BigNatProduct {
    /** Below this many limbs of the shorter factor, rows are faster. */
    private static final int KARATSUBA = 40;

    private BigNatProduct() {
    }

    static long[] multiply(long[] a, long[] b) {
        if (a.length < b.length) {
            return multiply(b, a);
        }
        if (b.length == 0) {
            return BigNat.ZERO;
        }
        long[] r = new long[a.length + b.length];
        if (b.length < KARATSUBA) {
            rows(r, 0, a, 0, a.length, b, 0, b.length);
        } else {
            blocks(r, a, b);
        }
        return BigNat.normalised(r);
    }

    /** r[ro..ro+n) = x·word + addend; returns the carry. */
    static long timesWord(long[] r, int ro, long[] x, int xo, int n, long word, long addend) {
        long carry = addend;
        for (int i = 0; i < n; i++) {
            long f = x[xo + i];
            long low = f * word + carry;
            carry = Math.unsignedMultiplyHigh(f, word) + (BigNat.less(low, carry) ? 1 : 0);
            r[ro + i] = low;
        }
        return carry;
    }

    /** r[ro..ro+n) += x·word; returns the carry. */
    private static long addTimesWord(long[] r, int ro, long[] x, int xo, int n, long word) {
        long carry = 0;
        for (int i = 0; i < n; i++) {
            long f = x[xo + i];
            long low = f * word;
            long sum = low + carry;
            long total = sum + r[ro + i];
            // f·word + carry + r < 2^128, so the high word never overflows.
            carry = Math.unsignedMultiplyHigh(f, word) + (BigNat.less(sum, low) ? 1 : 0)
                    + (BigNat.less(total, sum) ? 1 : 0);
            r[ro + i] = total;
        }
        return carry;
    }

    /** r[ro..ro+n) -= x·word; returns the borrow. */
    static long subtractTimesWord(long[] r, int ro, long[] x, int n, long word) {
        long borrow = 0;
        for (int i = 0; i < n; i++) {
            long f = x[i];
            long low = f * word;
            long sum = low + borrow;
            long old = r[ro + i];
            borrow = Math.unsignedMultiplyHigh(f, word) + (BigNat.less(sum, low) ? 1 : 0)
                    + (BigNat.less(old, sum) ? 1 : 0);
            r[ro + i] = old - sum;
        }
        return borrow;
    }

    /** r[ro..ro+an+bn) = a·b, whatever r held. */
    private static void rows(long[] r, int ro, long[] a, int ao, int an, long[] b, int bo, int bn) {
        r[ro + an] = timesWord(r, ro, a, ao, an, b[bo], 0);
        for (int j = 1; j < bn; j++) {
            r[ro + an + j] = addTimesWord(r, ro + j, a, ao, an, b[bo + j]);
        }
    }

    /** Cuts the longer factor into pieces as long as the shorter one; r is zero before. */
    private static void blocks(long[] r, long[] a, long[] b) {
        int n = b.length;
        long[] scratch = new long[4 * n + 512];
        int whole = a.length - a.length % n;
        long[] piece = a.length == n ? r : new long[2 * n];
        for (int i = 0; i < whole; i += n) {
            karatsuba(piece, 0, a, i, b, 0, n, scratch, 0);
            if (piece != r) {
                BigNat.addInto(r, i, piece, 0, 2 * n);
            }
        }
        if (whole < a.length) {
            long[] rest = multiply(b, BigNat.slice(a, whole, a.length));
            BigNat.addInto(r, whole, rest, 0, rest.length);
        }
    }

    /*
     * With β = 2^(64h): (a1·β + a0)(b1·β + b0) = z2·β² + z1·β + z0, where
     * z0 = a0·b0, z2 = a1·b1, z1 = z0 + z2 - (a1 - a0)(b1 - b0).
     * Needs 4m words of scratch from wo, plus those of the recursion; m = n - h is the longer half.
     */
    private static void karatsuba(long[] r, int ro, long[] a, int ao, long[] b, int bo, int n, long[] w, int wo) {
        if (n < KARATSUBA) {
            rows(r, ro, a, ao, n, b, bo, n);
            return;
        }
        int h = n >> 1;
        int m = n - h;
        int next = wo + 4 * m;
        boolean opposite = distance(w, wo, a, ao, h, m) != distance(w, wo + m, b, bo, h, m);
        karatsuba(w, wo + 2 * m, w, wo, w, wo + m, m, w, next);
        karatsuba(r, ro, a, ao, b, bo, h, w, next);
        karatsuba(r, ro + 2 * h, a, ao + h, b, bo + h, m, w, next);
        System.arraycopy(r, ro + 2 * h, w, wo, 2 * m);
        long carry = addCarrying(w, wo, r, ro, 2 * h, 2 * m);
        if (opposite) {
            carry += BigNat.addEqual(w, wo, w, wo, w, wo + 2 * m, 2 * m);
        } else {
            carry -= BigNat.subtractEqual(w, wo, w, wo, w, wo + 2 * m, 2 * m);
        }
        carry += BigNat.addEqual(r, ro + h, r, ro + h, w, wo, 2 * m);
        for (int i = ro + h + 2 * m; carry != 0; i++) {
            long sum = r[i] + carry;
            carry = BigNat.less(sum, carry) ? 1 : 0;
            r[i] = sum;
        }
    }

    /** w[wo..wo+size) += r[ro..ro+n), n ≤ size; returns the carry out of size words. */
    private static long addCarrying(long[] w, int wo, long[] r, int ro, int n, int size) {
        long carry = BigNat.addEqual(w, wo, w, wo, r, ro, n);
        for (int i = n; i < size && carry != 0; i++) {
            carry = ++w[wo + i] == 0 ? 1 : 0;
        }
        return carry;
    }

    /** w[wo..wo+m) = |x1 - x0|, with x0 = x[xo..xo+h), x1 the m words behind it, m - h ≤ 1; returns x1 &lt; x0. */
    private static boolean distance(long[] w, int wo, long[] x, int xo, int h, int m) {
        long top = m > h ? x[xo + h + h] : 0;
        long borrow = BigNat.subtractEqual(w, wo, x, xo + h, x, xo, h);
        if (m > h) {
            w[wo + h] = top - borrow;
            borrow = top == 0 ? borrow : 0;
        }
        if (borrow == 0) {
            return false;
        }
        long carry = 1;
        for (int i = 0; i < m; i++) {
            long flipped = ~w[wo + i] + carry;
            carry = carry != 0 && flipped == 0 ? 1 : 0;
            w[wo + i] = flipped;
        }
        return true;
    }
}
