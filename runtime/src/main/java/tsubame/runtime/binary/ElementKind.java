package tsubame.runtime.binary;

import tsubame.system.rule.Inline;

/** The element types of typed arrays and data views (ECMA-262, table 71), in the table's order. */
public enum ElementKind {
    INT8("Int8", 0),
    UINT8("Uint8", 0),
    UINT8_CLAMPED("Uint8Clamped", 0),
    INT16("Int16", 1),
    UINT16("Uint16", 1),
    INT32("Int32", 2),
    UINT32("Uint32", 2),
    BIGINT64("BigInt64", 3),
    BIGUINT64("BigUint64", 3),
    FLOAT16("Float16", 1),
    FLOAT32("Float32", 2),
    FLOAT64("Float64", 3);

    // The kinds as constants of a switch.
    static final int INT8_CODE = 0;
    static final int UINT8_CODE = 1;
    static final int UINT8_CLAMPED_CODE = 2;
    static final int INT16_CODE = 3;
    static final int UINT16_CODE = 4;
    static final int INT32_CODE = 5;
    static final int UINT32_CODE = 6;
    static final int FLOAT16_CODE = 9;
    static final int FLOAT32_CODE = 10;
    static final int FLOAT64_CODE = 11;

    /** The name without "Array". */
    public final String title;

    /** Binary logarithm of the size in bytes. */
    public final int shift;

    /** The ordinal, as a field. */
    public final int code;

    ElementKind(String title, int shift) {
        this.code = ordinal();
        this.title = title;
        this.shift = shift;
    }

    public int size() {
        return 1 << shift;
    }

    public boolean isBigInt() {
        return this == BIGINT64 || this == BIGUINT64;
    }

    public boolean isFloat() {
        return this == FLOAT16 || this == FLOAT32 || this == FLOAT64;
    }

    /** Reads an element that is a Number; a fault if it is not within the bytes. */
    public double getNumber(byte[] bytes, int at) {
        check(bytes, at);
        return get(code, bytes, at);
    }

    /** Converts a Number to the element type (the table's conversion operation) and writes it; a fault if it is not within the bytes. */
    public void putNumber(byte[] bytes, int at, double value) {
        check(bytes, at);
        put(code, bytes, at, value);
    }

    /** Natively accesses are not checked: whoever is in error shall hear of it. */
    private void check(byte[] bytes, int at) {
        if (isBigInt()) {
            throw new IllegalStateException("element is a BigInt");
        }
        if (at < 0 || at > bytes.length - size()) {
            throw new IllegalStateException("element outside of its buffer");
        }
    }

    /** Reads an element that is a Number, which is known to be there. */
    @Inline("the kind is known, often")
    public static double get(int code, byte[] bytes, int at) {
        switch (code) {
            case INT8_CODE:
                return LittleEndian.getInt8(bytes, at);
            case UINT8_CODE:
            case UINT8_CLAMPED_CODE:
                return LittleEndian.getInt8(bytes, at) & 0xFF;
            case INT16_CODE:
                return LittleEndian.getInt16(bytes, at);
            case UINT16_CODE:
                return LittleEndian.getInt16(bytes, at) & 0xFFFF;
            case INT32_CODE:
                return LittleEndian.getInt32(bytes, at);
            case UINT32_CODE:
                return LittleEndian.getInt32(bytes, at) & 0xFFFFFFFFL;
            case FLOAT32_CODE:
                return LittleEndian.getFloat32(bytes, at);
            case FLOAT16_CODE:
                return HalfPrecision.decode(LittleEndian.getInt16(bytes, at) & 0xFFFF);
            default:
                return LittleEndian.getFloat64(bytes, at);
        }
    }

    /** The same of a kind of integers. */
    @Inline("the kind is known, often")
    public static long getInteger(int code, byte[] bytes, int at) {
        switch (code) {
            case INT8_CODE:
                return LittleEndian.getInt8(bytes, at);
            case UINT8_CODE:
            case UINT8_CLAMPED_CODE:
                return LittleEndian.getInt8(bytes, at) & 0xFF;
            case INT16_CODE:
                return LittleEndian.getInt16(bytes, at);
            case UINT16_CODE:
                return LittleEndian.getInt16(bytes, at) & 0xFFFF;
            case INT32_CODE:
                return LittleEndian.getInt32(bytes, at);
            default:
                return LittleEndian.getInt32(bytes, at) & 0xFFFFFFFFL;
        }
    }

    /** Writes a Number to an element that is known to be there. */
    @Inline("the kind is known, often")
    public static void put(int code, byte[] bytes, int at, double value) {
        switch (code) {
            case UINT8_CLAMPED_CODE:
                LittleEndian.putInt8(bytes, at, clamped(value));
                break;
            case FLOAT32_CODE:
                LittleEndian.putFloat32(bytes, at, value);
                break;
            case FLOAT64_CODE:
                LittleEndian.putFloat64(bytes, at, value);
                break;
            case FLOAT16_CODE:
                LittleEndian.putInt16(bytes, at, HalfPrecision.encode(value));
                break;
            default:
                putInteger(code, bytes, at, toInt32(value));
        }
    }

    /** The same for kinds that hold an integer modulo a power of two, of a number after ToInt32. */
    @Inline("the kind is known, often")
    public static void putInteger(int code, byte[] bytes, int at, int value) {
        switch (code) {
            case INT8_CODE:
            case UINT8_CODE:
                LittleEndian.putInt8(bytes, at, value);
                break;
            case INT16_CODE:
            case UINT16_CODE:
                LittleEndian.putInt16(bytes, at, value);
                break;
            default:
                LittleEndian.putInt32(bytes, at, value);
        }
    }

    /** ToInt32 (§7.1.6): modulo 2^32. */
    static int toInt32(double value) {
        int direct = (int) value;
        if (direct == value) {
            return direct;
        }
        if (Math.abs(value) < 0x1p63) {
            return (int) (long) value;
        }
        return value - value == 0 ? (int) (long) (value % 0x1p32) : 0;
    }

    /** ToUint8Clamp (§7.1.12): ties to even, as any sum is rounded; at 2^52 the distance between doubles is 1. */
    static int clamped(double value) {
        return value > 0 ? (int) (Math.min(value, 255) + 0x1p52 - 0x1p52) : 0;
    }
}
