package tsubame.runtime.console;

import java.util.ArrayList;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Symbol;

/** The entries {@code key: value} of an object's properties. */
final class PropertyEntries {
    /** Columns that values stand further in. */
    private static final int OBJECT = 2;
    /** Node indents values among array elements by three, which shows where long ones break. */
    private static final int ARRAY = 2;

    private final Inspector inspector;
    private final JsObject object;
    private final int level;

    PropertyEntries(Inspector inspector, JsObject object, int level) {
        this.inspector = inspector;
        this.object = object;
        this.level = level;
    }

    void add(ArrayList<String> entries, ArrayList<PropertyKey> keys, boolean list) {
        int columns = list ? ARRAY : OBJECT;
        for (int i = 0; i < keys.size(); i++) {
            PropertyKey key = keys.get(i);
            PropertyDescriptor own = object.getOwnProperty(key);
            String value = own == null ? inspector.nested(object.get(key), level, columns) : value(own, columns);
            entries.add(name(key, own) + ": " + value);
        }
    }

    private String name(PropertyKey key, PropertyDescriptor own) {
        String text = Quoting.key(key).toJavaString();
        if (key instanceof Symbol) {
            return "[" + inspector.paint(text.substring(1, text.length() - 1), Style.SYMBOL) + "]";
        }
        if (ObjectView.isHidden(own)) {
            return text.startsWith("[") ? text : "[" + (text.startsWith("'") ? text.substring(1, text.length() - 1) : text) + "]";
        }
        return text.startsWith("'") || text.startsWith("\"") ? inspector.paint(text, Style.STRING) : text;
    }

    /** The value of a property, or what kind of accessor it is. */
    String value(PropertyDescriptor own, int columns) {
        if (!own.isAccessor()) {
            return inspector.nested(own.value(), level, columns);
        }
        boolean hasGetter = own.getter() instanceof JsObject;
        boolean hasSetter = own.setter() instanceof JsObject;
        String label = hasGetter ? hasSetter ? "Getter/Setter" : "Getter" : hasSetter ? "Setter" : null;
        if (label == null) {
            return inspector.paint("undefined", Style.UNDEFINED);
        }
        boolean run = hasGetter && (hasSetter ? inspector.options.runGettersWithSetter : inspector.options.runPlainGetters);
        return run ? ran(own, label, columns) : inspector.paint("[" + label + "]", Style.SPECIAL);
    }

    private String ran(PropertyDescriptor own, String label, int columns) {
        Object value;
        try {
            value = ObjectOperations.call(own.getter(), object);
        } catch (JsThrow thrown) {
            return inspector.paint("[" + label + ": <Inspection threw (" + ErrorView.message(thrown.value) + ")>]", Style.SPECIAL);
        }
        String shown = inspector.nested(value, level, columns);
        return value instanceof JsObject
                ? inspector.paint("[" + label + "]", Style.SPECIAL) + " " + shown
                : inspector.paint("[" + label + ":", Style.SPECIAL) + " " + shown + inspector.paint("]", Style.SPECIAL);
    }
}
