package tsubame.frontend.lexer;

import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.text.unicode.IdentifierCharacters;

/** Regular expression literals: finds their end. The pattern is checked by the parser. */
final class RegExpScanner {
    private final Lexer lexer;

    RegExpScanner(Lexer lexer) {
        this.lexer = lexer;
    }

    TokenKind scan() {
        int start = lexer.position++;
        int end = findEnd();
        lexer.token.text = lexer.decode(start + 1, end);
        lexer.token.raw = "";
        lexer.position = end;
        if (lexer.at(end) != '/') {
            lexer.report(DiagnosticKind.UNTERMINATED_REGEXP, start, end);
            return TokenKind.REGEXP;
        }
        int flags = ++lexer.position;
        while (lexer.position < lexer.limit && IdentifierCharacters.isPart(lexer.codePoint(lexer.position))) {
            lexer.position += lexer.length(lexer.position);
        }
        lexer.token.raw = lexer.decode(flags, lexer.position);
        return TokenKind.REGEXP;
    }

    /** The closing slash, or where the line or the source ends. A slash in a class does not close. */
    private int findEnd() {
        boolean inClass = false;
        int at = lexer.position;
        for (; at < lexer.limit; at++) {
            int b = lexer.bytes[at];
            if (isLineTerminator(at) || b == '/' && !inClass) {
                return at;
            }
            if (b == '\\' && at + 1 < lexer.limit && !isLineTerminator(at + 1)) {
                at++;
            } else if (b == '[') {
                inClass = true;
            } else if (b == ']') {
                inClass = false;
            }
        }
        return at;
    }

    private boolean isLineTerminator(int at) {
        int b = lexer.bytes[at];
        return b == '\n' || b == '\r' || lexer.isLineSeparator(at);
    }
}
