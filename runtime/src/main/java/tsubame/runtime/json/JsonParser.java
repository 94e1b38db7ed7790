package tsubame.runtime.json;

import java.util.Arrays;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Name;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;

/**
 * JSON text to values (ECMA-262 §25.5.1). The arrays and objects that are open stand on a stack of its own, so nesting is
 * limited by memory alone. The values of an open one wait on another stack; it is made when it ends, and then its size and its shape are known ({@link JsonKeys}).
 * Runs no user code; a SyntaxError for anything that is not JSON.
 */
public final class JsonParser {
    private final JsonScanner scanner;
    private final JsonKeys root = new JsonKeys();

    private Object[] values = new Object[64];
    private int count;

    /** Where the values of each open array or object begin. */
    private int[] starts = new int[16];
    /** The keys of each open object, the last one being that of the next value; null for arrays, and for objects that are there already. */
    private JsonKeys[] sequences = new JsonKeys[16];
    /** Objects that are there already, as their keys are not kept in sequences; else null. */
    private JsObject[] made = new JsObject[16];
    /** The keys that the next values of these are for. */
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
        if (!scanner.isAtEnd()) {
            throw Errors.syntaxError("Unexpected non-whitespace character after JSON at position " + scanner.position());
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
        int unit = scanner.next();
        if (unit == '{') {
            return beginObject();
        }
        if (unit == '[') {
            return beginArray();
        }
        int start = scanner.at;
        Object value = primitive(unit);
        if (records != null) {
            record = new JsonRecord();
            record.value = value;
            record.source = scanner.sourceFrom(start);
        }
        return value;
    }

    private Object primitive(int unit) {
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
        push(root);
        scanner.at++;
        if (scanner.next() == '}') {
            return closeObject();
        }
        readKey("Expected property name or '}'");
        return null;
    }

    private Object beginArray() {
        push(null);
        scanner.at++;
        return scanner.next() == ']' ? closeArray() : null;
    }

    private void push(JsonKeys sequence) {
        if (depth == starts.length) {
            starts = Arrays.copyOf(starts, 2 * depth);
            sequences = Arrays.copyOf(sequences, 2 * depth);
            made = Arrays.copyOf(made, 2 * depth);
            keys = Arrays.copyOf(keys, 2 * depth);
            records = records == null ? null : Arrays.copyOf(records, 2 * depth);
        }
        if (records != null) {
            records[depth] = new JsonRecord();
        }
        starts[depth] = count;
        sequences[depth++] = sequence;
    }

    private Object closeObject() {
        depth--;
        JsonKeys sequence = sequences[depth];
        JsObject object = made[depth];
        if (object == null) {
            object = sequence.object(values, starts[depth]);
        } else {
            made[depth] = null;
        }
        return closed(object);
    }

    private Object closeArray() {
        depth--;
        int from = starts[depth];
        if (count == from) {
            return closed(JsArray.create());
        }
        Agent.requireRoom(8L * (count - from));
        return closed(isOfNumbers(from) ? JsArray.ofDoubles(numbers(from), count - from) : JsArray.of(Arrays.copyOfRange(values, from, count)));
    }

    private Object closed(JsObject container) {
        scanner.at++;
        count = starts[depth];
        if (records != null) {
            record = records[depth];
            record.value = container;
        }
        return container;
    }

    private boolean isOfNumbers(int from) {
        for (int i = from; i < count; i++) {
            if (!(values[i] instanceof Double)) {
                return false;
            }
        }
        return true;
    }

    private double[] numbers(int from) {
        double[] numbers = new double[count - from];
        for (int i = from; i < count; i++) {
            numbers[i - from] = (Double) values[i];
        }
        return numbers;
    }

    private void readKey(String complaint) {
        if (scanner.next() != '"') {
            throw scanner.at(complaint);
        }
        JsonKeys sequence = sequences[depth - 1];
        JsonKeys next = sequence == null ? null : scanner.expectedKey(sequence);
        if (next != null) {
            sequences[depth - 1] = next;
        } else {
            otherKey(sequence, scanner.key());
        }
        if (scanner.next() != ':') {
            throw scanner.isAtEnd() ? scanner.unexpected() : scanner.at("Expected ':' after property name");
        }
        scanner.at++;
    }

    private void otherKey(JsonKeys sequence, PropertyKey key) {
        JsonKeys next = sequence != null && key instanceof Name name ? sequence.with(name) : null;
        if (sequence != null && next == null) {
            made[depth - 1] = sequence.defined(values, starts[depth - 1]);
        }
        sequences[depth - 1] = next;
        keys[depth - 1] = key;
    }

    /** Puts a value into the innermost container; answers the container when that ends here, else null. */
    private Object attach(Object value) {
        JsonKeys sequence = sequences[depth - 1];
        JsObject object = made[depth - 1];
        boolean array = sequence == null && object == null;
        if (object != null) {
            object.define(keys[depth - 1], value, Attributes.DEFAULT);
        } else {
            add(value);
        }
        if (records != null) {
            if (array) {
                records[depth - 1].addElement(record);
            } else {
                records[depth - 1].addProperty(sequence == null ? keys[depth - 1] : sequence.name, record);
            }
        }
        int unit = scanner.next();
        if (unit == ',') {
            scanner.at++;
            if (!array) {
                readKey("Expected double-quoted property name");
            }
            return null;
        }
        if (unit == (array ? ']' : '}')) {
            return array ? closeArray() : closeObject();
        }
        if (scanner.isAtEnd()) {
            throw scanner.unexpected();
        }
        throw scanner.at(array ? "Expected ',' or ']' after array element" : "Expected ',' or '}' after property value");
    }

    private void add(Object value) {
        if (count == values.length) {
            Agent.requireRoom(16L * count);
            values = Arrays.copyOf(values, 2 * count);
        }
        values[count++] = value;
    }
}
