package tsubame.runtime.promise;

/** What is to happen when a promise settles: user handlers, or the continuation of a suspended frame. Registered once only. */
public abstract class Reaction {
    Reaction next;

    /** Runs as a job of its own. May throw what the program then sees as uncaught. */
    protected abstract void settled(boolean fulfilled, Object value);
}
