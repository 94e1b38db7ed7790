package tsubame.runtime.binary;

/**
 * IEEE 754 binary16: rounding a double to it in one step (never through binary32, which would round twice), and its
 * encoding. A NaN that comes out of {@link #decode} is the canonical one.
 */
public final class HalfPrecision {
    private static final int BIAS = 15;
    private static final int MANTISSA_BITS = 10;
    private static final double OVERFLOW = 65520;
    private static final double MIN_NORMAL = 0x1p-14;

    private HalfPrecision() {}

    /** The binary16 value nearest to {@code value}, ties to even. */
    public static double round(double value) {
        double magnitude = Math.abs(value);
        if (!(magnitude < OVERFLOW)) {
            return value != value ? Double.NaN : value < 0 ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        }
        // The quantum is a power of two, so both scalings are exact and rint does the only rounding.
        int exponent = magnitude < MIN_NORMAL ? 1 - BIAS : Math.getExponent(value);
        double quantum = powerOfTwo(exponent - MANTISSA_BITS);
        return Math.rint(value / quantum) * quantum;
    }

    /** The 16 bits of {@code round(value)}. */
    public static int encode(double value) {
        double rounded = round(value);
        if (rounded != rounded) {
            return 0x7E00;
        }
        int sign = (int) (Double.doubleToRawLongBits(rounded) >>> 48) & 0x8000;
        double magnitude = Math.abs(rounded);
        if (magnitude == Double.POSITIVE_INFINITY) {
            return sign | 0x7C00;
        }
        if (magnitude < MIN_NORMAL) {
            return sign | (int) (magnitude * 0x1p24);
        }
        int exponent = Math.getExponent(magnitude);
        int mantissa = (int) (magnitude / powerOfTwo(exponent - MANTISSA_BITS));
        return sign | exponent + BIAS << MANTISSA_BITS | mantissa & 0x3FF;
    }

    /** The value of 16 bits. */
    public static double decode(int bits) {
        int exponent = bits >>> MANTISSA_BITS & 0x1F;
        int mantissa = bits & 0x3FF;
        double magnitude;
        if (exponent == 0) {
            magnitude = mantissa * 0x1p-24;
        } else if (exponent == 0x1F) {
            magnitude = mantissa == 0 ? Double.POSITIVE_INFINITY : Double.NaN;
        } else {
            magnitude = (mantissa | 0x400) * powerOfTwo(exponent - BIAS - MANTISSA_BITS);
        }
        return (bits & 0x8000) != 0 && magnitude == magnitude ? -magnitude : magnitude;
    }

    private static double powerOfTwo(int exponent) {
        return Double.longBitsToDouble((long) (exponent + 1023) << 52);
    }
}
