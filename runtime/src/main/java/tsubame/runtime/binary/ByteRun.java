package tsubame.runtime.binary;

import tsubame.system.rule.Unchecked;

/** Copies runs of bytes of which most are short. */
public final class ByteRun {
    private ByteRun() {}

    /** Copies a few bytes, as two words that may overlap, without a call. Both ranges must lie within their arrays, which are not the same. */
    @Unchecked("both ranges lie within their arrays")
    public static void copy(byte[] source, int from, byte[] target, int to, int count) {
        if (count > 16) {
            System.arraycopy(source, from, target, to, count);
        } else if (count >= 8) {
            long last = LittleEndian.getInt64(source, from + count - 8);
            LittleEndian.putInt64(target, to, LittleEndian.getInt64(source, from));
            LittleEndian.putInt64(target, to + count - 8, last);
        } else if (count >= 4) {
            int last = LittleEndian.getInt32(source, from + count - 4);
            LittleEndian.putInt32(target, to, LittleEndian.getInt32(source, from));
            LittleEndian.putInt32(target, to + count - 4, last);
        } else if (count > 0) {
            target[to] = source[from];
            if (count > 1) {
                LittleEndian.putInt16(target, to + count - 2, LittleEndian.getInt16(source, from + count - 2));
            }
        }
    }

    /** Writes the lowest 1 … 8 bytes of a word, without a loop. There must be room. */
    @Unchecked("the caller has made room")
    public static void put(long word, byte[] target, int to, int count) {
        if (count == 8) {
            LittleEndian.putInt64(target, to, word);
        } else if (count >= 4) {
            LittleEndian.putInt32(target, to, (int) word);
            LittleEndian.putInt32(target, to + count - 4, (int) (word >>> 8 * (count - 4)));
        } else {
            target[to] = (byte) word;
            if (count > 1) {
                LittleEndian.putInt16(target, to + count - 2, (int) (word >>> 8 * (count - 2)));
            }
        }
    }
}
