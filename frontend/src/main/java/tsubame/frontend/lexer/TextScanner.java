package tsubame.frontend.lexer;

import tsubame.frontend.diagnostic.DiagnosticKind;

/**
 * String literals and templates. An invalid escape in a string is reported at once; in a template it makes the cooked value null, and
 * whether that is an error only the parser knows.
 */
final class TextScanner {
    /** Results of {@link #scanEscape} that are no code points. */
    private static final int NOTHING = -1, INVALID = -2;

    private final Lexer lexer;
    private boolean inTemplate;
    private DiagnosticKind problem;
    private int problemStart;
    private int problemEnd;

    TextScanner(Lexer lexer) {
        this.lexer = lexer;
    }

    TokenKind scanString(int quote) {
        byte[] bytes = lexer.bytes;
        int start = lexer.position++;
        inTemplate = false;
        StringBuilder text = null;
        int from = lexer.position;
        while (lexer.position < lexer.limit) {
            int b = bytes[lexer.position];
            if (b == quote) {
                lexer.token.text = finish(text, from);
                lexer.position++;
                return TokenKind.STRING;
            }
            if (b == '\n' || b == '\r') {
                break;
            }
            if (b == '\\') {
                text = append(text, from);
                appendEscape(text);
                from = lexer.position;
            } else {
                lexer.position++;
            }
        }
        lexer.token.text = finish(text, from);
        lexer.report(DiagnosticKind.UNTERMINATED_STRING, start, lexer.position, Character.toString(quote));
        return TokenKind.STRING;
    }

    private StringBuilder append(StringBuilder text, int from) {
        StringBuilder to = text == null ? new StringBuilder() : text;
        return to.append(lexer.decode(from, lexer.position));
    }

    private String finish(StringBuilder text, int from) {
        String rest = lexer.decode(from, lexer.position);
        return text == null ? rest : text.append(rest).toString();
    }

    private void appendEscape(StringBuilder text) {
        int start = lexer.position;
        int c = scanEscape();
        if (c >= 0) {
            text.appendCodePoint(c);
        } else if (c == INVALID) {
            lexer.report(problem, problemStart, problemEnd);
            lexer.position = Math.max(lexer.position, start + 1);
        }
    }

    // Templates

    /** Reads from {@code `} or {@code }} to {@code `} (kind {@code last}) or <code>${</code> (kind {@code open}). */
    TokenKind scanTemplate(TokenKind last, TokenKind open) {
        int start = lexer.position++;
        inTemplate = true;
        StringBuilder cooked = new StringBuilder();
        StringBuilder raw = new StringBuilder();
        boolean valid = true;
        int from = lexer.position;
        while (lexer.position < lexer.limit) {
            int b = lexer.bytes[lexer.position];
            if (b == '`' || b == '$' && lexer.at(lexer.position + 1) == '{') {
                endChunk(cooked, raw, from, valid);
                lexer.position += b == '`' ? 1 : 2;
                return b == '`' ? last : open;
            }
            if (b == '\\') {
                appendChunk(cooked, raw, from);
                valid &= appendTemplateEscape(cooked, raw);
                from = lexer.position;
            } else if (b == '\r') {
                appendChunk(cooked, raw, from);
                from = skipCarriageReturn();
                cooked.append('\n');
                raw.append('\n');
            } else {
                lexer.position++;
            }
        }
        endChunk(cooked, raw, from, valid);
        lexer.report(DiagnosticKind.UNTERMINATED_TEMPLATE, start, start + 1);
        return last;
    }

    private void appendChunk(StringBuilder cooked, StringBuilder raw, int from) {
        String chunk = lexer.decode(from, lexer.position);
        cooked.append(chunk);
        raw.append(chunk);
    }

    private void endChunk(StringBuilder cooked, StringBuilder raw, int from, boolean valid) {
        appendChunk(cooked, raw, from);
        lexer.token.text = valid ? cooked.toString() : null;
        lexer.token.raw = raw.toString();
    }

    /** CR and CR LF count as LF in both values of a template. */
    private int skipCarriageReturn() {
        lexer.position += lexer.at(lexer.position + 1) == '\n' ? 2 : 1;
        return lexer.position;
    }

    private boolean appendTemplateEscape(StringBuilder cooked, StringBuilder raw) {
        int start = lexer.position;
        int c = scanEscape();
        if (c >= 0) {
            cooked.appendCodePoint(c);
        }
        if (c == INVALID) {
            lexer.position = start + 1; // the backslash; what follows it is read as text
        }
        for (int at = start; at < lexer.position; at++) {
            if (lexer.bytes[at] == '\r') {
                raw.append('\n');
                at += lexer.at(at + 1) == '\n' ? 1 : 0;
            } else {
                int length = lexer.length(at);
                raw.appendCodePoint(lexer.codePoint(at));
                at += length - 1;
            }
        }
        if (c == INVALID && lexer.at(lexer.position) == '\\') {
            raw.append('\\');
            lexer.position++;
        }
        return c != INVALID;
    }

    /** Reads the template that began at {@code start} once more, to report its first invalid escape. */
    void reportInvalidEscape(int start) {
        int resume = lexer.position;
        inTemplate = true;
        for (lexer.position = start + 1; lexer.position < resume; ) {
            if (lexer.bytes[lexer.position] != '\\') {
                lexer.position++;
            } else if (scanEscape() == INVALID) {
                lexer.report(problem, problemStart, problemEnd);
                break;
            }
        }
        lexer.position = resume;
    }

    // Escapes

    /** Reads an escape from its backslash on: its code point, NOTHING for a line continuation, or INVALID with the problem noted. */
    private int scanEscape() {
        int start = lexer.position;
        int b = lexer.at(start + 1);
        lexer.position = start + 2;
        switch (b) {
            case 'n': return '\n';
            case 't': return '\t';
            case 'r': return '\r';
            case 'b': return '\b';
            case 'f': return '\f';
            case 'v': return 0x0B;
            case '\n': return NOTHING;
            case '\r':
                lexer.position += lexer.at(lexer.position) == '\n' ? 1 : 0;
                return NOTHING;
            case 'x': return checked(Escapes.hex(lexer, 2), DiagnosticKind.INVALID_HEX_ESCAPE, start);
            case 'u': return checked(Escapes.unicode(lexer), DiagnosticKind.INVALID_UNICODE_ESCAPE, start);
            case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9': return scanDigits(start, b);
            case -1:
                lexer.position = start + 1;
                return NOTHING;
            default: return scanOther(start + 1);
        }
    }

    private int scanOther(int at) {
        if (lexer.isLineSeparator(at)) {
            lexer.position = at + 3;
            return NOTHING;
        }
        lexer.position = at + lexer.length(at);
        return lexer.codePoint(at);
    }

    private int checked(int c, DiagnosticKind kind, int start) {
        return c >= 0 ? c : invalid(kind, start, lexer.position);
    }

    private int invalid(DiagnosticKind kind, int start, int end) {
        problem = kind;
        problemStart = start;
        problemEnd = end;
        return INVALID;
    }

    /** {@code \0} is NUL; other digits are legacy octal escapes (ECMA-262 annex B.1.2), and {@code \8} and {@code \9} those digits. */
    private int scanDigits(int start, int b) {
        int following = lexer.at(lexer.position);
        if (b == '0' && !(following >= '0' && following <= '9')) {
            return 0;
        }
        if (inTemplate) {
            return invalid(DiagnosticKind.OCTAL_ESCAPE_IN_TEMPLATE, start, lexer.position);
        }
        if (lexer.token.octal < 0) {
            lexer.token.octal = start;
        }
        if (b >= '8') {
            return b;
        }
        int value = b - '0';
        int most = b <= '3' ? 2 : 1;
        for (int i = 0; i < most && lexer.at(lexer.position) >= '0' && lexer.at(lexer.position) <= '7'; i++) {
            value = value * 8 + lexer.at(lexer.position++) - '0';
        }
        return value;
    }
}
