package tsubame.runtime.node;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.loose;
import static tsubame.runtime.builtin.Signature.method;

import java.util.Arrays;
import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.PromiseBuiltins;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** {@code node:events}: the class EventEmitter, which is also the module. What an emitter knows is {@link Listeners}. */
final class EventEmitterBuiltins extends NodeModule {
    private enum Row implements BuiltinRow {
        EMITTER(constructor("EventEmitter", 1)),
        ONCE_PROMISE(function("once", 2)),
        COUNT_STATIC(function("listenerCount", 2)),
        ADD(method("addListener", 2)),
        ON(method("on", 2)),
        PREPEND(method("prependListener", 2)),
        ONCE(method("once", 2)),
        PREPEND_ONCE(method("prependOnceListener", 2)),
        REMOVE(method("removeListener", 2)),
        OFF(method("off", 2)),
        REMOVE_ALL(method("removeAllListeners", 1)),
        EMIT(method("emit", 1)),
        LISTENERS(method("listeners", 1)),
        RAW_LISTENERS(method("rawListeners", 1)),
        LISTENER_COUNT(method("listenerCount", 1)),
        EVENT_NAMES(method("eventNames", 0)),
        SET_MAX(method("setMaxListeners", 1)),
        GET_MAX(method("getMaxListeners", 0)),
        /** Removes itself and calls the listener that it stands for. */
        ONLY_ONCE(loose("bound onceWrapper", 0)),
        /** Settles the promise of {@code events.once}. */
        SETTLE(loose("", 0)),
        FAIL(loose("", 1));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    /** What a listener for one event closes over. */
    private static final class Once {
        final JsObject emitter;
        final Object event;
        final JsObject listener;
        boolean fired;

        Once(JsObject emitter, Object event, JsObject listener) {
            this.emitter = emitter;
            this.event = event;
            this.listener = listener;
        }
    }

    /** The promise of {@code events.once}, and the other listener to remove. */
    private static final class Waiting {
        JsObject emitter;
        Object event;
        JsPromise promise;
        NativeFunction settle;
        NativeFunction fail;
    }

    private static final Row[] ROWS = Row.values();
    private static final double DEFAULT_MAXIMUM = 10;
    private static final PropertyKey MAXIMUM = PropertyKey.of("_maxListeners");
    private static final JsString ERROR = JsString.of("error");

    @Override
    JsObject module(Realm realm) {
        JsObject prototype = prototypeObject(realm.objectPrototype, 32);
        NativeFunction emitter = makeConstructor(realm, Row.EMITTER, prototype);
        installRows(realm, ROWS, emitter, prototype);
        alias(prototype, Row.ON.signature.key(), Row.ADD.signature.key());
        alias(prototype, Row.OFF.signature.key(), Row.REMOVE.signature.key());
        export(emitter, "EventEmitter", emitter);
        export(emitter, "default", emitter);
        export(emitter, "defaultMaxListeners", DEFAULT_MAXIMUM);
        NodeModules.of(realm).emitterPrototype = prototype;
        return emitter;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        return switch (row) {
            case EMITTER -> construct(callee.realm, thisValue, newTarget);
            case ONCE_PROMISE -> oncePromise(callee.realm, args);
            case COUNT_STATIC -> Listeners.count((JsObject) arg(args, 0), arg(args, 1));
            case ONLY_ONCE -> onlyOnce((Once) callee.data, args);
            case SETTLE, FAIL -> settle(row, (Waiting) callee.data, args);
            default -> onEmitter(row, callee, thisValue, args);
        };
    }

    private Object onEmitter(Row row, NativeFunction callee, Object thisValue, Object[] args) {
        if (!(thisValue instanceof JsObject emitter)) {
            throw NodeErrors.argument("this", "an instance of EventEmitter", thisValue);
        }
        Object event = arg(args, 0);
        Object listener = arg(args, 1);
        return switch (row) {
            case ADD, ON -> Listeners.add(emitter, event, requireListener(listener), false);
            case PREPEND -> Listeners.add(emitter, event, requireListener(listener), true);
            case ONCE -> Listeners.add(emitter, event, once(callee.realm, emitter, event, listener), false);
            case PREPEND_ONCE -> Listeners.add(emitter, event, once(callee.realm, emitter, event, listener), true);
            case REMOVE, OFF -> Listeners.remove(emitter, event, requireListener(listener));
            case REMOVE_ALL -> Listeners.removeAll(emitter, event);
            case EMIT -> emit(emitter, args);
            case LISTENERS -> JsArray.of(originals(Listeners.of(emitter, event)));
            case RAW_LISTENERS -> JsArray.of(Listeners.of(emitter, event));
            case LISTENER_COUNT -> Listeners.count(emitter, event);
            case EVENT_NAMES -> JsArray.of(Listeners.events(emitter));
            case SET_MAX -> setMaximum(emitter, event);
            default -> emitter.get(MAXIMUM) instanceof Double maximum ? maximum : (Object) DEFAULT_MAXIMUM;
        };
    }

    /** Also for {@code EventEmitter.call(this)} of constructors that are functions. */
    private static Object construct(Realm realm, Object thisValue, JsObject newTarget) {
        JsObject emitter;
        if (newTarget != null) {
            Object given = newTarget.get(tsubame.runtime.object.Names.PROTOTYPE);
            emitter = new JsObject(Shape.rootFor(given instanceof JsObject p ? p : NodeModules.of(realm).emitterPrototype));
        } else if (thisValue instanceof JsObject object) {
            emitter = object;
        } else {
            throw tsubame.runtime.realm.Errors.typeError("Class constructor EventEmitter cannot be invoked without 'new'");
        }
        Listeners.initialise(emitter);
        return newTarget != null ? emitter : Undefined.UNDEFINED;
    }

    private static JsObject requireListener(Object listener) {
        if (listener instanceof JsObject function && function.isCallable()) {
            return function;
        }
        throw NodeErrors.argument("listener", "of type function", listener);
    }

    private static Object setMaximum(JsObject emitter, Object maximum) {
        if (!(maximum instanceof Double n) || !(n >= 0)) {
            throw NodeErrors.outOfRange("n", "a non-negative number", maximum);
        }
        emitter.put(MAXIMUM, maximum);
        return emitter;
    }

    private static Object[] originals(Object[] listeners) {
        Object[] originals = listeners.clone();
        for (int i = 0; i < originals.length; i++) {
            originals[i] = Listeners.original((JsObject) originals[i]);
        }
        return originals;
    }

    // ---- emitting

    /** Whether there was a listener; an event {@code error} without one is thrown. */
    static Object emit(JsObject emitter, Object[] args) {
        Object event = arg(args, 0);
        Object[] listeners = Listeners.of(emitter, event);
        if (listeners.length == 0 && event instanceof JsString name && name.is("error")) {
            throw Listeners.unhandled(arg(args, 1));
        }
        for (Object listener : listeners) {
            ((JsObject) listener).call(emitter, args.length < 2 ? new Object[0] : Arrays.copyOfRange(args, 1, args.length));
        }
        return listeners.length > 0;
    }

    private NativeFunction once(Realm realm, JsObject emitter, Object event, Object listener) {
        JsObject function = requireListener(listener);
        NativeFunction wrapper = makeFunction(realm, Row.ONLY_ONCE, new Once(emitter, event, function));
        wrapper.define(Listeners.LISTENER, function, Attributes.DEFAULT);
        return wrapper;
    }

    private static Object onlyOnce(Once once, Object[] args) {
        if (once.fired) {
            return Undefined.UNDEFINED;
        }
        once.fired = true;
        Listeners.remove(once.emitter, once.event, once.listener);
        return once.listener.call(once.emitter, args);
    }

    // ---- events.once

    private Object oncePromise(Realm realm, Object[] args) {
        Waiting waiting = new Waiting();
        waiting.emitter = Conversions.toObject(arg(args, 0));
        waiting.event = arg(args, 1);
        waiting.promise = Promises.create(realm);
        waiting.settle = makeFunction(realm, Row.SETTLE, waiting);
        waiting.fail = makeFunction(realm, Row.FAIL, waiting);
        ObjectOperations.invoke(waiting.emitter, Row.ONCE.signature.key(), waiting.event, waiting.settle);
        if (!(waiting.event instanceof JsString name && name.is("error"))) {
            ObjectOperations.invoke(waiting.emitter, Row.ONCE.signature.key(), ERROR, waiting.fail);
        }
        return waiting.promise;
    }

    private static Object settle(Row row, Waiting waiting, Object[] args) {
        JsObject other = row == Row.FAIL ? waiting.settle : waiting.fail;
        Object event = row == Row.FAIL ? waiting.event : ERROR;
        ObjectOperations.invoke(waiting.emitter, Row.OFF.signature.key(), event, other);
        JsObject[] functions = PromiseBuiltins.resolvingFunctions(waiting.promise);
        if (row == Row.FAIL) {
            functions[1].call(Undefined.UNDEFINED, new Object[] {arg(args, 0)});
        } else {
            functions[0].call(Undefined.UNDEFINED, new Object[] {JsArray.of(args.clone())});
        }
        return Undefined.UNDEFINED;
    }
}
