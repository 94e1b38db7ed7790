package tsubame.runtime.value;

/**
 * A variable that outlives its frame: captured by a closure, or a global {@code let}, {@code const} or {@code class}.
 * {@link #value} is Java {@code null} while the variable is in its temporal dead zone; readers must check.
 */
public final class Cell {
    public Object value;

    /** A cell in its temporal dead zone. */
    public Cell() {}

    public Cell(Object value) {
        this.value = value;
    }
}
