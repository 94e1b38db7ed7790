package tsubame.runtime.value;

import java.util.Arrays;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;

/**
 * A string value: an immutable sequence of UTF-16 code units. It is flat (Latin-1 bytes, or chars) or a rope of two
 * strings, which becomes flat in place, without recursion, the first time its units are looked at.
 *
 * <p>Canonical form: a flat string holds chars exactly when some unit is above 0xFF; so flat strings of different widths
 * are never equal. Hash and property key are cached. Compare by {@link #same}, never by {@code ==}.
 */
public final class JsString {
    /** The longest string; a longer one is a RangeError "Invalid string length". The limit is that of V8. */
    public static final int MAX_LENGTH = 536_870_888;

    private static final byte[] NO_BYTES = {};
    public static final JsString EMPTY = new JsString(NO_BYTES, null, 0);

    /** Below this length a concatenation copies; from it on it makes a rope. */
    private static final int ROPE_MIN = 24;

    private static final JsString[] LATIN1 = latin1Table();

    /** {@code byte[]} or {@code char[]} when flat; the left part, a JsString, when a rope. */
    private Object data;

    /** The right part of a rope; null when flat. */
    private JsString right;

    private final int length;

    /** 0 = not computed yet. */
    private int hash;

    /** The key this string denotes, once it has been asked for: an interned name or an index. */
    private PropertyKey key;

    private JsString(Object data, JsString right, int length) {
        this.data = data;
        this.right = right;
        this.length = length;
    }

    private static JsString[] latin1Table() {
        JsString[] table = new JsString[256];
        for (int i = 0; i < 256; i++) {
            table[i] = new JsString(new byte[] {(byte) i}, null, 1);
        }
        return table;
    }

    // ---- Making strings

    public static JsString of(String text) {
        int n = text.length();
        if (n == 0) {
            return EMPTY;
        }
        if (n == 1) {
            return ofChar(text.charAt(0));
        }
        for (int i = 0; i < n; i++) {
            if (text.charAt(i) > 0xFF) {
                char[] chars = new char[n];
                text.getChars(0, n, chars, 0);
                return new JsString(chars, null, n);
            }
        }
        byte[] bytes = new byte[n];
        for (int i = 0; i < n; i++) {
            bytes[i] = (byte) text.charAt(i);
        }
        return new JsString(bytes, null, n);
    }

    /** The string of one code unit; Latin-1 ones come from a table. */
    public static JsString ofChar(char unit) {
        return unit <= 0xFF ? LATIN1[unit] : new JsString(new char[] {unit}, null, 1);
    }

    public static JsString ofCodePoint(int codePoint) {
        if (codePoint < 0x10000) {
            return ofChar((char) codePoint);
        }
        char[] pair = {Character.highSurrogate(codePoint), Character.lowSurrogate(codePoint)};
        return new JsString(pair, null, 2);
    }

    /** Takes the array over: the caller must not touch it again. */
    public static JsString ofLatin1(byte[] bytes) {
        return switch (bytes.length) {
            case 0 -> EMPTY;
            case 1 -> LATIN1[bytes[0] & 0xFF];
            default -> new JsString(checkedLength(bytes), null, bytes.length);
        };
    }

    private static byte[] checkedLength(byte[] bytes) {
        if (bytes.length > MAX_LENGTH) {
            throw Errors.rangeError("Invalid string length");
        }
        return bytes;
    }

    /** Copies units [from, to) of the array, as Latin-1 when they fit. */
    public static JsString ofUtf16(char[] units, int from, int to) {
        int n = to - from;
        if (n <= 1) {
            return n == 0 ? EMPTY : ofChar(units[from]);
        }
        if (n > MAX_LENGTH) {
            throw Errors.rangeError("Invalid string length");
        }
        for (int i = from; i < to; i++) {
            if (units[i] > 0xFF) {
                return new JsString(Arrays.copyOfRange(units, from, to), null, n);
            }
        }
        byte[] bytes = new byte[n];
        for (int i = 0; i < n; i++) {
            bytes[i] = (byte) units[from + i];
        }
        return new JsString(bytes, null, n);
    }

    /** Both strings in a row; throws a RangeError when that is longer than {@link #MAX_LENGTH}. */
    public static JsString concat(JsString a, JsString b) {
        if (a.length == 0) {
            return b;
        }
        if (b.length == 0) {
            return a;
        }
        int n = a.length + b.length; // both are below 2^30, so this cannot overflow
        if (n >= ROPE_MIN) {
            if (n > MAX_LENGTH) {
                throw Errors.rangeError("Invalid string length");
            }
            return new JsString(a, b, n);
        }
        if (a.flat() instanceof byte[] x && b.flat() instanceof byte[] y) {
            byte[] bytes = new byte[n];
            System.arraycopy(x, 0, bytes, 0, x.length);
            System.arraycopy(y, 0, bytes, x.length, y.length);
            return new JsString(bytes, null, n);
        }
        char[] chars = new char[n];
        a.copyTo(chars, 0);
        b.copyTo(chars, a.length);
        return new JsString(chars, null, n);
    }

    public JsString concat(JsString other) {
        return concat(this, other);
    }

    // ---- Looking at strings

    public int length() {
        return length;
    }

    public boolean isEmpty() {
        return length == 0;
    }

    /** The code unit at index, which must be in [0, length). */
    public char charAt(int index) {
        Object units = data;
        if (units instanceof byte[] bytes) {
            return (char) (bytes[index] & 0xFF);
        }
        if (units instanceof char[] chars) {
            return chars[index];
        }
        flatten();
        return charAt(index);
    }

    /** The code point that begins at index: a surrogate pair counts as one, a lone surrogate as itself (§11.1.4). */
    public int codePointAt(int index) {
        char first = charAt(index);
        if (Character.isHighSurrogate(first) && index + 1 < length) {
            char second = charAt(index + 1);
            if (Character.isLowSurrogate(second)) {
                return Character.toCodePoint(first, second);
            }
        }
        return first;
    }

    /** Whether every unit is at most 0xFF. Flattens. */
    public boolean isLatin1() {
        return flat() instanceof byte[];
    }

    /** The units of a Latin-1 string, or null when it is not one. Shared: read only. */
    public byte[] latin1OrNull() {
        return flat() instanceof byte[] bytes ? bytes : null;
    }

    /** The units of a string that is not Latin-1, or null when it is. Shared: read only. */
    public char[] utf16OrNull() {
        return flat() instanceof char[] chars ? chars : null;
    }

    public void copyTo(char[] target, int at) {
        copyTo(0, length, target, at);
    }

    /** Copies units [from, to) to the target. */
    public void copyTo(int from, int to, char[] target, int at) {
        if (flat() instanceof byte[] bytes) {
            for (int i = from; i < to; i++) {
                target[at + i - from] = (char) (bytes[i] & 0xFF);
            }
        } else {
            System.arraycopy((char[]) data, from, target, at, to - from);
        }
    }

    /** Units [from, to); 0 ≤ from ≤ to ≤ length must hold. */
    public JsString slice(int from, int to) {
        int n = to - from;
        if (n == length) {
            return this;
        }
        if (n <= 1) {
            return n == 0 ? EMPTY : ofChar(charAt(from));
        }
        if (flat() instanceof byte[] bytes) {
            return new JsString(Arrays.copyOfRange(bytes, from, to), null, n);
        }
        return ofUtf16((char[]) data, from, to);
    }

    public JsString slice(int from) {
        return slice(from, length);
    }

    // ---- Comparing and searching

    /** Whether two strings have the same units. */
    public static boolean same(JsString a, JsString b) {
        if (a == b) {
            return true;
        }
        if (a.length != b.length || a.hash != b.hash && a.hash != 0 && b.hash != 0) {
            return false;
        }
        if (a.flat() instanceof byte[] x) {
            return b.flat() instanceof byte[] y && Arrays.equals(x, y);
        }
        return b.flat() instanceof char[] y && Arrays.equals((char[]) a.data, y);
    }

    /** Whether the units are those of a Java string; for comparing with names known here. */
    public boolean is(String text) {
        if (length != text.length()) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (charAt(i) != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Order by code units: negative, zero or positive (§7.2.12 for strings). */
    public static int compare(JsString a, JsString b) {
        int n = Math.min(a.length, b.length);
        if (a.flat() instanceof byte[] x && b.flat() instanceof byte[] y) {
            for (int i = 0; i < n; i++) {
                if (x[i] != y[i]) {
                    return (x[i] & 0xFF) - (y[i] & 0xFF);
                }
            }
            return a.length - b.length;
        }
        for (int i = 0; i < n; i++) {
            int difference = a.charAt(i) - b.charAt(i);
            if (difference != 0) {
                return difference;
            }
        }
        return a.length - b.length;
    }

    /** The first index ≥ from (clamped at 0) where the text occurs, or -1 (§6.1.4.1 StringIndexOf). */
    public int indexOf(JsString text, int from) {
        int last = length - text.length;
        if (text.length == 0) {
            return from <= length ? Math.max(from, 0) : -1;
        }
        char first = text.charAt(0);
        for (int i = indexOf(first, Math.max(from, 0)); i >= 0 && i <= last; i = indexOf(first, i + 1)) {
            if (startsWith(text, i)) {
                return i;
            }
        }
        return -1;
    }

    /** The first index ≥ from ≥ 0 of a code unit, or -1. */
    public int indexOf(char unit, int from) {
        if (flat() instanceof byte[] bytes) {
            if (unit <= 0xFF) {
                byte wanted = (byte) unit;
                for (int i = from; i < bytes.length; i++) {
                    if (bytes[i] == wanted) {
                        return i;
                    }
                }
            }
            return -1;
        }
        char[] chars = (char[]) data;
        for (int i = from; i < chars.length; i++) {
            if (chars[i] == unit) {
                return i;
            }
        }
        return -1;
    }

    /** The last index ≤ from where the text occurs, or -1. */
    public int lastIndexOf(JsString text, int from) {
        for (int i = Math.min(from, length - text.length); i >= 0; i--) {
            if (startsWith(text, i)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether the text occurs at the index. An index outside the string answers false. */
    public boolean startsWith(JsString text, int at) {
        int n = text.length;
        if (at < 0 || at > length - n) {
            return false;
        }
        if (flat() instanceof byte[] x && text.flat() instanceof byte[] y) {
            return Arrays.equals(x, at, at + n, y, 0, n);
        }
        for (int i = 0; i < n; i++) {
            if (charAt(at + i) != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** A hash of the units; the same for equal strings, in every run. Never 0. */
    @Override
    public int hashCode() {
        int h = hash;
        if (h == 0) {
            if (flat() instanceof byte[] bytes) {
                for (int i = 0; i < bytes.length; i++) {
                    h = 31 * h + (bytes[i] & 0xFF);
                }
            } else {
                char[] chars = (char[]) data;
                for (int i = 0; i < chars.length; i++) {
                    h = 31 * h + chars[i];
                }
            }
            h *= 0x9E3779B9; // names that differ in one character must not lie side by side
            h ^= h >>> 15; // small tables look at the low bits
            hash = h = h == 0 ? 1 : h;
        }
        return h;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof JsString string && same(this, string);
    }

    /** The property key that this string denotes: an index for "0" … "4294967294", else an interned name. Cached. */
    public PropertyKey toPropertyKey() {
        PropertyKey k = key;
        if (k == null) {
            key = k = PropertyKey.parse(this);
        }
        return k;
    }

    /** The units as a Java string, lone surrogates included. */
    public String toJavaString() {
        if (flat() instanceof byte[] bytes) {
            char[] chars = new char[bytes.length];
            copyTo(chars, 0);
            return new String(chars);
        }
        return new String((char[]) data);
    }

    @Override
    public String toString() {
        return toJavaString();
    }

    // ---- Ropes

    private Object flat() {
        if (right != null) {
            flatten();
        }
        return data;
    }

    /** Makes a rope flat. Optimistic: Latin-1 first, again as chars when a wide leaf turns up. */
    private void flatten() {
        byte[] bytes = new byte[length];
        if (fill(bytes, null)) {
            data = bytes;
        } else {
            char[] chars = new char[length];
            fill(null, chars);
            data = chars;
        }
        right = null;
    }

    /**
     * Writes the leaves from the last to the first; strings grow at their end, so left parts are deep and right parts
     * shallow, and the stack of left parts that wait stays small. Answers false at a leaf that does not fit into bytes.
     */
    private boolean fill(byte[] bytes, char[] chars) {
        JsString[] waiting = new JsString[16];
        int depth = 0;
        int end = length;
        JsString node = this;
        while (true) {
            if (node.right != null) {
                if (depth == waiting.length) {
                    waiting = Arrays.copyOf(waiting, 2 * depth);
                }
                waiting[depth++] = (JsString) node.data;
                node = node.right;
                continue;
            }
            end -= node.length;
            if (chars != null) {
                node.copyTo(chars, end);
            } else if (node.data instanceof byte[] leaf) {
                System.arraycopy(leaf, 0, bytes, end, leaf.length);
            } else {
                return false;
            }
            if (depth == 0) {
                return true;
            }
            node = waiting[--depth];
            waiting[depth] = null;
        }
    }
}
