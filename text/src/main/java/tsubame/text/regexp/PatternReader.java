package tsubame.text.regexp;

import tsubame.text.unicode.CodePointSet;
import tsubame.text.unicode.UnicodeProperties;

/**
 * The cursor over a pattern, and the lexical parts that terms and classes share: characters, numbers, group names, escapes that stand
 * for one character, and property escapes. With flag u or v a character is a code point, else a code unit.
 */
final class PatternReader {
    static final int END = -1;
    private static final String SYNTAX_CHARACTERS = "^$\\.*+?()[]{}|";

    final String pattern;
    final boolean unicode;
    final boolean unicodeSets;
    /** With named groups, \k begins a reference even without flag u (the grammar's parameter NamedCaptureGroups). */
    boolean namedGroups;
    int at;

    PatternReader(String pattern, int flags) {
        this.pattern = pattern;
        this.unicode = RegExpFlags.byCodePoint(flags);
        this.unicodeSets = (flags & RegExpFlags.UNICODE_SETS) != 0;
    }

    RegExpSyntaxException error(String message) {
        return new RegExpSyntaxException(message, Math.min(at, pattern.length()));
    }

    /** The code unit `ahead` of the cursor, or END. */
    int peek(int ahead) {
        return at + ahead < pattern.length() ? pattern.charAt(at + ahead) : END;
    }

    int peek() {
        return at < pattern.length() ? pattern.charAt(at) : END;
    }

    boolean more() {
        return at < pattern.length();
    }

    boolean eat(char c) {
        if (peek() != c) return false;
        at++;
        return true;
    }

    boolean eat(String text) {
        if (!pattern.startsWith(text, at)) return false;
        at += text.length();
        return true;
    }

    /** The next character, by code point or code unit. Needs {@link #more}. */
    int next() {
        return unicode ? nextCodePoint() : pattern.charAt(at++);
    }

    int nextCodePoint() {
        int c = pattern.codePointAt(at);
        at += Character.charCount(c);
        return c;
    }

    static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    static boolean isLetter(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    private static int hexValue(int c) {
        if (isDigit(c)) return c - '0';
        if (c >= 'a' && c <= 'f') return c - 'a' + 10;
        return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
    }

    /** A run of decimal digits; values from 2^31 - 1 on all become that. */
    int decimal() {
        long value = 0;
        while (isDigit(peek())) value = Math.min(value * 10 + pattern.charAt(at++) - '0', Integer.MAX_VALUE);
        return (int) value;
    }

    /** Exactly `digits` hexadecimal digits; else END and the cursor stays. */
    int hex(int digits) {
        int value = 0;
        for (int i = 0; i < digits; i++) {
            int digit = hexValue(peek(i));
            if (digit < 0) return END;
            value = value << 4 | digit;
        }
        at += digits;
        return value;
    }

    /**
     * What follows \\u: four digits, a pair of such escapes for a surrogate pair, or {…}; the latter two only when `byCodePoint`.
     * END, and the cursor stays, if nothing of this is there.
     */
    int unicodeEscape(boolean byCodePoint) {
        int start = at;
        if (byCodePoint && eat('{')) {
            int value = 0;
            int digits = 0;
            for (; hexValue(peek()) >= 0 && value < CodePointSet.LIMIT; digits++) value = value << 4 | hexValue(pattern.charAt(at++));
            if (digits > 0 && value < CodePointSet.LIMIT && eat('}')) return value;
            at = start;
            return END;
        }
        int unit = hex(4);
        if (!byCodePoint || unit < 0xd800 || unit > 0xdbff) return unit;
        int afterLead = at;
        if (eat("\\u")) {
            int trail = hex(4);
            if (trail >= 0xdc00 && trail <= 0xdfff) return Character.toCodePoint((char) unit, (char) trail);
        }
        at = afterLead;
        return unit;
    }

    /** GroupName: after "<", up to and including ">". */
    String groupName() throws RegExpSyntaxException {
        StringBuilder name = new StringBuilder();
        int start = at;
        while (more()) {
            int c = nextCodePoint();
            if (c == '>' && name.length() > 0) return name.toString();
            if (c == '\\') c = eat('u') ? unicodeEscape(true) : END;
            if (c == END || !isIdentifier(c, name.length() > 0)) break;
            name.appendCodePoint(c);
        }
        at = start;
        throw error("Invalid capture group name");
    }

    private static boolean isIdentifier(int c, boolean part) {
        if (isLetter(c) || c == '$' || c == '_') return true;
        if (c < 128) return part && isDigit(c);
        if (part && (c == 0x200c || c == 0x200d)) return true;
        return UnicodeProperties.set(UnicodeProperties.find(part ? "ID_Continue" : "ID_Start")).contains(c);
    }

    /** CharacterEscape, after the backslash. `inClass` lets the escapes that only classes have through. */
    int characterEscape(boolean inClass) throws RegExpSyntaxException {
        if (!more()) throw error("\\ at end of pattern");
        int c = next();
        switch (c) {
            case 't': return '\t';
            case 'n': return '\n';
            case 'v': return 0x0b;
            case 'f': return '\f';
            case 'r': return '\r';
            case 'c': return controlEscape(inClass);
            case 'x': {
                int value = hex(2);
                if (value < 0 && unicode) throw error("Invalid escape");
                return value < 0 ? 'x' : value;
            }
            case 'u': {
                int value = unicodeEscape(unicode);
                if (value < 0 && unicode) throw error("Invalid Unicode escape");
                return value < 0 ? 'u' : value;
            }
            default:
                return isDigit(c) ? digitEscape(c, inClass) : identityEscape(c, inClass);
        }
    }

    /** After \c. Annex B: without a letter the backslash is a character of its own; in a class digits and _ are letters too. */
    private int controlEscape(boolean inClass) throws RegExpSyntaxException {
        int c = peek();
        boolean letter = isLetter(c) || !unicode && inClass && (isDigit(c) || c == '_');
        if (letter) {
            at++;
            return c & 31;
        }
        if (unicode) throw error("Invalid unicode escape");
        at--;
        return '\\';
    }

    /** \0, and Annex B's octal escapes; \8 and \9 are themselves. */
    private int digitEscape(int c, boolean inClass) throws RegExpSyntaxException {
        if (unicode) {
            if (c != '0' || isDigit(peek())) throw error(inClass ? "Invalid class escape" : "Invalid decimal escape");
            return 0;
        }
        if (c >= '8') return c;
        int value = c - '0';
        for (int i = 0; i < 2 && peek() >= '0' && peek() <= '7' && value * 8 + peek() - '0' <= 0xff; i++) {
            value = value * 8 + pattern.charAt(at++) - '0';
        }
        return value;
    }

    private int identityEscape(int c, boolean inClass) throws RegExpSyntaxException {
        if (unicode) {
            if (SYNTAX_CHARACTERS.indexOf(c) >= 0 || c == '/' || inClass && c == '-') return c;
            throw error("Invalid escape");
        }
        if (c == 'k' && namedGroups) throw error("Invalid named reference");
        return c;
    }

    /** After \p or \P with flag u or v: {Name}, {Name=Value}. */
    ClassNode property(boolean negated) throws RegExpSyntaxException {
        int start = at;
        int end = peek() == '{' ? pattern.indexOf('}', at) : -1;
        if (end >= 0) {
            String name = pattern.substring(at + 1, end);
            int equals = name.indexOf('=');
            int found = equals < 0 ? UnicodeProperties.find(name)
                    : UnicodeProperties.find(name.substring(0, equals), name.substring(equals + 1));
            at = end + 1;
            if (found != UnicodeProperties.NONE) return new ClassNode.Property(found, negated, false);
            found = unicodeSets && !negated ? UnicodeProperties.findStrings(name) : UnicodeProperties.NONE;
            if (found != UnicodeProperties.NONE) return new ClassNode.Property(found, false, true);
        }
        at = start;
        throw error("Invalid property name");
    }
}
