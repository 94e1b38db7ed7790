package tsubame.substitute;

import tsubame.system.rule.Intrinsic;

/**
 * {@code java.lang.Double} of the native runtime. A value of this class is a boxed word and no object; the field serves the
 * JVM alone. The text of a number is the text module's work: {@code toString} is a fault.
 */
public final class PlainDouble extends Number implements Comparable<PlainDouble> {
    private static final long CANONICAL_NAN = 0x7FF8_0000_0000_0000L;
    private static final long INFINITY = 0x7FF0_0000_0000_0000L;

    private final double value;

    private PlainDouble(double value) {
        this.value = value;
    }

    @Intrinsic("box")
    public static PlainDouble valueOf(double value) {
        return new PlainDouble(value);
    }

    @Override
    @Intrinsic("unbox")
    public double doubleValue() {
        return value;
    }

    @Override
    public int intValue() {
        return (int) doubleValue();
    }

    @Override
    public long longValue() {
        return (long) doubleValue();
    }

    @Override
    public float floatValue() {
        return (float) doubleValue();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PlainDouble number && doubleToLongBits(number.doubleValue()) == doubleToLongBits(doubleValue());
    }

    @Override
    public int hashCode() {
        long bits = doubleToLongBits(doubleValue());
        return (int) (bits ^ bits >>> 32);
    }

    @Override
    public int compareTo(PlainDouble other) {
        return compare(doubleValue(), other.doubleValue());
    }

    @Override
    public String toString() {
        throw new IllegalStateException("a number was printed as Java prints numbers");
    }

    /** As doubleToRawLongBits, with one NaN. */
    public static long doubleToLongBits(double value) {
        return value != value ? CANONICAL_NAN : Double.doubleToRawLongBits(value);
    }

    public static boolean isNaN(double value) {
        return value != value;
    }

    public static boolean isInfinite(double value) {
        return (Double.doubleToRawLongBits(value) & Long.MAX_VALUE) == INFINITY;
    }

    public static boolean isFinite(double value) {
        return (Double.doubleToRawLongBits(value) & Long.MAX_VALUE) < INFINITY;
    }

    public static int compare(double a, double b) {
        if (a < b) return -1;
        if (a > b) return 1;
        long x = doubleToLongBits(a);
        long y = doubleToLongBits(b);
        return x == y ? 0 : x < y ? -1 : 1;
    }
}
