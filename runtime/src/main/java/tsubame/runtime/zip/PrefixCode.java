package tsubame.runtime.zip;

import tsubame.runtime.sort.LongSort;

/** A prefix code for symbols of known frequencies, no code longer than a limit, to write by. Canonical, each code with its first bit lowest. */
final class PrefixCode {
    final byte[] lengths;
    final int[] codes;

    PrefixCode(byte[] lengths) {
        this.lengths = lengths;
        codes = new int[lengths.length];
        int[] count = new int[Format.LONGEST_CODE + 1];
        for (byte length : lengths) {
            count[length]++;
        }
        count[0] = 0;
        int[] next = new int[Format.LONGEST_CODE + 2];
        for (int length = 1; length <= Format.LONGEST_CODE; length++) {
            next[length + 1] = next[length] + count[length] << 1;
        }
        for (int i = 0; i < lengths.length; i++) {
            if (lengths[i] != 0) {
                codes[i] = Format.reversed(next[lengths[i]]++, lengths[i]);
            }
        }
    }

    /** Huffman's code. At least two symbols get one, as a code of a single symbol is not complete. */
    static PrefixCode of(int[] frequencies, int limit) {
        long[] leaves = new long[frequencies.length];
        int count = 0;
        for (int i = 0; i < frequencies.length; i++) {
            if (frequencies[i] > 0) {
                leaves[count++] = (long) frequencies[i] << 16 | i;
            }
        }
        for (int i = 0; count < 2; i++) {
            if (frequencies[i] == 0) {
                leaves[count++] = 1L << 16 | i;
            }
        }
        LongSort.sort(leaves, count);
        int[] ofLength = limited(depths(leaves, count), count, limit);
        byte[] lengths = new byte[frequencies.length];
        int leaf = 0;
        for (int length = limit; length > 0; length--) {
            for (int i = 0; i < ofLength[length]; i++) {
                lengths[(int) leaves[leaf++] & 0xFFFF] = (byte) length;
            }
        }
        return new PrefixCode(lengths);
    }

    /** The depths of the leaves in the tree: the two lightest nodes are joined until one is left; joined ones come in order of their weights. */
    private static int[] depths(long[] leaves, int count) {
        int nodes = 2 * count - 1;
        long[] weights = new long[nodes];
        int[] parents = new int[nodes];
        for (int i = 0; i < count; i++) {
            weights[i] = leaves[i] >> 16;
        }
        int leaf = 0;
        int joined = count;
        for (int node = count; node < nodes; node++) {
            for (int i = 0; i < 2; i++) {
                boolean takesLeaf = joined == node || leaf < count && weights[leaf] <= weights[joined];
                int lightest = takesLeaf ? leaf++ : joined++;
                parents[lightest] = node;
                weights[node] += weights[lightest];
            }
        }
        int[] depths = new int[nodes];
        for (int node = nodes - 2; node >= 0; node--) {
            depths[node] = depths[parents[node]] + 1;
        }
        return depths;
    }

    /**
     * How many codes of each length there are, none beyond the limit. By Kraft's inequality codes fit if the sum of 2^(limit - length) is at
     * most 2^limit: shortening what is too long makes it larger, lengthening some others brings it down, and what is then left is used up.
     */
    private static int[] limited(int[] depths, int count, int limit) {
        int[] ofLength = new int[limit + 1];
        long sum = 0;
        for (int i = 0; i < count; i++) {
            int length = Math.min(depths[i], limit);
            ofLength[length]++;
            sum += 1L << limit - length;
        }
        long room = 1L << limit;
        while (sum > room) {
            int length = limit - 1;
            while (ofLength[length] == 0) {
                length--;
            }
            ofLength[length]--;
            ofLength[length + 1]++;
            sum -= 1L << limit - length - 1;
        }
        for (int length = limit; length > 1; length--) {
            while (ofLength[length] > 0 && sum + (1L << limit - length) <= room) {
                ofLength[length]--;
                ofLength[length - 1]++;
                sum += 1L << limit - length;
            }
        }
        return ofLength;
    }
}
