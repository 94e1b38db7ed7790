package tsubame.frontend.parser;

import static tsubame.frontend.lexer.TokenKind.*;

import java.util.ArrayList;
import java.util.List;
import tsubame.frontend.lexer.TokenKind;
import tsubame.frontend.syntax.TypeHint;

/** TypeScript's type arguments and type parameters: what stands in angle brackets, and whether angle brackets are such. */
final class TypeArgumentParser extends Part {
    TypeArgumentParser(Parsing p) {
        super(p);
    }

    /** At {@code <}: type arguments, for certain. */
    List<TypeHint> skip() {
        int start = token.start;
        try {
            return parse();
        } catch (Abort abort) {
            p.noteFailure(start); // so that `a < b < c < …` is not tried again from each of its operands
            throw abort;
        }
    }

    private List<TypeHint> parse() {
        lexer.splitAngle();
        int open = next();
        ArrayList<TypeHint> arguments = new ArrayList<>();
        do {
            arguments.add(p.types.parseEnclosedType());
        } while (accept(COMMA));
        close(open);
        return List.copyOf(arguments);
    }

    /** The {@code >} of the {@code <} at {@code open}; it may be the first part of a longer token. */
    void close(int open) {
        splitGreater();
        expectClosing(GREATER, open);
    }

    private void splitGreater() {
        switch (token.kind) {
            case SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED, GREATER_EQUAL, SHIFT_RIGHT_ASSIGN, SHIFT_RIGHT_UNSIGNED_ASSIGN -> lexer.splitAngle();
            default -> {}
        }
    }

    /**
     * At {@code <} behind an expression: reads type arguments if there are any, as TypeScript decides it: types up to a {@code >} that is
     * followed by what cannot begin an operand.
     */
    boolean accept() {
        int start = token.start;
        if (p.hasFailed(start)) {
            return false;
        }
        Parsing.Mark mark = p.mark();
        try {
            lexer.splitAngle();
            next();
            do {
                p.types.parseEnclosedType();
            } while (accept(COMMA));
            if (accept(GREATER) && canFollow()) { // a whole `>`: `a < b, c >= d` compares
                return true;
            }
        } catch (Abort abort) {
            if (abort.fatal) {
                throw abort;
            }
        }
        mark.reset();
        p.noteFailure(start);
        return false;
    }

    private boolean canFollow() {
        switch (token.kind) {
            case LEFT_PAREN, TEMPLATE, TEMPLATE_HEAD:
                return true;
            case LESS, GREATER, PLUS, MINUS:
                return false;
            default:
                return token.newlineBefore || isBinaryOperator(token.kind) || !startsExpression(token.kind);
        }
    }

    private boolean isBinaryOperator(TokenKind kind) {
        return switch (kind) {
            case COALESCE, OR, AND, BAR, CARET, AMPERSAND, EQUAL, NOT_EQUAL, STRICT_EQUAL, STRICT_NOT_EQUAL, LESS_EQUAL, GREATER_EQUAL,
                    INSTANCEOF, IN, SHIFT_LEFT, SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED, STAR, SLASH, PERCENT, STAR_STAR -> true;
            case IDENTIFIER -> atWord("as") || atWord("satisfies");
            default -> false;
        };
    }

    private static boolean startsExpression(TokenKind kind) {
        return switch (kind) {
            case IDENTIFIER, PRIVATE_NAME, NUMBER, BIGINT, STRING, LEFT_BRACE, LEFT_BRACKET, AT, INCREMENT, DECREMENT, EXCLAMATION, TILDE,
                    CLASS, DELETE, FALSE, FUNCTION, IMPORT, NEW, NULL, SUPER, THIS, TRUE, TYPEOF, VOID, SLASH_ASSIGN -> true;
            default -> false;
        };
    }

    /** At {@code <}: the type parameters of a declaration. */
    void skipParameters() {
        typeScriptOnly(token.start, token.end, "type parameters are");
        int open = next();
        do {
            skipParameter();
        } while (accept(COMMA) && !at(GREATER));
        close(open);
    }

    private void skipParameter() {
        while (at(CONST) || at(IN) || atWord("out") && modifierFollows()) {
            next();
        }
        if (!at(IDENTIFIER)) {
            throw expected("a type parameter");
        }
        next();
        if (accept(EXTENDS)) {
            p.types.parseEnclosedType();
        }
        if (accept(ASSIGN)) {
            p.types.parseEnclosedType();
        }
    }

    private boolean modifierFollows() {
        TokenKind following = peek().kind;
        return following == IDENTIFIER || following == IN || following == CONST;
    }
}
