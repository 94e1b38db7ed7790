package tsubame.runtime.promise;

import tsubame.runtime.builtin.PromiseBuiltins;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Undefined;

/**
 * A PromiseCapability record (§27.2.1.1): a promise and the way to settle it. For %Promise% itself, which nobody can watch, the
 * resolving functions are made only when a program gets to see them; the runtime then must settle it once only.
 */
public final class PromiseCapability {
    private final JsObject promise;
    private JsObject resolveFunction;
    private JsObject rejectFunction;

    private PromiseCapability(JsObject promise) {
        this.promise = promise;
    }

    /** The capability of a promise that another constructor made, with its functions. */
    public PromiseCapability(JsObject promise, JsObject resolveFunction, JsObject rejectFunction) {
        this.promise = promise;
        this.resolveFunction = resolveFunction;
        this.rejectFunction = rejectFunction;
    }

    /** NewPromiseCapability(%Promise%). */
    public static PromiseCapability intrinsic(Realm realm) {
        return new PromiseCapability(Promises.create(realm));
    }

    public JsObject promise() {
        return promise;
    }

    /** The promise of an {@link #intrinsic} capability. */
    public JsPromise nativePromise() {
        return (JsPromise) promise;
    }

    public JsObject resolveFunction() {
        makeFunctions();
        return resolveFunction;
    }

    public JsObject rejectFunction() {
        makeFunctions();
        return rejectFunction;
    }

    private void makeFunctions() {
        if (resolveFunction == null) {
            JsObject[] pair = PromiseBuiltins.resolvingFunctions((JsPromise) promise);
            resolveFunction = pair[0];
            rejectFunction = pair[1];
        }
    }

    /** Calls [[Resolve]]. */
    public void resolve(Object value) {
        if (resolveFunction == null) {
            Promises.resolve((JsPromise) promise, value);
        } else {
            resolveFunction.call(Undefined.UNDEFINED, new Object[] {value});
        }
    }

    /** Calls [[Reject]]. */
    public void reject(Object reason) {
        if (rejectFunction == null) {
            ((JsPromise) promise).reject(reason);
        } else {
            rejectFunction.call(Undefined.UNDEFINED, new Object[] {reason});
        }
    }
}
