package tsubame.ir;

/**
 * How a field, an array element or a raw word is kept in memory; the narrow ones widen to i32 when loaded, floats to f64. A store keeps the
 * low bits: of a boolean one.
 */
public enum Kind {
    BOOLEAN(1, Type.I32),
    BYTE(1, Type.I32),
    SHORT(2, Type.I32),
    CHAR(2, Type.I32),
    INT(4, Type.I32),
    LONG(8, Type.I64),
    FLOAT(4, Type.F64),
    DOUBLE(8, Type.F64),
    BOXED(8, Type.BOXED),
    REF(8, null),
    ADDRESS(8, Type.ADDRESS);

    private final int bytes;
    private final Type type;

    Kind(int bytes, Type type) {
        this.bytes = bytes;
        this.type = type;
    }

    public int bytes() {
        return bytes;
    }

    /** The type of what is loaded; null for REF, which {@link Storage} completes by a class. */
    Type type() {
        return type;
    }

    public boolean isReference() {
        return this == BOXED || this == REF;
    }
}
