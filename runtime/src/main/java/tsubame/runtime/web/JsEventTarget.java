package tsubame.runtime.web;

import java.util.ArrayList;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Job;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;

/** An EventTarget (DOM Standard, §2.7). There is no tree: an event visits its target and nothing else. */
class JsEventTarget extends JsObject {
    private static final PropertyKey HANDLE_EVENT = PropertyKey.of("handleEvent");

    private final ArrayList<Listener> listeners = new ArrayList<>();

    JsEventTarget(Shape shape) {
        super(shape);
    }

    /** An event listener (§2.7). */
    static final class Listener {
        final JsString type;
        /** A function, or an object with {@code handleEvent}. */
        JsObject callback;
        boolean capture;
        boolean once;
        boolean passive;
        /** It is the event handler attribute: {@code onabort}. */
        boolean attribute;
        boolean removed;

        Listener(JsString type, JsObject callback) {
            this.type = type;
            this.callback = callback;
        }
    }

    /** An error that a listener threw, on its way to becoming an uncaught one. */
    private static final class Rethrow extends Job {
        private final JsThrow thrown;

        Rethrow(JsThrow thrown) {
            this.thrown = thrown;
        }

        @Override
        public void run() {
            throw thrown;
        }
    }

    /** "Add an event listener": not twice the same. */
    void add(Listener listener) {
        if (find(listener.type, listener.callback, listener.capture) == null) {
            listeners.add(listener);
        }
    }

    private Listener find(JsString type, JsObject callback, boolean capture) {
        for (int i = 0; i < listeners.size(); i++) {
            Listener known = listeners.get(i);
            if (!known.attribute && known.callback == callback && known.capture == capture && JsString.same(known.type, type)) {
                return known;
            }
        }
        return null;
    }

    void remove(JsString type, JsObject callback, boolean capture) {
        Listener known = find(type, callback, capture);
        if (known != null) {
            remove(known);
        }
    }

    void remove(Listener listener) {
        listener.removed = true;
        listeners.remove(listener);
    }

    // ---- Event handler attributes

    private Listener attribute(JsString type) {
        for (int i = 0; i < listeners.size(); i++) {
            if (listeners.get(i).attribute && JsString.same(listeners.get(i).type, type)) {
                return listeners.get(i);
            }
        }
        return null;
    }

    /** The value of {@code on}type. */
    Object handler(JsString type) {
        Listener listener = attribute(type);
        return listener == null ? Null.NULL : listener.callback;
    }

    /** Sets {@code on}type; what is no object removes it. A new function takes the place of the old one. */
    void setHandler(JsString type, Object value) {
        Listener listener = attribute(type);
        if (!(value instanceof JsObject callback)) {
            if (listener != null) {
                remove(listener);
            }
        } else if (listener != null) {
            listener.callback = callback;
        } else {
            listener = new Listener(type, callback);
            listener.attribute = true;
            listeners.add(listener);
        }
    }

    // ---- Dispatch

    /** "Dispatch": whether nobody canceled the event. Runs the listeners; what they throw is reported and does not come out. */
    boolean dispatch(JsEvent event) {
        event.dispatching = true;
        event.target = this;
        event.currentTarget = this;
        event.phase = JsEvent.AT_TARGET;
        if (!event.propagationStopped) {
            ArrayList<Listener> now = new ArrayList<>(listeners);
            for (int i = 0; i < now.size() && !event.immediatelyStopped; i++) {
                Listener listener = now.get(i);
                if (!listener.removed && JsString.same(listener.type, event.type)) {
                    invoke(listener, event);
                }
            }
        }
        event.phase = JsEvent.NONE;
        event.currentTarget = null;
        event.dispatching = false;
        event.propagationStopped = false;
        event.immediatelyStopped = false;
        return !event.canceled;
    }

    private void invoke(Listener listener, JsEvent event) {
        if (listener.once) {
            remove(listener);
        }
        event.inPassiveListener = listener.passive;
        try {
            JsObject callback = listener.callback;
            if (callback.isCallable()) {
                callback.call(this, new Object[] {event});
            } else if (callback.get(HANDLE_EVENT) instanceof JsObject method && method.isCallable()) {
                method.call(callback, new Object[] {event});
            } else {
                throw Errors.typeError("EventListener.handleEvent is not a function");
            }
        } catch (JsThrow thrown) {
            if (Agent.loop != null) {
                Agent.loop.addTick(new Rethrow(thrown));
            } else {
                Agent.enqueue(new Rethrow(thrown));
            }
        } finally {
            event.inPassiveListener = false;
        }
    }

    @Override
    public String className() {
        return "EventTarget";
    }
}
