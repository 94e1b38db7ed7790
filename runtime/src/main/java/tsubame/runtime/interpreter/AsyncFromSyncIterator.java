package tsubame.runtime.interpreter;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.iteration.IterationResult;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.Shape;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.PromiseCapability;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.promise.Reaction;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/** An async iterator over a sync one (§27.1.6): its values are awaited, and its errors close it. */
public final class AsyncFromSyncIterator extends JsObject {
    private final Realm realm;
    private final IteratorRecord sync;

    private AsyncFromSyncIterator(Realm realm, IteratorRecord sync) {
        super(Shape.rootFor(realm.intrinsic(Intrinsic.ASYNC_FROM_SYNC_ITERATOR_PROTOTYPE)));
        this.realm = realm;
        this.sync = sync;
    }

    /** CreateAsyncFromSyncIterator. */
    public static IteratorRecord over(Realm realm, IteratorRecord sync) {
        return IteratorRecord.ofIterator(new AsyncFromSyncIterator(realm, sync));
    }

    /** %AsyncFromSyncIteratorPrototype%.next. */
    public JsObject next(Object[] arguments) {
        PromiseCapability capability = PromiseCapability.intrinsic(realm);
        try {
            Object result = arguments.length == 0 ? sync.nextResult() : sync.next(arguments[0]);
            proceed(requireObject(result), capability, true);
        } catch (JsThrow thrown) {
            capability.reject(thrown.value);
        }
        return capability.promise();
    }

    /** %AsyncFromSyncIteratorPrototype%.return. */
    public JsObject returns(Object[] arguments) {
        PromiseCapability capability = PromiseCapability.intrinsic(realm);
        try {
            JsObject method = ObjectOperations.getMethod(sync.iterator(), Names.RETURN);
            if (method == null) {
                capability.resolve(IterationResult.of(argument(arguments), true));
            } else {
                proceed(requireObject(method.call(sync.iterator(), arguments)), capability, false);
            }
        } catch (JsThrow thrown) {
            capability.reject(thrown.value);
        }
        return capability.promise();
    }

    /** %AsyncFromSyncIteratorPrototype%.throw. */
    public JsObject throwsInto(Object[] arguments) {
        PromiseCapability capability = PromiseCapability.intrinsic(realm);
        try {
            JsObject method = ObjectOperations.getMethod(sync.iterator(), Names.THROW);
            if (method == null) {
                sync.close();
                throw Errors.typeError("The iterator does not provide a 'throw' method");
            }
            proceed(requireObject(method.call(sync.iterator(), arguments)), capability, true);
        } catch (JsThrow thrown) {
            capability.reject(thrown.value);
        }
        return capability.promise();
    }

    private static Object argument(Object[] arguments) {
        return arguments.length == 0 ? Undefined.UNDEFINED : arguments[0];
    }

    private static JsObject requireObject(Object result) {
        if (result instanceof JsObject object) {
            return object;
        }
        throw Errors.typeError("Iterator result " + Describe.plainly(result) + " is not an object");
    }

    /** AsyncFromSyncIteratorContinuation; a throw of it rejects the capability. */
    private void proceed(JsObject result, PromiseCapability capability, boolean closesOnRejection) {
        boolean done = Conversions.toBoolean(result.get(Names.DONE));
        Object value = result.get(Names.VALUE);
        boolean closes = closesOnRejection && !done;
        JsPromise wrapper;
        try {
            wrapper = Promises.promiseOf(realm, value);
        } catch (JsThrow thrown) {
            if (closes) {
                sync.closeQuietly();
            }
            throw thrown;
        }
        wrapper.then(new Unwrap(capability, done, closes));
    }

    /** Wraps the awaited value into a result object. */
    private final class Unwrap extends Reaction {
        private final PromiseCapability capability;
        private final boolean done;
        private final boolean closes;

        Unwrap(PromiseCapability capability, boolean done, boolean closes) {
            this.capability = capability;
            this.done = done;
            this.closes = closes;
        }

        @Override
        protected void settled(boolean fulfilled, Object value) {
            if (fulfilled) {
                capability.resolve(IterationResult.of(value, done));
                return;
            }
            if (closes) {
                sync.closeQuietly();
            }
            capability.reject(value);
        }
    }
}
