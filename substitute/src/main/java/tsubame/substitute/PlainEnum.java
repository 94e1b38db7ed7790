package tsubame.substitute;

/** {@code java.lang.Enum} of the native runtime: a name and a number. Its hash is the name's: there are no identity hashes. */
public abstract class PlainEnum<E> implements Comparable<E> {
    private final int ordinal;
    private final String name;

    protected PlainEnum(String name, int ordinal) {
        this.name = name;
        this.ordinal = ordinal;
    }

    public final String name() {
        return name;
    }

    public final int ordinal() {
        return ordinal;
    }

    @Override
    public final int compareTo(E other) {
        return ordinal - ((PlainEnum<?>) other).ordinal;
    }

    @Override
    public final boolean equals(Object other) {
        return this == other;
    }

    @Override
    public final int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
