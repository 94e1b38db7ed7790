package tsubame.frontend.source;

import java.util.Arrays;

/**
 * A source text: a name to show and its bytes, in UTF-8. Text that came from a JavaScript string may hold lone surrogates; they are kept
 * as three bytes each (generalised UTF-8), so that decoding gives back the same string. Bytes that are no such encoding decode to U+FFFD.
 *
 * <p>Everything else in the frontend speaks in byte offsets; lines (from 1) and columns (from 1, in characters) are computed here, from a
 * line table that is built when first asked for.
 */
public final class SourceFile {
    public static final int REPLACEMENT = 0xFFFD;

    private final String name;
    private final byte[] bytes;
    private int[] lineStarts;

    public SourceFile(String name, byte[] bytes) {
        this.name = name;
        this.bytes = bytes;
    }

    /** A source whose text is {@code text}, which may hold lone surrogates. */
    public static SourceFile of(String name, String text) {
        return new SourceFile(name, encode(text));
    }

    public String name() {
        return name;
    }

    /** The bytes themselves, not a copy: nobody may write to them. */
    public byte[] bytes() {
        return bytes;
    }

    public int length() {
        return bytes.length;
    }

    public String text(int start, int end) {
        return decode(bytes, start, end);
    }

    public int lineCount() {
        return lineStarts().length;
    }

    /** The line, from 1, that holds the byte at {@code offset}. */
    public int line(int offset) {
        int index = Arrays.binarySearch(lineStarts(), offset);
        return index >= 0 ? index + 1 : -index - 1;
    }

    /** The column, from 1, in characters (code points). */
    public int column(int offset) {
        int column = 1;
        for (int at = lineStart(line(offset)); at < offset && at < bytes.length; at += length(bytes, at, bytes.length)) {
            column++;
        }
        return column;
    }

    /** Where line {@code line} (from 1) begins. */
    public int lineStart(int line) {
        return lineStarts()[line - 1];
    }

    /** Where line {@code line} ends, its terminator not included. */
    public int lineEnd(int line) {
        int end = line < lineCount() ? lineStarts()[line] : bytes.length;
        int start = lineStart(line);
        while (end > start && terminatorLengthBefore(end) > 0) {
            end -= terminatorLengthBefore(end);
        }
        return end;
    }

    private int[] lineStarts() {
        if (lineStarts == null) {
            lineStarts = findLines();
        }
        return lineStarts;
    }

    private int[] findLines() {
        int[] starts = new int[Math.max(16, bytes.length / 32)];
        int count = 1;
        for (int at = 0; at < bytes.length; ) {
            int length = terminatorLength(at);
            if (length == 0) {
                at++;
                continue;
            }
            at += length;
            if (count == starts.length) {
                starts = Arrays.copyOf(starts, count * 2);
            }
            starts[count++] = at;
        }
        return Arrays.copyOf(starts, count);
    }

    /** The length of the line terminator at {@code at} (LF, CR, CR LF, LS, PS), or 0. */
    private int terminatorLength(int at) {
        int b = bytes[at];
        if (b == '\n') {
            return 1;
        }
        if (b == '\r') {
            return at + 1 < bytes.length && bytes[at + 1] == '\n' ? 2 : 1;
        }
        return b == (byte) 0xE2 && isSeparator(at) ? 3 : 0;
    }

    private int terminatorLengthBefore(int end) {
        int b = bytes[end - 1];
        if (b == '\n' || b == '\r') {
            return 1;
        }
        return end >= 3 && isSeparator(end - 3) ? 3 : 0;
    }

    private boolean isSeparator(int at) {
        return at + 2 < bytes.length && bytes[at] == (byte) 0xE2 && bytes[at + 1] == (byte) 0x80 && (bytes[at + 2] & 0xFE) == 0xA8;
    }

    // Generalised UTF-8

    /** The code point (a surrogate too) encoded at {@code at}, or {@link #REPLACEMENT} if the bytes there are no encoding. */
    public static int codePoint(byte[] bytes, int at, int end) {
        int b = bytes[at] & 0xFF;
        if (b < 0x80) {
            return b;
        }
        int length = length(bytes, at, end);
        if (length == 1) {
            return REPLACEMENT;
        }
        int value = b & (0x7F >> length);
        for (int i = 1; i < length; i++) {
            value = value << 6 | bytes[at + i] & 0x3F;
        }
        return value;
    }

    /** The length of the encoding at {@code at}; 1 for a byte that begins none. */
    public static int length(byte[] bytes, int at, int end) {
        int b = bytes[at] & 0xFF;
        if (b < 0xC2 || b > 0xF4) {
            return 1;
        }
        int length = b < 0xE0 ? 2 : b < 0xF0 ? 3 : 4;
        if (at + length > end) {
            return 1;
        }
        for (int i = 1; i < length; i++) {
            if ((bytes[at + i] & 0xC0) != 0x80) {
                return 1;
            }
        }
        int second = bytes[at + 1] & 0xFF;
        // Overlong encodings and values beyond U+10FFFF are no encodings.
        boolean bad = b == 0xE0 && second < 0xA0 || b == 0xF0 && second < 0x90 || b == 0xF4 && second >= 0x90;
        return bad ? 1 : length;
    }

    public static String decode(byte[] bytes, int start, int end) {
        int at = start;
        while (at < end && bytes[at] >= 0) {
            at++;
        }
        if (at == end) {
            return ascii(bytes, start, end);
        }
        StringBuilder text = new StringBuilder(end - start);
        for (at = start; at < end; at += length(bytes, at, end)) {
            text.appendCodePoint(codePoint(bytes, at, end));
        }
        return text.toString();
    }

    @SuppressWarnings("deprecation") // the high byte is zero: this is the cheap constructor for ASCII
    private static String ascii(byte[] bytes, int start, int end) {
        return new String(bytes, 0, start, end - start);
    }

    public static byte[] encode(String text) {
        byte[] bytes = new byte[text.length() * 3];
        int length = 0;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            length = encode(c, bytes, length);
        }
        return Arrays.copyOf(bytes, length);
    }

    private static int encode(int c, byte[] bytes, int at) {
        if (c < 0x80) {
            bytes[at++] = (byte) c;
            return at;
        }
        if (c < 0x800) {
            bytes[at++] = (byte) (0xC0 | c >> 6);
        } else {
            if (c < 0x10000) {
                bytes[at++] = (byte) (0xE0 | c >> 12);
            } else {
                bytes[at++] = (byte) (0xF0 | c >> 18);
                bytes[at++] = (byte) (0x80 | c >> 12 & 0x3F);
            }
            bytes[at++] = (byte) (0x80 | c >> 6 & 0x3F);
        }
        bytes[at++] = (byte) (0x80 | c & 0x3F);
        return at;
    }
}
