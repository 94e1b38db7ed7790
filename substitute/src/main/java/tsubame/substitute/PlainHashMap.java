package tsubame.substitute;

import java.util.Map;

/**
 * {@code java.util.HashMap} of the native runtime: chains of entries in a table whose length is a power of two. It is used by
 * its own type, and not iterated. Keys need a hash of their content: there are no identity hashes natively.
 */
public final class PlainHashMap<K, V> {
    private int size;
    private Entry[] table;

    private static final class Entry {
        final int hash;
        final Object key;
        Object value;
        Entry next;

        Entry(int hash, Object key, Object value, Entry next) {
            this.hash = hash;
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    public PlainHashMap() {
        table = new Entry[16];
    }

    public PlainHashMap(int capacity) {
        int length = 16;
        while (length < capacity) length *= 2;
        table = new Entry[length];
    }

    /** The same entries as the building JVM's map, in the order in which that iterates. */
    public static PlainHashMap<Object, Object> of(java.util.HashMap<?, ?> map) {
        PlainHashMap<Object, Object> copy = new PlainHashMap<>(map.size());
        for (Map.Entry<?, ?> entry : map.entrySet()) copy.put(entry.getKey(), entry.getValue());
        return copy;
    }

    private static int hash(Object key) {
        int h = key == null ? 0 : key.hashCode();
        return h ^ h >>> 16;
    }

    private Entry find(Object key) {
        int hash = hash(key);
        for (Entry e = table[hash & table.length - 1]; e != null; e = e.next) {
            if (e.hash == hash && PlainCollection.same(key, e.key)) return e;
        }
        return null;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    @SuppressWarnings("unchecked")
    public V get(Object key) {
        Entry found = find(key);
        return found == null ? null : (V) found.value;
    }

    public V getOrDefault(Object key, V absent) {
        return containsKey(key) ? get(key) : absent;
    }

    @SuppressWarnings("unchecked")
    public V put(K key, V value) {
        Entry found = find(key);
        if (found != null) {
            V old = (V) found.value;
            found.value = value;
            return old;
        }
        if (size >= table.length - (table.length >> 2)) grow();
        int hash = hash(key);
        int at = hash & table.length - 1;
        table[at] = new Entry(hash, key, value, table[at]);
        size++;
        return null;
    }

    public V putIfAbsent(K key, V value) {
        V old = get(key);
        if (old == null) put(key, value);
        return old;
    }

    private void grow() {
        Entry[] old = table;
        table = new Entry[2 * old.length];
        for (Entry chain : old) {
            Entry e = chain;
            while (e != null) {
                Entry next = e.next;
                int at = e.hash & table.length - 1;
                e.next = table[at];
                table[at] = e;
                e = next;
            }
        }
    }

    @SuppressWarnings("unchecked")
    public V remove(Object key) {
        int hash = hash(key);
        int at = hash & table.length - 1;
        Entry before = null;
        for (Entry e = table[at]; e != null; before = e, e = e.next) {
            if (e.hash != hash || !PlainCollection.same(key, e.key)) continue;
            if (before == null) table[at] = e.next;
            else before.next = e.next;
            size--;
            return (V) e.value;
        }
        return null;
    }

    public void clear() {
        for (int i = 0; i < table.length; i++) table[i] = null;
        size = 0;
    }
}
