package tsubame.runtime.iteration;

import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.value.Undefined;

/** The objects { value, done } that {@code next} answers. */
public final class IterationResult {
    private IterationResult() {}

    /** CreateIteratorResultObject (§7.4.14). */
    public static JsObject of(Object value, boolean done) {
        JsObject result = ObjectOperations.newObject();
        result.addSlot(Names.VALUE, value, Attributes.DEFAULT);
        result.addSlot(Names.DONE, done, Attributes.DEFAULT);
        return result;
    }

    /** The result for a value, or for the end when it is null. */
    public static JsObject ofStep(Object value) {
        return value == null ? of(Undefined.UNDEFINED, true) : of(value, false);
    }
}
