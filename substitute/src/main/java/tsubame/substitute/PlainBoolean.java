package tsubame.substitute;

import tsubame.system.rule.Intrinsic;

/** {@code java.lang.Boolean} of the native runtime. A value of this class is a small constant and no object. */
public final class PlainBoolean implements Comparable<PlainBoolean> {
    /** The building JVM's own; the image has the constants. */
    public static final Boolean TRUE = Boolean.TRUE;
    public static final Boolean FALSE = Boolean.FALSE;

    private static final PlainBoolean YES = new PlainBoolean(true);
    private static final PlainBoolean NO = new PlainBoolean(false);

    private final boolean value;

    private PlainBoolean(boolean value) {
        this.value = value;
    }

    @Intrinsic("box")
    public static PlainBoolean valueOf(boolean value) {
        return value ? YES : NO;
    }

    @Intrinsic("unbox")
    public boolean booleanValue() {
        return value;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PlainBoolean truth && truth.booleanValue() == booleanValue();
    }

    @Override
    public int hashCode() {
        return booleanValue() ? 1231 : 1237;
    }

    @Override
    public int compareTo(PlainBoolean other) {
        return booleanValue() == other.booleanValue() ? 0 : booleanValue() ? 1 : -1;
    }

    @Override
    public String toString() {
        return booleanValue() ? "true" : "false";
    }
}
