package tsubame.runtime.object;

import java.util.Arrays;

/** A growing list of property keys, for {@link JsObject#ownKeys}. */
public final class KeyList {
    private static final PropertyKey[] NONE = {};

    private PropertyKey[] keys = NONE;
    private int size;

    public void add(PropertyKey key) {
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, Math.max(8, 2 * size));
        }
        keys[size++] = key;
    }

    public int size() {
        return size;
    }

    public PropertyKey get(int i) {
        return keys[i];
    }

    public boolean contains(PropertyKey key) {
        for (int i = 0; i < size; i++) {
            if (PropertyKey.same(keys[i], key)) {
                return true;
            }
        }
        return false;
    }

    public PropertyKey[] toArray() {
        return size == keys.length ? keys : Arrays.copyOf(keys, size);
    }
}
