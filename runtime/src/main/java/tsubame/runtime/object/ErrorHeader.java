package tsubame.runtime.object;

import tsubame.runtime.convert.Describe;
import tsubame.runtime.value.Undefined;

/** The first line of an error's stack: {@code name: message} from plain data properties. Runs no user code. */
public final class ErrorHeader {
    private ErrorHeader() {}

    public static String of(JsObject error) {
        String name = part(error, Names.NAME, "Error");
        String message = part(error, Names.MESSAGE, "");
        if (name.isEmpty()) {
            return message;
        }
        return message.isEmpty() ? name : name + ": " + message;
    }

    private static String part(JsObject error, PropertyKey key, String otherwise) {
        Object value = plain(error, key);
        return value == null || value == Undefined.UNDEFINED ? otherwise : Describe.plainly(value);
    }

    /** The value of a data property by the shapes along the prototype chain, or null. Runs no user code. */
    public static Object plain(JsObject object, PropertyKey key) {
        JsObject holder = InlineCaches.holder(object, key);
        if (holder == null) {
            return null;
        }
        Object value = holder.slots[holder.shape.lookup(key)];
        return value instanceof Accessor ? null : value;
    }
}
