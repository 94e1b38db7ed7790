package tsubame.runtime.promise;

import tsubame.runtime.builtin.PromiseBuiltins;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Job;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/** Operations on promises (§27.2.1, §27.2.4.7, §27.7.5.3) that the runtime itself needs. */
public final class Promises {
    private Promises() {}

    /** A pending promise of the realm's %Promise%. */
    public static JsPromise create(Realm realm) {
        return new JsPromise(Shape.rootFor(realm.intrinsic(Intrinsic.PROMISE_PROTOTYPE)));
    }

    /** A promise rejected with the reason. */
    public static JsPromise rejected(Realm realm, Object reason) {
        JsPromise promise = create(realm);
        promise.reject(reason);
        return promise;
    }

    /** What a promise resolve function does (§27.2.1.3.2 from step 7 on): a thenable is followed by a job. */
    public static void resolve(JsPromise promise, Object resolution) {
        if (resolution == promise) {
            promise.reject(Errors.typeError("Chaining cycle detected for promise #<Promise>").value);
            return;
        }
        if (!(resolution instanceof JsObject object)) {
            promise.fulfill(resolution);
            return;
        }
        Object then;
        try {
            then = object.get(Names.THEN);
        } catch (JsThrow thrown) {
            promise.reject(thrown.value);
            return;
        }
        if (then instanceof JsObject function && function.isCallable()) {
            Agent.enqueue(new ThenableJob(promise, object, function));
        } else {
            promise.fulfill(resolution);
        }
    }

    /** PromiseResolve(%Promise%, value) (§27.2.4.7.1). */
    public static JsPromise promiseOf(Realm realm, Object value) {
        JsObject constructor = realm.intrinsic(Intrinsic.PROMISE);
        if (value instanceof JsPromise promise && Conversions.sameValue(promise.get(Names.CONSTRUCTOR), constructor)) {
            return promise;
        }
        JsPromise promise = create(realm);
        resolve(promise, value);
        return promise;
    }

    /** Await (§27.7.5.3): the reaction runs when the value has settled. Throws what PromiseResolve throws. */
    public static void await(Realm realm, Object value, Reaction continuation) {
        promiseOf(realm, value).then(continuation);
    }

    /** NewPromiseResolveThenableJob (§27.2.2.2). */
    private static final class ThenableJob extends Job {
        private final JsPromise promise;
        private final JsObject thenable;
        private final JsObject then;

        ThenableJob(JsPromise promise, JsObject thenable, JsObject then) {
            this.promise = promise;
            this.thenable = thenable;
            this.then = then;
        }

        @Override
        public void run() {
            JsObject[] functions = PromiseBuiltins.resolvingFunctions(promise);
            try {
                then.call(thenable, new Object[] {functions[0], functions[1]});
            } catch (JsThrow thrown) {
                functions[1].call(Undefined.UNDEFINED, new Object[] {thrown.value});
            }
        }
    }
}
