package tsubame.runtime.object;

import tsubame.runtime.convert.Describe;
import tsubame.runtime.value.Undefined;

/** The first line of an error's stack: {@code name: message} from plain data properties. Runs no user code. */
public final class ErrorHeader {
    private ErrorHeader() {}

    public static String of(JsObject error) {
        return error instanceof JsError e
                ? of(e.headerName(), e.headerMessage())
                : of(plain(error, Names.NAME), plain(error, Names.MESSAGE));
    }

    /** Of the values of name and message; null stands for absent. */
    static String of(Object nameValue, Object messageValue) {
        String name = text(nameValue, "Error");
        String message = text(messageValue, "");
        if (name.isEmpty()) {
            return message;
        }
        return message.isEmpty() ? name : name + ": " + message;
    }

    private static String text(Object value, String otherwise) {
        return value == null || value == Undefined.UNDEFINED ? otherwise : Describe.plainly(value);
    }

    /** The value of a data property by the shapes along the prototype chain, or null. Runs no user code. */
    public static Object plain(JsObject object, PropertyKey key) {
        JsObject holder = InlineCaches.holder(object, key);
        if (holder == null) {
            return null;
        }
        Object value = SlotInteger.value(holder.slots[holder.shape.lookup(key)]);
        return value instanceof Accessor ? null : value;
    }
}
