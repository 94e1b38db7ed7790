package tsubame.runtime.collection;

import java.util.Arrays;
import tsubame.runtime.realm.Agent;
import tsubame.system.rule.Unchecked;

/**
 * Insertion-ordered hash table keyed by SameValueZero: the store of Map and Set. Entries sit in arrays in insertion
 * order; a second table with open addressing finds them, so that a search for what is not there reads one place of memory as a rule:
 *
 * <pre>
 *   places   │ hash, 3 │         │ hash, 1 │ hash, 2 │ …      a word each: the hash, and the entry's index + 1; 0 is free
 *   keys     │  first  │  second │  third  │ …
 * </pre>
 *
 * <p>A search begins at the place that the hash's upper bits say and goes on to the next free one; at most three quarters are taken. A
 * deleted entry leaves a gap (a null key), which its place still leads to, until the table is compacted; cursors survive compaction, because each
 * compaction leaves behind, for the cursors that are older than it, the list of what it closed up.
 *
 * <p>Keys are JS values, −0 already as +0 (see {@link #normalised}). Not reentrant: no operation runs user code.
 */
public final class OrderedTable {
    private static final int LEAST_PLACES = 4;
    private static final int GOLDEN = 0x9E3779B1;

    /** Of all tables that nothing was put into: free places, to be looked at alone. */
    private static final long[] NO_PLACES = new long[2];
    private static final Object[] NO_ENTRIES = {};

    private long[] places = NO_PLACES;
    /** 32 less the binary logarithm of the number of places. */
    private int shift = Integer.numberOfLeadingZeros(NO_PLACES.length - 1);
    private Object[] keys = NO_ENTRIES;
    private Object[] values;
    private int used;
    private int live;
    /** Below it there are gaps only: a table that is used as a queue must not be searched from its beginning each time. */
    private int first;
    /** Null until there is a cursor. */
    private Epoch epoch;

    /** The time between two compactions; the fields say how the compaction that ended it moved entries. */
    private static final class Epoch {
        private Epoch next;
        /** Null if all was. */
        private int[] removed;

        /** Ends with the removal of some entries; answers the next epoch. */
        Epoch end(int[] closedUp) {
            removed = closedUp;
            next = new Epoch();
            return next;
        }
    }

    /** {@code withValues}: a map; otherwise a set, whose values are not stored. */
    public OrderedTable(boolean withValues) {
        values = withValues ? NO_ENTRIES : null;
    }

    private static int capacity(int places) {
        return places - (places >>> 2);
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
        if (values != null) {
            values[slot] = value;
        }
        place(hash, slot);
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
        if (live < used >>> 2 && places.length > LEAST_PLACES) {
            rebuild(places.length >>> 1);
        }
        return true;
    }

    public void clear() {
        if (epoch != null) {
            epoch = epoch.end(null);
        }
        places = NO_PLACES;
        shift = Integer.numberOfLeadingZeros(NO_PLACES.length - 1);
        keys = NO_ENTRIES;
        values = values == null ? null : NO_ENTRIES;
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

    @Unchecked("places are found within the table, and lead to entries")
    private int find(Object key, int hash) {
        int at = hash * GOLDEN >>> shift;
        long place;
        while ((place = places[at]) != 0) {
            int index = (int) place - 1;
            if ((int) (place >>> 32) == hash && keys[index] != null && KeyHash.same(keys[index], key)) {
                return index;
            }
            at = at + 1 & places.length - 1;
        }
        return -1;
    }

    @Unchecked("likewise")
    private void place(int hash, int slot) {
        int at = hash * GOLDEN >>> shift;
        while (places[at] != 0) {
            at = at + 1 & places.length - 1;
        }
        places[at] = (long) hash << 32 | slot + 1;
    }

    private void makeRoom() {
        rebuild(live > used >>> 1 || places == NO_PLACES ? 2 * places.length : places.length);
    }

    /** Moves the entries to tables of another size, without gaps. */
    private void rebuild(int size) {
        int capacity = capacity(size);
        Agent.requireRoom(8L * size + 16L * capacity);
        boolean hadGaps = live < used;
        if (hadGaps) {
            compact();
        }
        keys = Arrays.copyOf(keys, capacity);
        values = values == null ? null : Arrays.copyOf(values, capacity);
        long[] old = places;
        places = new long[size];
        shift = Integer.numberOfLeadingZeros(size - 1);
        if (hadGaps) {
            for (int i = 0; i < used; i++) {
                place(KeyHash.of(keys[i]), i);
            }
        } else {
            for (long place : old) { // in the order of hashes, so nearly in that of the new places
                if (place != 0) {
                    place((int) (place >>> 32), (int) place - 1);
                }
            }
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
        if (epoch != null) {
            epoch = epoch.end(removed);
        }
    }

    /** A place in the table that moves forward only: it sees entries added behind it, and skips deleted ones. */
    public static final class Cursor {
        private final OrderedTable table;
        private Epoch epoch;
        private int next;
        private int current = -1;

        public Cursor(OrderedTable table) {
            this.table = table;
            if (table.epoch == null) {
                table.epoch = new Epoch();
            }
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
                next = epoch.removed == null ? 0 : next - gapsBelow(epoch.removed, next);
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
