package tsubame.runtime.object;

import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.StackTrace;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/**
 * An error object (§20.5.4): has [[ErrorData]]. Frames are captured when it is made; the text, which the accessor
 * {@code Error.prototype.stack} answers, is made when first asked for, with the name and message of that time. An own {@code stack}
 * property is none of its business.
 */
public class JsError extends JsObject {
    private StackTrace trace;
    private JsString text;

    /** A new error; the caller captures a trace when name and message are there. */
    public JsError(Shape shape) {
        super(shape);
    }

    /** Remembers where the program is now. */
    public JsError capture() {
        return capture(null);
    }

    /** Without the frames of that function, and those inside it. */
    public JsError capture(JsObject upTo) {
        setTrace(Agent.captureStack(upTo));
        return this;
    }

    /** Remembers a trace captured elsewhere; null for none. */
    public void setTrace(StackTrace newTrace) {
        trace = newTrace;
        text = null;
    }

    /** The name that the first line of the stack shows; null when it is no plain property. Runs no user code. */
    protected Object headerName() {
        return ErrorHeader.plain(this, Names.NAME);
    }

    /** The message that the first line of the stack shows; null when it is no plain property. Runs no user code. */
    protected Object headerMessage() {
        return ErrorHeader.plain(this, Names.MESSAGE);
    }

    /** The captured frames; null for none. */
    public StackTrace trace() {
        return trace;
    }

    /** Header line and frames. Runs no user code. */
    public JsString stackText() {
        if (text == null) {
            text = StackTrace.text(ErrorHeader.of(this), trace);
        }
        return text;
    }

    /**
     * The {@code stack} of any object as far as that runs no user code: an own data property, else the text of an error, else an
     * inherited data property; undefined when there is none.
     */
    public static Object stackOf(JsObject object) {
        boolean own = object.shape.lookup(Names.STACK) >= 0;
        if (!own && object instanceof JsError error) {
            return error.stackText();
        }
        Object value = ErrorHeader.plain(object, Names.STACK);
        return value == null ? Undefined.UNDEFINED : value;
    }

    @Override
    public String className() {
        return "Error";
    }
}
