package tsubame.runtime.builtin;

/**
 * The elementary functions that StrictMath lacks, or that programs want otherwise. Each reduces its argument so that log1p or log does the work without
 * cancellation; results are bit-identical in every engine because only StrictMath and exact operations are used.
 */
final class Elementary {
    private static final double LN2 = 0.6931471805599453;
    private static final double LARGE = 0x1p28;
    private static final double TINY = 0x1p-28;
    private static final double INVERSE_LN2 = 1.4426950408889634;
    private static final double SQRT2 = 1.4142135623730951;

    private Elementary() {}

    /** asinh x = sign(x) · log1p(|x| + x² / (1 + √(1 + x²))), or log|x| + ln 2 where x² would overflow precision. */
    static double asinh(double x) {
        double magnitude = Math.abs(x);
        if (!(magnitude >= TINY) || magnitude == Double.POSITIVE_INFINITY) {
            return x;
        }
        double result;
        if (magnitude > LARGE) {
            result = StrictMath.log(magnitude) + LN2;
        } else if (magnitude > 2) {
            result = StrictMath.log(2 * magnitude + 1 / (Math.sqrt(magnitude * magnitude + 1) + magnitude));
        } else {
            double square = magnitude * magnitude;
            result = StrictMath.log1p(magnitude + square / (1 + Math.sqrt(1 + square)));
        }
        return x < 0 ? -result : result;
    }

    /** acosh x = log1p(t + √(2t + t²)) with t = x − 1. */
    static double acosh(double x) {
        if (!(x >= 1)) {
            return Double.NaN;
        }
        if (x > LARGE) {
            return StrictMath.log(x) + LN2;
        }
        if (x > 2) {
            return StrictMath.log(2 * x - 1 / (x + Math.sqrt(x * x - 1)));
        }
        double t = x - 1;
        return StrictMath.log1p(t + Math.sqrt(2 * t + t * t));
    }

    /** atanh x = ½ log1p(2x / (1 − x)). */
    static double atanh(double x) {
        double magnitude = Math.abs(x);
        if (!(magnitude >= TINY)) {
            return x;
        }
        if (magnitude > 1) {
            return Double.NaN;
        }
        double twice = magnitude + magnitude;
        double result = magnitude < 0.5
                ? 0.5 * StrictMath.log1p(twice + twice * magnitude / (1 - magnitude))
                : 0.5 * StrictMath.log1p(twice / (1 - magnitude));
        return x < 0 ? -result : result;
    }

    /** log2 x = e + log m / ln 2 for x = m·2^e with m in [√½, √2): exact at powers of two. */
    static double log2(double x) {
        if (!(x > 0) || x == Double.POSITIVE_INFINITY) {
            return StrictMath.log(x);
        }
        int exponent = 0;
        if (x < Double.MIN_NORMAL) {
            x *= 0x1p54;
            exponent = -54;
        }
        exponent += Math.getExponent(x);
        long mantissaBits = Double.doubleToRawLongBits(x) & 0xFFFFFFFFFFFFFL;
        double mantissa = Double.longBitsToDouble(mantissaBits | 1023L << 52);
        if (mantissa > SQRT2) {
            mantissa *= 0.5;
            exponent++;
        }
        return exponent + StrictMath.log(mantissa) * INVERSE_LN2;
    }

    /** e itself is the nearest double at 1, where the algorithm is off by one place: programs compare. */
    static double exp(double x) {
        return x == 1 ? Math.E : StrictMath.exp(x);
    }

    /** ½ (e + 1 / e) at ±1, of the same e. */
    static double cosh(double x) {
        return Math.abs(x) == 1 ? 0.5 * Math.E + 0.5 / Math.E : StrictMath.cosh(x);
    }

    /** Square root of the sum of squares of finite numbers, scaled by the largest, with compensated summation: as V8 does, to the last place. */
    static double hypot(double[] values, double largest) {
        double sum = 0;
        double compensation = 0;
        for (int i = 0; i < values.length; i++) {
            double scaled = values[i] / largest;
            double summand = scaled * scaled - compensation;
            double next = sum + summand;
            compensation = (next - sum) - summand;
            sum = next;
        }
        return Math.sqrt(sum) * largest;
    }
}
