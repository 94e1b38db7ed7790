package tsubame.runtime.intl;

import java.util.ArrayList;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.value.JsString;

/** A formatted text with the type of each piece: what {@code format} joins and {@code formatToParts} lists. */
public final class PartList {
    private static final PropertyKey TYPE = PropertyKey.of("type");
    private static final PropertyKey VALUE = PropertyKey.of("value");

    private final ArrayList<String> types = new ArrayList<>();
    private final ArrayList<String> values = new ArrayList<>();

    /** Adds a piece; an empty one is left out, and literals grow together. */
    public PartList add(String type, String value) {
        int last = types.size() - 1;
        if (value.isEmpty()) {
            return this;
        }
        if (type.equals("literal") && last >= 0 && types.get(last).equals(type)) {
            values.set(last, values.get(last) + value);
            return this;
        }
        types.add(type);
        values.add(value);
        return this;
    }

    PartList addAll(PartList other) {
        for (int i = 0; i < other.types.size(); i++) {
            add(other.types.get(i), other.values.get(i));
        }
        return this;
    }

    /** With CLDR's own blank before AM and PM; in whole texts it is a plain one, as programs expect. */
    PartList withNarrowBlanks() {
        for (int i = 1; i < types.size(); i++) {
            if (types.get(i).equals("dayPeriod") && values.get(i).length() == 2 && values.get(i - 1).equals(" ")) {
                values.set(i - 1, "\u202F");
            }
        }
        return this;
    }

    int size() {
        return types.size();
    }

    String type(int i) {
        return types.get(i);
    }

    String value(int i) {
        return values.get(i);
    }

    public String text() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < values.size(); i++) {
            text.append(values.get(i));
        }
        return text.toString();
    }

    public JsString toJsString() {
        return JsString.of(text());
    }

    /** Objects of type and value. */
    JsArray toArray() {
        Object[] list = new Object[types.size()];
        for (int i = 0; i < list.length; i++) {
            list[i] = part(i);
        }
        return JsArray.of(list);
    }

    JsObject part(int i) {
        JsObject part = ObjectOperations.newObject();
        part.define(TYPE, JsString.of(types.get(i)), Attributes.DEFAULT);
        part.define(VALUE, JsString.of(values.get(i)), Attributes.DEFAULT);
        return part;
    }
}
