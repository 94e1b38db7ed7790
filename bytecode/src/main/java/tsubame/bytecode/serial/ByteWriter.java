package tsubame.bytecode.serial;

import java.util.Arrays;

/** Bytes being written: integers as varints (7 bits a byte, low first), strings by their code units. */
public final class ByteWriter {
    private byte[] bytes = new byte[1024];
    private int size;

    public byte[] toBytes() {
        return Arrays.copyOf(bytes, size);
    }

    /** How many bytes have been written. */
    public int size() {
        return size;
    }

    private void room(int count) {
        if (size + count > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + count));
        }
    }

    public void writeByte(int value) {
        room(1);
        bytes[size++] = (byte) value;
    }

    /** Any int; small ones of either sign are short. */
    public void writeInt(int value) {
        int zigzag = value << 1 ^ value >> 31;
        room(5);
        while ((zigzag & ~0x7F) != 0) {
            bytes[size++] = (byte) (zigzag | 0x80);
            zigzag >>>= 7;
        }
        bytes[size++] = (byte) zigzag;
    }

    public void writeDouble(double value) {
        long bits = Double.doubleToRawLongBits(value);
        room(8);
        for (int shift = 0; shift < 64; shift += 8) {
            bytes[size++] = (byte) (bits >>> shift);
        }
    }

    public void writeBytes(byte[] content) {
        writeInt(content.length);
        append(content, content.length);
    }

    /** Appends what another writer has written, as it is. */
    public void append(ByteWriter other) {
        append(other.bytes, other.size);
    }

    private void append(byte[] content, int length) {
        room(length);
        System.arraycopy(content, 0, bytes, size, length);
        size += length;
    }

    /** Null is a string of its own. Latin-1 takes a byte a unit, other strings two. */
    public void writeString(String text) {
        if (text == null) {
            writeInt(-1);
            return;
        }
        writeInt(text.length());
        boolean latin1 = isLatin1(text);
        writeByte(latin1 ? 1 : 2);
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            writeByte(unit);
            if (!latin1) {
                writeByte(unit >> 8);
            }
        }
    }

    private static boolean isLatin1(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) > 0xFF) {
                return false;
            }
        }
        return true;
    }

    public void writeInts(int[] values) {
        writeInt(values.length);
        for (int value : values) {
            writeInt(value);
        }
    }

    public void writeStrings(String[] values) {
        writeInt(values.length);
        for (String value : values) {
            writeString(value);
        }
    }
}
