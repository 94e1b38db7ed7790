package tsubame.runtime.web;

import java.util.Arrays;
import tsubame.runtime.console.Utf8;
import tsubame.runtime.value.JsString;

/** Percent-encoding of UTF-8 (URL Standard, §1.3) with its nested sets of what must be encoded. */
final class PercentEncoding {
    /** The sets, besides controls and what is not ASCII. */
    enum Set {
        CONTROL(""),
        FRAGMENT(" \"<>`"),
        QUERY(" \"#<>"),
        SPECIAL_QUERY(" \"#<>'"),
        PATH(" \"#<>?^`{}"),
        USER_INFO(" \"#<>?^`{}/:;=@[\\]|"),
        COMPONENT(" \"#<>?^`{}/:;=@[\\]|$&+,"),
        FORM(" \"#<>?^`{}/:;=@[\\]|$&+,!'()~%");

        private final String characters;

        Set(String characters) {
            this.characters = characters;
        }

        boolean contains(int c) {
            return c < 0x20 || c > 0x7E || characters.indexOf(c) >= 0;
        }
    }

    private static final String HEX = "0123456789ABCDEF";

    private PercentEncoding() {}

    /** Appends a scalar value, or its bytes in hexadecimal when it is in the set. */
    static void append(StringBuilder out, int c, Set set) {
        if (!set.contains(c)) {
            out.append((char) c);
        } else if (c < 0x80) {
            appendByte(out, c);
        } else {
            if (c < 0x800) {
                appendByte(out, 0xC0 | c >> 6);
            } else {
                if (c < 0x10000) {
                    appendByte(out, 0xE0 | c >> 12);
                } else {
                    appendByte(out, 0xF0 | c >> 18);
                    appendByte(out, 0x80 | c >> 12 & 0x3F);
                }
                appendByte(out, 0x80 | c >> 6 & 0x3F);
            }
            appendByte(out, 0x80 | c & 0x3F);
        }
    }

    private static void appendByte(StringBuilder out, int b) {
        out.append('%').append(HEX.charAt(b >> 4)).append(HEX.charAt(b & 0xF));
    }

    static void append(StringBuilder out, String text, Set set) {
        for (int i = 0; i < text.length(); i++) {
            int c = text.codePointAt(i);
            append(out, c, set);
            i += c > 0xFFFF ? 1 : 0;
        }
    }

    static String encode(String text, Set set) {
        StringBuilder out = new StringBuilder();
        append(out, text, set);
        return out.toString();
    }

    /** Percent-decodes, and reads the result as UTF-8 without looking for a byte order mark. */
    static String decode(String text) {
        if (text.indexOf('%') < 0) {
            return text;
        }
        byte[] bytes = Utf8.encode(JsString.of(text));
        int length = 0;
        for (int i = 0; i < bytes.length; i++) {
            int high = bytes[i] == '%' && i + 2 < bytes.length ? hexDigit(bytes[i + 1]) : -1;
            int low = high >= 0 ? hexDigit(bytes[i + 2]) : -1;
            if (low >= 0) {
                bytes[length++] = (byte) (high << 4 | low);
                i += 2;
            } else {
                bytes[length++] = bytes[i];
            }
        }
        return Utf8.decode(Arrays.copyOf(bytes, length)).toJavaString();
    }

    /** The value of a hexadecimal digit, or -1. */
    static int hexDigit(int c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        int lower = c | 0x20;
        return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
    }
}
