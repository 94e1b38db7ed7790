package tsubame.frontend.parser;

import static tsubame.frontend.lexer.TokenKind.*;

import java.util.ArrayList;
import java.util.List;
import tsubame.frontend.lexer.Token;
import tsubame.frontend.syntax.TypeHint;

/** TypeScript's composite types: function and constructor types, tuples, object types with their members, mapped types. */
final class TypeMemberParser extends Part {
    TypeMemberParser(Parsing p) {
        super(p);
    }

    // Function types

    /** Whether a function type begins here: {@code <T>(…)} or {@code (} that opens parameters. */
    boolean atFunctionType() {
        if (at(LESS)) {
            return true;
        }
        if (!at(LEFT_PAREN)) {
            return false;
        }
        Parsing.Mark mark = p.mark();
        boolean result;
        try {
            next();
            result = opensParameters();
        } catch (Abort abort) {
            if (abort.fatal) {
                throw abort;
            }
            result = false;
        }
        mark.reset();
        return result;
    }

    /** Behind the parenthesis: {@code )} and {@code ...} can only be parameters, and so can a name or pattern before {@code : , ? =}. */
    private boolean opensParameters() {
        if (at(RIGHT_PAREN) || at(ELLIPSIS)) {
            return true;
        }
        if (!skipParameterName()) {
            return false;
        }
        return switch (token.kind) {
            case COLON, COMMA, QUESTION, ASSIGN -> true;
            case RIGHT_PAREN -> peekIs(ARROW);
            default -> false;
        };
    }

    private boolean skipParameterName() {
        if (at(IDENTIFIER) || at(THIS)) {
            next();
            return true;
        }
        if (!at(LEFT_BRACE) && !at(LEFT_BRACKET)) {
            return false;
        }
        p.patterns.parseTarget("a parameter");
        return true;
    }

    TypeHint parseFunctionType() {
        if (at(LESS)) {
            p.typeArguments.skipParameters();
        }
        List<TypeHint> parameters = parseParameters();
        expect(ARROW);
        TypeHint result = p.types.parseEnclosedReturnType();
        return new TypeHint.FunctionOf(parameters, result);
    }

    TypeHint parseConstructorType() {
        acceptWord("abstract");
        expect(NEW);
        parseFunctionType();
        return TypeHint.Basic.OBJECT;
    }

    /** The parameters of a signature; the hints of those before a rest parameter. */
    private List<TypeHint> parseParameters() {
        int open = expect(LEFT_PAREN);
        ArrayList<TypeHint> hints = new ArrayList<>();
        while (!at(RIGHT_PAREN)) {
            while (at(IDENTIFIER) && isParameterModifier(token.text) && (peekIs(IDENTIFIER) || peekIs(LEFT_BRACE))) {
                next();
            }
            boolean rest = accept(ELLIPSIS);
            if (at(IDENTIFIER) && !rest && token.text.equals("this") || at(THIS)) {
                next();
                p.types.parseOptionalAnnotation();
            } else {
                p.patterns.parseTarget("a parameter");
                accept(QUESTION);
                TypeHint hint = p.types.parseOptionalAnnotation();
                if (accept(ASSIGN)) {
                    p.expressions.parseAssignmentFreely();
                }
                if (!rest) {
                    hints.add(hint);
                }
            }
            if (!accept(COMMA)) {
                break;
            }
        }
        expectClosing(RIGHT_PAREN, open);
        return List.copyOf(hints);
    }

    private static boolean isParameterModifier(String word) {
        return switch (word) {
            case "public", "private", "protected", "readonly" -> true;
            default -> false;
        };
    }

    // Tuples

    TypeHint parseTuple() {
        int open = next();
        ArrayList<TypeHint> elements = new ArrayList<>();
        boolean plain = true;
        while (!at(RIGHT_BRACKET)) {
            if (accept(ELLIPSIS)) {
                plain = false;
            }
            if (token.kind.isName() && atLabel()) {
                next();
                plain &= !accept(QUESTION);
                next();
            }
            elements.add(p.types.parseEnclosedType());
            plain &= !accept(QUESTION);
            if (!accept(COMMA)) {
                break;
            }
        }
        expectClosing(RIGHT_BRACKET, open);
        return plain ? new TypeHint.Tuple(List.copyOf(elements)) : TypeHint.Basic.OBJECT;
    }

    /** {@code name:} or {@code name?:}. */
    private boolean atLabel() {
        Token following = peek();
        if (following.kind != QUESTION) {
            return following.kind == COLON;
        }
        Parsing.Mark mark = p.mark();
        next();
        boolean label = peekIs(COLON);
        mark.reset();
        return label;
    }

    // Object types

    /** <code>{ … }</code>: the body of an object type or interface, or a mapped type. */
    void parseObjectType() {
        p.enter();
        int open = expect(LEFT_BRACE);
        if (atMappedType()) {
            parseMappedType();
        } else {
            while (!at(RIGHT_BRACE)) {
                parseMember();
                if (!accept(SEMICOLON) && !accept(COMMA) && !at(RIGHT_BRACE) && !token.newlineBefore) {
                    throw expected("`;`, `,` or a line break");
                }
            }
        }
        expectClosing(RIGHT_BRACE, open);
        p.depth--;
    }

    private boolean atMappedType() {
        Parsing.Mark mark = p.mark();
        if (at(PLUS) || at(MINUS)) {
            next();
        }
        if (atWord("readonly")) {
            next();
        }
        boolean mapped = false;
        if (accept(LEFT_BRACKET) && at(IDENTIFIER)) {
            next();
            mapped = at(IN);
        }
        mark.reset();
        return mapped;
    }

    private void parseMappedType() {
        if (at(PLUS) || at(MINUS)) {
            next();
        }
        acceptWord("readonly");
        int open = expect(LEFT_BRACKET);
        next();
        expect(IN);
        p.types.parseEnclosedType();
        if (acceptWord("as")) {
            p.types.parseEnclosedType();
        }
        expectClosing(RIGHT_BRACKET, open);
        if (at(PLUS) || at(MINUS)) {
            next();
        }
        accept(QUESTION);
        p.types.parseOptionalAnnotation();
        if (!accept(SEMICOLON)) {
            accept(COMMA);
        }
    }

    private void parseMember() {
        if (at(LEFT_PAREN) || at(LESS)) {
            parseSignature();
            return;
        }
        if (at(NEW) && (peekIs(LEFT_PAREN) || peekIs(LESS))) {
            next();
            parseSignature();
            return;
        }
        while (at(IDENTIFIER) && !token.escaped && isMemberModifier(token.text) && memberNameFollows()) {
            next();
        }
        if (at(LEFT_BRACKET) && skipIndexSignatureHead()) {
            return;
        }
        if (at(PRIVATE_NAME)) {
            next();
        } else {
            p.primaries.parseKey();
        }
        accept(QUESTION);
        if (at(LEFT_PAREN) || at(LESS)) {
            parseSignature();
        } else {
            p.types.parseOptionalAnnotation();
            if (accept(ASSIGN)) {
                p.expressions.parseAssignmentFreely();
            }
        }
    }

    private static boolean isMemberModifier(String word) {
        return switch (word) {
            case "readonly", "get", "set", "static", "accessor" -> true;
            default -> false;
        };
    }

    private boolean memberNameFollows() {
        Token following = peek();
        return !following.newlineBefore && (following.kind.isName() || switch (following.kind) {
            case STRING, NUMBER, BIGINT, LEFT_BRACKET, PRIVATE_NAME -> true;
            default -> false;
        });
    }

    private void parseSignature() {
        if (at(LESS)) {
            p.typeArguments.skipParameters();
        }
        parseParameters();
        if (accept(COLON)) {
            p.types.parseEnclosedReturnType();
        }
    }

    /** At {@code [} in a class: skips an index signature and its end; false, and nothing read, if it is a computed name. */
    boolean skipIndexSignature() {
        if (!skipIndexSignatureHead()) {
            return false;
        }
        if (!accept(SEMICOLON)) {
            accept(COMMA);
        }
        return true;
    }

    private boolean skipIndexSignatureHead() {
        Parsing.Mark mark = p.mark();
        int open = next();
        boolean index = at(IDENTIFIER) && peekIs(COLON);
        if (!index) {
            mark.reset();
            return false;
        }
        next();
        p.types.parseOptionalAnnotation();
        expectClosing(RIGHT_BRACKET, open);
        p.types.parseOptionalAnnotation();
        return true;
    }
}
