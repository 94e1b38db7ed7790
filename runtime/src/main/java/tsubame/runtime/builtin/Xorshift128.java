package tsubame.runtime.builtin;

/**
 * The generator behind Math.random: xorshift128+ (Vigna, 2014). Its two words of state come from one seed through
 * SplitMix64, so that any seed, zero too, starts it well. The same seed gives the same numbers in every engine.
 */
public final class Xorshift128 {
    private long first;
    private long second;

    public Xorshift128(long seed) {
        first = mixed(seed + 0x9E3779B97F4A7C15L);
        second = mixed(seed + 0x9E3779B97F4A7C15L * 2);
        if ((first | second) == 0) {
            second = 1;
        }
    }

    private static long mixed(long word) {
        word = (word ^ word >>> 30) * 0xBF58476D1CE4E5B9L;
        word = (word ^ word >>> 27) * 0x94D049BB133111EBL;
        return word ^ word >>> 31;
    }

    /** The next number of [0, 1), a multiple of 2^-53. */
    public double next() {
        long a = first;
        long b = second;
        long sum = a + b;
        first = b;
        a ^= a << 23;
        second = a ^ b ^ a >>> 18 ^ b >>> 5;
        return (sum >>> 11) * 0x1p-53;
    }
}
