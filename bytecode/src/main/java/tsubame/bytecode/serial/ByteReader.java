package tsubame.bytecode.serial;

import java.util.Arrays;

/** Reads what a {@link ByteWriter} wrote. The bytes are trusted: they come from the same build. */
public final class ByteReader {
    private final byte[] bytes;
    private int at;

    public ByteReader(byte[] bytes) {
        this(bytes, 0);
    }

    /** Begins at that byte. */
    public ByteReader(byte[] bytes, int start) {
        this.bytes = bytes;
        this.at = start;
    }

    /** The number of the byte that is read next. */
    public int position() {
        return at;
    }

    public void skip(int count) {
        at += count;
    }

    public int readByte() {
        return bytes[at++] & 0xFF;
    }

    public int readInt() {
        int zigzag = 0;
        for (int shift = 0; ; shift += 7) {
            byte next = bytes[at++];
            zigzag |= (next & 0x7F) << shift;
            if (next >= 0) {
                return zigzag >>> 1 ^ -(zigzag & 1);
            }
        }
    }

    public double readDouble() {
        long bits = 0;
        for (int shift = 0; shift < 64; shift += 8) {
            bits |= (long) readByte() << shift;
        }
        return Double.longBitsToDouble(bits);
    }

    public byte[] readBytes() {
        int length = readInt();
        at += length;
        return Arrays.copyOfRange(bytes, at - length, at);
    }

    public String readString() {
        int length = readInt();
        if (length < 0) {
            return null;
        }
        boolean latin1 = readByte() == 1;
        char[] units = new char[length];
        for (int i = 0; i < length; i++) {
            units[i] = (char) (latin1 ? readByte() : readByte() | readByte() << 8);
        }
        return new String(units);
    }

    public int[] readInts() {
        int[] values = new int[readInt()];
        for (int i = 0; i < values.length; i++) {
            values[i] = readInt();
        }
        return values;
    }

    public String[] readStrings() {
        String[] values = new String[readInt()];
        for (int i = 0; i < values.length; i++) {
            values[i] = readString();
        }
        return values;
    }
}
