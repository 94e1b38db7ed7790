package tsubame.runtime.json;

import java.util.Arrays;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;

/**
 * JSON text to values (ECMA-262 §25.5.1). The arrays and objects that are open stand on a stack of its own, so nesting is
 * limited by memory alone. Runs no user code; a SyntaxError for anything that is not JSON.
 */
public final class JsonParser {
    private final JsonScanner scanner;

    private JsObject[] open = new JsObject[16];
    /** The key that the next value of each open object is for. */
    private PropertyKey[] keys = new PropertyKey[16];
    /** The records of the open values; null when none are wanted. */
    private JsonRecord[] records;
    private int depth;
    /** The record of the value read last. */
    private JsonRecord record;

    private JsonParser(JsString text, boolean recording) {
        scanner = new JsonScanner(text);
        records = recording ? new JsonRecord[16] : null;
    }

    public static Object parse(JsString text) {
        return new JsonParser(text, false).parseText();
    }

    /** Parses and remembers the source; the record's {@code value} is the value. */
    static JsonRecord parseRecording(JsString text) {
        JsonParser parser = new JsonParser(text, true);
        parser.parseText();
        return parser.record;
    }

    private Object parseText() {
        Object value = parseValue();
        scanner.next();
        if (scanner.at < scanner.text.length) {
            throw Errors.syntaxError("Unexpected non-whitespace character after JSON at position " + scanner.at);
        }
        return value;
    }

    private Object parseValue() {
        while (true) {
            Object value = begin();
            while (value != null) {
                if (depth == 0) {
                    return value;
                }
                value = attach(value);
            }
        }
    }

    /** Reads a primitive or an empty container and answers it; or opens a container and answers null. */
    private Object begin() {
        char unit = scanner.next();
        int start = scanner.at;
        if (unit == '{') {
            return beginObject();
        }
        if (unit == '[') {
            return beginArray();
        }
        Object value = primitive(unit);
        if (records != null) {
            record = new JsonRecord();
            record.value = value;
            record.source = scanner.sourceFrom(start);
        }
        return value;
    }

    private Object primitive(char unit) {
        switch (unit) {
            case '"':
                return scanner.string();
            case 't':
                scanner.literal("true");
                return true;
            case 'f':
                scanner.literal("false");
                return false;
            case 'n':
                scanner.literal("null");
                return Null.NULL;
            default:
                if (unit == '-' || unit >= '0' && unit <= '9') {
                    return scanner.number();
                }
                throw scanner.unexpected();
        }
    }

    private Object beginObject() {
        JsObject object = ObjectOperations.newObject();
        push(object);
        scanner.at++;
        if (scanner.next() == '}') {
            return close();
        }
        readKey("Expected property name or '}'");
        return null;
    }

    private Object beginArray() {
        push(JsArray.create());
        scanner.at++;
        return scanner.next() == ']' ? close() : null;
    }

    private void push(JsObject container) {
        if (depth == open.length) {
            open = Arrays.copyOf(open, 2 * depth);
            keys = Arrays.copyOf(keys, 2 * depth);
            records = records == null ? null : Arrays.copyOf(records, 2 * depth);
        }
        if (records != null) {
            records[depth] = new JsonRecord();
            records[depth].value = container;
        }
        open[depth++] = container;
    }

    private Object close() {
        scanner.at++;
        depth--;
        if (records != null) {
            record = records[depth];
        }
        return open[depth];
    }

    private void readKey(String complaint) {
        if (scanner.next() != '"') {
            throw scanner.at(complaint);
        }
        keys[depth - 1] = scanner.key();
        if (scanner.next() != ':') {
            throw scanner.at < scanner.text.length ? scanner.at("Expected ':' after property name") : scanner.unexpected();
        }
        scanner.at++;
    }

    /** Puts a value into the innermost container; answers the container when that ends here, else null. */
    private Object attach(Object value) {
        JsObject container = open[depth - 1];
        boolean array = container instanceof JsArray;
        if (array) {
            addElement((JsArray) container, value);
        } else {
            container.define(keys[depth - 1], value, Attributes.DEFAULT);
        }
        if (records != null) {
            if (array) {
                records[depth - 1].addElement(record);
            } else {
                records[depth - 1].addProperty(keys[depth - 1], record);
            }
        }
        char unit = scanner.next();
        if (unit == (array ? ']' : '}')) {
            return close();
        }
        if (unit != ',') {
            if (scanner.at == scanner.text.length) {
                throw scanner.unexpected();
            }
            throw scanner.at(array ? "Expected ',' or ']' after array element" : "Expected ',' or '}' after property value");
        }
        scanner.at++;
        if (!array) {
            readKey("Expected double-quoted property name");
        }
        return null;
    }

    private static void addElement(JsArray array, Object value) {
        if (!array.push(value)) {
            // Some prototype has indexed properties: define, do not assign.
            ObjectOperations.createIndexOrThrow(array, array.length(), value);
        }
    }
}
