package tsubame.runtime.binary;

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

    /** The name without "Array". */
    public final String title;

    /** Binary logarithm of the size in bytes. */
    public final int shift;

    ElementKind(String title, int shift) {
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

    /** Reads an element that is a Number. */
    public double getNumber(byte[] bytes, int at) {
        switch (this) {
            case INT8:
                return bytes[at];
            case UINT8:
            case UINT8_CLAMPED:
                return bytes[at] & 0xFF;
            case INT16:
                return LittleEndian.getInt16(bytes, at);
            case UINT16:
                return LittleEndian.getInt16(bytes, at) & 0xFFFF;
            case INT32:
                return LittleEndian.getInt32(bytes, at);
            case UINT32:
                return LittleEndian.getInt32(bytes, at) & 0xFFFFFFFFL;
            case FLOAT16:
                return HalfPrecision.decode(LittleEndian.getInt16(bytes, at) & 0xFFFF);
            case FLOAT32:
                return LittleEndian.getFloat32(bytes, at);
            case FLOAT64:
                return LittleEndian.getFloat64(bytes, at);
            default:
                throw new IllegalStateException("element is a BigInt");
        }
    }

    /** Converts a Number to the element type (the table's conversion operation) and writes it. */
    public void putNumber(byte[] bytes, int at, double value) {
        switch (this) {
            case INT8:
            case UINT8:
                bytes[at] = (byte) toInt32(value);
                break;
            case UINT8_CLAMPED:
                bytes[at] = (byte) clamped(value);
                break;
            case INT16:
            case UINT16:
                LittleEndian.putInt16(bytes, at, toInt32(value));
                break;
            case INT32:
            case UINT32:
                LittleEndian.putInt32(bytes, at, toInt32(value));
                break;
            case FLOAT16:
                LittleEndian.putInt16(bytes, at, HalfPrecision.encode(value));
                break;
            case FLOAT32:
                LittleEndian.putFloat32(bytes, at, value);
                break;
            case FLOAT64:
                LittleEndian.putFloat64(bytes, at, value);
                break;
            default:
                throw new IllegalStateException("element is a BigInt");
        }
    }

    /** ToInt32 (§7.1.6): modulo 2^32. */
    private static int toInt32(double value) {
        int direct = (int) value;
        if (direct == value) {
            return direct;
        }
        if (Math.abs(value) < 0x1p63) {
            return (int) (long) value;
        }
        return value - value == 0 ? (int) (long) (value % 0x1p32) : 0;
    }

    /** ToUint8Clamp (§7.1.12): ties to even. */
    private static int clamped(double value) {
        return value > 0 ? (int) Math.rint(Math.min(value, 255)) : 0;
    }
}
