package tsubame.runtime.json;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/**
 * The walk of JSON.parse with a reviver (InternalizeJSONProperty, ECMA-262 §25.5.1.1): from the leaves up, every value is
 * replaced by what the reviver answers, or deleted for undefined. Primitives that are still what the text said come with
 * their source in the context argument.
 */
public final class JsonReviver {
    private final JsObject function;

    private JsonReviver(JsObject function) {
        this.function = function;
    }

    public static Object parse(JsString text, JsObject function) {
        JsonRecord record = JsonParser.parseRecording(text);
        JsObject root = ObjectOperations.newObject();
        root.define(Names.EMPTY, record.value, Attributes.DEFAULT);
        return new JsonReviver(function).revive(root, Names.EMPTY, record);
    }

    /** Record null: nothing is known of the source. */
    private Object revive(JsObject holder, PropertyKey key, JsonRecord record) {
        Object value = holder.get(key);
        JsonRecord known = record != null && Conversions.sameValue(record.value, value) ? record : null;
        JsObject context = ObjectOperations.newObject();
        if (value instanceof JsObject container) {
            Agent.enter();
            try {
                reviveParts(container, known);
            } finally {
                Agent.leave();
            }
        } else if (known != null) {
            context.define(Names.SOURCE, known.source, Attributes.DEFAULT);
        }
        return function.call(holder, new Object[] {key.toValue(), value, context});
    }

    private void reviveParts(JsObject container, JsonRecord known) {
        if (Conversions.isArray(container)) {
            JsonRecord parts = known != null && container instanceof JsArray ? known : null;
            long length = ObjectOperations.lengthOf(container);
            for (long i = 0; i < length; i++) {
                revivePart(container, PropertyKey.ofIndex(i), parts == null ? null : parts.element(i));
            }
            return;
        }
        Object[] keys = ObjectOperations.enumerableOwn(container, ObjectOperations.Enumerate.KEYS);
        for (int i = 0; i < keys.length; i++) {
            PropertyKey key = ((JsString) keys[i]).toPropertyKey();
            revivePart(container, key, known == null ? null : known.property(key));
        }
    }

    private void revivePart(JsObject container, PropertyKey key, JsonRecord record) {
        Object revived = revive(container, key, record);
        if (revived == Undefined.UNDEFINED) {
            container.delete(key);
        } else {
            container.defineOwnProperty(key, PropertyDescriptor.data(revived, Attributes.DEFAULT));
        }
    }
}
