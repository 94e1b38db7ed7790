package tsubame.runtime.binary;

import tsubame.system.rule.Inline;

/** Big-endian numbers in byte arrays: as {@link LittleEndian}, with the bytes turned round, which is an instruction of the machine. */
final class BigEndian {
    private BigEndian() {}

    /** The number at a place, as {@link ElementKind#get}. */
    @Inline("the kind is known, often")
    static double get(int code, byte[] bytes, int at) {
        switch (code) {
            case ElementKind.INT16_CODE:
                return (short) reversed16(LittleEndian.getInt16(bytes, at));
            case ElementKind.UINT16_CODE:
                return reversed16(LittleEndian.getInt16(bytes, at));
            case ElementKind.INT32_CODE:
                return reversed32(LittleEndian.getInt32(bytes, at));
            case ElementKind.UINT32_CODE:
                return reversed32(LittleEndian.getInt32(bytes, at)) & 0xFFFFFFFFL;
            case ElementKind.FLOAT32_CODE:
                return LittleEndian.canonical(Float.intBitsToFloat(reversed32(LittleEndian.getInt32(bytes, at))));
            case ElementKind.FLOAT16_CODE:
                return HalfPrecision.decode(reversed16(LittleEndian.getInt16(bytes, at)));
            case ElementKind.FLOAT64_CODE:
                return LittleEndian.canonical(Double.longBitsToDouble(reversed64(LittleEndian.getInt64(bytes, at))));
            default:
                return ElementKind.get(code, bytes, at);
        }
    }

    /** The same of a kind of integers. */
    @Inline("the kind is known, often")
    static long getInteger(int code, byte[] bytes, int at) {
        switch (code) {
            case ElementKind.INT16_CODE:
                return (short) reversed16(LittleEndian.getInt16(bytes, at));
            case ElementKind.UINT16_CODE:
                return reversed16(LittleEndian.getInt16(bytes, at));
            case ElementKind.INT32_CODE:
                return reversed32(LittleEndian.getInt32(bytes, at));
            case ElementKind.UINT32_CODE:
                return reversed32(LittleEndian.getInt32(bytes, at)) & 0xFFFFFFFFL;
            default:
                return ElementKind.getInteger(code, bytes, at);
        }
    }

    /** Writes a number, as {@link ElementKind#put}. */
    @Inline("the kind is known, often")
    static void put(int code, byte[] bytes, int at, double value) {
        switch (code) {
            case ElementKind.FLOAT32_CODE:
                LittleEndian.putInt32(bytes, at, reversed32(Float.floatToRawIntBits((float) LittleEndian.canonical(value))));
                break;
            case ElementKind.FLOAT64_CODE:
                LittleEndian.putInt64(bytes, at, reversed64(Double.doubleToRawLongBits(LittleEndian.canonical(value))));
                break;
            case ElementKind.FLOAT16_CODE:
                LittleEndian.putInt16(bytes, at, reversed16(HalfPrecision.encode(value)));
                break;
            default:
                putInteger(code, bytes, at, ElementKind.toInt32(value));
        }
    }

    /** The same for kinds that hold an integer modulo a power of two, of a number after ToInt32. */
    @Inline("the kind is known, often")
    static void putInteger(int code, byte[] bytes, int at, int value) {
        switch (code) {
            case ElementKind.INT8_CODE:
            case ElementKind.UINT8_CODE:
                LittleEndian.putInt8(bytes, at, value);
                break;
            case ElementKind.INT16_CODE:
            case ElementKind.UINT16_CODE:
                LittleEndian.putInt16(bytes, at, reversed16(value));
                break;
            default:
                LittleEndian.putInt32(bytes, at, reversed32(value));
        }
    }

    @Inline("an instruction")
    private static int reversed16(int bits) {
        return (bits & 0xFF) << 8 | bits >>> 8 & 0xFF;
    }

    @Inline("an instruction")
    private static int reversed32(int bits) {
        return bits << 24 | (bits & 0xFF00) << 8 | bits >>> 8 & 0xFF00 | bits >>> 24;
    }

    @Inline("two instructions")
    private static long reversed64(long bits) {
        return (long) reversed32((int) bits) << 32 | reversed32((int) (bits >>> 32)) & 0xFFFFFFFFL;
    }
}
