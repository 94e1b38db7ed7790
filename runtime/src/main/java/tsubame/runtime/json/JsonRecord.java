package tsubame.runtime.json;

import java.util.Arrays;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.value.JsString;

/**
 * What JSON.parse remembers of a value for a reviver (the JSON Parse Record of ECMA-262 §25.5.1.1): the source text of a
 * primitive, the records of an array's elements or of an object's properties, and the value as it was read, so that
 * a value that the reviver has changed meanwhile is known.
 */
public final class JsonRecord {
    private static final JsonRecord[] NONE = {};

    Object value;
    /** The literal; null for arrays and objects. */
    JsString source;
    private JsonRecord[] parts = NONE;
    private PropertyKey[] keys;
    private int count;

    void addElement(JsonRecord part) {
        if (count == parts.length) {
            parts = Arrays.copyOf(parts, 2 * count + 4);
        }
        parts[count++] = part;
    }

    void addProperty(PropertyKey key, JsonRecord part) {
        for (int i = 0; i < count; i++) {
            if (PropertyKey.same(keys[i], key)) {
                parts[i] = part;
                return;
            }
        }
        addElement(part);
        if (keys == null || keys.length < parts.length) {
            keys = keys == null ? new PropertyKey[parts.length] : Arrays.copyOf(keys, parts.length);
        }
        keys[count - 1] = key;
    }

    /** The record of an element, or null when the text had none there. */
    JsonRecord element(long index) {
        return keys == null && index < count ? parts[(int) index] : null;
    }

    /** The record of a property, or null. */
    JsonRecord property(PropertyKey key) {
        for (int i = 0; keys != null && i < count; i++) {
            if (PropertyKey.same(keys[i], key)) {
                return parts[i];
            }
        }
        return null;
    }
}
