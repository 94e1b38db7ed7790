package tsubame.runtime.promise;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/** The pair of PromiseReaction records (§27.2.1.2) that a call of {@code then} registers. */
public final class HandlerReaction extends Reaction {
    private final PromiseCapability capability;
    private final JsObject onFulfilled;
    private final JsObject onRejected;

    /**
     * @param capability what the handlers' outcome settles; null for none
     * @param onFulfilled null: the value is passed on
     * @param onRejected null: the reason is passed on
     */
    public HandlerReaction(PromiseCapability capability, JsObject onFulfilled, JsObject onRejected) {
        this.capability = capability;
        this.onFulfilled = onFulfilled;
        this.onRejected = onRejected;
    }

    @Override
    protected void settled(boolean fulfilled, Object value) {
        JsObject handler = fulfilled ? onFulfilled : onRejected;
        Object result = value;
        boolean normal = fulfilled;
        if (handler != null) {
            try {
                result = handler.call(Undefined.UNDEFINED, new Object[] {value});
                normal = true;
            } catch (JsThrow thrown) {
                result = thrown.value;
                normal = false;
            }
        }
        if (capability == null) {
            return;
        }
        if (normal) {
            capability.resolve(result);
        } else {
            capability.reject(result);
        }
    }
}
