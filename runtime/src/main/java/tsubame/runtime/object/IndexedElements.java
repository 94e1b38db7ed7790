package tsubame.runtime.object;

import java.util.Arrays;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.sort.LongSort;
import tsubame.runtime.sort.LongSort;

/**
 * The indexed properties of an object that is no dense array: a dense beginning whose properties share their attributes, and
 * a hash table for the rest. Holds values and {@link Accessor}s; null means absent. Indices are 0 … 2³²-2.
 *
 * <p>Every index below the dense capacity is in the dense part or absent. The dense part grows only while the table is
 * empty, and is moved into the table when one of its properties needs attributes of its own.
 */
public final class IndexedElements {
    private static final Object[] NONE = {};

    private Object[] dense = NONE;
    private int denseSize;
    private int denseBits = Attributes.DEFAULT;
    private boolean denseAllowed = true;

    /** Open addressing, linear probing, no tombstones; keys are indices as unsigned ints; an entry is free when its slot is null. */
    private int[] keys = {};
    private Object[] slots = NONE;
    private byte[] bits = {};
    private int tableSize;

    public int size() {
        return denseSize + tableSize;
    }

    /** The value or {@link Accessor}, or null. */
    public Object get(long index) {
        if (index < dense.length) {
            return dense[(int) index];
        }
        return tableSize == 0 ? null : slots[find((int) index)];
    }

    /** The attributes of a property that exists. */
    public int attributes(long index) {
        return index < dense.length ? denseBits : bits[find((int) index)];
    }

    /** Stores a value into a property that exists. */
    public void replace(long index, Object value) {
        if (index < dense.length) {
            dense[(int) index] = value;
        } else {
            slots[find((int) index)] = value;
        }
    }

    /** Creates or overwrites a property. */
    public void put(long index, Object valueOrAccessor, int attributes) {
        if (denseAllowed && attributes == denseBits && makeDenseRoom(index)) {
            if (dense[(int) index] == null) {
                denseSize++;
            }
            dense[(int) index] = valueOrAccessor;
            return;
        }
        if (index < dense.length) {
            if (dense[(int) index] != null && denseSize == 1 && tableSize == 0) {
                dense[(int) index] = valueOrAccessor;
                denseBits = attributes;
                return;
            }
            spill();
        }
        putInTable((int) index, valueOrAccessor, attributes);
    }

    /** Removes a property that exists. */
    public void remove(long index) {
        if (index < dense.length) {
            dense[(int) index] = null;
            denseSize--;
        } else {
            removeFromTable(find((int) index));
        }
    }

    /** Adds the keys in ascending order. */
    public void addKeys(KeyList list) {
        for (int i = 0; i < dense.length; i++) {
            if (dense[i] != null) {
                list.add(IndexKey.of(i));
            }
        }
        long[] rest = tableIndices();
        for (int i = 0; i < rest.length; i++) {
            list.add(IndexKey.of(rest[i]));
        }
    }

    /** Takes attributes away from all properties, as SEALED or FROZEN of {@link Shape} say. */
    void restrict(int level) {
        if (level == Shape.PREVENTED) {
            return;
        }
        if (level == Shape.FROZEN && denseSize > 0) {
            denseBits &= ~Attributes.WRITABLE;
        }
        denseBits &= ~Attributes.CONFIGURABLE;
        for (int i = 0; i < bits.length; i++) {
            int kept = bits[i] & ~Attributes.CONFIGURABLE;
            bits[i] = (byte) (level == Shape.FROZEN ? kept & ~Attributes.WRITABLE : kept);
        }
    }

    /**
     * Removes the properties from newLength on, from the last to the first, up to one that is not configurable.
     *
     * @return newLength, or one more than the index of the property that stayed
     */
    long truncate(long newLength) {
        long[] rest = tableIndices();
        for (int i = rest.length - 1; i >= 0 && rest[i] >= newLength; i--) {
            if ((attributes(rest[i]) & Attributes.CONFIGURABLE) == 0) {
                return rest[i] + 1;
            }
            remove(rest[i]);
        }
        for (int i = dense.length - 1; i >= newLength; i--) {
            if (dense[i] != null) {
                if ((denseBits & Attributes.CONFIGURABLE) == 0) {
                    return i + 1L;
                }
                remove(i);
            }
        }
        return newLength;
    }

    // ---- The dense part

    /** Whether the index is in the dense part, after growing that if this is worth it. */
    private boolean makeDenseRoom(long index) {
        if (index < dense.length) {
            return true;
        }
        if (tableSize > 0 || index > 2L * denseSize + 16) {
            return false;
        }
        Agent.requireRoom(12 * index);
        dense = Arrays.copyOf(dense, (int) Math.max(8, index + (index >> 1) + 1));
        return true;
    }

    /** Moves the dense part into the table, for good. */
    private void spill() {
        Object[] old = dense;
        dense = NONE;
        denseSize = 0;
        denseAllowed = false;
        for (int i = 0; i < old.length; i++) {
            if (old[i] != null) {
                putInTable(i, old[i], denseBits);
            }
        }
    }

    // ---- The table

    private static int start(int key) {
        int h = key * 0x9E3779B9;
        return h ^ h >>> 16;
    }

    /** The entry of a key, or the free entry where it would go. The table must not be empty of room. */
    private int find(int key) {
        int mask = keys.length - 1;
        int at = start(key) & mask;
        while (slots[at] != null && keys[at] != key) {
            at = at + 1 & mask;
        }
        return at;
    }

    private void putInTable(int key, Object slot, int attributes) {
        if (2 * (tableSize + 1) > keys.length) {
            grow();
        }
        int at = find(key);
        if (slots[at] == null) {
            tableSize++;
            keys[at] = key;
        }
        slots[at] = slot;
        bits[at] = (byte) attributes;
    }

    private void grow() {
        int[] oldKeys = keys;
        Object[] oldSlots = slots;
        byte[] oldBits = bits;
        int capacity = Math.max(8, 2 * oldKeys.length);
        keys = new int[capacity];
        slots = new Object[capacity];
        bits = new byte[capacity];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldSlots[i] != null) {
                int at = find(oldKeys[i]);
                keys[at] = oldKeys[i];
                slots[at] = oldSlots[i];
                bits[at] = oldBits[i];
            }
        }
    }

    /** Frees an entry and moves later ones of its run back, so that every key stays reachable from its start. */
    private void removeFromTable(int entry) {
        int mask = keys.length - 1;
        int free = entry;
        slots[free] = null;
        tableSize--;
        for (int at = free + 1 & mask; slots[at] != null; at = at + 1 & mask) {
            int home = start(keys[at]) & mask;
            if ((at - home & mask) >= (at - free & mask)) {
                keys[free] = keys[at];
                slots[free] = slots[at];
                bits[free] = bits[at];
                slots[at] = null;
                free = at;
            }
        }
    }

    private long[] tableIndices() {
        long[] found = new long[tableSize];
        int n = 0;
        for (int i = 0; i < keys.length; i++) {
            if (slots[i] != null) {
                found[n++] = keys[i] & 0xFFFFFFFFL;
            }
        }
        LongSort.sort(found, n);
        return found;
    }
}
