package tsubame.substitute;

import tsubame.system.rule.Extern;

/**
 * The methods of {@code java.lang.Math} and {@code StrictMath} that are no instructions, and exact: the same bits in every
 * engine. Instructions (sqrt, floor, abs …) are intrinsics; sin, pow and their like are StrictMath's own code.
 */
public final class PlainMath {
    private static final int EXPONENT_BIAS = 1023;
    /** From the least subnormal to beyond the greatest double, and back. */
    private static final int MAX_SCALE = 2100;
    private static final int STEP = 512;
    private static final long SIGN = 0x8000_0000_0000_0000L;

    private PlainMath() {}

    /** Rounded once. libm's function is exact, and an instruction where the processor has one. */
    @Extern("fma")
    public static double fma(double a, double b, double c) {
        return Math.fma(a, b, c);
    }

    public static int floorDiv(int a, int b) {
        int quotient = a / b;
        return (a ^ b) < 0 && quotient * b != a ? quotient - 1 : quotient;
    }

    public static long floorDiv(long a, long b) {
        long quotient = a / b;
        return (a ^ b) < 0 && quotient * b != a ? quotient - 1 : quotient;
    }

    public static long floorDiv(long a, int b) {
        return floorDiv(a, (long) b);
    }

    public static int floorMod(int a, int b) {
        int rest = a % b;
        return (rest ^ b) < 0 && rest != 0 ? rest + b : rest;
    }

    public static long floorMod(long a, long b) {
        long rest = a % b;
        return (rest ^ b) < 0 && rest != 0 ? rest + b : rest;
    }

    public static int floorMod(long a, int b) {
        return (int) floorMod(a, (long) b);
    }

    /** Unbiased; 1024 of infinities and NaN, -1023 of zeros and subnormals. */
    public static int getExponent(double value) {
        return (int) (Double.doubleToRawLongBits(value) >>> 52 & 0x7FF) - EXPONENT_BIAS;
    }

    public static int ceilDiv(int a, int b) {
        int quotient = a / b;
        return (a ^ b) >= 0 && quotient * b != a ? quotient + 1 : quotient;
    }

    public static long ceilDiv(long a, long b) {
        long quotient = a / b;
        return (a ^ b) >= 0 && quotient * b != a ? quotient + 1 : quotient;
    }

    public static long multiplyFull(int a, int b) {
        return (long) a * b;
    }

    public static int clamp(long value, int least, int greatest) {
        return (int) Math.min(greatest, Math.max(least, value));
    }

    public static double clamp(double value, double least, double greatest) {
        return Math.min(greatest, Math.max(least, value));
    }

    /** The next double towards positive infinity. */
    public static double nextUp(double value) {
        if (!(value < Double.POSITIVE_INFINITY)) return value;
        long bits = Double.doubleToRawLongBits(value + 0.0); // -0 counts as 0
        return Double.longBitsToDouble(bits >= 0 ? bits + 1 : bits - 1);
    }

    public static double nextDown(double value) {
        return -nextUp(-value);
    }

    public static double copySign(double magnitude, double sign) {
        return Double.longBitsToDouble(Double.doubleToRawLongBits(sign) & SIGN | Double.doubleToRawLongBits(magnitude) & ~SIGN);
    }

    public static double signum(double value) {
        return value == 0 || value != value ? value : copySign(1, value);
    }

    /**
     * value × 2^scale, rounded once. The first step is below 2^±512; when one step has made the value subnormal, what
     * remains is zero in every rounding, so no second rounding shows.
     */
    public static double scalb(double value, int scale) {
        int rest = Math.max(-MAX_SCALE, Math.min(MAX_SCALE, scale));
        int step = rest % STEP;
        double result = value * powerOfTwoD(step);
        for (rest -= step; rest > 0; rest -= STEP) result *= powerOfTwoD(STEP);
        for (; rest < 0; rest += STEP) result *= powerOfTwoD(-STEP);
        return result;
    }

    /** For StrictMath, which calls it by this name; normal results only. */
    static double powerOfTwoD(int exponent) {
        return Double.longBitsToDouble((long) (exponent + EXPONENT_BIAS) << 52);
    }
}
