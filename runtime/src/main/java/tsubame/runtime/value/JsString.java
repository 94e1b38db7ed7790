package tsubame.runtime.value;

import java.util.Arrays;
import tsubame.runtime.binary.ByteRun;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.system.rule.Inline;
import tsubame.system.rule.NoInline;
import tsubame.system.rule.Unchecked;

/**
 * A string value: an immutable sequence of UTF-16 code units. One of at most eleven Latin-1 units is a {@link ShortString}, which holds
 * them itself, and every other is a {@link LongString}, which has an array or two parts; so a short one never equals a long one.
 * Compare by {@link #same}, never by {@code ==}.
 */
public abstract sealed class JsString permits ShortString, LongString {
    /** The longest string; a longer one is a RangeError "Invalid string length". The limit is that of V8. */
    public static final int MAX_LENGTH = 536_870_888;

    private static final JsString[] LATIN1 = latin1Table();

    public static final JsString EMPTY = new ShortString(0, 0, 0);

    /** Below this length a concatenation copies; from it on it makes a rope. */
    private static final int ROPE_MIN = 24;

    /** Below this length a slice copies; from it on it shares. */
    static final int SLICE_MIN = 32;

    /** The length of a long string. A short one's is negative: it holds {@linkplain ShortString more}. */
    final int head;

    JsString(int head) {
        this.head = head;
    }

    private static JsString[] latin1Table() {
        JsString[] table = new JsString[256];
        for (int i = 0; i < 256; i++) {
            table[i] = new ShortString(i, 0, 1);
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
                return new LongString(chars, n);
            }
        }
        byte[] bytes = new byte[n];
        for (int i = 0; i < n; i++) {
            bytes[i] = (byte) text.charAt(i);
        }
        return ofLatin1(bytes);
    }

    /** The string of one code unit; Latin-1 ones come from a table. */
    public static JsString ofChar(char unit) {
        return unit <= 0xFF ? LATIN1[unit] : new LongString(new char[] {unit}, 1);
    }

    public static JsString ofCodePoint(int codePoint) {
        if (codePoint < 0x10000) {
            return ofChar((char) codePoint);
        }
        char[] pair = {Character.highSurrogate(codePoint), Character.lowSurrogate(codePoint)};
        return new LongString(pair, 2);
    }

    /** Takes the array over: the caller must not touch it again. */
    public static JsString ofLatin1(byte[] bytes) {
        return bytes.length <= ShortString.MOST ? ofShort(bytes, 0, bytes.length) : new LongString(checkedLength(bytes), bytes.length);
    }

    /** Copies units [from, to) of the array. */
    public static JsString ofLatin1(byte[] bytes, int from, int to) {
        int n = to - from;
        return n <= ShortString.MOST ? ofShort(bytes, from, n) : new LongString(Arrays.copyOfRange(bytes, from, to), n);
    }

    private static JsString ofShort(byte[] bytes, int from, int n) {
        if (n <= 1) {
            return n == 0 ? EMPTY : LATIN1[bytes[from] & 0xFF];
        }
        return ShortString.of(bytes, from, n);
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
        if (n <= ShortString.MOST) {
            JsString text = ShortString.of(units, from, n);
            return text != null ? text : new LongString(Arrays.copyOfRange(units, from, to), n);
        }
        if (n > MAX_LENGTH) {
            throw Errors.rangeError("Invalid string length");
        }
        for (int i = from; i < to; i++) {
            if (units[i] > 0xFF) {
                return new LongString(Arrays.copyOfRange(units, from, to), n);
            }
        }
        byte[] bytes = new byte[n];
        for (int i = 0; i < n; i++) {
            bytes[i] = (byte) units[from + i];
        }
        return ofLatin1(bytes);
    }

    /** Both strings in a row; throws a RangeError when that is longer than {@link #MAX_LENGTH}. */
    public static JsString concat(JsString a, JsString b) {
        int m = a.length();
        int n = m + b.length(); // both are below 2^30, so this cannot overflow
        if (n == m) {
            return a;
        }
        if (m == 0) {
            return b;
        }
        if (n >= ROPE_MIN) {
            if (n > MAX_LENGTH) {
                throw Errors.rangeError("Invalid string length");
            }
            return new LongString(a, b, n);
        }
        if (n <= ShortString.MOST && a instanceof ShortString x && b instanceof ShortString y) {
            return ShortString.concat(x, y);
        }
        if (a.isLatin1() && b.isLatin1()) {
            byte[] bytes = new byte[n];
            a.copyTo(bytes, 0);
            b.copyTo(bytes, m);
            return new LongString(bytes, n);
        }
        char[] chars = new char[n];
        a.copyTo(chars, 0);
        b.copyTo(chars, m);
        return new LongString(chars, n);
    }

    public final JsString concat(JsString other) {
        return concat(this, other);
    }

    // ---- Looking at strings

    @Inline("a load and a test")
    public final int length() {
        int n = head;
        return n >= 0 ? n : n >>> ShortString.LENGTH & ShortString.LENGTH_MASK;
    }

    public final boolean isEmpty() {
        return length() == 0;
    }

    /** The code unit at index, which must be in [0, length). */
    public final char charAt(int index) {
        return this instanceof ShortString text ? text.unit(index) : ((LongString) this).unit(index);
    }

    /** The same for code that looks at one unit after the other. */
    @Inline("a load, of most strings")
    @Unchecked("a head that is negative is a short string's; the caller knows that there is such a unit")
    public final char charAtQuickly(int index) {
        if (head < 0) {
            return ((ShortString) this).unit(index);
        }
        LongString text = (LongString) this;
        return text.data instanceof byte[] bytes ? (char) (bytes[text.start() + index] & 0xFF) : rareUnit(text, index);
    }

    @NoInline("wide units, and ropes")
    private static char rareUnit(LongString text, int index) {
        return text.unit(index);
    }

    /** The string of the code unit at an index; null if there is no such index. */
    @Inline("two loads, of most strings")
    @Unchecked("the table has all Latin-1 units")
    public final JsString unitAt(int index) {
        if (index < 0 || index >= length()) {
            return null;
        }
        char unit = charAtQuickly(index);
        return unit <= 0xFF ? LATIN1[unit] : wide(unit);
    }

    @NoInline("what is rare")
    private static JsString wide(char unit) {
        return ofChar(unit);
    }

    /** The code point that begins at index: a surrogate pair counts as one, a lone surrogate as itself (§11.1.4). */
    public final int codePointAt(int index) {
        char first = charAt(index);
        if (Character.isHighSurrogate(first) && index + 1 < length()) {
            char second = charAt(index + 1);
            if (Character.isLowSurrogate(second)) {
                return Character.toCodePoint(first, second);
            }
        }
        return first;
    }

    /** Whether the units are kept as Latin-1; if not they may still all be below 0x100, in a slice. Flattens. */
    public final boolean isLatin1() {
        return this instanceof ShortString || ((LongString) this).flat() instanceof byte[];
    }

    /** An array with the units from {@link #base} on when they are kept as Latin-1, or null. Flattens. Shared: read only. */
    public final byte[] latin1OrNull() {
        if (this instanceof ShortString text) {
            return text.bytes();
        }
        return ((LongString) this).flat() instanceof byte[] bytes ? bytes : null;
    }

    /** An array with the units from {@link #base} on when they are not kept as Latin-1, or null. Flattens. Shared: read only. */
    public final char[] utf16OrNull() {
        return this instanceof LongString text && text.flat() instanceof char[] chars ? chars : null;
    }

    /** The same units, kept as Latin-1 if they can be. */
    public final JsString narrowed() {
        char[] chars = utf16OrNull();
        return chars == null ? this : ofUtf16(chars, base(), base() + length());
    }

    /** Where the units begin in the array that {@link #latin1OrNull} or {@link #utf16OrNull} has given. */
    public final int base() {
        return this instanceof LongString text ? text.start() : 0;
    }

    public final void copyTo(char[] target, int at) {
        copyTo(0, length(), target, at);
    }

    /** Copies units [from, to) to the target. */
    public final void copyTo(int from, int to, char[] target, int at) {
        if (this instanceof ShortString text) {
            for (int i = from; i < to; i++) {
                target[at + i - from] = text.unit(i);
            }
        } else {
            ((LongString) this).copyUnits(from, to, target, at);
        }
    }

    /** Copies all units of what {@link #isLatin1} to the target. */
    public final void copyTo(byte[] target, int at) {
        if (this instanceof ShortString text) {
            text.copyAll(target, at);
        } else {
            LongString text = (LongString) this;
            ByteRun.copy((byte[]) text.flat(), text.start(), target, at, head);
        }
    }

    /** The same of units [from, to). */
    public final void copyTo(int from, int to, byte[] target, int at) {
        if (this instanceof ShortString text) {
            text.copyUnits(from, to, target, at);
        } else {
            ByteRun.copy((byte[]) ((LongString) this).flat(), base() + from, target, at, to - from);
        }
    }

    /** Units [from, to); 0 ≤ from ≤ to ≤ length must hold. Shares the array when that is worth it. */
    public final JsString slice(int from, int to) {
        int n = to - from;
        if (n == length()) {
            return this;
        }
        if (n <= 1) {
            return n == 0 ? EMPTY : ofChar(charAt(from));
        }
        return this instanceof ShortString text ? text.part(from, n) : ((LongString) this).part(from, n);
    }

    public final JsString slice(int from) {
        return slice(from, length());
    }

    // ---- Comparing and searching

    /** Whether two strings have the same units. */
    public static boolean same(JsString a, JsString b) {
        if (a == b) {
            return true;
        }
        if (a.head != b.head) {
            return false;
        }
        return a instanceof ShortString x ? x.low == ((ShortString) b).low : LongString.same((LongString) a, (LongString) b);
    }

    /** The same for code that compares often: short strings are two words. */
    @Inline("a comparison or two")
    @Unchecked("of two strings with the same negative head, both are short")
    public static boolean sameQuickly(JsString a, JsString b) {
        if (a == b) {
            return true;
        }
        if (a.head != b.head) {
            return false;
        }
        return a.head < 0 ? ((ShortString) a).low == ((ShortString) b).low : sameLong(a, b);
    }

    /** Whether a string is the short one with these words. */
    @Inline("two comparisons")
    @Unchecked("the head is negative, so it is a short string's")
    public static boolean isShort(JsString a, int head, long low) {
        return a.head == head && ((ShortString) a).low == low;
    }

    @NoInline("what takes a loop")
    private static boolean sameLong(JsString a, JsString b) {
        return same(a, b);
    }

    /** Whether the units of a, from an index on, begin with those of b; there must be so many. */
    private static boolean sameUnits(JsString a, int from, JsString b) {
        int n = b.length();
        if (a instanceof LongString x && b instanceof LongString y) {
            return LongString.sameUnits(x, from, y);
        }
        if (a instanceof LongString x) {
            return x.hasAt(from, (ShortString) b);
        }
        for (int i = 0; i < n; i++) {
            if (a.charAt(from + i) != b.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the units are those of a Java string; for comparing with names known here. */
    public final boolean is(String text) {
        int n = length();
        if (n != text.length()) {
            return false;
        }
        for (int i = 0; i < n; i++) {
            if (charAt(i) != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Order by code units: negative, zero or positive (§7.2.12 for strings). */
    public static int compare(JsString a, JsString b) {
        if (a instanceof ShortString x && b instanceof ShortString y) {
            return ShortString.compare(x, y);
        }
        return a instanceof LongString x && b instanceof LongString y ? LongString.compare(x, y) : compareUnits(a, b);
    }

    /** The same for code that compares often: most of what is compared in loops is strings of one unit. */
    @Inline("two strings of one unit")
    @Unchecked("the head of a short string says how long it is")
    public static int compareQuickly(JsString a, JsString b) {
        if (a.head == ShortString.ONE_UNIT && b.head == ShortString.ONE_UNIT) {
            return (int) ((ShortString) a).low - (int) ((ShortString) b).low;
        }
        return compareAny(a, b);
    }

    @NoInline("what takes a loop")
    private static int compareAny(JsString a, JsString b) {
        return compare(a, b);
    }

    static int compareUnits(JsString a, JsString b) {
        int n = Math.min(a.length(), b.length());
        for (int i = 0; i < n; i++) {
            int difference = a.charAt(i) - b.charAt(i);
            if (difference != 0) {
                return difference;
            }
        }
        return a.length() - b.length();
    }

    /** The first index ≥ from (clamped at 0) where the text occurs, or -1 (§6.1.4.1 StringIndexOf). */
    public final int indexOf(JsString text, int from) {
        int last = length() - text.length();
        if (text.isEmpty()) {
            return from <= length() ? Math.max(from, 0) : -1;
        }
        char first = text.charAt(0);
        if (text.length() == 1) {
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
    public final int indexOf(char unit, int from) {
        return this instanceof ShortString text ? text.find(unit, from) : ((LongString) this).find(unit, from);
    }

    /** The last index ≤ from where the text occurs, or -1. */
    public final int lastIndexOf(JsString text, int from) {
        for (int i = Math.min(from, length() - text.length()); i >= 0; i--) {
            if (startsWith(text, i)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether the text occurs at the index. An index outside the string answers false. */
    public final boolean startsWith(JsString text, int at) {
        return at >= 0 && at <= length() - text.length() && sameUnits(this, at, text);
    }

    /** A hash of the units; the same for equal strings, in every run. Never 0. */
    @Override
    public final int hashCode() {
        return this instanceof ShortString text ? text.hash() : ((LongString) this).hash();
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof JsString string && same(this, string);
    }

    /** The number that a short string of nothing but decimal digits denotes; else -1. */
    public final long shortNatural() {
        return this instanceof ShortString text ? text.natural() : -1;
    }

    /** The property key that this string denotes: an index for "0" … "4294967294", else an interned name. */
    public final PropertyKey toPropertyKey() {
        return this instanceof LongString text ? text.key() : PropertyKey.parse(this);
    }

    /** The units as a Java string, lone surrogates included. */
    public final String toJavaString() {
        char[] chars = new char[length()];
        copyTo(chars, 0);
        return new String(chars);
    }

    @Override
    public final String toString() {
        return toJavaString();
    }
}
