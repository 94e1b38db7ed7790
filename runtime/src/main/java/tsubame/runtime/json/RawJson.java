package tsubame.runtime.json;

import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;

/** What JSON.rawJSON makes (ECMA-262 §25.5.3): a frozen object that stringify writes as the text it holds. */
public final class RawJson extends JsObject {
    static final PropertyKey KEY = PropertyKey.of("rawJSON");

    final JsString text;

    private RawJson(JsString text) {
        super((JsObject) null);
        this.text = text;
    }

    /** The text must be the JSON of a primitive, without space around it. */
    public static RawJson of(JsString text) {
        if (text.isEmpty() || isSpace(text.charAt(0)) || isSpace(text.charAt(text.length() - 1))) {
            throw Errors.syntaxError("Invalid value for JSON.rawJSON");
        }
        if (JsonParser.parse(text) instanceof JsObject) {
            throw Errors.syntaxError("Invalid value for JSON.rawJSON");
        }
        RawJson raw = new RawJson(text);
        raw.define(KEY, text, Attributes.DEFAULT);
        ObjectOperations.setIntegrityLevel(raw, true);
        return raw;
    }

    private static boolean isSpace(char unit) {
        return unit == '\t' || unit == '\n' || unit == '\r' || unit == ' ';
    }
}
