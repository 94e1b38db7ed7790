package tsubame.runtime.node;

import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.loose;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Undefined;

/** {@code node:timers/promises}: timers that a program awaits. */
final class TimersModule extends NodeModule {
    private enum Row implements BuiltinRow {
        SET_TIMEOUT(function("setTimeout", 2)),
        SET_IMMEDIATE(function("setImmediate", 1)),
        RESOLVE(loose("", 0));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    /** A promise and what it is to become. */
    private record Due(JsPromise promise, Object value) {}

    private static final Row[] ROWS = Row.values();

    @Override
    JsObject module(Realm realm) {
        JsObject timers = new JsObject(realm.objectPrototype);
        export(realm, ROWS, timers);
        JsObject scheduler = new JsObject(realm.objectPrototype);
        export(scheduler, "wait", makeFunction(realm, Row.SET_TIMEOUT));
        export(timers, "scheduler", scheduler);
        return timers;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        Realm realm = callee.realm;
        return switch (ROWS[id]) {
            case SET_TIMEOUT -> wait(realm, arg(args, 1), (JsObject) realm.globalObject.get(NodeNames.SET_TIMEOUT), arg(args, 0));
            case SET_IMMEDIATE -> wait(realm, arg(args, 0), (JsObject) realm.globalObject.get(NodeNames.SET_IMMEDIATE), null);
            case RESOLVE -> {
                Due due = (Due) callee.data;
                Promises.resolve(due.promise, due.value);
                yield Undefined.UNDEFINED;
            }
        };
    }

    private Object wait(Realm realm, Object value, JsObject timer, Object delay) {
        JsPromise promise = Promises.create(realm);
        NativeFunction resolve = makeFunction(realm, Row.RESOLVE, new Due(promise, value));
        if (delay == null) {
            ObjectOperations.call(timer, Undefined.UNDEFINED, resolve);
        } else {
            ObjectOperations.call(timer, Undefined.UNDEFINED, resolve, delay);
        }
        return promise;
    }
}
