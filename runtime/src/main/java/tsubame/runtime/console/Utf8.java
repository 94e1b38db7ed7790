package tsubame.runtime.console;

import java.util.Arrays;
import tsubame.runtime.value.JsString;

/** Strings as UTF-8; a surrogate that stands alone becomes U+FFFD. */
public final class Utf8 {
    private static final int REPLACEMENT = 0xFFFD;

    private Utf8() {}

    public static byte[] encode(JsString text) {
        return encode(text, 0);
    }

    /** The text and a newline. */
    static byte[] encodeLine(JsString text) {
        byte[] bytes = encode(text, 1);
        bytes[bytes.length - 1] = '\n';
        return bytes;
    }

    /** With so many spare bytes at the end. */
    private static byte[] encode(JsString text, int spare) {
        byte[] latin1 = text.latin1OrNull();
        int base = text.base();
        byte[] out = new byte[(latin1 != null ? 2 : 3) * text.length() + spare];
        int at = 0;
        for (int i = 0; i < text.length(); i++) {
            int c = latin1 != null ? latin1[base + i] & 0xFF : text.charAt(i);
            if (c >= 0xD800 && c <= 0xDFFF) {
                c = text.codePointAt(i);
                if (c > 0xFFFF) {
                    i++;
                } else {
                    c = REPLACEMENT;
                }
            }
            at = put(out, at, c);
        }
        return Arrays.copyOf(out, at + spare);
    }

    private static int put(byte[] out, int at, int c) {
        if (c < 0x80) {
            out[at] = (byte) c;
            return at + 1;
        }
        if (c < 0x800) {
            out[at] = (byte) (0xC0 | c >> 6);
            out[at + 1] = (byte) (0x80 | c & 0x3F);
            return at + 2;
        }
        if (c < 0x10000) {
            out[at] = (byte) (0xE0 | c >> 12);
            out[at + 1] = (byte) (0x80 | c >> 6 & 0x3F);
            out[at + 2] = (byte) (0x80 | c & 0x3F);
            return at + 3;
        }
        out[at] = (byte) (0xF0 | c >> 18);
        out[at + 1] = (byte) (0x80 | c >> 12 & 0x3F);
        out[at + 2] = (byte) (0x80 | c >> 6 & 0x3F);
        out[at + 3] = (byte) (0x80 | c & 0x3F);
        return at + 4;
    }

    /** The string of UTF-8 bytes; each longest beginning of a code point that does not go on as one becomes U+FFFD. */
    public static JsString decode(byte[] bytes) {
        int ascii = 0;
        while (ascii < bytes.length && bytes[ascii] >= 0) {
            ascii++;
        }
        if (ascii == bytes.length) {
            return JsString.ofLatin1(bytes);
        }
        char[] units = new char[bytes.length];
        int length = 0;
        for (int at = 0; at < bytes.length;) {
            int width = sequence(bytes, at);
            int c = width > 0 ? codePoint(bytes, at, width) : 0xFFFD;
            if (c > 0xFFFF) {
                units[length++] = (char) (0xD7C0 + (c >> 10));
                units[length++] = (char) (0xDC00 | c & 0x3FF);
            } else {
                units[length++] = (char) c;
            }
            at += Math.abs(width);
        }
        return JsString.ofUtf16(units, 0, length);
    }

    /** The length of the code point at a byte, or, negative, of the beginning of one that breaks off. */
    private static int sequence(byte[] bytes, int at) {
        int lead = bytes[at] & 0xFF;
        if (lead < 0x80) {
            return 1;
        }
        int width = lead >= 0xC2 && lead < 0xE0 ? 2 : lead >= 0xE0 && lead < 0xF0 ? 3 : lead >= 0xF0 && lead <= 0xF4 ? 4 : 0;
        for (int i = 1; i < width; i++) {
            int next = at + i < bytes.length ? bytes[at + i] & 0xFF : 0;
            // The second byte rules out overlong forms, surrogates, and what is beyond U+10FFFF.
            int least = i == 1 && lead == 0xE0 ? 0xA0 : i == 1 && lead == 0xF0 ? 0x90 : 0x80;
            int most = i == 1 && lead == 0xED ? 0x9F : i == 1 && lead == 0xF4 ? 0x8F : 0xBF;
            if (next < least || next > most) {
                return -i;
            }
        }
        return width == 0 ? -1 : width;
    }

    private static int codePoint(byte[] bytes, int at, int width) {
        int c = width == 1 ? bytes[at] : bytes[at] & 0x7F >> width;
        for (int i = 1; i < width; i++) {
            c = c << 6 | bytes[at + i] & 0x3F;
        }
        return c;
    }
}
