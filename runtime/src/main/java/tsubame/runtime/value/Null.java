package tsubame.runtime.value;

/** The value {@code null} of programs. One instance; Java {@code null} means "absent" and is something else. */
public final class Null {
    public static final Null NULL = new Null();

    private Null() {}

    @Override
    public String toString() {
        return "null";
    }
}
