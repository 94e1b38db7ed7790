package tsubame.frontend.lexer;

import static tsubame.frontend.lexer.TokenKind.*;

import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.diagnostic.Diagnostics;
import tsubame.frontend.source.SourceFile;
import tsubame.text.unicode.IdentifierCharacters;

/**
 * Turns bytes into tokens, one at a time, into {@link #token}. It reads {@code /} and {@code >} in the way of operators and {@code }} as a
 * brace; where the grammar wants a regular expression, a template's continuation or a single {@code >}, the parser asks for the current
 * token to be read again. Never fails: what is wrong is reported, and a token comes out anyway.
 */
public final class Lexer {
    public final Token token = new Token();

    final byte[] bytes;
    final int limit;
    final Names names = new Names();
    /** Where reading goes on: the end of the current token. */
    int position;

    private final Diagnostics diagnostics;
    private final IdentifierScanner identifiers = new IdentifierScanner(this);
    private final NumberScanner numbers = new NumberScanner(this);
    private final TextScanner texts = new TextScanner(this);
    private final RegExpScanner regExps = new RegExpScanner(this);
    private boolean htmlComments;
    private boolean silent;

    public Lexer(SourceFile source, Diagnostics diagnostics) {
        this.bytes = source.bytes();
        this.limit = bytes.length;
        this.diagnostics = diagnostics;
        if (limit >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF) {
            position = 3; // a byte order mark
        }
        if (at(position) == '#' && at(position + 1) == '!') {
            skipLineComment();
        }
        token.end = position;
    }

    /** Whether {@code <!--} and, at the start of a line, {@code -->} begin comments: in scripts (ECMA-262 annex B.1.1). */
    public void setHtmlComments(boolean htmlComments) {
        this.htmlComments = htmlComments;
    }

    /** Stops or resumes reporting, for skipping over what cannot be parsed. */
    public void setSilent(boolean silent) {
        this.silent = silent;
    }

    public void restore(Token saved) {
        token.set(saved);
        position = saved.end;
    }

    void report(DiagnosticKind kind, int start, int end, String... arguments) {
        if (!silent) {
            diagnostics.report(kind, start, end, arguments);
        }
    }

    /** The byte at {@code index}, or -1 beyond the end. */
    int at(int index) {
        return index < limit ? bytes[index] & 0xFF : -1;
    }

    int codePoint(int index) {
        return SourceFile.codePoint(bytes, index, limit);
    }

    int length(int index) {
        return SourceFile.length(bytes, index, limit);
    }

    String decode(int start, int end) {
        return SourceFile.decode(bytes, start, end);
    }

    // Reading tokens

    public void next() {
        Token t = token;
        t.previousEnd = t.end;
        if (t.kind == LEFT_BRACE || t.kind == TEMPLATE_HEAD) {
            t.braces++;
        } else if (t.kind == RIGHT_BRACE || t.kind == TEMPLATE_TAIL) {
            t.braces--;
        }
        t.newlineBefore = position == 0 && t.start == 0;
        t.escaped = false;
        t.octal = -1;
        skipTrivia();
        t.newlineBefore &= t.previousEnd > 0;
        t.start = position;
        t.kind = position < limit ? scan(bytes[position]) : END;
        t.end = position;
    }

    private TokenKind scan(int b) {
        if (b < 0) {
            return identifiers.scan();
        }
        return switch (b) {
            case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> numbers.scan();
            case '"', '\'' -> texts.scanString(b);
            case '`' -> texts.scanTemplate(TEMPLATE, TEMPLATE_HEAD);
            case '{', '}', '(', ')', '[', ']', ';', ',', ':', '@', '~' -> punctuator(single(b), 1);
            case '.' -> scanDot();
            case '?' -> scanQuestion();
            case '<', '>' -> scanAngle(b);
            case '=', '!' -> scanEquals(b);
            case '+', '-', '*', '/', '%', '&', '|', '^' -> scanOperator(b);
            default -> identifiers.scan();
        };
    }

    private TokenKind punctuator(TokenKind kind, int length) {
        position += length;
        return kind;
    }

    private static TokenKind single(int b) {
        return switch (b) {
            case '{' -> LEFT_BRACE;
            case '}' -> RIGHT_BRACE;
            case '(' -> LEFT_PAREN;
            case ')' -> RIGHT_PAREN;
            case '[' -> LEFT_BRACKET;
            case ']' -> RIGHT_BRACKET;
            case ';' -> SEMICOLON;
            case ',' -> COMMA;
            case ':' -> COLON;
            case '@' -> AT;
            default -> TILDE;
        };
    }

    private TokenKind scanDot() {
        int second = at(position + 1);
        if (second >= '0' && second <= '9') {
            return numbers.scan();
        }
        return second == '.' && at(position + 2) == '.' ? punctuator(ELLIPSIS, 3) : punctuator(DOT, 1);
    }

    private TokenKind scanQuestion() {
        int second = at(position + 1);
        int third = at(position + 2);
        if (second == '?') {
            return third == '=' ? punctuator(COALESCE_ASSIGN, 3) : punctuator(COALESCE, 2);
        }
        // `a?.5:b` is a conditional.
        return second == '.' && !(third >= '0' && third <= '9') ? punctuator(OPTIONAL_CHAIN, 2) : punctuator(QUESTION, 1);
    }

    private TokenKind scanAngle(int b) {
        int repeat = 1;
        while (at(position + repeat) == b && repeat < (b == '<' ? 2 : 3)) {
            repeat++;
        }
        boolean assign = at(position + repeat) == '=';
        TokenKind kind;
        if (b == '<') {
            kind = repeat == 1 ? assign ? LESS_EQUAL : LESS : assign ? SHIFT_LEFT_ASSIGN : SHIFT_LEFT;
        } else if (repeat == 1) {
            kind = assign ? GREATER_EQUAL : GREATER;
        } else if (repeat == 2) {
            kind = assign ? SHIFT_RIGHT_ASSIGN : SHIFT_RIGHT;
        } else {
            kind = assign ? SHIFT_RIGHT_UNSIGNED_ASSIGN : SHIFT_RIGHT_UNSIGNED;
        }
        return punctuator(kind, assign ? repeat + 1 : repeat);
    }

    private TokenKind scanEquals(int b) {
        int second = at(position + 1);
        if (second != '=') {
            return b == '=' && second == '>' ? punctuator(ARROW, 2) : punctuator(b == '=' ? ASSIGN : EXCLAMATION, 1);
        }
        boolean strict = at(position + 2) == '=';
        if (b == '=') {
            return strict ? punctuator(STRICT_EQUAL, 3) : punctuator(EQUAL, 2);
        }
        return strict ? punctuator(STRICT_NOT_EQUAL, 3) : punctuator(NOT_EQUAL, 2);
    }

    /** Operators of the forms {@code x}, {@code x=}, {@code xx} and {@code xx=}. */
    private TokenKind scanOperator(int b) {
        int second = at(position + 1);
        if (second == '=') {
            return punctuator(assignment(b), 2);
        }
        if (second == b && b != '/' && b != '%' && b != '^') {
            boolean assign = at(position + 2) == '=';
            return switch (b) {
                case '+' -> punctuator(INCREMENT, 2);
                case '-' -> punctuator(DECREMENT, 2);
                case '*' -> assign ? punctuator(STAR_STAR_ASSIGN, 3) : punctuator(STAR_STAR, 2);
                case '&' -> assign ? punctuator(AND_ASSIGN, 3) : punctuator(AND, 2);
                default -> assign ? punctuator(OR_ASSIGN, 3) : punctuator(OR, 2);
            };
        }
        return punctuator(switch (b) {
            case '+' -> PLUS;
            case '-' -> MINUS;
            case '*' -> STAR;
            case '/' -> SLASH;
            case '%' -> PERCENT;
            case '&' -> AMPERSAND;
            case '|' -> BAR;
            default -> CARET;
        }, 1);
    }

    private static TokenKind assignment(int b) {
        return switch (b) {
            case '+' -> PLUS_ASSIGN;
            case '-' -> MINUS_ASSIGN;
            case '*' -> STAR_ASSIGN;
            case '/' -> SLASH_ASSIGN;
            case '%' -> PERCENT_ASSIGN;
            case '&' -> AMPERSAND_ASSIGN;
            case '|' -> BAR_ASSIGN;
            default -> CARET_ASSIGN;
        };
    }

    // Reading the current token again, as the grammar wants it

    /** The current token begins with {@code /}: it becomes a REGEXP. */
    public void rescanRegExp() {
        position = token.start;
        token.kind = regExps.scan();
        token.end = position;
    }

    /** The current token is {@code }}: it becomes a TEMPLATE_MIDDLE or TEMPLATE_TAIL. */
    public void rescanTemplate() {
        position = token.start;
        token.kind = texts.scanTemplate(TEMPLATE_TAIL, TEMPLATE_MIDDLE);
        token.end = position;
    }

    /** The current token begins with {@code <} or {@code >}: it becomes that one character, as between types. */
    public void splitAngle() {
        token.kind = bytes[token.start] == '<' ? LESS : GREATER;
        position = token.end = token.start + 1;
    }

    /** Reports what made the cooked value of a template null. */
    public void reportInvalidEscape(int templateStart) {
        texts.reportInvalidEscape(templateStart);
    }

    // White space and comments

    private void skipTrivia() {
        while (position < limit) {
            int b = bytes[position];
            if (b == ' ' || b == '\t' || b == 0x0B || b == 0x0C) {
                position++;
            } else if (b == '\n' || b == '\r') {
                token.newlineBefore = true;
                position++;
            } else if (b < 0 ? !skipWideSpace() : !skipComment(b)) {
                return;
            }
        }
    }

    private boolean skipWideSpace() {
        int c = codePoint(position);
        if (c == 0x2028 || c == 0x2029) {
            token.newlineBefore = true;
        } else if (!IdentifierCharacters.isWhiteSpace(c)) {
            return false;
        }
        position += length(position);
        return true;
    }

    private boolean skipComment(int b) {
        int second = at(position + 1);
        if (b == '/' && second == '/') {
            skipLineComment();
        } else if (b == '/' && second == '*') {
            skipBlockComment();
        } else if (htmlComments && b == '<' && second == '!' && at(position + 2) == '-' && at(position + 3) == '-') {
            skipLineComment();
        } else if (htmlComments && b == '-' && second == '-' && at(position + 2) == '>' && isAtLineStart()) {
            skipLineComment();
        } else {
            return false;
        }
        return true;
    }

    /** Only white space and comments precede on this line. */
    private boolean isAtLineStart() {
        return token.newlineBefore || token.previousEnd == 0;
    }

    private void skipLineComment() {
        while (position < limit) {
            int b = bytes[position];
            if (b == '\n' || b == '\r' || b == (byte) 0xE2 && isLineSeparator(position)) {
                return;
            }
            position++;
        }
    }

    boolean isLineSeparator(int index) {
        return at(index) == 0xE2 && at(index + 1) == 0x80 && (at(index + 2) & 0xFE) == 0xA8;
    }

    private void skipBlockComment() {
        int start = position;
        for (position += 2; position < limit; position++) {
            int b = bytes[position];
            if (b == '*' && at(position + 1) == '/') {
                position += 2;
                return;
            }
            if (b == '\n' || b == '\r' || b == (byte) 0xE2 && isLineSeparator(position)) {
                token.newlineBefore = true;
            }
        }
        report(DiagnosticKind.UNTERMINATED_COMMENT, start, start + 2);
    }
}
