package tsubame.runtime.promise;

import tsubame.runtime.realm.Agent;

/** What is to happen when a promise settles: user handlers, or the continuation of a suspended frame. Registered once only. */
public abstract class Reaction {
    Reaction next;
    final Object asyncContext = Agent.asyncContext;

    /** Runs as a job of its own. May throw what the program then sees as uncaught. */
    protected abstract void settled(boolean fulfilled, Object value);
}
