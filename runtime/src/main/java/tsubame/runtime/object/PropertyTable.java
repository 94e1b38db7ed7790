package tsubame.runtime.object;

import java.util.Arrays;

/**
 * Keys and attributes by slot number, in order of creation, with a hash index once there are many. Shapes of one lineage
 * share a table: each sees its first {@code count} entries, and only the shape that sees all may append. A dictionary
 * shape has its table alone, and there a deleted entry is null. Knows no values.
 */
final class PropertyTable {
    /** Up to here a linear scan is faster than hashing. */
    private static final int LINEAR_MAX = 8;

    PropertyKey[] keys;
    byte[] attributes;
    int used;

    /** Open addressing, linear probing, entry + 1; null while a scan will do. */
    private int[] index;

    PropertyTable(int capacity) {
        keys = new PropertyKey[capacity];
        attributes = new byte[capacity];
    }

    /** A copy of the first count entries; deleted ones remain as gaps, since slot numbers must not change. */
    PropertyTable copy(int count, int extra) {
        PropertyTable copy = new PropertyTable(count + extra);
        System.arraycopy(keys, 0, copy.keys, 0, count);
        System.arraycopy(attributes, 0, copy.attributes, 0, count);
        copy.used = count;
        if (count > LINEAR_MAX) {
            copy.buildIndex();
        }
        return copy;
    }

    /** A copy of the first count entries without the gaps that come after the first {@code kept} entries. */
    PropertyTable compacted(int kept, int count) {
        PropertyTable packed = copy(kept, count - kept + 4);
        packed.appendAll(this, kept, count);
        return packed;
    }

    /** A copy of the first count entries without gaps, but for {@code kept} new ones at the beginning. */
    PropertyTable vacated(int kept, int count) {
        PropertyTable moved = new PropertyTable(kept + count + 4);
        moved.used = kept;
        moved.appendAll(this, 0, count);
        return moved;
    }

    private void appendAll(PropertyTable from, int start, int end) {
        for (int i = start; i < end; i++) {
            if (from.keys[i] != null) {
                append(from.keys[i], from.attributes[i]);
            }
        }
    }

    /** The entry of a key, or -1. Not for index keys. */
    int find(PropertyKey key, int count) {
        int[] table = index;
        if (table == null) {
            PropertyKey[] all = keys;
            for (int i = 0; i < count; i++) {
                if (all[i] == key) {
                    return i;
                }
            }
            return -1;
        }
        int mask = table.length - 1;
        for (int at = key.hash & mask; ; at = at + 1 & mask) {
            int entry = table[at] - 1;
            if (entry < 0) {
                return -1;
            }
            if (keys[entry] == key) {
                return entry < count ? entry : -1;
            }
        }
    }

    /** Appends a key that must not be there. */
    void append(PropertyKey key, int bits) {
        if (used == keys.length) {
            int capacity = Math.max(4, 2 * used);
            keys = Arrays.copyOf(keys, capacity);
            attributes = Arrays.copyOf(attributes, capacity);
        }
        keys[used] = key;
        attributes[used] = (byte) bits;
        used++;
        if (index != null && 2 * used <= index.length) {
            insert(used - 1);
        } else if (used > LINEAR_MAX) {
            buildIndex();
        }
    }

    /** Leaves a gap. Only in a dictionary's own table. */
    void remove(int entry) {
        keys[entry] = null;
        attributes[entry] = 0;
    }

    private void buildIndex() {
        index = new int[Math.max(32, Integer.highestOneBit(used) * 4)];
        for (int i = 0; i < used; i++) {
            if (keys[i] != null) {
                insert(i);
            }
        }
    }

    private void insert(int entry) {
        int mask = index.length - 1;
        int at = keys[entry].hash & mask;
        while (index[at] != 0) {
            at = at + 1 & mask;
        }
        index[at] = entry + 1;
    }
}
