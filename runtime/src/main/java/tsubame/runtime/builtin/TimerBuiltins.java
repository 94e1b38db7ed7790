package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.method;

import java.util.Arrays;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.loop.EventLoop;
import tsubame.runtime.loop.Immediate;
import tsubame.runtime.loop.TimerObject;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Job;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Undefined;

/** The timers of Node and browsers on the event loop: setTimeout, setInterval, setImmediate, their clear functions, queueMicrotask. */
final class TimerBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        TIMEOUT(constructor("Timeout", 0)),
        SET_TIMEOUT(function("setTimeout", 2)),
        SET_INTERVAL(function("setInterval", 2)),
        SET_IMMEDIATE(function("setImmediate", 1)),
        CLEAR_TIMEOUT(function("clearTimeout", 1)),
        CLEAR_INTERVAL(function("clearInterval", 1)),
        CLEAR_IMMEDIATE(function("clearImmediate", 1)),
        QUEUE_MICROTASK(function("queueMicrotask", 1)),
        REF(method("ref", 0)),
        UNREF(method("unref", 0)),
        HAS_REF(method("hasRef", 0)),
        REFRESH(method("refresh", 0)),
        CLOSE(method("close", 0)),
        TO_PRIMITIVE(method("@@toPrimitive", 0)),
        DISPOSE(method("@@dispose", 0));

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

    /** A call of a program's function, with the arguments given when it was scheduled. */
    private static final class Callback extends Job {
        private final Realm realm;
        private final JsObject function;
        private final Object thisValue;
        private final Object[] arguments;
        private final Object asyncContext = Agent.asyncContext;

        Callback(Realm realm, JsObject function, Object thisValue, Object[] arguments) {
            this.realm = realm;
            this.function = function;
            this.thisValue = thisValue;
            this.arguments = arguments;
        }

        @Override
        public void run() {
            Agent.realm = realm;
            Object before = Agent.asyncContext;
            Agent.asyncContext = asyncContext;
            try {
                function.call(thisValue, arguments.clone());
            } finally {
                Agent.asyncContext = before;
            }
        }
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        Object a = arg(args, 0);
        return switch (row) {
            case TIMEOUT -> throw Errors.typeError("Illegal constructor");
            case SET_TIMEOUT -> schedule(callee, args, false);
            case SET_INTERVAL -> schedule(callee, args, true);
            case SET_IMMEDIATE -> scheduleImmediate(callee, args);
            case CLEAR_TIMEOUT, CLEAR_INTERVAL, CLEAR_IMMEDIATE -> clear(a);
            case QUEUE_MICROTASK -> queueMicrotask(callee, a);
            case REF, UNREF, HAS_REF, REFRESH, CLOSE, TO_PRIMITIVE, DISPOSE -> handle(row, thisValue);
        };
    }

    @Override
    public void install(Realm realm) {
        JsObject prototype = prototypeObject(realm.objectPrototype, 8);
        makeConstructor(realm, Row.TIMEOUT, prototype);
        installRows(realm, ROWS, realm.globalObject, prototype);
        realm.timerPrototype = prototype;
    }

    private static JsObject requireCallback(Object callback) {
        if (callback instanceof JsObject function && function.isCallable()) {
            return function;
        }
        throw Errors.typeError("The \"callback\" argument must be of type function. Received " + Describe.plainly(callback));
    }

    private static EventLoop loop() {
        if (Agent.loop == null) {
            throw Errors.error("There is no event loop here");
        }
        return Agent.loop;
    }

    private static Object schedule(NativeFunction callee, Object[] args, boolean repeats) {
        JsObject function = requireCallback(arg(args, 0));
        double delay = Conversions.toNumber(arg(args, 1));
        TimerObject handle = new TimerObject(Shape.rootFor(callee.realm.timerPrototype), delay);
        Object[] rest = args.length > 2 ? Arrays.copyOfRange(args, 2, args.length) : ObjectOperations.noArguments();
        handle.timer = loop().addTimer(new Callback(callee.realm, function, handle, rest), delay, repeats);
        return handle;
    }

    private static Object scheduleImmediate(NativeFunction callee, Object[] args) {
        JsObject function = requireCallback(arg(args, 0));
        TimerObject handle = new TimerObject(Shape.rootFor(callee.realm.timerPrototype), 0);
        Object[] rest = args.length > 1 ? Arrays.copyOfRange(args, 1, args.length) : ObjectOperations.noArguments();
        handle.immediate = new Immediate(new Callback(callee.realm, function, handle, rest));
        loop().addImmediate(handle.immediate);
        return handle;
    }

    private static Object clear(Object handle) {
        if (handle instanceof TimerObject object) {
            object.clear(loop());
        } else if (handle instanceof Double number) {
            TimerObject found = loop().timerNumbered(number);
            if (found != null) {
                found.clear(loop());
            }
        }
        return Undefined.UNDEFINED;
    }

    private static Object queueMicrotask(NativeFunction callee, Object callback) {
        Agent.enqueue(new Callback(callee.realm, requireCallback(callback), Undefined.UNDEFINED, ObjectOperations.noArguments()));
        return Undefined.UNDEFINED;
    }

    /** The methods of the objects that setTimeout and its kin answer. */
    private static Object handle(Row row, Object thisValue) {
        if (!(thisValue instanceof TimerObject object)) {
            throw Errors.typeError("Illegal invocation");
        }
        return switch (row) {
            case REF -> object.setReferenced(loop(), true);
            case UNREF -> object.setReferenced(loop(), false);
            case HAS_REF -> object.isReferenced();
            case REFRESH -> object.refresh(loop());
            case TO_PRIMITIVE -> loop().numberOf(object);
            default -> object.clear(loop());
        };
    }
}
