package tsubame.runtime.binary;

import tsubame.system.rule.Inline;
import tsubame.system.rule.Intrinsic;

/**
 * Little-endian numbers in byte arrays. Indices are the caller's to check: natively nobody else does. A NaN that is read or written is the
 * canonical one.
 */
public final class LittleEndian {
    private LittleEndian() {}

    @Intrinsic("a load")
    public static int getInt8(byte[] bytes, int at) {
        return bytes[at];
    }

    @Intrinsic("a load")
    public static int getInt16(byte[] bytes, int at) {
        return bytes[at] & 0xFF | bytes[at + 1] << 8;
    }

    @Intrinsic("a load")
    public static int getInt32(byte[] bytes, int at) {
        return bytes[at] & 0xFF | (bytes[at + 1] & 0xFF) << 8 | (bytes[at + 2] & 0xFF) << 16 | bytes[at + 3] << 24;
    }

    @Intrinsic("a load")
    public static long getInt64(byte[] bytes, int at) {
        return getInt32(bytes, at) & 0xFFFFFFFFL | (long) getInt32(bytes, at + 4) << 32;
    }

    @Inline("a load and a comparison")
    public static double getFloat32(byte[] bytes, int at) {
        return canonical(getFloat32Bits(bytes, at));
    }

    @Inline("a load and a comparison")
    public static double getFloat64(byte[] bytes, int at) {
        return canonical(getFloat64Bits(bytes, at));
    }

    /** A NaN as it is stored, which may be any. */
    @Intrinsic("a load")
    private static double getFloat32Bits(byte[] bytes, int at) {
        return Float.intBitsToFloat(getInt32(bytes, at));
    }

    @Intrinsic("a load")
    private static double getFloat64Bits(byte[] bytes, int at) {
        return Double.longBitsToDouble(getInt64(bytes, at));
    }

    @Intrinsic("a comparison that hardly ever holds")
    static double canonical(double value) {
        return value != value ? Double.NaN : value;
    }

    @Intrinsic("a store")
    public static void putInt8(byte[] bytes, int at, int value) {
        bytes[at] = (byte) value;
    }

    @Intrinsic("a store")
    public static void putInt16(byte[] bytes, int at, int value) {
        bytes[at] = (byte) value;
        bytes[at + 1] = (byte) (value >> 8);
    }

    @Intrinsic("a store")
    public static void putInt32(byte[] bytes, int at, int value) {
        bytes[at] = (byte) value;
        bytes[at + 1] = (byte) (value >> 8);
        bytes[at + 2] = (byte) (value >> 16);
        bytes[at + 3] = (byte) (value >> 24);
    }

    @Intrinsic("a store")
    public static void putInt64(byte[] bytes, int at, long value) {
        putInt32(bytes, at, (int) value);
        putInt32(bytes, at + 4, (int) (value >> 32));
    }

    @Inline("a comparison and a store")
    public static void putFloat32(byte[] bytes, int at, double value) {
        putFloat32Bits(bytes, at, canonical(value));
    }

    @Inline("a comparison and a store")
    public static void putFloat64(byte[] bytes, int at, double value) {
        putFloat64Bits(bytes, at, canonical(value));
    }

    @Intrinsic("a store")
    private static void putFloat32Bits(byte[] bytes, int at, double value) {
        putInt32(bytes, at, Float.floatToRawIntBits((float) value));
    }

    @Intrinsic("a store")
    private static void putFloat64Bits(byte[] bytes, int at, double value) {
        putInt64(bytes, at, Double.doubleToRawLongBits(value));
    }
}
