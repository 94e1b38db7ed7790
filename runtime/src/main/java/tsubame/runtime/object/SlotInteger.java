package tsubame.runtime.object;

import tsubame.system.rule.Inline;
import tsubame.system.rule.Intrinsic;

/**
 * Whole numbers of 31 bits as machine code holds them in slots of objects, so that an access need not convert: i by the word i - 2^30, which to Java is a NaN that
 * nothing else gives ({@code tsubame.ir.Box}). They are nowhere but in slots, which may be those of any object; whoever takes a value out of one asks {@link #value}, unless all
 * numbers are the same there.
 */
public final class SlotInteger {
    /** The bits of the NaN that is 0: its word, -2^30, less 2^49 (see {@code tsubame.ir.Box}). */
    private static final long ZERO = -(1L << 30) - (1L << 49);
    private static final int LEAST = -1 << 30;
    private static final int MOST = (1 << 30) - 1;

    private SlotInteger() {}

    /** What a slot holds, as a value of the language, an accessor, or null. */
    @Inline("a comparison")
    public static Object value(Object held) {
        return is(held) ? (Object) (double) number(held) : held;
    }

    /** A value as a slot holds it that holds small whole numbers so. */
    @Inline("a conversion and comparisons")
    public static Object held(Object value) {
        if (value instanceof Double number) {
            int whole = (int) number.doubleValue();
            boolean isThat = Double.doubleToRawLongBits(number) == Double.doubleToRawLongBits(whole); // -0 is not
            if (isThat && whole >= LEAST && whole <= MOST) {
                return of(whole);
            }
        }
        return value;
    }

    @Intrinsic("a comparison of the word")
    private static boolean is(Object held) {
        if (!(held instanceof Double number)) {
            return false;
        }
        long whole = Double.doubleToRawLongBits(number) - ZERO;
        return whole >= LEAST && whole <= MOST;
    }

    /** Of what {@link #is one}. */
    @Intrinsic("an addition to the word")
    private static long number(Object held) {
        return Double.doubleToRawLongBits((Double) held) - ZERO;
    }

    /** Of a number from {@link #LEAST} to {@link #MOST}. */
    @Intrinsic("an addition")
    private static Object of(long number) {
        return Double.longBitsToDouble(ZERO + number);
    }
}
