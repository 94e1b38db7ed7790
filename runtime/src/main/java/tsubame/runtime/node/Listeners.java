package tsubame.runtime.node;

import tsubame.runtime.console.Inspector;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsError;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/** The listeners of an emitter, in its property {@code _events}: an object without prototype, with one function or an array for each event. */
final class Listeners {
    /** The property of a wrapper that says for whom it stands. */
    static final PropertyKey LISTENER = PropertyKey.of("listener");

    private static final PropertyKey EVENTS = PropertyKey.of("_events");
    private static final PropertyKey COUNT = PropertyKey.of("_eventsCount");
    private static final PropertyKey MAXIMUM = PropertyKey.of("_maxListeners");
    private static final JsString NEW_LISTENER = JsString.of("newListener");
    private static final JsString REMOVE_LISTENER = JsString.of("removeListener");
    private static final Object[] NONE = new Object[0];

    private Listeners() {}

    /** Gives an emitter its properties, unless it has them. */
    static void initialise(JsObject emitter) {
        if (!emitter.hasOwn(EVENTS)) {
            emitter.define(EVENTS, new JsObject((JsObject) null), Attributes.DEFAULT);
            emitter.define(COUNT, 0.0, Attributes.DEFAULT);
        }
        if (!emitter.hasOwn(MAXIMUM)) {
            emitter.define(MAXIMUM, Undefined.UNDEFINED, Attributes.DEFAULT);
        }
    }

    private static JsObject table(JsObject emitter) {
        initialise(emitter);
        return (JsObject) emitter.get(EVENTS);
    }

    /** The functions that listen for the event, a copy. */
    static Object[] of(JsObject emitter, Object event) {
        if (!(emitter.get(EVENTS) instanceof JsObject table)) {
            return NONE;
        }
        Object listeners = table.get(PropertyKey.from(event));
        if (listeners instanceof JsArray list) {
            return ObjectOperations.createListFromArrayLike(list);
        }
        return listeners instanceof JsObject ? new Object[] {listeners} : NONE;
    }

    static double count(JsObject emitter, Object event) {
        return of(emitter, event).length;
    }

    /** The names of the events that someone listens for. */
    static Object[] events(JsObject emitter) {
        PropertyKey[] keys = table(emitter).ownKeys();
        Object[] names = new Object[keys.length];
        for (int i = 0; i < names.length; i++) {
            names[i] = keys[i].toValue();
        }
        return names;
    }

    static JsObject original(JsObject listener) {
        return listener.get(LISTENER) instanceof JsObject original ? original : listener;
    }

    /** Adds a listener and answers the emitter. */
    static Object add(JsObject emitter, Object event, JsObject listener, boolean first) {
        table(emitter);
        announce(emitter, NEW_LISTENER, event, original(listener));
        Object[] old = of(emitter, event);
        Object[] listeners = new Object[old.length + 1];
        System.arraycopy(old, 0, listeners, first ? 1 : 0, old.length);
        listeners[first ? 0 : old.length] = listener;
        store(emitter, event, listeners);
        return emitter;
    }

    /** Removes the listener that was added last among equal ones; answers the emitter. */
    static Object remove(JsObject emitter, Object event, JsObject listener) {
        Object[] old = of(emitter, event);
        for (int i = old.length - 1; i >= 0; i--) {
            if (same((JsObject) old[i], listener)) {
                Object[] listeners = new Object[old.length - 1];
                System.arraycopy(old, 0, listeners, 0, i);
                System.arraycopy(old, i + 1, listeners, i, listeners.length - i);
                store(emitter, event, listeners);
                announce(emitter, REMOVE_LISTENER, event, listener);
                return emitter;
            }
        }
        return emitter;
    }

    private static boolean same(JsObject added, JsObject wanted) {
        return added == wanted || original(added) == wanted;
    }

    /** Of one event, or of all for undefined; answers the emitter. */
    static Object removeAll(JsObject emitter, Object event) {
        if (event == Undefined.UNDEFINED) {
            emitter.put(EVENTS, new JsObject((JsObject) null));
            emitter.put(COUNT, 0.0);
        } else {
            for (Object listener : of(emitter, event)) {
                remove(emitter, event, (JsObject) listener);
            }
        }
        return emitter;
    }

    private static void store(JsObject emitter, Object event, Object[] listeners) {
        JsObject table = table(emitter);
        PropertyKey key = PropertyKey.from(event);
        if (listeners.length == 0) {
            table.delete(key);
        } else {
            table.put(key, listeners.length == 1 ? listeners[0] : JsArray.of(listeners));
        }
        emitter.put(COUNT, (double) table.ownKeys().length);
    }

    /** Tells those who listen for changes of the listeners. */
    private static void announce(JsObject emitter, JsString change, Object event, JsObject listener) {
        for (Object observer : of(emitter, change)) {
            ((JsObject) observer).call(emitter, new Object[] {event, listener});
        }
    }

    /** What is thrown for an error that nobody listens for. */
    static JsThrow unhandled(Object error) {
        if (error instanceof JsError) {
            return new JsThrow(error);
        }
        String shown = error instanceof JsString text ? "'" + text.toJavaString() + "'" : Inspector.inspect(error);
        JsThrow thrown = NodeErrors.withCode(Errors.error("Unhandled error. (" + shown + ")"), "ERR_UNHANDLED_ERROR");
        ((JsObject) thrown.value).define(PropertyKey.of("context"), error, Attributes.DEFAULT);
        return thrown;
    }

    static boolean isEvent(Object event, String name) {
        return PropertyKey.from(event).toString().equals(name);
    }
}
