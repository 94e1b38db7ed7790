package tsubame.substitute;

/**
 * {@code java.lang.Throwable} of the native runtime: a message and a cause, no stack trace. Only what the runtime catches is
 * ever thrown natively; everything else is a panic at the place of its throw, which says where.
 */
public class PlainThrowable {
    private final String message;
    private final PlainThrowable cause;

    public PlainThrowable() {
        this(null, null);
    }

    public PlainThrowable(String message) {
        this(message, null);
    }

    public PlainThrowable(PlainThrowable cause) {
        this(null, cause);
    }

    public PlainThrowable(String message, PlainThrowable cause) {
        this.message = message;
        this.cause = cause;
    }

    protected PlainThrowable(String message, PlainThrowable cause, boolean suppression, boolean writableTrace) {
        this(message, cause);
    }

    public String getMessage() {
        return message;
    }

    public PlainThrowable getCause() {
        return cause;
    }

    @Override
    public String toString() {
        return message == null ? "exception" : message;
    }
}
