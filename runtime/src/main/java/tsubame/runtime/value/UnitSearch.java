package tsubame.runtime.value;

import tsubame.runtime.binary.LittleEndian;
import tsubame.system.rule.Unchecked;

/** Looks for a code unit in a range of an array; the range must lie within it. */
public final class UnitSearch {
    private static final long ONES = 0x0101_0101_0101_0101L;
    private static final long TOPS = 0x8080_8080_8080_8080L;

    private UnitSearch() {}

    /**
     * The first index in [from, to) that holds the byte, or -1. Eight at a time: of a difference d without sign, (d - ONES) & ~d & TOPS has the
     * top bit of its lowest byte that is zero, and none below it.
     */
    @Unchecked("the range lies within the array")
    public static int first(byte[] bytes, int from, int to, int unit) {
        long pattern = unit * ONES;
        int i = from;
        while (i <= to - 8) {
            long difference = LittleEndian.getInt64(bytes, i) ^ pattern;
            long zeros = (difference - ONES) & ~difference & TOPS;
            if (zeros != 0) {
                return i + (Long.numberOfTrailingZeros(zeros) >> 3);
            }
            i += 8;
        }
        while (i < to) {
            if (bytes[i] == (byte) unit) {
                return i;
            }
            i++;
        }
        return -1;
    }

    /**
     * The first index in [from, to) of a quote, a backslash or a control character, which JSON escapes; `to` for none. Eight at a time, as
     * above: the top bit of the lowest byte that is below a space is set in (x - 32 · ONES) & ~x.
     */
    @Unchecked("the range lies within the array")
    public static int firstEscaped(byte[] bytes, int from, int to) {
        int i = from;
        while (i <= to - 8) {
            long x = LittleEndian.getInt64(bytes, i);
            long quote = x ^ '"' * ONES;
            long backslash = x ^ '\\' * ONES;
            long found = (x - ' ' * ONES & ~x | quote - ONES & ~quote | backslash - ONES & ~backslash) & TOPS;
            if (found != 0) {
                return i + (Long.numberOfTrailingZeros(found) >> 3);
            }
            i += 8;
        }
        while (i < to && (bytes[i] & 0xFF) >= ' ' && bytes[i] != '"' && bytes[i] != '\\') {
            i++;
        }
        return i;
    }

    /** The first index of a code unit, or -1. */
    @Unchecked("the range lies within the array")
    static int first(char[] units, int from, int to, int unit) {
        for (int i = from; i < to; i++) {
            if (units[i] == unit) {
                return i;
            }
        }
        return -1;
    }
}
