package tsubame.runtime.zip;

/**
 * A prefix code to read by: short codes are looked up at once, longer ones bit by bit, by how many codes there are of each length
 * (canonical codes, RFC 1951 §3.2.2).
 */
final class DecodingTable {
    static final int FAST_BITS = 9;
    private static final int FAST_SIZE = 1 << FAST_BITS;

    /** By the next bits: symbol and, in the lower four bits, length; 0 for a longer code or none. */
    final int[] fast = new int[FAST_SIZE];
    final int[] count = new int[Format.LONGEST_CODE + 1];
    final int[] symbols;
    /** Codes that are still free of those of the longest length; negative if there are too many. */
    final int left;

    DecodingTable(byte[] lengths, int from, int to) {
        symbols = new int[to - from];
        for (int i = from; i < to; i++) {
            count[lengths[i]]++;
        }
        boolean isEmpty = count[0] == to - from;
        count[0] = 0;
        int free = 1;
        int[] next = new int[Format.LONGEST_CODE + 2];
        int[] code = new int[Format.LONGEST_CODE + 2];
        for (int length = 1; length <= Format.LONGEST_CODE; length++) {
            free = (free << 1) - count[length];
            if (free < 0) {
                break;
            }
            next[length + 1] = next[length] + count[length];
            code[length + 1] = code[length] + count[length] << 1;
        }
        left = isEmpty ? 0 : free;
        if (free < 0) {
            return;
        }
        for (int i = from; i < to; i++) {
            int length = lengths[i];
            if (length != 0) {
                symbols[next[length]++] = i - from;
                fill(code[length]++, length, i - from);
            }
        }
    }

    /** Codes come with their first bit lowest. */
    private void fill(int code, int length, int symbol) {
        if (length > FAST_BITS) {
            return;
        }
        int reversed = Format.reversed(code, length);
        for (int i = reversed; i < FAST_SIZE; i += 1 << length) {
            fast[i] = symbol << 4 | length;
        }
    }

    /** Whether some code is missing, which only a single code of one bit may be. */
    boolean isIncomplete() {
        return left > 0 && !(count[1] == 1 && symbols.length > 0 && left == 1 << Format.LONGEST_CODE - 1);
    }
}
