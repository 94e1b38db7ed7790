package tsubame.runtime.console;

/** An object that says itself what {@link Inspector} shows of it before its properties. */
public interface Described {
    /** Whether there is anything to add. */
    default boolean hasDescription() {
        return true;
    }

    /** Adds entries. Runs no user code. */
    void describe(Description out);
}
