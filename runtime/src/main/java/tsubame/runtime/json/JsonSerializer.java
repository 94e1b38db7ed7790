package tsubame.runtime.json;

import java.util.Arrays;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.ExoticObject;
import tsubame.runtime.object.IndexKey;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.KeyList;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PrimitiveObject;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.SlotInteger;
import tsubame.runtime.object.StringObject;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsBigInt;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;

/** Values to JSON text (ECMA-262 §25.5.2). Runs user code: toJSON, the replacer, getters, proxies. */
public final class JsonSerializer {
    private static final int PLANS = 8;

    private final JsObject replacer;
    private final PropertyKey[] allowed;
    private final JsString gap;
    private final JsStringBuilder out = new JsStringBuilder(64);

    /** The containers that are open, and the keys by which each was reached. */
    private JsObject[] open = new JsObject[16];
    private PropertyKey[] path = new PropertyKey[16];
    private int depth;

    /** Of the shapes that were met last. */
    private final JsonPlan[] plans = new JsonPlan[PLANS];
    private int nextPlan;

    /**
     * @param replacer a function, or null
     * @param allowed the only keys of objects to write, or null for all
     * @param gap one level of indentation; empty for text in one line
     */
    public JsonSerializer(JsObject replacer, PropertyKey[] allowed, JsString gap) {
        this.replacer = replacer;
        this.allowed = allowed;
        this.gap = gap;
    }

    /** The text of a value, or undefined when it has none. */
    public Object serialize(Object value) {
        JsObject holder = null;
        if (replacer != null) {
            holder = ObjectOperations.newObject();
            holder.define(Names.EMPTY, value, Attributes.DEFAULT);
        }
        return property(holder, Names.EMPTY, value) ? out.finish() : Undefined.UNDEFINED;
    }

    /** SerializeJSONProperty (§25.5.2.2): appends the value's text; false, and nothing appended, when it has none. */
    private boolean property(JsObject holder, PropertyKey key, Object original) {
        Object value = original;
        JsonPlan plan = value instanceof JsObject object ? plan(object) : null;
        if (plan == null && (value instanceof JsObject || value instanceof JsBigInt)) {
            Object toJson = ObjectOperations.getOfValue(value, Names.TO_JSON);
            if (toJson instanceof JsObject function && function.isCallable()) {
                value = function.call(value, new Object[] {key.toValue()});
            }
        }
        if (replacer != null) {
            value = replacer.call(holder, new Object[] {key.toValue(), value});
            plan = value instanceof JsObject object ? plan(object) : null; // whatever it has changed
        }
        if (plan != null) {
            return container(key, (JsObject) value, plan);
        }
        if (value instanceof JsObject object) {
            if (object instanceof RawJson raw) {
                out.append(raw.text);
                return true;
            }
            value = unwrapped(object);
            if (value == object) {
                return !object.isCallable() && container(key, object, null);
            }
        }
        return primitive(value);
    }

    /** The primitive of a Number, String, Boolean or BigInt object; any other object as it is. */
    private static Object unwrapped(JsObject object) {
        if (object instanceof StringObject) {
            return Conversions.toString(object);
        }
        if (!(object instanceof PrimitiveObject wrapper)) {
            return object;
        }
        if (wrapper.value instanceof Double) {
            return Conversions.toNumber(object);
        }
        return wrapper.value instanceof Boolean || wrapper.value instanceof JsBigInt ? wrapper.value : object;
    }

    private boolean primitive(Object value) {
        if (value instanceof JsString text) {
            JsonQuote.append(out, text);
        } else if (value instanceof Double number) {
            double finite = number;
            if (finite - finite == 0) {
                out.append(finite);
            } else {
                out.append("null");
            }
        } else if (value instanceof Boolean || value == Null.NULL) {
            out.append(Conversions.toString(value));
        } else if (value instanceof JsBigInt) {
            throw Errors.typeError("Do not know how to serialize a BigInt");
        } else {
            return false;
        }
        return true;
    }

    private boolean container(PropertyKey key, JsObject object, JsonPlan plan) {
        for (int i = 0; i < depth; i++) {
            if (open[i] == object) {
                throw Errors.typeError(JsonCycle.message(open, path, i, depth, key));
            }
        }
        Agent.enter();
        try {
            if (depth == open.length) {
                open = Arrays.copyOf(open, 2 * depth);
                path = Arrays.copyOf(path, 2 * depth);
            }
            path[depth] = key;
            open[depth++] = object;
            if (plan != null) {
                planned(object, plan);
            } else if (Conversions.isArray(object)) {
                array(object);
            } else {
                object(object);
            }
            open[--depth] = null;
            return true;
        } finally {
            Agent.leave();
        }
    }

    /** What is to be written of an object, if that is known by its shape; else null. */
    private JsonPlan plan(JsObject object) {
        if (allowed != null) {
            return null;
        }
        JsonPlan[] known = plans;
        for (int i = 0; i < known.length && known[i] != null; i++) {
            if (known[i].fits(object)) {
                return isOrdinary(object) ? known[i] : null;
            }
        }
        JsonPlan plan = isOrdinary(object) && object.elements == null ? JsonPlan.of(object) : null;
        if (plan != null) {
            plans[nextPlan] = plan;
            nextPlan = (nextPlan + 1) % plans.length;
        }
        return plan;
    }

    private static boolean isOrdinary(JsObject object) {
        return object instanceof JsArray
                || !(object instanceof ExoticObject || object instanceof PrimitiveObject || object instanceof RawJson || object.isCallable());
    }

    private void planned(JsObject object, JsonPlan plan) {
        if (object instanceof JsArray array) {
            plainArray(array);
        } else {
            plainObject(object, plan);
        }
    }

    /** Elements may run code that changes the array. */
    private void plainArray(JsArray array) {
        long length = array.length();
        out.append('[');
        for (long i = 0; i < length; i++) {
            if (i > 0) {
                out.append(',');
            }
            newLine();
            Object value = i < array.length() && i <= Integer.MAX_VALUE ? array.getDense((int) i) : null;
            if (value == null) {
                value = array.getIndex(i);
            }
            boolean seen = value instanceof JsObject || value instanceof JsBigInt || replacer != null;
            if (!(seen ? property(array, PropertyKey.ofIndex(i), value) : primitive(value))) {
                out.append("null");
            }
        }
        end(length > 0, ']');
    }

    /** Values may run code that changes the object. */
    private void plainObject(JsObject object, JsonPlan plan) {
        boolean any = false;
        out.append('{');
        for (int i = 0; i < plan.keys.length; i++) {
            Object value = object.shape == plan.shape ? SlotInteger.value(object.slots[i]) : null;
            if (value == null) {
                value = object.get(plan.keys[i]);
            }
            int before = out.length();
            head(plan.heads[i], any);
            if (property(object, plan.keys[i], value)) {
                any = true;
            } else {
                out.truncate(before);
            }
        }
        end(any, '}');
    }

    private void head(byte[] head, boolean isNext) {
        if (gap.isEmpty()) {
            out.appendLatin1(head, isNext ? 0 : 1);
            return;
        }
        if (isNext) {
            out.append(',');
        }
        newLine();
        out.appendLatin1(head, 1);
        out.append(' ');
    }

    private void array(JsObject array) {
        long length = ObjectOperations.lengthOf(array);
        out.append('[');
        for (long i = 0; i < length; i++) {
            if (i > 0) {
                out.append(',');
            }
            newLine();
            Object value = array.getIndex(i);
            // Only toJSON and the replacer look at the key.
            boolean seen = value instanceof JsObject || value instanceof JsBigInt || replacer != null;
            PropertyKey key = seen ? PropertyKey.ofIndex(i) : Names.EMPTY;
            if (!property(array, key, value)) {
                out.append("null");
            }
        }
        end(length > 0, ']');
    }

    private void object(JsObject object) {
        PropertyKey[] keys = allowed != null ? allowed : enumerableKeys(object);
        boolean any = false;
        out.append('{');
        for (int i = 0; i < keys.length; i++) {
            int before = out.length();
            if (any) {
                out.append(',');
            }
            newLine();
            JsonQuote.append(out, (JsString) keys[i].toValue());
            out.append(gap.isEmpty() ? ":" : ": ");
            if (property(object, keys[i], object.get(keys[i]))) {
                any = true;
            } else {
                out.truncate(before);
            }
        }
        end(any, '}');
    }

    /** EnumerableOwnProperties(O, key), without descriptors where there are no surprises. */
    private static PropertyKey[] enumerableKeys(JsObject object) {
        boolean ordinary = !(object instanceof ExoticObject);
        KeyList list = new KeyList();
        for (PropertyKey key : object.ownKeys()) {
            if (key.isSymbol()) {
                continue;
            }
            boolean enumerable;
            if (ordinary && !(key instanceof IndexKey)) {
                enumerable = (object.shape.attributes(object.shape.lookup(key)) & Attributes.ENUMERABLE) != 0;
            } else {
                PropertyDescriptor own = object.getOwnProperty(key);
                enumerable = own != null && own.isEnumerable();
            }
            if (enumerable) {
                list.add(key);
            }
        }
        return list.toArray();
    }

    private void newLine() {
        if (!gap.isEmpty()) {
            out.append('\n');
            for (int i = 0; i < depth; i++) {
                out.append(gap);
            }
        }
    }

    private void end(boolean any, char bracket) {
        if (any) {
            depth--;
            newLine();
            depth++;
        }
        out.append(bracket);
    }
}
