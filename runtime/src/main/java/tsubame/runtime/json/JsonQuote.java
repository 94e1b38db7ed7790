package tsubame.runtime.json;

import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;
import tsubame.runtime.value.UnitSearch;

/** QuoteJSONString (ECMA-262 §25.5.4.2): the JSON literal of a string, well formed even where the string is not. */
final class JsonQuote {
    private static final String HEX = "0123456789abcdef";

    private JsonQuote() {}

    static void append(JsStringBuilder out, JsString text) {
        if (!out.appendQuoted(text)) {
            appendSlowly(out, text);
        }
    }

    private static void appendSlowly(JsStringBuilder out, JsString text) {
        out.append('"');
        byte[] latin1 = text.latin1OrNull();
        int base = text.base();
        int length = text.length();
        int plainFrom = 0;
        for (int i = 0; i < length; i++) {
            if (latin1 != null) {
                i = UnitSearch.firstEscaped(latin1, base + i, base + length) - base;
                if (i == length) {
                    break;
                }
            }
            char unit = latin1 != null ? (char) (latin1[base + i] & 0xFF) : text.charAt(i);
            if (unit >= ' ' && unit != '"' && unit != '\\' && (unit < 0xD800 || unit > 0xDFFF)) {
                continue;
            }
            if (unit >= 0xD800 && unit <= 0xDBFF && i + 1 < length && isLowSurrogate(text.charAt(i + 1))) {
                i++;
                continue;
            }
            out.append(text, plainFrom, i);
            appendEscape(out, unit);
            plainFrom = i + 1;
        }
        out.append(text, plainFrom, length);
        out.append('"');
    }

    /**
     * What stands in a text for a string, behind its opening quote: an array that has so many bytes free in front, and the closing quote last; null if it is not
     * of Latin-1 or has something that is escaped.
     */
    static byte[] plainOrNull(JsString text, int free) {
        int length = text.length();
        if (!text.isLatin1()) {
            return null;
        }
        byte[] quoted = new byte[free + length + 1];
        text.copyTo(quoted, free);
        quoted[free + length] = '"';
        return UnitSearch.firstEscaped(quoted, free, free + length) == free + length ? quoted : null;
    }

    private static boolean isLowSurrogate(char unit) {
        return unit >= 0xDC00 && unit <= 0xDFFF;
    }

    private static void appendEscape(JsStringBuilder out, char unit) {
        switch (unit) {
            case '"':
                out.append("\\\"");
                break;
            case '\\':
                out.append("\\\\");
                break;
            case '\b':
                out.append("\\b");
                break;
            case '\t':
                out.append("\\t");
                break;
            case '\n':
                out.append("\\n");
                break;
            case '\f':
                out.append("\\f");
                break;
            case '\r':
                out.append("\\r");
                break;
            default:
                out.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) {
                    out.append(HEX.charAt(unit >> shift & 0xF));
                }
        }
    }
}
