package tsubame.runtime.json;

import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.ExoticObject;
import tsubame.runtime.object.InlineCaches;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.JsString;

/**
 * What JSON.stringify writes of objects of a shape: all are ordinary, have nothing but plain enumerable properties, none of an index, and find no toJSON as long as no
 * prototype changes. Objects of one text are alike, so it is found once for many.
 */
final class JsonPlan {
    final Shape shape;
    /** What is to be written for each property: a comma, the key and a colon. */
    final byte[][] heads;
    final PropertyKey[] keys;
    private final int epoch;

    private JsonPlan(Shape shape, byte[][] heads, PropertyKey[] keys) {
        this.shape = shape;
        this.heads = heads;
        this.keys = keys;
        this.epoch = Agent.prototypeEpoch;
    }

    /** The plan for objects like this; null if it is not so plain. Runs no user code. */
    static JsonPlan of(JsObject object) {
        Shape shape = object.shape;
        boolean isArray = object instanceof JsArray;
        if (object instanceof ExoticObject && !isArray || shape.isDictionary() || object.isCallable()
                || !InlineCaches.pinChain(object, Names.TO_JSON) || InlineCaches.holder(object, Names.TO_JSON) != null) {
            return null;
        }
        int count = isArray ? 0 : shape.slotCount();
        byte[][] heads = new byte[count][];
        PropertyKey[] keys = new PropertyKey[count];
        for (int i = 0; i < count; i++) {
            PropertyKey key = shape.keyAt(i);
            byte[] head = key == null || key.isSymbol() || shape.attributes(i) != Attributes.DEFAULT ? null : head(key);
            if (head == null) {
                return null;
            }
            heads[i] = head;
            keys[i] = key;
        }
        return new JsonPlan(shape, heads, keys);
    }

    private static byte[] head(PropertyKey key) {
        byte[] quoted = key.toValue() instanceof JsString text ? JsonQuote.plainOrNull(text, 2) : null;
        if (quoted == null) {
            return null;
        }
        byte[] head = new byte[quoted.length + 1];
        System.arraycopy(quoted, 0, head, 0, quoted.length);
        head[0] = ',';
        head[1] = '"';
        head[quoted.length] = ':';
        return head;
    }

    /** Whether it is for this object. */
    boolean fits(JsObject object) {
        return object.shape == shape && epoch == Agent.prototypeEpoch && object.elements == null;
    }
}
