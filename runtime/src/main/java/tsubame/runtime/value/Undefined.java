package tsubame.runtime.value;

/** The value {@code undefined}. One instance; Java {@code null} never stands for it. */
public final class Undefined {
    public static final Undefined UNDEFINED = new Undefined();

    private Undefined() {}

    @Override
    public String toString() {
        return "undefined";
    }
}
