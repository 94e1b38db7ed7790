package tsubame.runtime.object;

import tsubame.runtime.convert.Conversions;

/** The key of a canonical array index, 0 … 2³²-2. Not interned: compare {@link #index}. */
public final class IndexKey extends PropertyKey {
    private static final IndexKey[] SMALL = smallKeys();

    public final long index;

    private IndexKey(long index) {
        super((int) index * 0x9E3779B9);
        this.index = index;
    }

    private static IndexKey[] smallKeys() {
        IndexKey[] keys = new IndexKey[256];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = new IndexKey(i);
        }
        return keys;
    }

    /** The key of an index that must be in range. */
    public static IndexKey of(long index) {
        return index < SMALL.length ? SMALL[(int) index] : new IndexKey(index);
    }

    @Override
    public Object toValue() {
        return Conversions.numberToString(index);
    }

    @Override
    public String toString() {
        return Long.toString(index);
    }
}
