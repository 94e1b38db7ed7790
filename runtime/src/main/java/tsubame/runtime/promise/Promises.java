package tsubame.runtime.promise;

import tsubame.runtime.builtin.PromiseBuiltins;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Job;
import tsubame.runtime.realm.PlainPromises;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/** Operations on promises (§27.2.1, §27.2.4.7, §27.7.5.3) that the runtime itself needs. */
public final class Promises {
    private Promises() {}

    /** A pending promise of the realm's %Promise%. */
    public static JsPromise create(Realm realm) {
        return new JsPromise(realm.plainPromises.shape());
    }

    /** A new promise that is resolved with a value. */
    public static JsPromise resolved(Realm realm, Object value) {
        if (!(value instanceof JsObject)) {
            return new JsPromise(realm.plainPromises.shape(), value);
        }
        JsPromise promise = create(realm);
        resolve(promise, value);
        return promise;
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
        PlainPromises plain = Agent.realm.plainPromises;
        if (object instanceof JsPromise followed ? plain.hasThen(followed) : plain.isThenless(object)) {
            resolvePlainly(promise, object);
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

    /** An object whose {@code then} is that of promises, or is not there. */
    private static void resolvePlainly(JsPromise promise, JsObject object) {
        if (object instanceof JsPromise followed) {
            Agent.enqueue(new ThenableJob(promise, followed, Agent.realm.intrinsic(Intrinsic.PROMISE_THEN)));
        } else {
            promise.fulfill(object);
        }
    }

    /** Settles a promise that nobody else settles with what came of something: a value, or what was thrown. */
    public static void settle(JsPromise promise, boolean normal, Object outcome) {
        if (normal) {
            resolve(promise, outcome);
        } else {
            promise.reject(outcome);
        }
    }

    /** PromiseResolve(%Promise%, value) (§27.2.4.7.1). */
    public static JsPromise promiseOf(Realm realm, Object value) {
        if (value instanceof JsPromise promise && isOf(realm, promise)) {
            return promise;
        }
        return resolved(realm, value);
    }

    private static boolean isOf(Realm realm, JsPromise promise) {
        return realm.plainPromises.hasConstructor(promise)
                || Conversions.sameValue(promise.get(Names.CONSTRUCTOR), realm.intrinsic(Intrinsic.PROMISE));
    }

    /**
     * Await (§27.7.5.3): the reaction runs when the value has settled. Throws what PromiseResolve throws. A value that is no promise and cannot have a
     * {@code then} needs no promise that nobody would see.
     */
    public static void await(Realm realm, Object value, Reaction continuation) {
        if (value instanceof JsObject object && (object instanceof JsPromise || !realm.plainPromises.isThenless(object))) {
            promiseOf(realm, value).then(continuation);
        } else {
            continuation.register();
            continuation.enqueue(true, value);
        }
    }

    /** NewPromiseResolveThenableJob (§27.2.2.2). */
    private static final class ThenableJob extends Job {
        private final JsPromise promise;
        private final JsObject thenable;
        private final JsObject then;
        private final Object asyncContext = Agent.asyncContext;

        ThenableJob(JsPromise promise, JsObject thenable, JsObject then) {
            this.promise = promise;
            this.thenable = thenable;
            this.then = then;
        }

        @Override
        public void run() {
            Realm realm = Agent.realm;
            Agent.asyncContext = asyncContext;
            if (thenable instanceof JsPromise followed && then == realm.intrinsic(Intrinsic.PROMISE_THEN) && realm.plainPromises.hasSpecies(followed)) {
                followed.then(new Following(promise));
                return;
            }
            JsObject[] functions = PromiseBuiltins.resolvingFunctions(promise);
            try {
                then.call(thenable, new Object[] {functions[0], functions[1]});
            } catch (JsThrow thrown) {
                functions[1].call(Undefined.UNDEFINED, new Object[] {thrown.value});
            }
        }
    }

    /** What the resolving functions do that the original {@code then} would be called with, where nobody gets to see them. */
    private static final class Following extends Reaction {
        private final JsPromise promise;

        Following(JsPromise promise) {
            this.promise = promise;
        }

        @Override
        protected void settled(boolean fulfilled, Object value) {
            settle(promise, fulfilled, value);
        }
    }
}
