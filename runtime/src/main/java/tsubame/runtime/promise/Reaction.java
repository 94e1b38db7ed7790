package tsubame.runtime.promise;

import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Job;
import tsubame.runtime.realm.ValueJob;

/**
 * What is to happen when a promise settles: user handlers, or the continuation of a suspended frame. It is the job, too, that a promise that is fulfilled makes of
 * it (NewPromiseReactionJob, §27.2.2.1). Once that has begun to run, it may be registered again.
 */
public abstract class Reaction extends ValueJob {
    /** The one that was registered after this one for the same promise; of the last one the first. */
    Reaction next;
    private Object asyncContext;

    /** Runs as a job of its own. May throw what the program then sees as uncaught. */
    protected abstract void settled(boolean fulfilled, Object value);

    /** Notes the async context that it is registered in. */
    void register() {
        asyncContext = Agent.asyncContext;
    }

    /** Makes a job of it, as a promise that is settled does. */
    void enqueue(boolean fulfilled, Object value) {
        if (fulfilled) {
            Agent.enqueue(this, value);
        } else {
            Agent.enqueue(new Rejection(this, value));
        }
    }

    @Override
    public final void run(Object value) {
        Agent.asyncContext = asyncContext;
        settled(true, value);
    }

    /** The job of a promise that is rejected. */
    private static final class Rejection extends Job {
        private final Reaction reaction;
        private final Object reason;

        Rejection(Reaction reaction, Object reason) {
            this.reaction = reaction;
            this.reason = reason;
        }

        @Override
        public void run() {
            Agent.asyncContext = reaction.asyncContext;
            reaction.settled(false, reason);
        }
    }
}
