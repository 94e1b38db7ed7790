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

    /** One of them, and {@link #HANDLED}. */
    private int flags = PENDING;
    /** Its value or reason; while it is pending the reaction that was registered last, whose {@link Reaction#next} is the first, or null for none. */
    private Object result;

    private static final int STATE = 3;
    private static final int HANDLED = 4;

    public JsPromise(Shape shape) {
        super(shape);
    }

    /** One that has been fulfilled already. */
    JsPromise(Shape shape, Object value) {
        super(shape);
        flags = FULFILLED;
        result = value;
    }

    @Override
    public void describe(Description out) {
        if (isPending()) {
            out.text("<pending>");
        } else {
            out.value(state() == REJECTED ? "<rejected> " : "", result);
        }
    }

    public int state() {
        return flags & STATE;
    }

    private boolean isPending() {
        return (flags & STATE) == PENDING;
    }

    /** Its value or reason; undefined while it is pending. */
    public Object result() {
        return isPending() ? Undefined.UNDEFINED : result;
    }

    /** The reaction that was registered first, while the promise is pending; null for none. */
    public Reaction firstReaction() {
        return isPending() && result != null ? ((Reaction) result).next : null;
    }

    /** [[PromiseIsHandled]]. */
    public boolean isHandled() {
        return (flags & HANDLED) != 0;
    }

    /** Exempts the promise from reports of unhandled rejections. */
    public void markHandled() {
        if (flags == REJECTED && Agent.loop != null) {
            Agent.loop.rejections().handled(this);
        }
        flags |= HANDLED;
    }

    /** FulfillPromise (§27.2.1.4). The promise must be pending. */
    public void fulfill(Object value) {
        settle(FULFILLED, value);
    }

    /** RejectPromise (§27.2.1.7). The promise must be pending. */
    public void reject(Object reason) {
        settle(REJECTED, reason);
        if (!isHandled() && Agent.loop != null) {
            Agent.loop.rejections().rejected(this, reason);
        }
    }

    private void settle(int newState, Object value) {
        Reaction last = (Reaction) result;
        flags |= newState;
        result = value;
        if (last != null) {
            enqueueAll(last, newState == FULFILLED, value);
        }
    }

    private static void enqueueAll(Reaction last, boolean fulfilled, Object value) {
        Reaction reaction = last.next;
        for (;;) {
            Reaction next = reaction.next;
            reaction.next = null;
            reaction.enqueue(fulfilled, value);
            if (reaction == last) {
                return;
            }
            reaction = next;
        }
    }

    /** PerformPromiseThen (§27.2.5.4.1) with a reaction that has been made. */
    public void then(Reaction reaction) {
        reaction.register();
        if (!isPending()) {
            reaction.enqueue(state() == FULFILLED, result);
            markHandled();
            return;
        }
        Reaction last = (Reaction) result;
        if (last == null) {
            reaction.next = reaction;
        } else {
            reaction.next = last.next;
            last.next = reaction;
        }
        result = reaction;
        flags |= HANDLED;
    }

    @Override
    public String className() {
        return "Promise";
    }
}
