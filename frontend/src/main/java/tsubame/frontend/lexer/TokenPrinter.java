package tsubame.frontend.lexer;

import tsubame.frontend.diagnostic.Diagnostics;
import tsubame.frontend.source.SourceFile;

/**
 * The tokens of a source as text, for {@code --dump=tokens}: line:column, kind, spelling. There is no parser here to tell a regular
 * expression from a division or where a template goes on; the token before decides, as it does in nearly all code.
 */
public final class TokenPrinter {
    private final SourceFile source;
    private final Lexer lexer;
    private final StringBuilder out = new StringBuilder();
    /** For each open brace, whether it is a template's. */
    private final StringBuilder braces = new StringBuilder();

    private TokenPrinter(SourceFile source) {
        this.source = source;
        this.lexer = new Lexer(source, new Diagnostics(source));
    }

    public static String print(SourceFile source) {
        TokenPrinter printer = new TokenPrinter(source);
        printer.printAll();
        return printer.out.toString();
    }

    private void printAll() {
        Token token = lexer.token;
        TokenKind before = TokenKind.SEMICOLON;
        for (lexer.next(); token.kind != TokenKind.END; lexer.next()) {
            if ((token.kind == TokenKind.SLASH || token.kind == TokenKind.SLASH_ASSIGN) && !endsOperand(before)) {
                lexer.rescanRegExp();
            }
            trackBraces(token);
            out.append(source.line(token.start)).append(':').append(source.column(token.start)).append('\t').append(token.kind.name());
            out.append('\t').append(source.text(token.start, token.end)).append('\n');
            before = token.kind;
        }
    }

    private void trackBraces(Token token) {
        int last = braces.length() - 1;
        switch (token.kind) {
            case LEFT_BRACE -> braces.append('{');
            case TEMPLATE_HEAD -> braces.append('`');
            case RIGHT_BRACE -> {
                boolean template = last >= 0 && braces.charAt(last) == '`';
                if (template) {
                    lexer.rescanTemplate();
                }
                if (last >= 0 && token.kind != TokenKind.TEMPLATE_MIDDLE) {
                    braces.setLength(last);
                }
            }
            default -> {}
        }
    }

    private static boolean endsOperand(TokenKind kind) {
        return switch (kind) {
            case IDENTIFIER, PRIVATE_NAME, NUMBER, BIGINT, STRING, REGEXP, TEMPLATE, TEMPLATE_TAIL, RIGHT_PAREN, RIGHT_BRACKET, RIGHT_BRACE,
                    THIS, SUPER, NULL, TRUE, FALSE, INCREMENT, DECREMENT -> true;
            default -> false;
        };
    }
}
