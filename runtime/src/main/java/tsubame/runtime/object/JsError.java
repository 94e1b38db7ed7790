package tsubame.runtime.object;

import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.StackTrace;

/**
 * An error object (§20.5.4): has [[ErrorData]]. The frames are captured when it is made, the text of {@code stack} is made when
 * first asked for: header line as {@code toString} would show it from own and inherited data properties, then the frames.
 */
public final class JsError extends LazyObject {
    private StackTrace trace;

    /** A new error; the caller captures a trace when that is wanted. */
    public JsError(Shape shape) {
        super(shape);
    }

    /** Remembers where the program is now. */
    public JsError capture() {
        trace = Agent.captureStack(null);
        return this;
    }

    /** Remembers a trace captured elsewhere; null for none. */
    public void setTrace(StackTrace newTrace) {
        trace = newTrace;
    }

    /** The captured frames; null for none. */
    public StackTrace trace() {
        return trace;
    }

    @Override
    protected boolean isLazyKey(PropertyKey key) {
        return key == Names.STACK;
    }

    @Override
    protected void materialize() {
        define(Names.STACK, StackTrace.text(ErrorHeader.of(this), trace), Attributes.HIDDEN);
    }

    @Override
    public String className() {
        return "Error";
    }
}
