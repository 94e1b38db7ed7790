package tsubame.system;

import tsubame.system.rule.Intrinsic;

/** The machine stack, as far as Java may ask for it. */
public final class Stack {
    private Stack() {}

    /**
     * Whether the stack is used up to its limit, so that a call that may go deep must not be made. Never so on a JVM, which counts on
     * its own.
     */
    @Intrinsic("a comparison of the frame's address with the limit")
    public static boolean isExceeded() {
        return false;
    }
}
