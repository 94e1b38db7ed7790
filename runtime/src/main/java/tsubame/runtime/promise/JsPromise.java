package tsubame.runtime.promise;

import tsubame.runtime.console.Described;
import tsubame.runtime.console.Description;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.Undefined;

/**
 * A promise (§27.2.6) and the operations on its state that run no user code at once: reactions become jobs of the event loop.
 * [[AlreadyResolved]] belongs to a pair of resolving functions, not to the promise.
 */
public final class JsPromise extends JsObject implements Described {
    /** States. */
    public static final int PENDING = 0;
    public static final int FULFILLED = 1;
    public static final int REJECTED = 2;

    private int state = PENDING;
    private Object result = Undefined.UNDEFINED;
    private boolean handled;
    /** Reactions in the order of their registration, linked by {@link Reaction#next}. */
    private Reaction first;
    private Reaction last;

    public JsPromise(Shape shape) {
        super(shape);
    }

    @Override
    public void describe(Description out) {
        if (state == PENDING) {
            out.text("<pending>");
        } else {
            out.value(state == REJECTED ? "<rejected> " : "", result);
        }
    }

    public int state() {
        return state;
    }

    /** Its value or reason; undefined while it is pending. */
    public Object result() {
        return result;
    }

    /** The reaction that was registered first, while the promise is pending; null for none. */
    public Reaction firstReaction() {
        return first;
    }

    /** [[PromiseIsHandled]]. */
    public boolean isHandled() {
        return handled;
    }

    /** Exempts the promise from reports of unhandled rejections. */
    public void markHandled() {
        if (state == REJECTED && !handled && Agent.loop != null) {
            Agent.loop.rejections().handled(this);
        }
        handled = true;
    }

    /** FulfillPromise (§27.2.1.4). The promise must be pending. */
    public void fulfill(Object value) {
        settle(FULFILLED, value);
    }

    /** RejectPromise (§27.2.1.7). The promise must be pending. */
    public void reject(Object reason) {
        settle(REJECTED, reason);
        if (!handled && Agent.loop != null) {
            Agent.loop.rejections().rejected(this, reason);
        }
    }

    private void settle(int newState, Object value) {
        Reaction reaction = first;
        first = null;
        last = null;
        state = newState;
        result = value;
        while (reaction != null) {
            Reaction next = reaction.next;
            Agent.enqueue(new ReactionJob(reaction, newState, value));
            reaction = next;
        }
    }

    /** PerformPromiseThen (§27.2.5.4.1) with a reaction that has been made. */
    public void then(Reaction reaction) {
        if (state == PENDING) {
            if (first == null) {
                first = reaction;
            } else {
                last.next = reaction;
            }
            last = reaction;
        } else {
            Agent.enqueue(new ReactionJob(reaction, state, result));
        }
        markHandled();
    }

    @Override
    public String className() {
        return "Promise";
    }
}
