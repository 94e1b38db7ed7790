package tsubame.frontend.parser;

import static tsubame.frontend.lexer.TokenKind.*;

import java.util.ArrayList;
import java.util.List;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.lexer.Token;
import tsubame.frontend.lexer.TokenKind;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.TypeHint;

/**
 * TypeScript's types: read, checked for their grammar, and reduced to {@link TypeHint}s. Types inside of types (object types, function
 * types, parameters) are in {@link TypeMemberParser}.
 */
final class TypeParser extends Part {
    /** Inside the constraint of {@code infer} and after {@code extends}: {@code T extends U ?} begins no conditional type. */
    private boolean noConditional;

    TypeParser(Parsing p) {
        super(p);
    }

    /** {@code : T} if there is one. In JavaScript it is reported. */
    TypeHint parseOptionalAnnotation() {
        if (!at(COLON)) {
            return TypeHint.Basic.NONE;
        }
        typeScriptOnly(token.start, token.end, "type annotations are");
        next();
        return parseType();
    }

    TypeHint parseType() {
        p.enter();
        boolean saved = noConditional;
        TypeHint hint = parseAnyType();
        noConditional = saved;
        p.depth--;
        return hint;
    }

    /** A type in brackets, where conditional types are allowed again. */
    TypeHint parseEnclosedType() {
        boolean saved = noConditional;
        noConditional = false;
        TypeHint hint = parseType();
        noConditional = saved;
        return hint;
    }

    /** The result of a function type: also in {@code A extends () => B extends C ? 1 : 2 ? 3 : 4} a conditional type. */
    TypeHint parseEnclosedReturnType() {
        boolean saved = noConditional;
        noConditional = false;
        TypeHint hint = parseReturnType();
        noConditional = saved;
        return hint;
    }

    private TypeHint parseAnyType() {
        if (p.typeMembers.atFunctionType()) {
            return p.typeMembers.parseFunctionType();
        }
        if (at(NEW) || atWord("abstract") && peekIs(NEW)) {
            return p.typeMembers.parseConstructorType();
        }
        TypeHint hint = parseUnion();
        if (noConditional || !at(EXTENDS) || token.newlineBefore) {
            return hint;
        }
        next();
        noConditional = true;
        parseType();
        noConditional = false;
        int question = expect(QUESTION);
        parseType();
        if (!at(COLON)) {
            throw fail(DiagnosticKind.EXPECTED, question, question + 1, "`:` to go with this `?`", describe());
        }
        next();
        parseType();
        return TypeHint.Basic.NONE;
    }

    /** The type after the colon of a parameter list; also {@code x is T}, {@code asserts x}, {@code asserts x is T}. */
    TypeHint parseReturnType() {
        if (atWord("asserts")) {
            Token following = peek();
            if ((following.kind == IDENTIFIER || following.kind == THIS) && !following.newlineBefore) {
                next();
                next();
                skipPredicate();
                return TypeHint.Basic.UNDEFINED;
            }
        }
        if (at(IDENTIFIER) || at(THIS)) {
            Token following = peek();
            if (following.kind == IDENTIFIER && following.text.equals("is") && !following.newlineBefore) {
                next();
                skipPredicate();
                return TypeHint.Basic.BOOLEAN;
            }
        }
        return parseType();
    }

    private void skipPredicate() {
        if (acceptWord("is")) {
            parseType();
        }
    }

    // Unions, intersections, operators

    private TypeHint parseUnion() {
        accept(BAR);
        TypeHint first = parseIntersection();
        if (!at(BAR)) {
            return first;
        }
        ArrayList<TypeHint> members = new ArrayList<>();
        addMember(members, first);
        while (accept(BAR)) {
            addMember(members, parseIntersection());
        }
        if (members.contains(TypeHint.Basic.NONE)) {
            return TypeHint.Basic.NONE;
        }
        return members.size() == 1 ? members.getFirst() : new TypeHint.Union(List.copyOf(members));
    }

    private static void addMember(List<TypeHint> members, TypeHint hint) {
        if (hint instanceof TypeHint.Union union) {
            for (TypeHint member : union.members()) {
                addMember(members, member);
            }
        } else if (members.size() < 8 && !members.contains(hint)) {
            members.add(hint);
        } else if (!members.contains(hint)) {
            members.set(0, TypeHint.Basic.NONE); // a union this wide says nothing
        }
    }

    private TypeHint parseIntersection() {
        accept(AMPERSAND);
        TypeHint first = parseOperator();
        if (!at(AMPERSAND)) {
            return first;
        }
        while (accept(AMPERSAND)) {
            parseOperator();
        }
        return TypeHint.Basic.NONE;
    }

    private TypeHint parseOperator() {
        if (at(IDENTIFIER) && !token.escaped) {
            switch (token.text) {
                case "keyof", "unique", "readonly":
                    if (startsType(peek())) {
                        return parseOperatorType();
                    }
                    break;
                case "infer":
                    if (peekIs(IDENTIFIER)) {
                        return parseInfer();
                    }
                    break;
                default:
                    break;
            }
        }
        if (p.typeMembers.atFunctionType()) {
            return p.typeMembers.parseFunctionType();
        }
        return parsePostfix();
    }

    private TypeHint parseOperatorType() {
        String operator = token.text;
        next();
        p.enter();
        TypeHint operand = parseOperator();
        p.depth--;
        return switch (operator) {
            case "readonly" -> operand;
            case "unique" -> TypeHint.Basic.SYMBOL;
            default -> TypeHint.Basic.NONE;
        };
    }

    private static boolean startsType(Token following) {
        return following.kind.isName() || switch (following.kind) {
            case LEFT_BRACE, LEFT_BRACKET, LEFT_PAREN, STRING, NUMBER, BIGINT, TEMPLATE, TEMPLATE_HEAD, MINUS -> true;
            default -> false;
        };
    }

    /** {@code infer U extends T}: unless the {@code extends} turns out to belong to a conditional type. */
    private TypeHint parseInfer() {
        next();
        next();
        if (!at(EXTENDS)) {
            return TypeHint.Basic.NONE;
        }
        Parsing.Mark mark = p.mark();
        boolean saved = noConditional;
        try {
            next();
            noConditional = true;
            parseType();
            noConditional = saved;
            if (noConditional || !at(QUESTION)) {
                return TypeHint.Basic.NONE;
            }
        } catch (Abort abort) {
            if (abort.fatal) {
                throw abort;
            }
        }
        noConditional = saved;
        mark.reset();
        return TypeHint.Basic.NONE;
    }

    /** Array types and indexed access. */
    private TypeHint parsePostfix() {
        TypeHint hint = parsePrimary();
        while (at(LEFT_BRACKET) && !token.newlineBefore) {
            int open = next();
            if (accept(RIGHT_BRACKET)) {
                hint = new TypeHint.ArrayOf(hint);
            } else {
                parseEnclosedType();
                expectClosing(RIGHT_BRACKET, open);
                hint = TypeHint.Basic.NONE;
            }
        }
        return hint;
    }

    // Primary types

    private TypeHint parsePrimary() {
        switch (token.kind) {
            case LEFT_PAREN:
                int open = next();
                TypeHint enclosed = parseEnclosedType();
                expectClosing(RIGHT_PAREN, open);
                return enclosed;
            case LEFT_BRACKET:
                return p.typeMembers.parseTuple();
            case LEFT_BRACE:
                p.typeMembers.parseObjectType();
                return TypeHint.Basic.OBJECT;
            case STRING:
                next();
                return TypeHint.Basic.STRING;
            case TEMPLATE, TEMPLATE_HEAD:
                return parseTemplate();
            case MINUS:
                next();
                return parseNumeric();
            case NUMBER, BIGINT:
                return parseNumeric();
            case TYPEOF:
                return parseTypeQuery();
            case IMPORT:
                return parseImportType();
            case IDENTIFIER:
                return parseReference();
            default:
                return parseKeyword();
        }
    }

    private TypeHint parseNumeric() {
        TypeHint hint = at(BIGINT) ? TypeHint.Basic.BIGINT : TypeHint.Basic.NUMBER;
        if (!at(NUMBER) && !at(BIGINT)) {
            throw expected("a number");
        }
        next();
        return hint;
    }

    private TypeHint parseKeyword() {
        TypeHint hint = switch (token.kind) {
            case VOID -> TypeHint.Basic.UNDEFINED;
            case NULL -> TypeHint.Basic.NULL;
            case TRUE, FALSE -> TypeHint.Basic.BOOLEAN;
            case THIS -> TypeHint.Basic.OBJECT;
            default -> throw expected("a type");
        };
        next();
        return hint;
    }

    private TypeHint parseTemplate() {
        boolean last = at(TEMPLATE);
        next();
        while (!last) {
            parseEnclosedType();
            if (!at(RIGHT_BRACE)) {
                throw expected("`}`");
            }
            lexer.rescanTemplate();
            last = at(TEMPLATE_TAIL);
            next();
        }
        return TypeHint.Basic.STRING;
    }

    /** {@code typeof a.b<T>} and {@code typeof import("…")}. */
    private TypeHint parseTypeQuery() {
        next();
        if (at(IMPORT)) {
            return parseImportType();
        }
        if (!token.kind.isName()) {
            throw expected("a name");
        }
        next();
        while (accept(DOT)) {
            if (!token.kind.isName() && !at(PRIVATE_NAME)) {
                throw expected("a name");
            }
            next();
        }
        if (!token.newlineBefore && (at(LESS) || at(SHIFT_LEFT))) {
            skipTypeArguments();
        }
        return TypeHint.Basic.NONE;
    }

    /** {@code import("…", {with: …}).a.b<T>}. */
    private TypeHint parseImportType() {
        next();
        int open = expect(LEFT_PAREN);
        parseEnclosedType();
        if (accept(COMMA) && !at(RIGHT_PAREN)) {
            p.expressions.parseAssignmentFreely();
            accept(COMMA);
        }
        expectClosing(RIGHT_PAREN, open);
        while (accept(DOT)) {
            if (!token.kind.isName()) {
                throw expected("a name");
            }
            next();
        }
        if (at(LESS) || at(SHIFT_LEFT)) {
            skipTypeArguments();
        }
        return TypeHint.Basic.NONE;
    }

    private TypeHint parseReference() {
        String name = token.text;
        next();
        if (isKeyword(name)) {
            return named(name, List.of()); // no arguments: `x as number < 1` compares
        }
        while (at(DOT)) {
            next();
            if (!token.kind.isName()) {
                throw expected("a name");
            }
            name = name + "." + token.text;
            next();
        }
        List<TypeHint> arguments = List.of();
        if (!token.newlineBefore && (at(LESS) || at(SHIFT_LEFT))) {
            arguments = skipTypeArguments();
        }
        return named(name, arguments);
    }

    private static boolean isKeyword(String name) {
        return switch (name) {
            case "any", "bigint", "boolean", "never", "number", "object", "string", "symbol", "undefined", "unknown" -> true;
            default -> false;
        };
    }

    private static TypeHint named(String name, List<TypeHint> arguments) {
        return switch (name) {
            case "number" -> TypeHint.Basic.NUMBER;
            case "string" -> TypeHint.Basic.STRING;
            case "boolean" -> TypeHint.Basic.BOOLEAN;
            case "bigint" -> TypeHint.Basic.BIGINT;
            case "symbol" -> TypeHint.Basic.SYMBOL;
            case "undefined" -> TypeHint.Basic.UNDEFINED;
            case "object" -> TypeHint.Basic.OBJECT;
            case "any", "unknown", "never" -> TypeHint.Basic.NONE;
            case "Array", "ReadonlyArray" -> arguments.size() == 1 ? new TypeHint.ArrayOf(arguments.getFirst()) : new TypeHint.Named(name, arguments);
            default -> new TypeHint.Named(name, arguments);
        };
    }

    // Type arguments and parameters

    /** At {@code <}: type arguments, for certain. */
    List<TypeHint> skipTypeArguments() {
        int start = token.start;
        try {
            return parseTypeArguments();
        } catch (Abort abort) {
            p.noteFailure(start); // so that `a < b < c < …` is not tried again from each of its operands
            throw abort;
        }
    }

    private List<TypeHint> parseTypeArguments() {
        lexer.splitAngle();
        int open = next();
        ArrayList<TypeHint> arguments = new ArrayList<>();
        do {
            arguments.add(parseEnclosedType());
        } while (accept(COMMA));
        closeAngle(open);
        return List.copyOf(arguments);
    }

    private void closeAngle(int open) {
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
    boolean acceptTypeArguments() {
        int start = token.start;
        if (p.hasFailed(start)) {
            return false;
        }
        Parsing.Mark mark = p.mark();
        try {
            lexer.splitAngle();
            next();
            do {
                parseEnclosedType();
            } while (accept(COMMA));
            splitGreater();
            if (accept(GREATER) && canFollowTypeArguments()) {
                return true;
            }
        } catch (Abort abort) {
            if (abort.fatal) {
                throw abort;
            }
        }
        noConditional = false;
        mark.reset();
        p.noteFailure(start);
        return false;
    }

    private boolean canFollowTypeArguments() {
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
    void skipTypeParameters() {
        typeScriptOnly(token.start, token.end, "type parameters are");
        int open = next();
        do {
            skipTypeParameter();
        } while (accept(COMMA) && !at(GREATER));
        closeAngle(open);
    }

    private void skipTypeParameter() {
        while (at(CONST) || at(IN) || atWord("out") && modifierFollows()) {
            next();
        }
        if (!at(IDENTIFIER)) {
            throw expected("a type parameter");
        }
        next();
        if (accept(EXTENDS)) {
            parseEnclosedType();
        }
        if (accept(ASSIGN)) {
            parseEnclosedType();
        }
    }

    private boolean modifierFollows() {
        TokenKind following = peek().kind;
        return following == IDENTIFIER || following == IN || following == CONST;
    }

    // Types in expressions

    /** At {@code as} or {@code satisfies}: skips it and the type. */
    void skipAssertion() {
        typeScriptOnly(token.start, token.end, "`" + token.text + "` is");
        next();
        if (!accept(CONST)) {
            parseType();
        }
    }

    /** At {@code <} where an expression is expected: {@code <T>(x) => y} or the cast {@code <T>x}, which leaves {@code x}. */
    Expression parseAngle() {
        if (!p.typeScript) {
            boolean comment = p.source.text(token.start, Math.min(token.start + 4, p.source.length())).equals("<!--");
            throw fail(comment ? DiagnosticKind.HTML_COMMENT : DiagnosticKind.JSX, token.start, token.end);
        }
        int open = token.start;
        if (p.arrowStart == open) {
            Expression arrow = p.arrows.parseGeneric(false);
            if (arrow != null) {
                return arrow;
            }
        }
        if (p.options.language() == Language.TYPESCRIPT_JSX) {
            throw fail(DiagnosticKind.JSX, token.start, token.end);
        }
        next();
        if (!accept(CONST)) {
            parseEnclosedType();
        }
        closeAngle(open);
        if (p.options.language() == Language.TYPESCRIPT_WITHOUT_CASTS) {
            error(DiagnosticKind.CAST, open, end());
        }
        p.enter();
        Expression operand = p.operands.parseUnary();
        p.depth--;
        return operand;
    }
}
