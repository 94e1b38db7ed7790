package tsubame.runtime.host;

import tsubame.runtime.object.JsObject;

/** What the event loop needs of the machine: a clock, a way to wait, and the news of outside operations. */
public interface LoopHost {
    /** Milliseconds of a clock that never goes back. */
    double now();

    /** Whether outside operations are under way that will post jobs and keep the program alive. */
    boolean isActive();

    /**
     * Waits until an outside operation has finished or the time is over, and runs or posts what has finished to the loop.
     *
     * @param milliseconds how long at most; 0 only looks; negative: without limit
     */
    void await(double milliseconds);

    /**
     * An error that nothing caught: thrown by a job, or the reason of a promise whose rejection was not handled. The host reports
     * it; the loop then stops with exit code 1, unless the host has dealt with it.
     *
     * @param promise the promise; null for an error that a job threw
     * @return whether the loop goes on
     */
    boolean uncaught(Object error, JsObject promise);
}
