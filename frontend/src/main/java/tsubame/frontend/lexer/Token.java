package tsubame.frontend.lexer;

/**
 * The lexer's current token, overwritten by the next one. It is the lexer's whole state: to look ahead, {@link #copy} it and give it back to
 * {@link Lexer#restore}.
 */
public final class Token {
    public TokenKind kind = TokenKind.END;
    public int start;
    public int end;
    /** Where the token before ended. */
    public int previousEnd;
    /** How many braces (and substitutions of templates) are open before the token. */
    public int braces;
    /** A line terminator stands before the token. */
    public boolean newlineBefore;
    /** The name or private name is spelt with an escape, so that it is no contextual keyword. */
    public boolean escaped;
    /** Names (also of keywords): the name. Strings, templates: the cooked value, null for a template with an invalid escape. BigInts: see
     * {@link tsubame.frontend.syntax.Expression.BigIntLiteral}. Regular expressions: the pattern. */
    public String text;
    /** Templates: the raw text. Regular expressions: the flags. */
    public String raw;
    public double number;
    /** Where a legacy octal literal or escape stands (an error in strict code), or -1. */
    public int octal;

    public Token copy() {
        Token copy = new Token();
        copy.set(this);
        return copy;
    }

    void set(Token other) {
        kind = other.kind;
        start = other.start;
        end = other.end;
        previousEnd = other.previousEnd;
        braces = other.braces;
        newlineBefore = other.newlineBefore;
        escaped = other.escaped;
        text = other.text;
        raw = other.raw;
        number = other.number;
        octal = other.octal;
    }
}
