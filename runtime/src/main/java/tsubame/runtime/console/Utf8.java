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
        byte[] out = new byte[(latin1 != null ? 2 : 3) * text.length() + spare];
        int at = 0;
        for (int i = 0; i < text.length(); i++) {
            int c = latin1 != null ? latin1[i] & 0xFF : text.charAt(i);
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

    /** The string of UTF-8 bytes; each byte that begins no code point becomes U+FFFD. */
    public static JsString decode(byte[] bytes) {
        int i = 0;
        while (i < bytes.length && bytes[i] >= 0) {
            i++;
        }
        return i == bytes.length
                ? JsString.ofLatin1(bytes)
                : JsString.of(new String(bytes, java.nio.charset.StandardCharsets.UTF_8));
    }
}
