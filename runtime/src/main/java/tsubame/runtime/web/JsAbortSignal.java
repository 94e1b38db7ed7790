package tsubame.runtime.web;

import java.util.ArrayList;
import tsubame.runtime.console.Described;
import tsubame.runtime.console.Description;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Job;
import tsubame.runtime.value.Undefined;

/** An AbortSignal (DOM Standard, §3.2). */
final class JsAbortSignal extends JsEventTarget implements Described {
    /** Why it was aborted; null while it was not. */
    private Object reason;
    /** Signals made by {@code AbortSignal.any} that abort with this one. */
    private final ArrayList<JsAbortSignal> dependents = new ArrayList<>();
    /** The signals that a signal made by {@code AbortSignal.any} depends on; none of them is such a signal itself. */
    private final ArrayList<JsAbortSignal> sources = new ArrayList<>();
    private final ArrayList<Removal> removals = new ArrayList<>();

    /** A listener that goes when the signal aborts. */
    private static final class Removal {
        final JsEventTarget target;
        final Listener listener;

        Removal(JsEventTarget target, Listener listener) {
            this.target = target;
            this.listener = listener;
        }
    }

    private final class Timeout extends Job {
        @Override
        public void run() {
            abort(DomException.create("TimeoutError", "The operation was aborted due to timeout"));
        }
    }

    private JsAbortSignal(Shape shape) {
        super(shape);
    }

    static JsAbortSignal create() {
        return new JsAbortSignal(Shape.rootFor(Agent.realm.intrinsic(Intrinsic.ABORT_SIGNAL_PROTOTYPE)));
    }

    boolean isAborted() {
        return reason != null;
    }

    /** The reason; undefined while it is not aborted. */
    Object reason() {
        return reason == null ? Undefined.UNDEFINED : reason;
    }

    void removeOnAbort(JsEventTarget target, Listener listener) {
        removals.add(new Removal(target, listener));
    }

    /** "Signal abort"; a reason of undefined stands for an AbortError. Runs user code: listeners, of dependent signals too. */
    void abort(Object why) {
        if (isAborted()) {
            return;
        }
        reason = orDefault(why);
        ArrayList<JsAbortSignal> aborted = new ArrayList<>();
        for (int i = 0; i < dependents.size(); i++) {
            JsAbortSignal dependent = dependents.get(i);
            if (!dependent.isAborted()) {
                dependent.reason = reason;
                aborted.add(dependent);
            }
        }
        runAbortSteps();
        for (int i = 0; i < aborted.size(); i++) {
            aborted.get(i).runAbortSteps();
        }
    }

    private static Object orDefault(Object why) {
        return why == Undefined.UNDEFINED ? DomException.create("AbortError", "This operation was aborted") : why;
    }

    private void runAbortSteps() {
        for (int i = 0; i < removals.size(); i++) {
            removals.get(i).target.remove(removals.get(i).listener);
        }
        removals.clear();
        dispatch(JsEvent.trusted("abort"));
    }

    /** Makes a signal that was just created aborted, without an event. */
    JsAbortSignal aborted(Object why) {
        reason = orDefault(why);
        return this;
    }

    /** Aborts after so many milliseconds, unless nothing else keeps the program alive. */
    void abortAfter(double milliseconds) {
        if (Agent.loop != null) {
            Agent.loop.setReferenced(Agent.loop.addTimer(new Timeout(), milliseconds, false), false);
        }
    }

    /** Makes this signal, just created, abort when one of the others does. */
    void follow(ArrayList<JsAbortSignal> others) {
        for (int i = 0; i < others.size(); i++) {
            if (others.get(i).isAborted()) {
                reason = others.get(i).reason;
                return;
            }
        }
        for (int i = 0; i < others.size(); i++) {
            JsAbortSignal other = others.get(i);
            if (other.sources.isEmpty()) {
                followSource(other);
            }
            for (int k = 0; k < other.sources.size(); k++) {
                followSource(other.sources.get(k));
            }
        }
    }

    private void followSource(JsAbortSignal source) {
        if (!sources.contains(source)) {
            sources.add(source);
            source.dependents.add(this);
        }
    }

    @Override
    public void describe(Description out) {
        out.property("aborted", (Object) isAborted());
    }

    @Override
    public String className() {
        return "AbortSignal";
    }
}
