package tsubame.runtime.iteration;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.Undefined;

/** The objects { value, done } that {@code next} answers. */
public final class IterationResult {
    private IterationResult() {}

    /** CreateIteratorResultObject (§7.4.14). */
    public static JsObject of(Object value, boolean done) {
        return new JsObject(Agent.realm.iterationShape(), new Object[] {value, done});
    }

    /** The result for a value, or for the end when it is null. */
    public static JsObject ofStep(Object value) {
        return value == null ? of(Undefined.UNDEFINED, true) : of(value, false);
    }
}
