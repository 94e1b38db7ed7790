package tsubame.runtime.json;

import tsubame.runtime.binary.LittleEndian;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Name;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.Shape;
import tsubame.system.rule.Unchecked;

/**
 * The keys of an object as far as they are read, a node of a tree of all sequences of keys that a text has. Objects of one text are alike: the key
 * that came next the last time is compared with the text as it stands there, and an object whose sequence is known takes its shape at once.
 */
final class JsonKeys {
    /** Sequences that go on in more ways than these are not kept: the keys are data, most likely. */
    private static final int MOST_WAYS = 16;
    private static final int MOST_KEYS = 64;

    /** The last key; null at the root. */
    final Name name;
    final int count;
    private final JsonKeys before;
    /** What stands in the text for the key, the closing quote included; null if that may be written in another way. */
    private final byte[] units;
    /** The first eight of them as a word, and its bits that count. */
    private final long word;
    private final long mask;
    /** Of objects with these keys; null as long as there was none, or if they have no shape for it. */
    private Shape shape;

    private JsonKeys last;
    private JsonKeys first;
    private JsonKeys sibling;
    private int ways;

    /** The root. */
    JsonKeys() {
        this(null, null, 0);
    }

    private JsonKeys(Name name, JsonKeys before, int count) {
        this.name = name;
        this.before = before;
        this.count = count;
        this.units = name == null ? null : JsonQuote.plainOrNull(name.string, 0);
        long bits = 0;
        for (int i = 0; units != null && i < Math.min(units.length, 8); i++) {
            bits |= (units[i] & 0xFFL) << 8 * i;
        }
        this.word = bits;
        this.mask = units == null || units.length >= 8 ? -1 : (1L << 8 * units.length) - 1;
    }

    /** The sequence with one key more if that is the one that followed the last time and stands in the text at an index; else null. */
    JsonKeys expected(byte[] text, int at, int end) {
        JsonKeys next = last;
        return next != null && next.isAt(text, at, end) ? next : null;
    }

    /** The units that the last key takes in the text, the closing quote included. */
    int length() {
        return units.length;
    }

    @Unchecked("what is compared lies before the end")
    private boolean isAt(byte[] text, int at, int end) {
        if (units == null || end - at < Math.max(units.length, 8) || (LittleEndian.getInt64(text, at) & mask) != word) {
            return false;
        }
        for (int i = 8; i < units.length; i++) {
            if (text[at + i] != units[i]) {
                return false;
            }
        }
        return true;
    }

    /** The sequence with one key more; null if it is not kept. */
    JsonKeys with(Name key) {
        JsonKeys next = first;
        while (next != null && next.name != key) {
            next = next.sibling;
        }
        if (next == null) {
            if (ways == MOST_WAYS || count == MOST_KEYS) {
                return null;
            }
            next = new JsonKeys(key, this, count + 1);
            next.sibling = first;
            first = next;
            ways++;
        }
        last = next;
        return next;
    }

    /** An object with these properties, whose values stand in an array from an index on. */
    JsObject object(Object[] values, int from) {
        if (shape != null) {
            Object[] slots = new Object[count];
            System.arraycopy(values, from, slots, 0, count);
            return new JsObject(shape, slots);
        }
        JsObject object = defined(values, from);
        Shape made = object.shape;
        if (!made.isDictionary() && made.slotCount() == count && count > 0) { // no key came twice
            shape = made;
        }
        return object;
    }

    /** The same, property by property. */
    JsObject defined(Object[] values, int from) {
        Name[] names = new Name[count];
        JsonKeys keys = this;
        for (int i = count - 1; i >= 0; i--) {
            names[i] = keys.name;
            keys = keys.before;
        }
        JsObject object = ObjectOperations.newObject();
        for (int i = 0; i < count; i++) {
            object.define(names[i], values[from + i], Attributes.DEFAULT);
        }
        return object;
    }
}
