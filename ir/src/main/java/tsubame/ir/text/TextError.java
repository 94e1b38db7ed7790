package tsubame.ir.text;

/** What is wrong with a text, and in which line of it (from 1). */
public final class TextError extends RuntimeException {
    private final int line;

    TextError(int line, String message) {
        super("line " + line + ": " + message);
        this.line = line;
    }

    public int line() {
        return line;
    }
}
