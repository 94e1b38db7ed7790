package tsubame.runtime.zip;

import java.util.Arrays;
import tsubame.runtime.realm.Agent;

/** Bytes that grow by bits, the lowest first. */
final class BitWriter {
    private byte[] bytes = new byte[1024];
    private int length;
    private long hold;
    private int count;

    /** Up to 16 bits; higher ones must be zero. */
    void bits(int value, int size) {
        hold |= (long) value << count;
        count += size;
        while (count >= 8) {
            reserve(1);
            bytes[length++] = (byte) hold;
            hold >>>= 8;
            count -= 8;
        }
    }

    void align() {
        if (count > 0) {
            bits(0, 8 - count);
        }
    }

    /** At a whole byte. */
    void bytes(byte[] source, int from, int size) {
        reserve(size);
        System.arraycopy(source, from, bytes, length, size);
        length += size;
    }

    byte[] toBytes() {
        return Arrays.copyOf(bytes, length);
    }

    private void reserve(int more) {
        if (length + more > bytes.length) {
            int grown = (int) Math.min(Math.max(2L * bytes.length, length + more), Integer.MAX_VALUE - 16);
            Agent.requireRoom(grown);
            bytes = Arrays.copyOf(bytes, grown);
        }
    }
}
