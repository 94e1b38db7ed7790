package tsubame.substitute;

/** {@code java.util.Objects} of the native runtime. */
public final class PlainObjects {
    private PlainObjects() {}

    public static <T> T requireNonNull(T object) {
        if (object == null) throw new IllegalStateException("null where there must be an object");
        return object;
    }

    public static boolean equals(Object a, Object b) {
        return a == b || a != null && a.equals(b);
    }
}
