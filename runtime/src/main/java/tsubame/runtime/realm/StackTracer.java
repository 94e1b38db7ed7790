package tsubame.runtime.realm;

import tsubame.runtime.object.JsObject;

/** What the interpreter installs in {@link Agent#tracer}, so that errors know where they were made. */
public interface StackTracer {
    /**
     * The frames of the running program, innermost first. Runs no user code.
     *
     * @param limit the greatest number of frames
     * @param upTo when a frame of this function is running, it and all frames inside it are left out; null for none
     */
    StackTrace capture(int limit, JsObject upTo);

    /**
     * {@code f.caller} of old programs: the function that called the innermost running call of {@code function}; null if it does not
     * run, or no sloppy function called it.
     */
    JsObject callerOf(JsObject function);
}
