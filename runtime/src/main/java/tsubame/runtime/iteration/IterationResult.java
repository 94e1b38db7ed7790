package tsubame.runtime.iteration;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.SlotInteger;
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

    /** Whether a result says that there are no more values; its {@code done} may be a getter. */
    public static boolean isDone(JsObject result) {
        return Conversions.toBoolean(result.shape == Agent.realm.iterationShape() ? SlotInteger.value(result.slots[1]) : result.get(Names.DONE));
    }

    /** The value of a result; it may be a getter's. */
    public static Object value(JsObject result) {
        return result.shape == Agent.realm.iterationShape() ? SlotInteger.value(result.slots[0]) : result.get(Names.VALUE);
    }
}
