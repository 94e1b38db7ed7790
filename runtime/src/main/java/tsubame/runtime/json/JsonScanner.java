package tsubame.runtime.json;

import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Name;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;
import tsubame.runtime.value.JsThrow;
import tsubame.text.number.TextToDouble;

/** The tokens of JSON text (ECMA-404): space, literals, numbers, strings; and the SyntaxErrors, worded as V8 words them. */
final class JsonScanner {
    private static final int CACHED_NAMES = 256;
    private static final int CONTEXT = 10;
    /** Integers of so few digits are exact while they are collected. */
    private static final int EXACT_DIGITS = 15;

    private final JsString source;
    final char[] text;
    int at;

    /** Property names seen, by a hash of their units: most names of a text come again. */
    private final Name[] names = new Name[CACHED_NAMES];

    JsonScanner(JsString source) {
        this.source = source;
        this.text = new char[source.length()];
        source.copyTo(text, 0);
    }

    /** Moves to the next unit that is no space; answers it, or 0 at the end. */
    char next() {
        while (at < text.length) {
            char unit = text[at];
            if (unit != ' ' && unit != '\n' && unit != '\r' && unit != '\t') {
                return unit;
            }
            at++;
        }
        return 0;
    }

    JsString sourceFrom(int start) {
        return source.slice(start, at);
    }

    void literal(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (at == text.length || text[at] != word.charAt(i)) {
                throw unexpected();
            }
            at++;
        }
    }

    // ---- Numbers

    double number() {
        int start = at;
        boolean negative = text[at] == '-';
        at += negative ? 1 : 0;
        int digits = at;
        long value = 0;
        while (isDigit()) {
            value = at - digits < EXACT_DIGITS ? value * 10 + text[at] - '0' : value;
            at++;
        }
        if (at == digits) {
            throw negative ? at("No number after minus sign") : unexpected();
        }
        if (text[digits] == '0' && at > digits + 1) {
            at = digits + 1;
            throw at("Unexpected number");
        }
        boolean integer = at - digits <= EXACT_DIGITS;
        if (at < text.length && text[at] == '.') {
            at++;
            skipDigits("Unterminated fractional number");
            integer = false;
        }
        if (at < text.length && (text[at] | 0x20) == 'e') {
            at++;
            if (at < text.length && (text[at] == '+' || text[at] == '-')) {
                at++;
            }
            skipDigits("Exponent part is missing a number");
            integer = false;
        }
        if (integer) {
            return negative ? -(double) value : value;
        }
        return TextToDouble.number(text, start, at);
    }

    private void skipDigits(String complaint) {
        if (!isDigit()) {
            throw at(complaint);
        }
        while (isDigit()) {
            at++;
        }
    }

    private boolean isDigit() {
        return at < text.length && text[at] >= '0' && text[at] <= '9';
    }

    // ---- Strings

    /** The string whose opening quote is here. */
    JsString string() {
        int start = ++at;
        skipPlain();
        if (at < text.length && text[at] == '"') {
            return JsString.ofUtf16(text, start, at++);
        }
        return escapedString(start);
    }

    /** As {@link #string}, made a key; names without escapes are looked up before they are made. */
    PropertyKey key() {
        int start = ++at;
        int hash = 0;
        while (at < text.length && text[at] != '"' && text[at] != '\\' && text[at] >= ' ') {
            hash = 31 * hash + text[at++];
        }
        if (at == text.length || text[at] != '"') {
            return escapedString(start).toPropertyKey();
        }
        int end = at++;
        int slot = (hash ^ hash >>> 8) & CACHED_NAMES - 1;
        Name cached = names[slot];
        if (cached != null && isText(cached.string, start, end)) {
            return cached;
        }
        PropertyKey key = JsString.ofUtf16(text, start, end).toPropertyKey();
        if (key instanceof Name name) {
            names[slot] = name;
        }
        return key;
    }

    private boolean isText(JsString name, int start, int end) {
        if (name.length() != end - start) {
            return false;
        }
        for (int i = start; i < end; i++) {
            if (name.charAt(i - start) != text[i]) {
                return false;
            }
        }
        return true;
    }

    private void skipPlain() {
        while (at < text.length && text[at] != '"' && text[at] != '\\' && text[at] >= ' ') {
            at++;
        }
    }

    private JsString escapedString(int start) {
        JsStringBuilder out = new JsStringBuilder();
        int plainFrom = start;
        while (true) {
            skipPlain();
            out.append(source, plainFrom, at);
            if (at == text.length) {
                throw at("Unterminated string");
            }
            if (text[at] == '"') {
                at++;
                return out.toJsString();
            }
            if (text[at] != '\\') {
                throw at("Bad control character in string literal");
            }
            at++;
            out.append(escape());
            plainFrom = at;
        }
    }

    private char escape() {
        if (at == text.length) {
            throw at("Unterminated string");
        }
        switch (text[at++]) {
            case '"': return '"';
            case '\\': return '\\';
            case '/': return '/';
            case 'b': return '\b';
            case 'f': return '\f';
            case 'n': return '\n';
            case 'r': return '\r';
            case 't': return '\t';
            case 'u': return unicodeEscape();
            default:
                at--;
                throw at("Bad escaped character");
        }
    }

    private char unicodeEscape() {
        int value = 0;
        for (int i = 0; i < 4; i++) {
            int digit = at < text.length ? hexDigit(text[at]) : -1;
            if (digit < 0) {
                throw at("Bad Unicode escape");
            }
            value = value << 4 | digit;
            at++;
        }
        return (char) value;
    }

    private static int hexDigit(char unit) {
        if (unit >= '0' && unit <= '9') {
            return unit - '0';
        }
        return unit >= 'a' && unit <= 'f' ? unit - 'a' + 10 : unit >= 'A' && unit <= 'F' ? unit - 'A' + 10 : -1;
    }

    // ---- Errors

    /** The complaint with the place. */
    JsThrow at(String complaint) {
        return Errors.syntaxError(complaint + " in JSON at position " + at);
    }

    /** The error for the unit that is here, or for the end. */
    JsThrow unexpected() {
        if (at >= text.length) {
            return Errors.syntaxError("Unexpected end of JSON input");
        }
        String all = source.toJavaString();
        if (all.equals("undefined") || all.equals("[object Object]")) {
            return Errors.syntaxError("\"" + all + "\" is not valid JSON");
        }
        if (text[at] == '"') {
            return at("Unexpected string");
        }
        if (text[at] >= '0' && text[at] <= '9' || text[at] == '-') {
            return at("Unexpected number");
        }
        boolean whole = all.length() <= 2 * CONTEXT;
        int from = whole ? 0 : Math.max(0, at - CONTEXT);
        int to = whole ? all.length() : Math.min(all.length(), at + CONTEXT);
        return Errors.syntaxError("Unexpected token '" + text[at] + "', " + (from > 0 ? "..." : "") + "\""
                + all.substring(from, to) + "\"" + (to < all.length() ? "... " : " ") + "is not valid JSON");
    }
}
