package tsubame.text.number;

/** The one place where a longer binary significand becomes a double: round to nearest, ties to even. */
final class DoubleRounding {
    private DoubleRounding() {
    }

    /**
     * The double nearest to (top + δ)·2^exponent, where top is unsigned with its highest bit set and
     * δ = 0 if not sticky, 0 &lt; δ &lt; 1 if sticky. Overflows to Infinity, goes through the subnormals to zero.
     */
    static double round(long top, boolean sticky, int exponent) {
        int scale = exponent + 63;
        if (scale > 1023) {
            return Double.POSITIVE_INFINITY;
        }
        int drop = scale >= -1022 ? 11 : 11 - 1022 - scale;
        if (drop > 64) {
            return 0;
        }
        long kept = drop == 64 ? 0 : top >>> drop;
        long rest = drop == 64 ? top : top << 64 - drop;
        if (rest < 0 && (rest != Long.MIN_VALUE || sticky || (kept & 1) != 0)) {
            kept++;
        }
        // The implicit bit of kept adds one to the exponent field, and so does a carry out of the rounding.
        return Double.longBitsToDouble(scale >= -1022 ? ((long) (scale + 1022) << 52) + kept : kept);
    }
}
