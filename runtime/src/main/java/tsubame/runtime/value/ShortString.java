package tsubame.runtime.value;

import tsubame.runtime.binary.ByteRun;
import tsubame.runtime.binary.LittleEndian;
import tsubame.system.rule.Inline;
import tsubame.system.rule.Unchecked;

/**
 * A string of at most eleven Latin-1 units, which fits into the smallest object there is: eight units in a word, the others, the length
 * and a sign in the other half of the header's word. What is not used is 0. Every string that can be one is one, so equal ones have equal
 * words; what knows the length masks nothing. Hash and property key are found anew each time, from the words.
 *
 * <pre>
 *   head   31      27        24      16      8       0      low   56            0
 *          ┌───┬───┬─────────┬───────┬───────┬───────┐            ┌────────────┐
 *          │ 1 │ 0 │ length  │ u[10] │ u[9]  │ u[8]  │            │ u[7] … u[0]│
 *          └───┴───┴─────────┴───────┴───────┴───────┘            └────────────┘
 * </pre>
 */
final class ShortString extends JsString {
    /** The most units. */
    static final int MOST = 11;

    /** Where the length stands in the head. */
    static final int LENGTH = 24;
    static final int LENGTH_MASK = 15;

    private static final int SIGN = 1 << 31;
    /** The head of all strings of one unit. */
    static final int ONE_UNIT = SIGN | 1 << LENGTH;
    private static final int HIGH_MASK = (1 << LENGTH) - 1;

    final long low;

    ShortString(long low, int high, int length) {
        super(SIGN | length << LENGTH | high);
        this.low = low;
    }

    /** Of n units of an array, 0 ≤ n ≤ 11. */
    @Unchecked("the caller knows that there are so many")
    static ShortString of(byte[] bytes, int from, int n) {
        long low = 0;
        int high = 0;
        if (n >= 8) {
            low = LittleEndian.getInt64(bytes, from);
            for (int i = 8; i < n; i++) {
                high |= (bytes[from + i] & 0xFF) << 8 * (i - 8);
            }
        } else {
            for (int i = 0; i < n; i++) {
                low |= (bytes[from + i] & 0xFFL) << 8 * i;
            }
        }
        return new ShortString(low, high, n);
    }

    /** The same of chars; null if one of them is wide. */
    @Unchecked("the caller knows that there are so many")
    static ShortString of(char[] units, int from, int n) {
        long low = 0;
        int high = 0;
        int all = 0;
        for (int i = 0; i < n; i++) {
            char unit = units[from + i];
            all |= unit;
            if (i < 8) {
                low |= (long) unit << 8 * i;
            } else {
                high |= unit << 8 * (i - 8);
            }
        }
        return all <= 0xFF ? new ShortString(low, high, n) : null;
    }

    private int high() {
        return head & HIGH_MASK;
    }

    @Inline("two shifts")
    char unit(int index) {
        // shifts are taken modulo 32 and 64, as indices of the upper units are modulo 4 and of the lower ones modulo 8
        return (char) ((index < 8 ? (int) (low >>> 8 * index) : head >>> 8 * index) & 0xFF);
    }

    /** Both in a row; neither is empty, and together they have at most eleven units. */
    static ShortString concat(ShortString a, ShortString b) {
        int m = a.length();
        int shift = 8 * m;
        long low = a.low;
        int high = a.high();
        if (m < 8) {
            low |= b.low << shift;
            high |= (int) (b.low >>> 64 - shift) | b.high() << shift; // b has upper units only when a has at most three
        } else {
            high |= (int) b.low << shift; // modulo 32
        }
        return new ShortString(low, high, m + b.length());
    }

    /** n ≥ 1 units from an index on. */
    ShortString part(int from, int n) {
        int shift = 8 * from;
        long lower = low;
        int upper = high();
        if (from >= 8) {
            lower = upper >>> shift; // modulo 32
            upper = 0;
        } else if (from > 0) {
            lower = low >>> shift | (long) upper << 64 - shift;
            upper = from < 3 ? upper >>> shift : 0;
        }
        return n < 8
                ? new ShortString(lower & (1L << 8 * n) - 1, 0, n)
                : new ShortString(lower, upper & (1 << 8 * (n - 8)) - 1, n);
    }

    /** The units in an array of their own. */
    byte[] bytes() {
        byte[] bytes = new byte[length()];
        copyAll(bytes, 0);
        return bytes;
    }

    void copyAll(byte[] target, int at) {
        int n = length();
        if (n > 8) {
            LittleEndian.putInt64(target, at, low);
            ByteRun.put(high(), target, at + 8, n - 8);
        } else if (n > 0) {
            ByteRun.put(low, target, at, n);
        }
    }

    void copyUnits(int from, int to, byte[] target, int at) {
        for (int i = from; i < to; i++) {
            target[at + i - from] = (byte) unit(i);
        }
    }

    /** The first index ≥ from of a unit, or -1. */
    int find(char unit, int from) {
        int n = length();
        for (int i = from; i < n; i++) {
            if (unit(i) == unit) {
                return i;
            }
        }
        return -1;
    }

    /** The number that the units denote if all are decimal digits, of which there is one; else -1. */
    long natural() {
        int n = length();
        long number = n == 0 ? -1 : 0;
        for (int i = 0; i < n; i++) {
            int digit = unit(i) - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            number = number * 10 + digit;
        }
        return number;
    }

    /** Order by units: what is not there is 0, so that only what differs in nothing else is ordered by length. */
    static int compare(ShortString a, ShortString b) {
        long difference = a.low ^ b.low;
        if (difference != 0) {
            int at = Long.numberOfTrailingZeros(difference) >> 3;
            return a.unit(at) - b.unit(at);
        }
        int n = Math.min(a.length(), b.length());
        for (int i = 8; i < n; i++) {
            if (a.unit(i) != b.unit(i)) {
                return a.unit(i) - b.unit(i);
            }
        }
        return a.length() - b.length();
    }

    /** All bits of both words tell in the upper half of the product, and that in the lower bits, which small tables look at. */
    int hash() {
        long product = (low ^ (long) head << 32 ^ low >>> 29) * 0x9E3779B97F4A7C15L;
        int h = (int) (product >>> 32);
        h ^= h >>> 15;
        return h == 0 ? 1 : h;
    }
}
