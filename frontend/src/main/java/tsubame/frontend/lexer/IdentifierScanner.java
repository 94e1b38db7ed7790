package tsubame.frontend.lexer;

import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.source.SourceFile;
import tsubame.text.unicode.IdentifierCharacters;

/** Identifiers, keywords and private names, with Unicode escapes; and the characters that begin no token at all. */
final class IdentifierScanner {
    private final Lexer lexer;

    IdentifierScanner(Lexer lexer) {
        this.lexer = lexer;
    }

    TokenKind scan() {
        byte[] bytes = lexer.bytes;
        int start = lexer.position;
        int at = start;
        while (at < lexer.limit && bytes[at] >= 0 && IdentifierCharacters.isPart(bytes[at])) {
            at++;
        }
        if (at > start && (at == lexer.limit || bytes[at] >= 0 && bytes[at] != '\\')) {
            lexer.position = at;
            return name(bytes, start, at);
        }
        if (bytes[start] == '#') {
            return scanPrivate();
        }
        String text = scanSlow();
        if (text == null) {
            return invalid(start);
        }
        if (!lexer.token.escaped) {
            return name(bytes, start, lexer.position);
        }
        byte[] encoded = SourceFile.encode(text);
        return name(encoded, 0, encoded.length);
    }

    private TokenKind name(byte[] bytes, int start, int end) {
        int slot = lexer.names.slot(bytes, start, end);
        lexer.token.text = lexer.names.text(slot);
        TokenKind kind = lexer.names.kind(slot);
        return kind != TokenKind.IDENTIFIER && lexer.token.escaped ? TokenKind.ESCAPED_KEYWORD : kind;
    }

    private TokenKind scanPrivate() {
        int start = lexer.position++;
        if (lexer.position < lexer.limit) {
            String text = scanSlow();
            if (text != null) {
                byte[] encoded = SourceFile.encode(text);
                lexer.token.text = lexer.names.text(lexer.names.slot(encoded, 0, encoded.length));
                return TokenKind.PRIVATE_NAME;
            }
        }
        lexer.position = start;
        return invalid(start);
    }

    /** A name with escapes or characters beyond ASCII; null, and nothing read, if none begins here. */
    private String scanSlow() {
        int start = lexer.position;
        StringBuilder text = new StringBuilder();
        while (lexer.position < lexer.limit) {
            int at = lexer.position;
            boolean escape = lexer.bytes[at] == '\\';
            int c = escape ? scanEscape() : lexer.codePoint(at);
            if (c < 0 || !(text.isEmpty() ? IdentifierCharacters.isStart(c) : IdentifierCharacters.isPart(c))) {
                if (escape && c >= 0) {
                    lexer.report(DiagnosticKind.ESCAPE_NOT_IN_IDENTIFIER, at, lexer.position);
                }
                lexer.position = at;
                break;
            }
            if (escape) {
                lexer.token.escaped = true;
            } else {
                lexer.position = at + lexer.length(at);
            }
            text.appendCodePoint(c);
        }
        return lexer.position == start ? null : text.toString();
    }

    /** {@code \}{@code uXXXX} or {@code \}{@code u{X…}}; -1, reported, if malformed. */
    private int scanEscape() {
        int start = lexer.position;
        if (lexer.at(start + 1) != 'u') {
            return -1;
        }
        lexer.position = start + 2;
        int c = Escapes.unicode(lexer);
        if (c < 0) {
            lexer.report(DiagnosticKind.INVALID_UNICODE_ESCAPE, start, Math.max(start + 2, lexer.position));
        }
        return c;
    }

    private TokenKind invalid(int start) {
        int c = lexer.codePoint(start);
        lexer.position = start + lexer.length(start);
        if (c == '\\' && lexer.at(start + 1) == 'u') {
            lexer.position = start + 2; // already reported
        } else {
            String shown = c > 0x20 && c < 0x7F || c > 0xA0 && c < 0xD800 ? "`" + Character.toString(c) + "`" : codePointName(c);
            lexer.report(DiagnosticKind.UNEXPECTED_CHARACTER, start, lexer.position, shown);
        }
        return TokenKind.INVALID;
    }

    private static String codePointName(int c) {
        StringBuilder name = new StringBuilder("U+");
        for (int shift = c > 0xFFFFF ? 20 : c > 0xFFFF ? 16 : 12; shift >= 0; shift -= 4) {
            name.append("0123456789ABCDEF".charAt(c >> shift & 15));
        }
        return name.toString();
    }
}
