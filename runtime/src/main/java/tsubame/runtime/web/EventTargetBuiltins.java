package tsubame.runtime.web;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Name;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** EventTarget (DOM Standard, §2.7). */
public final class EventTargetBuiltins extends WebBuiltins {
    private enum Row implements BuiltinRow {
        EVENT_TARGET(constructor("EventTarget", 0)),
        ADD_EVENT_LISTENER(method("addEventListener", 2)),
        REMOVE_EVENT_LISTENER(method("removeEventListener", 2)),
        DISPATCH_EVENT(method("dispatchEvent", 1));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();
    private static final Name CAPTURE = Name.of("capture");
    private static final Name ONCE = Name.of("once");
    private static final Name PASSIVE = Name.of("passive");
    private static final Name SIGNAL = Name.of("signal");

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        if (row == Row.EVENT_TARGET) {
            requireNew("EventTarget", newTarget);
            return new JsEventTarget(ObjectOperations.shapeFromConstructor(newTarget, Intrinsic.EVENT_TARGET_PROTOTYPE));
        }
        if (!(self instanceof JsEventTarget target)) {
            throw illegalInvocation("EventTarget", self);
        }
        return switch (row) {
            case ADD_EVENT_LISTENER -> add(target, args);
            case REMOVE_EVENT_LISTENER -> remove(target, args);
            default -> dispatch(target, arg(args, 0));
        };
    }

    /** The listener argument; null for null and undefined. */
    private static JsObject callback(Object value) {
        if (value instanceof JsObject object) {
            return object;
        }
        if (Conversions.isNullish(value)) {
            return null;
        }
        throw Errors.typeError("The \"listener\" argument must be an instance of EventListener. Received " + Describe.plainly(value));
    }

    private static Object add(JsEventTarget target, Object[] args) {
        requireArguments(args, 2, "addEventListener");
        JsObject callback = callback(args[1]);
        Object options = arg(args, 2);
        JsString type = Conversions.toString(args[0]);
        if (callback == null) {
            return Undefined.UNDEFINED;
        }
        JsEventTarget.Listener listener = new JsEventTarget.Listener(type, callback);
        listener.capture = capture(options);
        JsAbortSignal signal = null;
        if (options instanceof JsObject o) {
            listener.once = Conversions.toBoolean(o.get(ONCE));
            listener.passive = Conversions.toBoolean(o.get(PASSIVE));
            signal = signal(o.get(SIGNAL));
        }
        if (signal == null) {
            target.add(listener);
        } else if (!signal.isAborted()) {
            target.add(listener);
            signal.removeOnAbort(target, listener);
        }
        return Undefined.UNDEFINED;
    }

    private static JsAbortSignal signal(Object value) {
        if (value instanceof JsAbortSignal signal) {
            return signal;
        }
        if (value == Undefined.UNDEFINED) {
            return null;
        }
        throw Errors.typeError("The \"options.signal\" property must be an instance of AbortSignal. Received " + Describe.plainly(value));
    }

    private static boolean capture(Object options) {
        return Conversions.toBoolean(options instanceof JsObject o ? o.get(CAPTURE) : options);
    }

    private static Object remove(JsEventTarget target, Object[] args) {
        requireArguments(args, 2, "removeEventListener");
        JsObject callback = callback(args[1]);
        boolean capture = capture(arg(args, 2));
        if (callback != null) {
            target.remove(Conversions.toString(args[0]), callback, capture);
        }
        return Undefined.UNDEFINED;
    }

    private static Object dispatch(JsEventTarget target, Object value) {
        if (!(value instanceof JsEvent event)) {
            throw Errors.typeError("The \"event\" argument must be an instance of Event. Received " + Describe.plainly(value));
        }
        if (event.dispatching) {
            throw DomException.thrown("InvalidStateError", "The event is already being dispatched");
        }
        return target.dispatch(event);
    }

    @Override
    public void install(Realm realm) {
        installInterface(realm, ROWS, Row.EVENT_TARGET, Intrinsic.EVENT_TARGET_PROTOTYPE);
        realm.register(Intrinsic.EVENT_TARGET, (JsObject) realm.globalObject.get(Row.EVENT_TARGET.signature.key()));
    }
}
