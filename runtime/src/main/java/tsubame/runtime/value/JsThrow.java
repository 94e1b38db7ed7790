package tsubame.runtime.value;

import tsubame.runtime.convert.Describe;

/**
 * A value thrown by a program: the only exception that the runtime throws on purpose and the only one it may catch.
 * It fills no Java stack trace. Any other Java exception in the runtime is a bug of the runtime.
 */
public final class JsThrow extends RuntimeException {
    /** What was thrown: any value. */
    public final transient Object value;

    public JsThrow(Object value) {
        super(null, null, false, false);
        this.value = value;
    }

    /** A text for Java debuggers and test failures; runs no code of the program. */
    @Override
    public String getMessage() {
        return Describe.plainly(value);
    }
}
