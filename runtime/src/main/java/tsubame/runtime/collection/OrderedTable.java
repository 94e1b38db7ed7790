package tsubame.runtime.collection;

import java.util.Arrays;
import tsubame.runtime.realm.Agent;

/**
 * Insertion-ordered hash table keyed by SameValueZero: the store of Map and Set. Entries sit in arrays in insertion
 * order, chained by bucket. A deleted entry leaves a gap (a null key) until the table is compacted; cursors survive
 * compaction, because each compaction leaves behind, for the cursors that are older than it, the list of what it closed
 * up.
 *
 * <p>Keys are JS values, −0 already as +0 (see {@link #normalised}). Not reentrant: no operation runs user code.
 */
public final class OrderedTable {
    private static final int MIN_CAPACITY = 8;
    private static final int GOLDEN = 0x9E3779B1;

    private Object[] keys = new Object[MIN_CAPACITY];
    private Object[] values;
    private int[] hashes = new int[MIN_CAPACITY];
    /** Index + 1 of the next entry of the same bucket; 0 ends. */
    private int[] chain = new int[MIN_CAPACITY];
    private int[] buckets = new int[MIN_CAPACITY];
    private int shift = 32 - 3;
    private int used;
    private int live;
    /** Below it there are gaps only: a table that is used as a queue must not be searched from its beginning each time. */
    private int first;
    private Epoch epoch = new Epoch();

    /** The time between two compactions; the fields say how the compaction that ended it moved entries. */
    private static final class Epoch {
        private Epoch next;
        private int[] removed;
        private boolean cleared;
    }

    /** {@code withValues}: a map; otherwise a set, whose values are not stored. */
    public OrderedTable(boolean withValues) {
        values = withValues ? new Object[MIN_CAPACITY] : null;
    }

    public int size() {
        return live;
    }

    /** The key as SameValueZero sees it: −0 becomes +0. */
    public static Object normalised(Object key) {
        return key instanceof Double number && number.doubleValue() == 0 ? KeyHash.ZERO : key;
    }

    public boolean has(Object key) {
        return find(key, KeyHash.of(key)) >= 0;
    }

    /** The value of a key, or null. */
    public Object get(Object key) {
        int index = find(key, KeyHash.of(key));
        return index < 0 ? null : values[index];
    }

    /** Adds the key, or replaces its value; whether it was added. The value is ignored by a set. */
    public boolean put(Object key, Object value) {
        int hash = KeyHash.of(key);
        int index = find(key, hash);
        if (index >= 0) {
            if (values != null) {
                values[index] = value;
            }
            return false;
        }
        if (used == keys.length) {
            makeRoom();
        }
        int slot = used++;
        keys[slot] = key;
        hashes[slot] = hash;
        if (values != null) {
            values[slot] = value;
        }
        link(slot);
        live++;
        return true;
    }

    /** Removes the key; whether it was there. */
    public boolean remove(Object key) {
        int index = find(key, KeyHash.of(key));
        if (index < 0) {
            return false;
        }
        keys[index] = null;
        if (values != null) {
            values[index] = null;
        }
        live--;
        while (first < used && keys[first] == null) {
            first++;
        }
        if (live < used >>> 2 && keys.length > MIN_CAPACITY) {
            rebuild(Math.max(MIN_CAPACITY, keys.length >>> 1));
        }
        return true;
    }

    public void clear() {
        Epoch old = epoch;
        epoch = new Epoch();
        old.next = epoch;
        old.cleared = true;
        keys = new Object[MIN_CAPACITY];
        values = values == null ? null : new Object[MIN_CAPACITY];
        hashes = new int[MIN_CAPACITY];
        chain = new int[MIN_CAPACITY];
        buckets = new int[MIN_CAPACITY];
        shift = 32 - 3;
        used = 0;
        live = 0;
        first = 0;
    }

    /** A table with the same entries. */
    public OrderedTable copy() {
        OrderedTable copy = new OrderedTable(values != null);
        for (int i = 0; i < used; i++) {
            if (keys[i] != null) {
                copy.put(keys[i], values == null ? null : values[i]);
            }
        }
        return copy;
    }

    private int find(Object key, int hash) {
        int entry = buckets[hash * GOLDEN >>> shift];
        while (entry != 0) {
            int index = entry - 1;
            if (hashes[index] == hash && keys[index] != null && KeyHash.same(keys[index], key)) {
                return index;
            }
            entry = chain[index];
        }
        return -1;
    }

    private void link(int slot) {
        int bucket = hashes[slot] * GOLDEN >>> shift;
        chain[slot] = buckets[bucket];
        buckets[bucket] = slot + 1;
    }

    private void makeRoom() {
        rebuild(live > used >>> 1 ? 2 * keys.length : keys.length);
    }

    private void rebuild(int capacity) {
        if (live < used) {
            compact();
        }
        Agent.requireRoom(24L * capacity);
        keys = Arrays.copyOf(keys, capacity);
        values = values == null ? null : Arrays.copyOf(values, capacity);
        hashes = Arrays.copyOf(hashes, capacity);
        chain = new int[capacity];
        buckets = new int[capacity];
        shift = Integer.numberOfLeadingZeros(capacity - 1);
        for (int i = 0; i < used; i++) {
            link(i);
        }
    }

    private void compact() {
        int[] removed = new int[used - live];
        int gaps = 0;
        int out = 0;
        for (int i = 0; i < used; i++) {
            if (keys[i] == null) {
                removed[gaps++] = i;
            } else {
                keys[out] = keys[i];
                hashes[out] = hashes[i];
                if (values != null) {
                    values[out] = values[i];
                }
                out++;
            }
        }
        Arrays.fill(keys, out, used, null);
        if (values != null) {
            Arrays.fill(values, out, used, null);
        }
        used = out;
        first = 0;
        Epoch old = epoch;
        epoch = new Epoch();
        old.next = epoch;
        old.removed = removed;
    }

    /** A place in the table that moves forward only: it sees entries added behind it, and skips deleted ones. */
    public static final class Cursor {
        private final OrderedTable table;
        private Epoch epoch;
        private int next;
        private int current = -1;

        public Cursor(OrderedTable table) {
            this.table = table;
            this.epoch = table.epoch;
        }

        /** A cursor at the same place. */
        public Cursor copy() {
            Cursor copy = new Cursor(table);
            copy.epoch = epoch;
            copy.next = next;
            copy.current = current;
            return copy;
        }

        /** Moves to the next entry; false when there is none now. */
        public boolean advance() {
            while (epoch.next != null) {
                next = epoch.cleared ? 0 : next - gapsBelow(epoch.removed, next);
                epoch = epoch.next;
            }
            next = Math.max(next, table.first);
            while (next < table.used) {
                current = next++;
                if (table.keys[current] != null) {
                    return true;
                }
            }
            return false;
        }

        /** The key of the entry that {@link #advance} moved to; valid until the table changes. */
        public Object key() {
            return table.keys[current];
        }

        public Object value() {
            return table.values[current];
        }

        /** How many of the ascending positions lie below the given one. */
        private static int gapsBelow(int[] removed, int position) {
            int low = 0;
            int high = removed.length;
            while (low < high) {
                int middle = low + high >>> 1;
                if (removed[middle] < position) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            return low;
        }
    }
}
