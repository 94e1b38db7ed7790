package tsubame.runtime.value;

import java.util.Arrays;
import tsubame.runtime.binary.ByteRun;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.system.rule.Inline;
import tsubame.system.rule.NoInline;
import tsubame.text.number.DoubleToText;

/**
 * Collects code units into a string: bytes until the first unit above 0xFF, chars from then on. Throws a RangeError
 * when the text passes {@link JsString#MAX_LENGTH}. May be used on after {@link #toJsString}.
 */
public final class JsStringBuilder {
    /** Copying shorter texts costs next to nothing. */
    private static final int LONG = 16 << 10;

    private byte[] bytes;
    private char[] chars;
    private int length;

    public JsStringBuilder() {
        this(32);
    }

    public JsStringBuilder(int capacity) {
        bytes = new byte[Math.max(capacity, 8)];
    }

    public int length() {
        return length;
    }

    @Inline("most often a store")
    public JsStringBuilder append(char unit) {
        if (bytes != null && unit <= 0xFF && length < bytes.length) {
            bytes[length++] = (byte) unit;
            return this;
        }
        return appendSlowly(unit);
    }

    @NoInline("makes room, or wider units")
    private JsStringBuilder appendSlowly(char unit) {
        reserve(1);
        if (bytes != null) {
            if (unit <= 0xFF) {
                bytes[length++] = (byte) unit;
                return this;
            }
            widen();
        }
        chars[length++] = unit;
        return this;
    }

    public JsStringBuilder appendCodePoint(int codePoint) {
        if (codePoint < 0x10000) {
            return append((char) codePoint);
        }
        return append(Character.highSurrogate(codePoint)).append(Character.lowSurrogate(codePoint));
    }

    public JsStringBuilder append(String text) {
        for (int i = 0; i < text.length(); i++) {
            append(text.charAt(i));
        }
        return this;
    }

    public JsStringBuilder append(JsString text) {
        return append(text, 0, text.length());
    }

    /** Appends bytes from an index on, all of which are Latin-1 units. */
    public void appendLatin1(byte[] units, int from) {
        int count = units.length - from;
        reserve(count);
        if (bytes == null) {
            append(JsString.ofLatin1(units, from, units.length));
            return;
        }
        ByteRun.copy(units, from, bytes, length, count);
        length += count;
    }

    /** Appends the text of a number. */
    public void append(double number) {
        reserve(DoubleToText.MAX_LENGTH);
        if (bytes != null) {
            length = DoubleToText.write(number, bytes, length);
        } else {
            append(JsString.ofLatin1(DoubleToText.bytes(number)));
        }
    }

    /**
     * Appends a text as a JSON literal, if it is of Latin-1 and has nothing that is escaped, and so is what stands here already; else nothing
     * happens, and the answer is false.
     */
    public boolean appendQuoted(JsString text) {
        int count = text.length();
        if (bytes == null || !text.isLatin1()) {
            return false;
        }
        reserve(count + 2);
        int from = length + 1;
        text.copyTo(bytes, from);
        if (UnitSearch.firstEscaped(bytes, from, from + count) != from + count) {
            return false;
        }
        bytes[length] = '"';
        bytes[from + count] = '"';
        length += count + 2;
        return true;
    }

    /** Appends units [from, to) of the text. */
    public JsStringBuilder append(JsString text, int from, int to) {
        reserve(to - from);
        if (bytes != null && text.isLatin1()) {
            text.copyTo(from, to, bytes, length);
        } else {
            widen();
            text.copyTo(from, to, chars, length);
        }
        length += to - from;
        return this;
    }

    public char charAt(int index) {
        return bytes != null ? (char) (bytes[index] & 0xFF) : chars[index];
    }

    /** Forgets the units from the given length on. */
    public void truncate(int newLength) {
        length = Math.min(length, newLength);
    }

    public JsString toJsString() {
        if (bytes != null) {
            return JsString.ofLatin1(bytes, 0, length);
        }
        return JsString.ofUtf16(chars, 0, length);
    }

    /** The same, of a builder that nobody uses any more: a long text takes over the array that it fills to three quarters or more. */
    public JsString finish() {
        boolean isWorthIt = bytes != null && length >= LONG && length >= bytes.length / 4 * 3;
        return isWorthIt ? new LongString(bytes, length) : toJsString();
    }

    @Override
    public String toString() {
        return toJsString().toJavaString();
    }

    private void widen() {
        if (bytes != null) {
            chars = new char[bytes.length];
            for (int i = 0; i < length; i++) {
                chars[i] = (char) (bytes[i] & 0xFF);
            }
            bytes = null;
        }
    }

    private void reserve(int more) {
        int needed = length + more;
        int capacity = bytes != null ? bytes.length : chars.length;
        if (needed <= capacity) {
            return;
        }
        if (needed < 0 || needed > JsString.MAX_LENGTH) {
            throw Errors.rangeError("Invalid string length");
        }
        Agent.requireRoom(2L * needed);
        int grown = (int) Math.min(Math.max(needed, 2L * capacity), JsString.MAX_LENGTH);
        if (bytes != null) {
            bytes = Arrays.copyOf(bytes, grown);
        } else {
            chars = Arrays.copyOf(chars, grown);
        }
    }
}
