package tsubame.runtime.promise;

import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Job;

/** NewPromiseReactionJob (§27.2.2.1). */
final class ReactionJob extends Job {
    private final Reaction reaction;
    private final int state;
    private final Object value;

    ReactionJob(Reaction reaction, int state, Object value) {
        this.reaction = reaction;
        this.state = state;
        this.value = value;
    }

    @Override
    public void run() {
        Object before = Agent.asyncContext;
        Agent.asyncContext = reaction.asyncContext;
        try {
            reaction.settled(state == JsPromise.FULFILLED, value);
        } finally {
            Agent.asyncContext = before;
        }
    }
}
