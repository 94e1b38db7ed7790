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
 * types, parameters) are in {@link TypeMemberParser}, what stands in angle brackets is in {@link TypeArgumentParser}.
 */
final class TypeParser extends Part {
    /** Inside the constraint of {@code infer} and after {@code extends}: {@code T extends U ?} begins no conditional type. */
    boolean noConditional;

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
        return parseEnclosedType();
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
            p.typeArguments.skip();
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
            p.typeArguments.skip();
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
            arguments = p.typeArguments.skip();
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
        boolean fragment = at(GREATER); // `<>`
        if (!fragment && !accept(CONST)) {
            parseEnclosedType();
        }
        if (fragment || atRestOfElement()) {
            throw fail(DiagnosticKind.JSX, open, open + 1);
        }
        p.typeArguments.close(open);
        if (p.options.language() == Language.TYPESCRIPT_WITHOUT_CASTS) {
            error(DiagnosticKind.CAST, open, end());
        }
        p.enter();
        Expression operand = p.operands.parseUnary();
        p.depth--;
        return operand;
    }

    /** Behind the name of an element, where the type of a cast would end: {@code <br/>}, {@code <a href=…>}, {@code <input disabled>}. */
    private boolean atRestOfElement() {
        return at(SLASH) || at(IDENTIFIER) && (peekIs(ASSIGN) || peekIs(GREATER) || peekIs(SLASH));
    }
}
