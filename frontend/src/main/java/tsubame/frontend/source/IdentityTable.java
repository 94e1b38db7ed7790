package tsubame.frontend.source;

import java.util.Arrays;

/**
 * Values by the identity of their keys, which are found by their places: hashes of identity do not exist natively, where objects move,
 * and those of records cost as much as the trees below them. Keys have positions in the order in which they were put. Open addressing,
 * half full at most; nothing is removed.
 */
public final class IdentityTable<K extends Located, V> {
    private Object[] keys = new Object[8];
    private Object[] values = new Object[8];
    private int size;
    /** One more than the position of a key; 0 is free. */
    private int[] slots = new int[16];

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean contains(K key) {
        return position(key) >= 0;
    }

    /** How many keys had been put before this one; -1 if it is not there. */
    public int position(K key) {
        return slots[slot(key)] - 1;
    }

    /** Null if the key is not there. */
    @SuppressWarnings("unchecked")
    public V get(K key) {
        int at = position(key);
        return at < 0 ? null : (V) values[at];
    }

    /** The value of the key at a position. */
    @SuppressWarnings("unchecked")
    public V at(int position) {
        return (V) values[position];
    }

    public void put(K key, V value) {
        int slot = slot(key);
        if (slots[slot] == 0) {
            if (2 * size + 2 > slots.length) {
                grow();
                slot = slot(key);
            }
            keys[size] = key;
            slots[slot] = ++size;
        }
        values[slots[slot] - 1] = value;
    }

    /** The slot of the key, or the free one where it belongs. */
    private int slot(Located key) {
        int mask = slots.length - 1;
        int hash = (key.start() * 31 + key.end()) * 0x9E3779B9;
        int slot = hash >>> 16 & mask;
        while (slots[slot] != 0 && keys[slots[slot] - 1] != key) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void grow() {
        keys = Arrays.copyOf(keys, 2 * keys.length);
        values = Arrays.copyOf(values, 2 * values.length);
        slots = new int[2 * slots.length];
        for (int i = 0; i < size; i++) {
            slots[slot((Located) keys[i])] = i + 1;
        }
    }
}
