package tsubame.substitute;

/**
 * {@code java.lang.StringBuilder} of the native runtime: chars in an array that doubles. What {@code +} on strings becomes,
 * and messages; JavaScript's strings have a builder of their own. Doubles are not appended: their text is the text module's.
 */
public final class PlainStringBuilder implements CharSequence {
    private int length;
    private char[] chars;

    public PlainStringBuilder() {
        this(16);
    }

    public PlainStringBuilder(int capacity) {
        chars = new char[capacity];
    }

    public PlainStringBuilder(String text) {
        this(text.length() + 16);
        append(text);
    }

    /** Makes room for so many more chars. */
    private void reserve(int more) {
        if (chars.length - length >= more) return;
        char[] larger = new char[Math.max(2 * chars.length + 2, length + more)];
        System.arraycopy(chars, 0, larger, 0, length);
        chars = larger;
    }

    public void ensureCapacity(int capacity) {
        reserve(capacity - length);
    }

    // ---- appending

    public PlainStringBuilder append(String text) {
        String appended = text == null ? "null" : text;
        int n = appended.length();
        reserve(n);
        appended.getChars(0, n, chars, length);
        length += n;
        return this;
    }

    public PlainStringBuilder append(Object object) {
        return append(String.valueOf(object));
    }

    public PlainStringBuilder append(CharSequence text) {
        return append(String.valueOf(text));
    }

    public PlainStringBuilder append(CharSequence text, int from, int to) {
        reserve(to - from);
        for (int i = from; i < to; i++) chars[length++] = text.charAt(i);
        return this;
    }

    public PlainStringBuilder append(char[] text) {
        return append(text, 0, text.length);
    }

    public PlainStringBuilder append(char[] text, int from, int count) {
        reserve(count);
        System.arraycopy(text, from, chars, length, count);
        length += count;
        return this;
    }

    public PlainStringBuilder append(char c) {
        reserve(1);
        chars[length++] = c;
        return this;
    }

    public PlainStringBuilder append(int number) {
        return append(Integer.toString(number));
    }

    public PlainStringBuilder append(long number) {
        return append(Long.toString(number));
    }

    public PlainStringBuilder append(boolean truth) {
        return append(truth ? "true" : "false");
    }

    public PlainStringBuilder appendCodePoint(int codePoint) {
        if (codePoint < 0x10000) return append((char) codePoint);
        return append(Character.highSurrogate(codePoint)).append(Character.lowSurrogate(codePoint));
    }

    // ---- changing

    public PlainStringBuilder insert(int at, char c) {
        reserve(1);
        System.arraycopy(chars, at, chars, at + 1, length - at);
        chars[at] = c;
        length++;
        return this;
    }

    public PlainStringBuilder insert(int at, String text) {
        int n = text.length();
        reserve(n);
        System.arraycopy(chars, at, chars, at + n, length - at);
        text.getChars(0, n, chars, at);
        length += n;
        return this;
    }

    public PlainStringBuilder replace(int from, int to, String text) {
        return delete(from, to).insert(from, text);
    }

    public PlainStringBuilder deleteCharAt(int at) {
        return delete(at, at + 1);
    }

    public PlainStringBuilder delete(int from, int to) {
        int end = Math.min(to, length);
        System.arraycopy(chars, end, chars, from, length - end);
        length -= end - from;
        return this;
    }

    public void setCharAt(int at, char c) {
        checkIndex(at);
        chars[at] = c;
    }

    /** Cuts, or appends zero chars. */
    public void setLength(int newLength) {
        if (newLength > length) {
            reserve(newLength - length);
            for (int i = length; i < newLength; i++) chars[i] = 0;
        }
        length = newLength;
    }

    // ---- reading

    @Override
    public int length() {
        return length;
    }

    @Override
    public boolean isEmpty() {
        return length == 0;
    }

    @Override
    public char charAt(int at) {
        checkIndex(at);
        return chars[at];
    }

    private void checkIndex(int at) {
        if (at < 0 || at >= length) throw new IndexOutOfBoundsException("index " + at + " of " + length + " chars");
    }

    public int indexOf(String text) {
        return toString().indexOf(text);
    }

    public int lastIndexOf(String text) {
        return toString().lastIndexOf(text);
    }

    public String substring(int from) {
        return substring(from, length);
    }

    public String substring(int from, int to) {
        if (from < 0 || from > to || to > length) {
            throw new IndexOutOfBoundsException("substring [" + from + ", " + to + ") of " + length + " chars");
        }
        return new String(chars, from, to - from);
    }

    @Override
    public CharSequence subSequence(int from, int to) {
        return substring(from, to);
    }

    public void getChars(int from, int to, char[] target, int at) {
        System.arraycopy(chars, from, target, at, to - from);
    }

    @Override
    public String toString() {
        return new String(chars, 0, length);
    }
}
