package tsubame.runtime.realm;

import tsubame.runtime.value.JsString;

/** The frames of one moment, captured cheaply by the interpreter and made into text when somebody asks. */
public abstract class StackTrace {
    /** The frames, one a line, as {@code "    at name (file:line:column)"}, without a newline at the end; may be empty. */
    public abstract String format();

    /**
     * For a report: the place where it begins, the source line there, a mark under the column, and an empty line; empty when the
     * source is not at hand.
     */
    public abstract String excerpt();

    /** A header line and the frames of a trace, which may be null. */
    public static JsString text(String header, StackTrace trace) {
        String frames = trace == null ? "" : trace.format();
        return JsString.of(frames.isEmpty() ? header : header + "\n" + frames);
    }
}
