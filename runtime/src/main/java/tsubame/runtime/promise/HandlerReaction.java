package tsubame.runtime.promise;

import tsubame.runtime.function.JsFunction;
import tsubame.runtime.interpreter.Frame;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/** The pair of PromiseReaction records (§27.2.1.2) that a call of {@code then} registers. */
public final class HandlerReaction extends Reaction {
    /** The {@link JsPromise}, or the {@link PromiseCapability}, that the handlers' outcome settles; null for none. */
    private final Object target;
    private final JsObject onFulfilled;
    private final JsObject onRejected;

    /**
     * @param capability what the handlers' outcome settles; null for none
     * @param onFulfilled null: the value is passed on
     * @param onRejected null: the reason is passed on
     */
    public HandlerReaction(PromiseCapability capability, JsObject onFulfilled, JsObject onRejected) {
        this((Object) capability, onFulfilled, onRejected);
    }

    /** The same with a promise of the runtime's, which nobody else settles. */
    public static HandlerReaction deriving(JsPromise promise, JsObject onFulfilled, JsObject onRejected) {
        return new HandlerReaction((Object) promise, onFulfilled, onRejected);
    }

    private HandlerReaction(Object target, JsObject onFulfilled, JsObject onRejected) {
        this.target = target;
        this.onFulfilled = onFulfilled;
        this.onRejected = onRejected;
    }

    @Override
    protected void settled(boolean fulfilled, Object value) {
        JsObject handler = fulfilled ? onFulfilled : onRejected;
        Object result = value;
        boolean normal = fulfilled;
        if (handler != null) {
            Frame frame = Agent.frame;
            int depth = Agent.depth;
            try {
                result = handler instanceof JsFunction function ? function.callSingle(value) : handler.call(Undefined.UNDEFINED, new Object[] {value});
                normal = true;
            } catch (JsThrow thrown) {
                Agent.frame = frame;
                Agent.depth = depth;
                result = thrown.value;
                normal = false;
            }
        }
        if (target instanceof JsPromise promise) {
            Promises.settle(promise, normal, result);
        } else if (target instanceof PromiseCapability capability) {
            settle(capability, normal, result);
        }
    }

    private static void settle(PromiseCapability capability, boolean normal, Object result) {
        if (normal) {
            capability.resolve(result);
        } else {
            capability.reject(result);
        }
    }
}
