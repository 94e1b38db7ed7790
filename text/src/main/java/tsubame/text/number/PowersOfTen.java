package tsubame.text.number;

/**
 * The powers 10^k for MIN ≤ k ≤ MAX as 128-bit significands, rounded down and normalised:
 * 10^k = (HIGH:LOW + ε)·2^exponent(k), 2^127 ≤ HIGH:LOW &lt; 2^128, 0 ≤ ε &lt; 1, and ε = 0 exactly for 0 ≤ k ≤ EXACT_MAX.
 * Both directions of number conversion use this one table; it is computed, not copied: 10^k and 5^k share their
 * significand, ⌊x/5⌋ repeated is ⌊x/5^m⌋, so single-word steps suffice.
 */
final class PowersOfTen {
    static final int MIN = -348;
    static final int MAX = 347;
    /** 5^55 &lt; 2^128 ≤ 5^56. */
    static final int EXACT_MAX = 55;

    private static final long WORD = 0xFFFF_FFFFL;
    private static final long[] HIGH = new long[MAX - MIN + 1];
    private static final long[] LOW = new long[MAX - MIN + 1];

    /** The powers of ten that a double holds exactly. */
    static final double[] EXACT_DOUBLE = new double[23];
    /** The powers of ten below 2^64, as unsigned numbers. */
    static final long[] EXACT_LONG = new long[20];

    static {
        multiplyUp();
        divideDown();
        double d = 1;
        for (int i = 0; i < EXACT_DOUBLE.length; i++, d *= 10) {
            EXACT_DOUBLE[i] = d;
        }
        long p = 1;
        for (int i = 0; i < EXACT_LONG.length; i++, p *= 10) {
            EXACT_LONG[i] = p;
        }
    }

    private PowersOfTen() {
    }

    static long high(int k) {
        return HIGH[k - MIN];
    }

    static long low(int k) {
        return LOW[k - MIN];
    }

    /** ⌊log2(10^k)⌋ - 127; 1741647/2^19 approximates log2(10) closely enough for |k| ≤ 1233. */
    static int exponent(int k) {
        return floorLog2(k) - 127;
    }

    static int floorLog2(int k) {
        return (k * 1741647) >> 19;
    }

    private static void multiplyUp() {
        int[] x = new int[27];
        x[0] = 1;
        int n = 1;
        enter(0, x, n);
        for (int k = 1; k <= MAX; k++) {
            long carry = 0;
            for (int i = 0; i < n; i++) {
                carry += (x[i] & WORD) * 5;
                x[i] = (int) carry;
                carry >>>= 32;
            }
            if (carry != 0) {
                x[n++] = (int) carry;
            }
            enter(k, x, n);
        }
    }

    /** Starts from 2^960: 5^348 has 809 bits, which leaves the 128 wanted and more. */
    private static void divideDown() {
        int[] x = new int[31];
        x[30] = 1;
        int n = 31;
        for (int k = -1; k >= MIN; k--) {
            long rest = 0;
            for (int i = n - 1; i >= 0; i--) {
                long part = rest << 32 | (x[i] & WORD);
                long quotient = part / 5;
                x[i] = (int) quotient;
                rest = part - quotient * 5;
            }
            while (x[n - 1] == 0) {
                n--;
            }
            enter(k, x, n);
        }
    }

    private static void enter(int k, int[] x, int n) {
        int bits = 32 * n - Integer.numberOfLeadingZeros(x[n - 1]);
        HIGH[k - MIN] = bitsFrom(x, n, bits - 64);
        LOW[k - MIN] = bitsFrom(x, n, bits - 128);
    }

    /** The 64 bits of x that begin at bit position; bits outside x are zero. */
    private static long bitsFrom(int[] x, int n, int position) {
        int w = position >> 5;
        int shift = position & 31;
        long low = (word(x, n, w) | word(x, n, w + 1) << 32) >>> shift;
        return shift == 0 ? low : low | word(x, n, w + 2) << (64 - shift);
    }

    private static long word(int[] x, int n, int i) {
        return i < 0 || i >= n ? 0 : x[i] & WORD;
    }
}
