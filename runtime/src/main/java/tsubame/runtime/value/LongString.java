package tsubame.runtime.value;

import java.util.Arrays;
import tsubame.runtime.binary.LittleEndian;
import tsubame.runtime.object.PropertyKey;
import tsubame.system.rule.Inline;
import tsubame.system.rule.Unchecked;

/**
 * A string of more than eleven units, or with one that is not Latin-1. It is flat (a range of an array of Latin-1 bytes, or of chars) or a
 * rope of two strings, which becomes flat in place, without recursion, the first time its units are looked at ({@link RopeFlattening}).
 * A long slice shares the array of the string it is a part of; so does what grows out of a string by appending.
 *
 * <p>Latin-1 arrays hold no wide units; a slice of chars may happen to hold none either. Hash and property key are cached.
 */
final class LongString extends JsString {
    /** Set in place: whether what lies behind the units in the array is this string's to grow into, and nobody else's. */
    private static final int OWNS_ROOM = 1 << 31;

    /** {@code byte[]} or {@code char[]} when flat; the left part, a JsString, when a rope. */
    Object data;

    /** The right part of a rope; of a flat string the key it denotes, once that has been asked for. */
    private Object link;

    /** Where the units of a flat string begin in its array, and {@link #OWNS_ROOM}. */
    private int place;

    /** 0 = not computed yet. */
    private int hash;

    /** All of an array, which is taken over. */
    LongString(Object units, int length) {
        super(length);
        this.data = units;
    }

    /** A rope. */
    LongString(JsString left, JsString right, int length) {
        super(length);
        this.data = left;
        this.link = right;
    }

    private LongString(Object units, int base, int length) {
        super(length);
        this.data = units;
        this.place = base;
    }

    @Inline("a load")
    int start() {
        return place & ~OWNS_ROOM;
    }

    // ---- Ropes

    /** The right part of a rope; null of what is flat. */
    JsString right() {
        return data instanceof JsString ? (JsString) link : null;
    }

    /** Gives up the room behind its units; whether there was any. */
    boolean takeRoom() {
        boolean owns = place < 0;
        place = start();
        return owns;
    }

    /** Makes a rope flat, with room behind its units. */
    void becomeFlat(Object units, int base) {
        data = units;
        place = base | OWNS_ROOM;
        link = null;
    }

    @Inline("a test")
    Object flat() {
        if (data instanceof JsString) {
            RopeFlattening.flatten(this);
        }
        return data;
    }

    // ---- What JsString asks for

    @Unchecked("the caller knows that there is such a unit")
    char unit(int index) {
        Object units = data;
        if (units instanceof byte[] bytes) {
            return (char) (bytes[start() + index] & 0xFF);
        }
        if (units instanceof char[] chars) {
            return chars[start() + index];
        }
        RopeFlattening.flatten(this);
        return unit(index);
    }

    /** n > 1 units from an index on. */
    JsString part(int from, int n) {
        Object units = flat();
        int start = start() + from;
        if (n >= SLICE_MIN) {
            return new LongString(units, start, n);
        }
        return units instanceof byte[] bytes ? ofLatin1(bytes, start, start + n) : ofUtf16((char[]) units, start, start + n);
    }

    /** Whether two of the same length have the same units. */
    static boolean same(LongString a, LongString b) {
        return (a.hash == b.hash || a.hash == 0 || b.hash == 0) && sameUnits(a, 0, b);
    }

    /** Whether the units of a, from an index on, begin with those of b; there must be so many. */
    static boolean sameUnits(LongString a, int from, LongString b) {
        int n = b.head;
        Object units = a.flat();
        int at = a.start() + from;
        if (units instanceof byte[] x && b.flat() instanceof byte[] y) {
            return Arrays.equals(x, at, at + n, y, b.start(), b.start() + n);
        }
        if (units instanceof char[] x && b.flat() instanceof char[] y) {
            return Arrays.equals(x, at, at + n, y, b.start(), b.start() + n);
        }
        for (int i = 0; i < n; i++) {
            if (a.unit(from + i) != b.unit(i)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the units from an index on, of which there must be enough, begin with those of a short string. */
    boolean hasAt(int from, ShortString text) {
        int n = text.length();
        if (flat() instanceof byte[] bytes) {
            int at = start() + from;
            if (n <= 8 && at + 8 <= bytes.length) { // at is small enough: strings are below 2^30
                return n == 0 || (LittleEndian.getInt64(bytes, at) ^ text.low) << 64 - 8 * n == 0;
            }
            for (int i = 0; i < n; i++) {
                if ((bytes[at + i] & 0xFF) != text.unit(i)) {
                    return false;
                }
            }
            return true;
        }
        for (int i = 0; i < n; i++) {
            if (unit(from + i) != text.unit(i)) {
                return false;
            }
        }
        return true;
    }

    static int compare(LongString a, LongString b) {
        int n = Math.min(a.head, b.head);
        if (a.flat() instanceof byte[] x && b.flat() instanceof byte[] y) {
            int i = a.start();
            int j = b.start();
            for (int end = i + n; i < end; i++, j++) {
                if (x[i] != y[j]) {
                    return (x[i] & 0xFF) - (y[j] & 0xFF);
                }
            }
            return a.head - b.head;
        }
        return compareUnits(a, b);
    }

    /** Copies units [from, to) to the target. */
    void copyUnits(int from, int to, char[] target, int at) {
        if (flat() instanceof byte[] bytes) {
            int start = start();
            for (int i = from; i < to; i++) {
                target[at + i - from] = (char) (bytes[start + i] & 0xFF);
            }
        } else {
            System.arraycopy((char[]) data, start() + from, target, at, to - from);
        }
    }

    /** The first index ≥ from of a unit, or -1. */
    int find(char unit, int from) {
        Object units = flat();
        int base = start();
        int at = units instanceof byte[] bytes
                ? unit > 0xFF ? -1 : UnitSearch.first(bytes, base + from, base + head, unit)
                : UnitSearch.first((char[]) units, base + from, base + head, unit);
        return at < 0 ? -1 : at - base;
    }

    int hash() {
        int h = hash;
        if (h == 0) {
            Object units = flat();
            int end = start() + head;
            if (units instanceof byte[] bytes) {
                for (int i = start(); i < end; i++) {
                    h = 31 * h + (bytes[i] & 0xFF);
                }
            } else {
                char[] chars = (char[]) units;
                for (int i = start(); i < end; i++) {
                    h = 31 * h + chars[i];
                }
            }
            h *= 0x9E3779B9; // names that differ in one character must not lie side by side
            h ^= h >>> 15; // small tables look at the low bits
            hash = h = h == 0 ? 1 : h;
        }
        return h;
    }

    PropertyKey key() {
        flat();
        PropertyKey key = (PropertyKey) link;
        if (key == null) {
            unshare(); // names live long, and shall not keep a large text alive
            link = key = PropertyKey.parse(this);
        }
        return key;
    }

    private void unshare() {
        int from = start();
        if (data instanceof byte[] bytes && bytes.length != head) {
            data = Arrays.copyOfRange(bytes, from, from + head);
            place = 0;
        } else if (data instanceof char[] chars && chars.length != head) {
            data = Arrays.copyOfRange(chars, from, from + head);
            place = 0;
        }
    }
}
