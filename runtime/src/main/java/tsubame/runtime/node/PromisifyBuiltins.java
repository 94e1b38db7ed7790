package tsubame.runtime.node;

import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.loose;

import java.util.Arrays;
import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.PromiseBuiltins;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.promise.HandlerReaction;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Job;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** {@code util.promisify} and {@code util.callbackify}. */
final class PromisifyBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        PROMISIFY(function("promisify", 1)),
        CALLBACKIFY(function("callbackify", 1)),
        /** The function that promisify makes. */
        PROMISING(loose("", 0)),
        /** The callback that it gives to the original: settles the promise. */
        SETTLE(loose("", 2)),
        /** The function that callbackify makes. */
        CALLING(loose("", 1)),
        CALL_WITH_VALUE(loose("", 1)),
        CALL_WITH_ERROR(loose("", 1));

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

    @Override
    public void install(Realm realm) {
        throw new IllegalStateException("part of node:util");
    }

    void addTo(Realm realm, JsObject util) {
        NativeFunction promisify = makeFunction(realm, Row.PROMISIFY);
        promisify.define(PropertyKey.of("custom"), UtilBuiltins.promisifyCustom(), Attributes.DEFAULT);
        util.define(PropertyKey.of("promisify"), promisify, Attributes.DEFAULT);
        util.define(PropertyKey.of("callbackify"), makeFunction(realm, Row.CALLBACKIFY), Attributes.DEFAULT);
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case PROMISIFY -> promisify(callee.realm, requireFunction(arg(args, 0)));
            case CALLBACKIFY -> makeFunction(callee.realm, Row.CALLING, requireFunction(arg(args, 0)));
            case PROMISING -> promising(callee, thisValue, args);
            case SETTLE -> settle((JsPromise) callee.data, args);
            case CALLING -> calling(callee, thisValue, args);
            case CALL_WITH_VALUE -> schedule((JsObject) callee.data, Null.NULL, arg(args, 0));
            case CALL_WITH_ERROR -> schedule((JsObject) callee.data, reason(arg(args, 0)), Undefined.UNDEFINED);
        };
    }

    private static JsObject requireFunction(Object value) {
        if (value instanceof JsObject function && function.isCallable()) {
            return function;
        }
        throw NodeErrors.argument("original", "of type function", value);
    }

    private Object promisify(Realm realm, JsObject original) {
        Symbol custom = UtilBuiltins.promisifyCustom();
        if (original.get(custom) instanceof JsObject own && own.isCallable()) {
            return own;
        }
        JsString name = original.get(Names.NAME) instanceof JsString text ? text : JsString.EMPTY;
        double length = Conversions.toLength(original.get(Names.LENGTH));
        NativeFunction function = new NativeFunction(realm, this, Row.PROMISING.ordinal(), name, (int) length, false);
        function.data = original;
        function.define(custom, function, Attributes.HIDDEN);
        return function;
    }

    private Object promising(NativeFunction callee, Object thisValue, Object[] args) {
        JsPromise promise = Promises.create(callee.realm);
        Object[] all = Arrays.copyOf(args, args.length + 1);
        all[args.length] = makeFunction(callee.realm, Row.SETTLE, promise);
        try {
            ((JsObject) callee.data).call(thisValue, all);
        } catch (JsThrow thrown) {
            promise.reject(thrown.value);
        }
        return promise;
    }

    private static Object settle(JsPromise promise, Object[] args) {
        if (promise.state() == JsPromise.PENDING) {
            JsObject[] functions = PromiseBuiltins.resolvingFunctions(promise);
            boolean failed = Conversions.toBoolean(arg(args, 0));
            functions[failed ? 1 : 0].call(Undefined.UNDEFINED, new Object[] {failed ? args[0] : arg(args, 1)});
        }
        return Undefined.UNDEFINED;
    }

    private Object calling(NativeFunction callee, Object thisValue, Object[] args) {
        JsObject callback = args.length == 0 ? requireFunction(Undefined.UNDEFINED) : requireFunction(args[args.length - 1]);
        Object result = ((JsObject) callee.data).call(thisValue, Arrays.copyOf(args, args.length - 1));
        JsPromise promise = Promises.promiseOf(callee.realm, result);
        promise.then(new HandlerReaction(null, makeFunction(callee.realm, Row.CALL_WITH_VALUE, callback),
                makeFunction(callee.realm, Row.CALL_WITH_ERROR, callback)));
        return Undefined.UNDEFINED;
    }

    /** A callback must get something true: an error stands for a reason that is not. */
    private static Object reason(Object reason) {
        if (Conversions.toBoolean(reason)) {
            return reason;
        }
        JsThrow error = NodeErrors.withCode(
                tsubame.runtime.realm.Errors.error("Promise was rejected with falsy value"), "ERR_FALSY_VALUE_REJECTION");
        ((JsObject) error.value).define(PropertyKey.of("reason"), reason, Attributes.DEFAULT);
        return error.value;
    }

    /** Calls back outside the promise's job, so that what the callback throws is uncaught. */
    private static Object schedule(JsObject callback, Object error, Object value) {
        Agent.loop.addTick(new Callback(callback, error, value));
        return Undefined.UNDEFINED;
    }

    private static final class Callback extends Job {
        private final JsObject callback;
        private final Object error;
        private final Object value;

        Callback(JsObject callback, Object error, Object value) {
            this.callback = callback;
            this.error = error;
            this.value = value;
        }

        @Override
        public void run() {
            ObjectOperations.call(callback, Undefined.UNDEFINED, error, value);
        }
    }
}
