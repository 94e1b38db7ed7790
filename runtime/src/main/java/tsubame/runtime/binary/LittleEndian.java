package tsubame.runtime.binary;

/** Little-endian numbers in byte arrays. Indices are the caller's to check. A NaN that is read is the canonical one. */
public final class LittleEndian {
    private LittleEndian() {}

    public static int getInt16(byte[] bytes, int at) {
        return bytes[at] & 0xFF | bytes[at + 1] << 8;
    }

    public static int getInt32(byte[] bytes, int at) {
        return bytes[at] & 0xFF | (bytes[at + 1] & 0xFF) << 8 | (bytes[at + 2] & 0xFF) << 16 | bytes[at + 3] << 24;
    }

    public static long getInt64(byte[] bytes, int at) {
        return getInt32(bytes, at) & 0xFFFFFFFFL | (long) getInt32(bytes, at + 4) << 32;
    }

    public static double getFloat32(byte[] bytes, int at) {
        return canonical(Float.intBitsToFloat(getInt32(bytes, at)));
    }

    public static double getFloat64(byte[] bytes, int at) {
        return canonical(Double.longBitsToDouble(getInt64(bytes, at)));
    }

    private static double canonical(double value) {
        return value != value ? Double.NaN : value;
    }

    public static void putInt16(byte[] bytes, int at, int value) {
        bytes[at] = (byte) value;
        bytes[at + 1] = (byte) (value >> 8);
    }

    public static void putInt32(byte[] bytes, int at, int value) {
        bytes[at] = (byte) value;
        bytes[at + 1] = (byte) (value >> 8);
        bytes[at + 2] = (byte) (value >> 16);
        bytes[at + 3] = (byte) (value >> 24);
    }

    public static void putInt64(byte[] bytes, int at, long value) {
        putInt32(bytes, at, (int) value);
        putInt32(bytes, at + 4, (int) (value >> 32));
    }

    public static void putFloat32(byte[] bytes, int at, double value) {
        putInt32(bytes, at, Float.floatToIntBits((float) value));
    }

    public static void putFloat64(byte[] bytes, int at, double value) {
        putInt64(bytes, at, Double.doubleToLongBits(value));
    }
}
