package tsubame.runtime.builtin;

import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;

/** Percent-encoding of URIs (ECMA-262 §19.2.6) and the older escape and unescape (Annex B.2.1). */
final class UriCodec {
    private static final String HEX = "0123456789ABCDEF";
    /** Characters that are left alone in every part of a URI, letters and digits aside. */
    private static final String MARKS = "-_.!~*'()";
    /** Characters with a meaning in a whole URI. */
    static final String RESERVED = ";/?:@&=+$,#";

    private UriCodec() {}

    /** Encode (§19.2.6.5); {@code unescaped} are the characters left alone beside letters, digits and marks. */
    static JsString encode(JsString text, String unescaped) {
        JsStringBuilder out = new JsStringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (isAlphanumeric(unit) || MARKS.indexOf(unit) >= 0 || unescaped.indexOf(unit) >= 0) {
                out.append(unit);
                continue;
            }
            int codePoint = text.codePointAt(i);
            if (codePoint >= 0xD800 && codePoint <= 0xDFFF) {
                throw Errors.uriError("URI malformed");
            }
            appendUtf8(out, codePoint);
            i += codePoint >= 0x10000 ? 1 : 0;
        }
        return out.toJsString();
    }

    private static void appendUtf8(JsStringBuilder out, int codePoint) {
        if (codePoint < 0x80) {
            appendByte(out, codePoint);
            return;
        }
        int trailing = codePoint < 0x800 ? 1 : codePoint < 0x10000 ? 2 : 3;
        appendByte(out, 0xFF00 >> trailing + 1 & 0xFF | codePoint >> 6 * trailing);
        for (int i = trailing - 1; i >= 0; i--) {
            appendByte(out, 0x80 | codePoint >> 6 * i & 0x3F);
        }
    }

    private static void appendByte(JsStringBuilder out, int value) {
        out.append('%').append(HEX.charAt(value >> 4)).append(HEX.charAt(value & 0xF));
    }

    private static boolean isAlphanumeric(char unit) {
        return unit >= 'a' && unit <= 'z' || unit >= 'A' && unit <= 'Z' || unit >= '0' && unit <= '9';
    }

    /** Decode (§19.2.6.6); escapes of the characters {@code preserved} stay as they are. */
    static JsString decode(JsString text, String preserved) {
        if (text.indexOf('%', 0) < 0) {
            return text;
        }
        JsStringBuilder out = new JsStringBuilder(text.length());
        int i = 0;
        while (i < text.length()) {
            char unit = text.charAt(i);
            if (unit != '%') {
                out.append(unit);
                i++;
                continue;
            }
            int lead = escapedByte(text, i);
            int trailing = trailingBytes(lead);
            int end = i + 3 * (trailing + 1);
            int codePoint = lead & 0x7F >> (trailing == 0 ? 0 : trailing + 1);
            for (int at = i + 3; at < end; at += 3) {
                int next = escapedByte(text, at);
                if ((next & 0xC0) != 0x80) {
                    throw Errors.uriError("URI malformed");
                }
                codePoint = codePoint << 6 | next & 0x3F;
            }
            checkScalar(codePoint, trailing);
            if (codePoint < 0x80 && preserved.indexOf(codePoint) >= 0) {
                out.append(text, i, end);
            } else {
                out.appendCodePoint(codePoint);
            }
            i = end;
        }
        return out.toJsString();
    }

    private static int escapedByte(JsString text, int at) {
        int value = at + 2 < text.length() && text.charAt(at) == '%' ? hex(text, at + 1, 2) : -1;
        if (value < 0) {
            throw Errors.uriError("URI malformed");
        }
        return value;
    }

    private static int trailingBytes(int lead) {
        if (lead < 0x80) {
            return 0;
        }
        if (lead < 0xC2 || lead > 0xF4) {
            throw Errors.uriError("URI malformed");
        }
        return lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3;
    }

    private static void checkScalar(int codePoint, int trailing) {
        int minimum = trailing == 3 ? 0x10000 : trailing == 2 ? 0x800 : 0;
        if (codePoint < minimum || codePoint > 0x10FFFF || codePoint >= 0xD800 && codePoint <= 0xDFFF) {
            throw Errors.uriError("URI malformed");
        }
    }

    /** The value of hex digits, or -1. */
    private static int hex(JsString text, int at, int digits) {
        if (at + digits > text.length()) {
            return -1;
        }
        int value = 0;
        for (int i = at; i < at + digits; i++) {
            char unit = text.charAt(i);
            int lower = unit | 0x20;
            int digit = unit >= '0' && unit <= '9' ? unit - '0' : lower >= 'a' && lower <= 'f' && unit < 0x80 ? lower - 'a' + 10 : -1;
            if (digit < 0) {
                return -1;
            }
            value = value << 4 | digit;
        }
        return value;
    }

    /** Annex B.2.1.1. */
    static JsString escape(JsString text) {
        JsStringBuilder out = new JsStringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (isAlphanumeric(unit) || "@*_+-./".indexOf(unit) >= 0) {
                out.append(unit);
            } else if (unit <= 0xFF) {
                appendByte(out, unit);
            } else {
                out.append("%u");
                for (int shift = 12; shift >= 0; shift -= 4) {
                    out.append(HEX.charAt(unit >> shift & 0xF));
                }
            }
        }
        return out.toJsString();
    }

    /** Annex B.2.1.2. */
    static JsString unescape(JsString text) {
        JsStringBuilder out = new JsStringBuilder(text.length());
        int i = 0;
        while (i < text.length()) {
            char unit = text.charAt(i);
            if (unit == '%') {
                boolean wide = i + 1 < text.length() && text.charAt(i + 1) == 'u';
                int value = wide ? hex(text, i + 2, 4) : hex(text, i + 1, 2);
                if (value >= 0) {
                    out.append((char) value);
                    i += wide ? 6 : 3;
                    continue;
                }
            }
            out.append(unit);
            i++;
        }
        return out.toJsString();
    }
}
