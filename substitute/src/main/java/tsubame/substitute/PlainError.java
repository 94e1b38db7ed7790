package tsubame.substitute;

/** {@code java.lang.Error} of the native runtime: the JDK's tells its flight recorder of every error. */
public class PlainError extends PlainThrowable {
    public PlainError() { }

    public PlainError(String message) {
        super(message);
    }

    public PlainError(String message, PlainThrowable cause) {
        super(message, cause);
    }

    public PlainError(PlainThrowable cause) {
        super(cause);
    }
}
