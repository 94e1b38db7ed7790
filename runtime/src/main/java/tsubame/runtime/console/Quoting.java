package tsubame.runtime.console;

import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;
import tsubame.runtime.value.Symbol;

/** Strings and keys as source text: the quote that needs no escape is chosen, single before double before backtick. */
final class Quoting {
    private Quoting() {}

    static JsString quote(JsString text) {
        char quote = '\'';
        if (text.indexOf('\'', 0) >= 0) {
            if (text.indexOf('"', 0) < 0) {
                quote = '"';
            } else if (text.indexOf('`', 0) < 0 && text.indexOf(JsString.of("${"), 0) < 0) {
                quote = '`';
            }
        }
        JsStringBuilder out = new JsStringBuilder();
        out.append(quote);
        for (int i = 0; i < text.length(); i++) {
            i += appendEscaped(out, text, i, quote) - 1;
        }
        return out.append(quote).toJsString();
    }

    /** Appends the character at {@code i}; gives the number of code units that it took. */
    private static int appendEscaped(JsStringBuilder out, JsString text, int i, char quote) {
        char c = text.charAt(i);
        if (c == quote || c == '\\') {
            out.append('\\').append(c);
        } else if (c < ' ' || c >= 0x7F && c <= 0x9F) {
            appendControl(out, c);
        } else if (c >= 0xD800 && c <= 0xDFFF) {
            boolean pair = c <= 0xDBFF && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1));
            if (pair) {
                out.append(c).append(text.charAt(i + 1));
                return 2;
            }
            appendHex(out.append("\\u"), c, "0123456789abcdef", 4);
        } else {
            out.append(c);
        }
        return 1;
    }

    private static void appendControl(JsStringBuilder out, char c) {
        switch (c) {
            case '\b' -> out.append("\\b");
            case '\t' -> out.append("\\t");
            case '\n' -> out.append("\\n");
            case '\f' -> out.append("\\f");
            case '\r' -> out.append("\\r");
            default -> appendHex(out.append("\\x"), c, "0123456789ABCDEF", 2);
        }
    }

    private static void appendHex(JsStringBuilder out, int value, String alphabet, int digits) {
        for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) {
            out.append(alphabet.charAt(value >> shift & 15));
        }
    }

    /** A key as it stands before a colon. */
    static JsString key(PropertyKey key) {
        if (key instanceof Symbol symbol) {
            return new JsStringBuilder().append('[').append(symbol.descriptiveString()).append(']').toJsString();
        }
        JsString text = (JsString) key.toValue();
        if (text.is("__proto__")) {
            return JsString.of("['__proto__']");
        }
        return isIdentifier(text) ? text : quote(text);
    }

    private static boolean isIdentifier(JsString text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
            if (!letter && (i == 0 || c < '0' || c > '9')) {
                return false;
            }
        }
        return text.length() > 0;
    }
}
