package tsubame.runtime.program;

import tsubame.runtime.console.MessageFormat;
import tsubame.runtime.object.JsError;

/** What a user sees of an error that nothing caught: place and source line where it arose, then the error with its stack. */
public final class UncaughtError {
    private UncaughtError() {}

    /** May run code of the program: a custom inspection. */
    public static String render(Object value) {
        String text = MessageFormat.uncaught(value);
        if (!(value instanceof JsError error) || error.trace() == null) {
            return "Uncaught " + text + "\n";
        }
        return error.trace().excerpt() + text + "\n";
    }
}
