package tsubame.frontend.parser;

/**
 * A growing set of spans. It remembers what the tree does not tell, of nodes still under way: which expressions stand in parentheses.
 * (An expression and a part of it never have the same span, except an optional chain and its last link, which is never asked for.)
 */
final class SpanSet {
    private long[] table = new long[64];
    private int count;

    void add(int start, int end) {
        if (count * 2 >= table.length) {
            grow();
        }
        insert(key(start, end));
    }

    boolean contains(int start, int end) {
        return table[find(key(start, end))] != 0;
    }

    /** Never 0: no span of an expression ends at 0. */
    private static long key(int start, int end) {
        return (long) end << 32 | start;
    }

    private int find(long key) {
        int mask = table.length - 1;
        int slot = (int) (key * 0x9E3779B97F4A7C15L >>> 40) & mask;
        while (table[slot] != 0 && table[slot] != key) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void insert(long key) {
        int slot = find(key);
        if (table[slot] == 0) {
            table[slot] = key;
            count++;
        }
    }

    private void grow() {
        long[] old = table;
        table = new long[old.length * 2];
        count = 0;
        for (long key : old) {
            if (key != 0) {
                insert(key);
            }
        }
    }
}
