package tsubame.runtime.value;

import java.util.Arrays;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.system.rule.Unchecked;

/**
 * A string value: an immutable sequence of UTF-16 code units. It is flat (a range of an array of Latin-1 bytes, or of chars) or a
 * rope of two strings, which becomes flat in place, without recursion, the first time its units are looked at ({@link RopeFlattening}).
 * A long slice shares the array of the string it is a part of; so does what grows out of a string by appending.
 *
 * <p>Latin-1 arrays hold no wide units; a slice of chars may happen to hold none either. Hash and property key are cached. Compare
 * by {@link #same}, never by {@code ==}.
 */
public final class JsString {
    /** The longest string; a longer one is a RangeError "Invalid string length". The limit is that of V8. */
    public static final int MAX_LENGTH = 536_870_888;

    private static final byte[] NO_BYTES = {};
    public static final JsString EMPTY = new JsString(NO_BYTES, null, 0);

    /** Below this length a concatenation copies; from it on it makes a rope. */
    private static final int ROPE_MIN = 24;

    /** Below this length a slice copies; from it on it shares. */
    private static final int SLICE_MIN = 32;

    private static final JsString[] LATIN1 = latin1Table();

    /** {@code byte[]} or {@code char[]} when flat; the left part, a JsString, when a rope. */
    Object data;

    /** The right part of a rope; null when flat. */
    JsString right;

    final int length;

    /** Where the units of a flat string begin in its array. */
    int base;

    /** Whether what lies behind the units in the array is this string's to grow into, and nobody else's. */
    boolean ownsRoom;

    /** 0 = not computed yet. */
    private int hash;

    /** The key this string denotes, once it has been asked for: an interned name or an index. */
    private PropertyKey key;

    private JsString(Object data, JsString right, int length) {
        this(data, right, 0, length);
    }

    private JsString(Object data, JsString right, int base, int length) {
        this.data = data;
        this.right = right;
        this.base = base;
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
            System.arraycopy(x, a.base, bytes, 0, a.length);
            System.arraycopy(y, b.base, bytes, a.length, b.length);
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
    @Unchecked("the caller knows that there is such a unit")
    public char charAt(int index) {
        Object units = data;
        if (units instanceof byte[] bytes) {
            return (char) (bytes[base + index] & 0xFF);
        }
        if (units instanceof char[] chars) {
            return chars[base + index];
        }
        RopeFlattening.flatten(this);
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

    /** Whether the units are kept as Latin-1; if not they may still all be below 0x100, in a slice. Flattens. */
    public boolean isLatin1() {
        return flat() instanceof byte[];
    }

    /** An array with the units from {@link #base} on when they are kept as Latin-1, or null. Flattens. Shared: read only. */
    public byte[] latin1OrNull() {
        return flat() instanceof byte[] bytes ? bytes : null;
    }

    /** An array with the units from {@link #base} on when they are not kept as Latin-1, or null. Flattens. Shared: read only. */
    public char[] utf16OrNull() {
        return flat() instanceof char[] chars ? chars : null;
    }

    /** The same units, kept as Latin-1 if they can be. */
    public JsString narrowed() {
        return flat() instanceof char[] chars ? ofUtf16(chars, base, base + length) : this;
    }

    /** Where the units begin in the array that {@link #latin1OrNull} or {@link #utf16OrNull} has given. */
    public int base() {
        return base;
    }

    public void copyTo(char[] target, int at) {
        copyTo(0, length, target, at);
    }

    /** Copies units [from, to) to the target. */
    public void copyTo(int from, int to, char[] target, int at) {
        if (flat() instanceof byte[] bytes) {
            for (int i = from; i < to; i++) {
                target[at + i - from] = (char) (bytes[base + i] & 0xFF);
            }
        } else {
            System.arraycopy((char[]) data, base + from, target, at, to - from);
        }
    }

    /** Units [from, to); 0 ≤ from ≤ to ≤ length must hold. Shares the array when that is worth it. */
    public JsString slice(int from, int to) {
        int n = to - from;
        if (n == length) {
            return this;
        }
        if (n <= 1) {
            return n == 0 ? EMPTY : ofChar(charAt(from));
        }
        Object units = flat();
        if (n >= SLICE_MIN) {
            return new JsString(units, null, base + from, n);
        }
        if (units instanceof byte[] bytes) {
            return new JsString(Arrays.copyOfRange(bytes, base + from, base + to), null, n);
        }
        return ofUtf16((char[]) units, base + from, base + to);
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
        return a.length == 1 ? a.charAt(0) == b.charAt(0) : sameUnits(a, 0, b);
    }

    /** Whether the units of a, from an index on, begin with those of b; there must be so many. */
    private static boolean sameUnits(JsString a, int from, JsString b) {
        int n = b.length;
        int at = from;
        Object units = a.flat();
        if (units instanceof byte[] x && b.flat() instanceof byte[] y) {
            at += a.base;
            return Arrays.equals(x, at, at + n, y, b.base, b.base + n);
        }
        if (units instanceof char[] x && b.flat() instanceof char[] y) {
            at += a.base;
            return Arrays.equals(x, at, at + n, y, b.base, b.base + n);
        }
        for (int i = 0; i < n; i++) {
            if (a.charAt(at + i) != b.charAt(i)) {
                return false;
            }
        }
        return true;
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
                int difference = (x[a.base + i] & 0xFF) - (y[b.base + i] & 0xFF);
                if (difference != 0) {
                    return difference;
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
        if (text.length == 1) {
            return indexOf(first, Math.max(from, 0));
        }
        for (int i = indexOf(first, Math.max(from, 0)); i >= 0 && i <= last; i = indexOf(first, i + 1)) {
            if (startsWith(text, i)) {
                return i;
            }
        }
        return -1;
    }

    /** The first index ≥ from ≥ 0 of a code unit, or -1. */
    public int indexOf(char unit, int from) {
        int at = flat() instanceof byte[] bytes
                ? unit > 0xFF ? -1 : UnitSearch.first(bytes, base + from, base + length, unit)
                : UnitSearch.first((char[]) data, base + from, base + length, unit);
        return at < 0 ? -1 : at - base;
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
        return at >= 0 && at <= length - text.length && sameUnits(this, at, text);
    }

    /** A hash of the units; the same for equal strings, in every run. Never 0. */
    @Override
    public int hashCode() {
        int h = hash;
        if (h == 0) {
            if (flat() instanceof byte[] bytes) {
                for (int i = base; i < base + length; i++) {
                    h = 31 * h + (bytes[i] & 0xFF);
                }
            } else {
                char[] chars = (char[]) data;
                for (int i = base; i < base + length; i++) {
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
            unshare(); // names live long, and shall not keep a large text alive
            key = k = PropertyKey.parse(this);
        }
        return k;
    }

    /** The units as a Java string, lone surrogates included. */
    public String toJavaString() {
        char[] chars = new char[length];
        copyTo(chars, 0);
        return new String(chars);
    }

    @Override
    public String toString() {
        return toJavaString();
    }

    // ---- Ropes and shared arrays

    private Object flat() {
        if (right != null) {
            RopeFlattening.flatten(this);
        }
        return data;
    }

    private void unshare() {
        if (flat() instanceof byte[] bytes && bytes.length != length) {
            data = Arrays.copyOfRange(bytes, base, base + length);
            base = 0;
            ownsRoom = false;
        } else if (data instanceof char[] chars && chars.length != length) {
            data = Arrays.copyOfRange(chars, base, base + length);
            base = 0;
            ownsRoom = false;
        }
    }
}
