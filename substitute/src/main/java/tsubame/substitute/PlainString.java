package tsubame.substitute;

import java.util.Arrays;
import tsubame.system.rule.Intrinsic;

/**
 * {@code java.lang.String} of the native runtime. Names and messages only: JavaScript's strings are another class. The bytes
 * are Latin-1, one for each char, or UTF-16, two for each, low byte first; Latin-1 whenever it can be, so equal strings have
 * equal bytes, which are never written once they are {@link #value}. The hash is the JDK's. Faults (indices out of range)
 * are the array's.
 */
public final class PlainString implements Comparable<PlainString>, CharSequence {
    private static final byte LATIN1 = 0;
    private static final byte UTF16 = 1;

    /** 0 = not computed yet. */
    private int hash;
    private final byte[] value;
    private final byte coder;

    public PlainString() {
        this(new byte[0], LATIN1);
    }

    public PlainString(char[] chars) {
        this(chars, 0, chars.length);
    }

    public PlainString(char[] chars, int offset, int count) {
        boolean wide = isWide(chars, offset, count);
        byte[] bytes = new byte[wide ? 2 * count : count];
        coder = wide ? UTF16 : LATIN1;
        for (int i = 0; i < count; i++) put(bytes, coder, i, chars[offset + i]);
        value = bytes;
    }

    /** Of Latin-1: the high byte is zero, as it is wherever this constructor is called. */
    public PlainString(byte[] latin1, int high, int offset, int count) {
        this(Arrays.copyOfRange(latin1, offset, offset + count), LATIN1);
    }

    private PlainString(byte[] value, byte coder) {
        this.value = value;
        this.coder = coder;
    }

    /** The same text as the building JVM's string. */
    public static PlainString of(String text) {
        return new PlainString(text.toCharArray());
    }

    private static boolean isWide(char[] chars, int offset, int count) {
        for (int i = 0; i < count; i++) {
            if (chars[offset + i] > 0xFF) return true;
        }
        return false;
    }

    private static void put(byte[] bytes, byte coder, int index, int c) {
        if (coder == LATIN1) {
            bytes[index] = (byte) c;
        } else {
            bytes[2 * index] = (byte) c;
            bytes[2 * index + 1] = (byte) (c >> 8);
        }
    }

    @Override
    public int length() {
        return value.length >> coder;
    }

    @Override
    public boolean isEmpty() {
        return value.length == 0;
    }

    @Override
    public char charAt(int index) {
        if (coder == LATIN1) return (char) (value[index] & 0xFF);
        return (char) (value[2 * index] & 0xFF | value[2 * index + 1] << 8);
    }

    public int codePointAt(int index) {
        char high = charAt(index);
        if (Character.isHighSurrogate(high) && index + 1 < length()) {
            char low = charAt(index + 1);
            if (Character.isLowSurrogate(low)) return Character.toCodePoint(high, low);
        }
        return high;
    }

    public void getChars(int from, int to, char[] target, int at) {
        for (int i = from; i < to; i++) target[at + i - from] = charAt(i);
    }

    public char[] toCharArray() {
        char[] chars = new char[length()];
        getChars(0, chars.length, chars, 0);
        return chars;
    }

    // ---- comparing

    @Override
    public boolean equals(Object other) {
        if (this == other) return true;
        if (!(other instanceof PlainString string) || coder != string.coder || value.length != string.value.length) return false;
        for (int i = 0; i < value.length; i++) {
            if (value[i] != string.value[i]) return false;
        }
        return true;
    }

    @Override
    public int hashCode() {
        int h = hash;
        if (h == 0) {
            int n = length();
            for (int i = 0; i < n; i++) h = 31 * h + charAt(i);
            hash = h;
        }
        return h;
    }

    @Override
    public int compareTo(PlainString other) {
        int n = Math.min(length(), other.length());
        for (int i = 0; i < n; i++) {
            int difference = charAt(i) - other.charAt(i);
            if (difference != 0) return difference;
        }
        return length() - other.length();
    }

    public boolean regionMatches(int from, PlainString other, int otherFrom, int count) {
        if (from < 0 || otherFrom < 0 || from > length() - count || otherFrom > other.length() - count) return false;
        for (int i = 0; i < count; i++) {
            if (charAt(from + i) != other.charAt(otherFrom + i)) return false;
        }
        return true;
    }

    public boolean startsWith(PlainString prefix) {
        return startsWith(prefix, 0);
    }

    public boolean startsWith(PlainString prefix, int from) {
        return regionMatches(from, prefix, 0, prefix.length());
    }

    public boolean endsWith(PlainString suffix) {
        return regionMatches(length() - suffix.length(), suffix, 0, suffix.length());
    }

    // ---- searching

    public int indexOf(int c) {
        return indexOf(c, 0);
    }

    /** Of a code point; one above 0xFFFF is looked for as its pair. */
    public int indexOf(int c, int from) {
        int n = length();
        for (int i = Math.max(from, 0); i < n; i++) {
            if (c == (c < 0x10000 ? charAt(i) : codePointAt(i))) return i;
        }
        return -1;
    }

    public int lastIndexOf(int c) {
        return lastIndexOf(c, length() - 1);
    }

    public int lastIndexOf(int c, int from) {
        for (int i = Math.min(from, length() - 1); i >= 0; i--) {
            if (c == (c < 0x10000 ? charAt(i) : codePointAt(i))) return i;
        }
        return -1;
    }

    public int indexOf(PlainString text) {
        return indexOf(text, 0);
    }

    public int indexOf(PlainString text, int from) {
        int last = length() - text.length();
        for (int i = Math.max(from, 0); i <= last; i++) {
            if (startsWith(text, i)) return i;
        }
        return text.isEmpty() ? length() : -1;
    }

    public int lastIndexOf(PlainString text) {
        return lastIndexOf(text, length());
    }

    public int lastIndexOf(PlainString text, int from) {
        for (int i = Math.min(from, length() - text.length()); i >= 0; i--) {
            if (startsWith(text, i)) return i;
        }
        return -1;
    }

    public boolean contains(CharSequence text) {
        return indexOf(new PlainString(text.toString().toCharArray())) >= 0;
    }

    // ---- making strings

    public PlainString substring(int from) {
        return substring(from, length());
    }

    public PlainString substring(int from, int to) {
        if (from < 0 || from > to || to > length()) {
            throw new IndexOutOfBoundsException("substring [" + from + ", " + to + ") of " + length() + " chars");
        }
        if (from == 0 && to == length()) return this;
        char[] chars = new char[to - from];
        getChars(from, to, chars, 0);
        return new PlainString(chars);
    }

    @Override
    public CharSequence subSequence(int from, int to) {
        return substring(from, to);
    }

    public PlainString concat(PlainString other) {
        int n = length();
        int m = other.length();
        if (m == 0) return this;
        byte wider = (byte) (coder | other.coder);
        byte[] bytes = new byte[n + m << wider];
        for (int i = 0; i < n; i++) put(bytes, wider, i, charAt(i));
        for (int i = 0; i < m; i++) put(bytes, wider, n + i, other.charAt(i));
        return new PlainString(bytes, wider);
    }

    public PlainString repeat(int count) {
        if (count < 0) throw new IllegalArgumentException("count is negative: " + count);
        if (count == 0) return new PlainString(); // Latin-1, as every empty string
        byte[] bytes = new byte[value.length * count];
        for (int i = 0; i < count; i++) System.arraycopy(value, 0, bytes, i * value.length, value.length);
        return new PlainString(bytes, coder);
    }

    public PlainString replace(char from, char to) {
        char[] chars = toCharArray();
        for (int i = 0; i < chars.length; i++) {
            if (chars[i] == from) chars[i] = to;
        }
        return new PlainString(chars);
    }

    public PlainString trim() {
        int from = 0;
        int to = length();
        while (from < to && charAt(from) <= ' ') from++;
        while (from < to && charAt(to - 1) <= ' ') to--;
        return substring(from, to);
    }

    /** Natively this very string. */
    @Override
    @Intrinsic("the receiver")
    public String toString() {
        return new String(toCharArray());
    }

    public static PlainString valueOf(char c) {
        return new PlainString(new char[] {c});
    }

    public static PlainString valueOf(char[] chars) {
        return new PlainString(chars);
    }

    public static PlainString copyValueOf(char[] chars) {
        return new PlainString(chars);
    }

    public static String valueOf(int number) {
        return Integer.toString(number);
    }

    public static String valueOf(long number) {
        return Long.toString(number);
    }

    public static String valueOf(boolean truth) {
        return truth ? "true" : "false";
    }

    public static String valueOf(Object object) {
        return object == null ? "null" : object.toString();
    }
}
