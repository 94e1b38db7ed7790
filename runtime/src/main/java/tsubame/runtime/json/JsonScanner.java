package tsubame.runtime.json;

import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Name;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.UnitSearch;
import tsubame.system.rule.Inline;
import tsubame.system.rule.Unchecked;
import tsubame.text.number.TextToDouble;

/** The tokens of JSON text (ECMA-404): space, literals, numbers, strings; and the SyntaxErrors, worded as V8 words them. */
final class JsonScanner {
    private static final int CACHED_NAMES = 256;
    private static final int CONTEXT = 10;
    /** So few digits are exact as a double, and so are the powers of ten. */
    private static final int EXACT_DIGITS = 15;
    private static final double[] POWERS = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};

    private final JsString source;
    /** The text, if it is Latin-1, or else its units; the other is null. Shared with the string. */
    private final byte[] bytes;
    private final char[] chars;
    /** Where it begins and ends in the array. */
    private final int base;
    private final int end;
    int at;

    /** Property names seen, by a hash of their units: most names of a text come again. */
    private final Name[] names = new Name[CACHED_NAMES];

    JsonScanner(JsString source) {
        this.source = source;
        this.bytes = source.latin1OrNull();
        this.chars = source.utf16OrNull();
        this.base = source.base();
        this.end = base + source.length();
        this.at = base;
    }

    @Inline("every unit")
    @Unchecked("the index is below the end")
    private int unit(int index) {
        return bytes != null ? bytes[index] & 0xFF : chars[index];
    }

    boolean isAtEnd() {
        return at >= end;
    }

    /** The number of units before the present one. */
    int position() {
        return at - base;
    }

    /** Moves to the next unit that is no space; answers it, or 0 at the end. */
    int next() {
        while (at < end) {
            int unit = unit(at);
            if (unit > ' ' || unit != ' ' && unit != '\n' && unit != '\r' && unit != '\t') {
                return unit;
            }
            at++;
        }
        return 0;
    }

    JsString sourceFrom(int start) {
        return source.slice(start - base, at - base);
    }

    void literal(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (at == end || unit(at) != word.charAt(i)) {
                throw unexpected();
            }
            at++;
        }
    }

    // ---- Numbers

    double number() {
        int start = at;
        boolean negative = unit(at) == '-';
        at += negative ? 1 : 0;
        int digits = at;
        long value = digits(0);
        if (at == digits) {
            throw negative ? at("No number after minus sign") : unexpected();
        }
        if (unit(digits) == '0' && at > digits + 1) {
            at = digits + 1;
            throw at("Unexpected number");
        }
        int count = at - digits;
        int fraction = 0;
        if (at < end && unit(at) == '.') {
            int from = ++at;
            value = digits(value);
            fraction = at - from;
            if (fraction == 0) {
                throw at("Unterminated fractional number");
            }
        }
        if (at < end && (unit(at) | 0x20) == 'e') {
            exponent();
            return text(start);
        }
        if (count + fraction > EXACT_DIGITS) {
            return text(start);
        }
        double exact = fraction == 0 ? value : value / POWERS[fraction]; // both are exact, and so the quotient is rounded once
        return negative ? -exact : exact;
    }

    /** Appends the digits that are here to a number, modulo 2^64. */
    private long digits(long before) {
        long value = before;
        while (at < end) {
            int digit = unit(at) - '0';
            if (digit < 0 || digit > 9) {
                break;
            }
            value = value * 10 + digit;
            at++;
        }
        return value;
    }

    private void exponent() {
        at++;
        if (at < end && (unit(at) == '+' || unit(at) == '-')) {
            at++;
        }
        int from = at;
        digits(0);
        if (at == from) {
            throw at("Exponent part is missing a number");
        }
    }

    private double text(int start) {
        return bytes != null ? TextToDouble.number(bytes, start, at) : TextToDouble.number(chars, start, at);
    }

    // ---- Strings

    /** The string whose opening quote is here. */
    JsString string() {
        int start = ++at;
        skipPlain();
        if (at < end && unit(at) == '"') {
            int close = at++;
            return bytes != null ? JsString.ofLatin1(bytes, start, close) : JsString.ofUtf16(chars, start, close);
        }
        return escapedString(start);
    }

    /** A key whose opening quote is here, if it is the one that a sequence of keys expects next; else null, and nothing happens. */
    JsonKeys expectedKey(JsonKeys sequence) {
        JsonKeys next = bytes == null ? null : sequence.expected(bytes, at + 1, end);
        if (next != null) {
            at += 1 + next.length();
        }
        return next;
    }

    /** As {@link #string}, made a key; names without escapes are looked up before they are made. */
    PropertyKey key() {
        int start = ++at;
        int hash = 0;
        while (at < end && unit(at) != '"' && unit(at) != '\\' && unit(at) >= ' ') {
            hash = 31 * hash + unit(at++);
        }
        if (at == end || unit(at) != '"') {
            return escapedString(start).toPropertyKey();
        }
        int close = at++;
        int slot = (hash ^ hash >>> 8) & CACHED_NAMES - 1;
        Name cached = names[slot];
        if (cached != null && isText(cached.string, start, close)) {
            return cached;
        }
        JsString text = bytes != null ? JsString.ofLatin1(bytes, start, close) : JsString.ofUtf16(chars, start, close);
        PropertyKey key = text.toPropertyKey();
        if (key instanceof Name name) {
            names[slot] = name;
        }
        return key;
    }

    private boolean isText(JsString name, int start, int close) {
        if (name.length() != close - start) {
            return false;
        }
        for (int i = start; i < close; i++) {
            if (name.charAt(i - start) != unit(i)) {
                return false;
            }
        }
        return true;
    }

    private void skipPlain() {
        if (bytes != null) {
            at = UnitSearch.firstEscaped(bytes, at, end);
            return;
        }
        while (at < end && chars[at] != '"' && chars[at] != '\\' && chars[at] >= ' ') {
            at++;
        }
    }

    private JsString escapedString(int start) {
        JsStringBuilder out = new JsStringBuilder();
        int plainFrom = start;
        while (true) {
            skipPlain();
            out.append(source, plainFrom - base, at - base);
            if (at == end) {
                throw at("Unterminated string");
            }
            if (unit(at) == '"') {
                at++;
                return out.toJsString();
            }
            if (unit(at) != '\\') {
                throw at("Bad control character in string literal");
            }
            at++;
            out.append(escape());
            plainFrom = at;
        }
    }

    private char escape() {
        if (at == end) {
            throw at("Unterminated string");
        }
        switch (unit(at++)) {
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
            int digit = at < end ? hexDigit(unit(at)) : -1;
            if (digit < 0) {
                throw at("Bad Unicode escape");
            }
            value = value << 4 | digit;
            at++;
        }
        return (char) value;
    }

    private static int hexDigit(int unit) {
        if (unit >= '0' && unit <= '9') {
            return unit - '0';
        }
        return unit >= 'a' && unit <= 'f' ? unit - 'a' + 10 : unit >= 'A' && unit <= 'F' ? unit - 'A' + 10 : -1;
    }

    // ---- Errors

    /** The complaint with the place. */
    JsThrow at(String complaint) {
        return Errors.syntaxError(complaint + " in JSON at position " + position());
    }

    /** The error for the unit that is here, or for the end. */
    JsThrow unexpected() {
        if (at >= end) {
            return Errors.syntaxError("Unexpected end of JSON input");
        }
        String all = source.toJavaString();
        if (all.equals("undefined") || all.equals("[object Object]")) {
            return Errors.syntaxError("\"" + all + "\" is not valid JSON");
        }
        if (unit(at) == '"') {
            return at("Unexpected string");
        }
        if (unit(at) >= '0' && unit(at) <= '9' || unit(at) == '-') {
            return at("Unexpected number");
        }
        boolean whole = all.length() <= 2 * CONTEXT;
        int from = whole ? 0 : Math.max(0, position() - CONTEXT);
        int to = whole ? all.length() : Math.min(all.length(), position() + CONTEXT);
        return Errors.syntaxError("Unexpected token '" + (char) unit(at) + "', " + (from > 0 ? "..." : "") + "\""
                + all.substring(from, to) + "\"" + (to < all.length() ? "... " : " ") + "is not valid JSON");
    }
}
