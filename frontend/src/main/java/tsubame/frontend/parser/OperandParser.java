package tsubame.frontend.parser;

import static tsubame.frontend.lexer.TokenKind.*;

import java.util.ArrayList;
import java.util.List;
import tsubame.bytecode.ImportPhase;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.lexer.Token;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.Pattern;
import tsubame.frontend.syntax.TemplateElement;
import tsubame.frontend.syntax.UnaryOperator;

/** Operands of binary operators: prefix and postfix operators, member access, calls, {@code new}, {@code super} (ECMA-262 §13.3 to §13.5). */
final class OperandParser extends Part {
    OperandParser(Parsing p) {
        super(p);
    }

    // Prefix operators

    Expression parseUnary() {
        UnaryOperator operator = switch (token.kind) {
            case MINUS -> UnaryOperator.NEGATE;
            case PLUS -> UnaryOperator.PLUS;
            case EXCLAMATION -> UnaryOperator.NOT;
            case TILDE -> UnaryOperator.BIT_NOT;
            case TYPEOF -> UnaryOperator.TYPEOF;
            case VOID -> UnaryOperator.VOID;
            case DELETE -> UnaryOperator.DELETE;
            default -> null;
        };
        if (operator != null) {
            return parsePrefix(operator);
        }
        return switch (token.kind) {
            case INCREMENT, DECREMENT -> parsePrefixUpdate();
            case LESS -> p.types.parseAngle();
            case IDENTIFIER -> atWord("await") && isAwait() ? parseAwait() : parsePostfix();
            default -> parsePostfix();
        };
    }

    private Expression parsePrefix(UnaryOperator operator) {
        int start = next();
        p.enter();
        Expression operand = parseUnary();
        p.depth--;
        checkOperand(operand);
        if (operator == UnaryOperator.DELETE) {
            checkDelete(operand, start);
        }
        return new Expression.Unary(start, end(), operator, operand);
    }

    /** An arrow function is no operand; and a literal with {@code a = 1} in it has now become a value. */
    private void checkOperand(Expression operand) {
        p.expressions.reportCover();
        if (operand == p.lastArrow) {
            throw fail(DiagnosticKind.ARROW_AS_OPERAND, operand.start(), operand.start() + 1);
        }
    }

    private void checkDelete(Expression operand, int start) {
        if (p.strict && operand instanceof Expression.Identifier identifier) {
            error(DiagnosticKind.DELETE_OF_NAME, start, end(), identifier.name());
        }
        Expression last = operand instanceof Expression.OptionalChain chain ? chain.chain() : operand;
        if (last instanceof Expression.PrivateMember member) {
            error(DiagnosticKind.DELETE_OF_PRIVATE, start, end(), member.name());
        }
    }

    private Expression parsePrefixUpdate() {
        boolean increment = at(INCREMENT);
        int start = next();
        p.enter();
        Expression operand = parseUnary();
        p.depth--;
        checkOperand(operand);
        Pattern target = p.conversion.simpleTarget(operand, false);
        return new Expression.Update(start, end(), increment, true, target);
    }

    /**
     * Whether {@code await} is the operator here. In DETECT, at the top level, what follows decides; it makes the source a module. Where it
     * cannot be the operator but cannot be a name either, it is reported and parsed as one.
     */
    private boolean isAwait() {
        if (p.function.await) {
            return true;
        }
        Token following = peek();
        if (following.newlineBefore || !mayFollowAwait(following)) {
            return false;
        }
        if (p.goal == Goal.DETECT && p.function.moduleNames != null) {
            p.detectedModule();
        }
        boolean couldFollowName = following.kind == LEFT_PAREN || following.kind == LEFT_BRACKET || following.kind == LEFT_BRACE
                || following.kind == TEMPLATE || following.kind == TEMPLATE_HEAD || following.kind == EXCLAMATION;
        if (couldFollowName || p.function.awaitReserved) {
            return false;
        }
        errorHere(DiagnosticKind.AWAIT_OUTSIDE);
        return true;
    }

    private static boolean mayFollowAwait(Token following) {
        return switch (following.kind) {
            case IDENTIFIER -> switch (following.text) {
                case "of", "as", "satisfies" -> false;
                default -> true;
            };
            case NUMBER, STRING, TEMPLATE, TEMPLATE_HEAD, LEFT_PAREN, LEFT_BRACKET, LEFT_BRACE, NEW, THIS, FUNCTION, CLASS, IMPORT, NULL,
                    TRUE, FALSE, TYPEOF, VOID, DELETE, SUPER, EXCLAMATION, TILDE -> true;
            default -> false;
        };
    }

    private Expression parseAwait() {
        int start = next();
        if (p.function.inParameters) {
            error(DiagnosticKind.AWAIT_IN_PARAMETERS, start, end());
        }
        if (p.awaitStart < 0) {
            p.awaitStart = start;
        }
        p.noteTopLevelAwait();
        p.enter();
        Expression operand = parseUnary();
        p.depth--;
        checkOperand(operand);
        return new Expression.Await(start, end(), operand);
    }

    // Postfix operators

    private Expression parsePostfix() {
        int start = token.start;
        Expression operand = parseLeftHandSide();
        if ((at(INCREMENT) || at(DECREMENT)) && !token.newlineBefore && operand != p.lastArrow) {
            p.expressions.reportCover();
            boolean increment = at(INCREMENT);
            Pattern target = p.conversion.simpleTarget(operand, false);
            next();
            return new Expression.Update(start, end(), increment, false, target);
        }
        return operand;
    }

    /** LeftHandSideExpression. */
    Expression parseLeftHandSide() {
        int start = token.start;
        Expression head = switch (token.kind) {
            case NEW -> parseNew();
            case SUPER -> parseSuper();
            case IMPORT -> parseImport();
            default -> p.primaries.parsePrimary();
        };
        return head == p.lastArrow ? head : parseLinks(head, start, true);
    }

    /** What is appended to {@code head}: members, calls (if {@code calls}), templates. */
    private Expression parseLinks(Expression head, int start, boolean calls) {
        Expression expression = head;
        boolean inChain = false;
        while (true) {
            if (p.typeScript && skipErased()) {
                continue;
            }
            Expression extended;
            if (at(OPTIONAL_CHAIN)) {
                if (!calls) {
                    throw fail(DiagnosticKind.OPTIONAL_CHAIN_IN_NEW, token.start, token.end);
                }
                inChain = true;
                next();
                extended = parseOptionalLink(expression, start);
            } else {
                extended = parseLink(expression, start, calls, inChain);
            }
            if (extended == null) {
                return inChain ? new Expression.OptionalChain(start, expression.end(), expression) : expression;
            }
            p.expressions.reportCover();
            expression = extended;
        }
    }

    /** One link, or null if none follows. */
    private Expression parseLink(Expression object, int start, boolean calls, boolean inChain) {
        switch (token.kind) {
            case DOT:
                next();
                return parseMember(object, start, false);
            case LEFT_BRACKET:
                return parseIndex(object, start, false);
            case LEFT_PAREN:
                return calls ? parseCall(object, start, false) : null;
            case TEMPLATE, TEMPLATE_HEAD:
                if (inChain) {
                    error(DiagnosticKind.TEMPLATE_IN_OPTIONAL_CHAIN, token.start, token.end);
                }
                return parseTagged(object, start);
            default:
                return null;
        }
    }

    /** TypeScript {@code !} and type arguments, which leave nothing. */
    private boolean skipErased() {
        if (at(EXCLAMATION) && !token.newlineBefore) {
            next();
            return true;
        }
        return (at(LESS) || at(SHIFT_LEFT)) && p.typeArguments.accept();
    }

    private Expression parseOptionalLink(Expression object, int start) {
        if (p.typeScript && (at(LESS) || at(SHIFT_LEFT)) && !p.typeArguments.accept()) {
            throw expected("type arguments");
        }
        return switch (token.kind) {
            case LEFT_PAREN -> parseCall(object, start, true);
            case LEFT_BRACKET -> parseIndex(object, start, true);
            case TEMPLATE, TEMPLATE_HEAD -> throw fail(DiagnosticKind.TEMPLATE_IN_OPTIONAL_CHAIN, token.start, token.end);
            default -> parseMember(object, start, true);
        };
    }

    private Expression parseMember(Expression object, int start, boolean optional) {
        String name = token.text;
        int nameStart = token.start;
        if (at(PRIVATE_NAME)) {
            next();
            p.classes.usePrivate(name, nameStart, end());
            return new Expression.PrivateMember(start, end(), object, name, nameStart, optional);
        }
        if (!token.kind.isName()) {
            throw expected("a property name");
        }
        next();
        return new Expression.Member(start, end(), object, name, nameStart, optional);
    }

    private Expression parseIndex(Expression object, int start, boolean optional) {
        Expression key = parseBracketed();
        return new Expression.Index(start, end(), object, key, optional);
    }

    private Expression parseBracketed() {
        int open = next();
        Expression key = p.expressions.parseFreely();
        expectClosing(RIGHT_BRACKET, open);
        return key;
    }

    private Expression parseCall(Expression callee, int start, boolean optional) {
        if (!optional && callee instanceof Expression.Identifier identifier && identifier.name().equals("eval")) {
            p.function.facts |= FunctionState.DIRECT_EVAL;
        }
        List<Expression> arguments = parseArguments();
        return new Expression.Call(start, end(), callee, arguments, optional);
    }

    List<Expression> parseArguments() {
        int open = expect(LEFT_PAREN);
        if (accept(RIGHT_PAREN)) {
            return List.of();
        }
        int saved = p.liftRestrictions();
        ArrayList<Expression> arguments = new ArrayList<>(4);
        do {
            if (at(RIGHT_PAREN)) {
                break;
            }
            arguments.add(at(ELLIPSIS) ? parseSpread() : p.expressions.parseAssignment());
        } while (accept(COMMA));
        p.restrictions = saved;
        expectListEnd(RIGHT_PAREN, open);
        return List.copyOf(arguments);
    }

    private Expression parseSpread() {
        int start = next();
        Expression argument = p.expressions.parseAssignment();
        return new Expression.Spread(start, end(), argument);
    }

    private Expression parseTagged(Expression tag, int start) {
        ArrayList<TemplateElement> elements = new ArrayList<>();
        ArrayList<Expression> substitutions = new ArrayList<>();
        p.primaries.parseTemplateParts(elements, substitutions, true);
        return new Expression.TaggedTemplate(start, end(), tag, List.copyOf(elements), List.copyOf(substitutions));
    }

    // new, super, import

    private Expression parseNew() {
        int start = next();
        if (accept(DOT)) {
            return parseNewTarget(start);
        }
        int calleeStart = token.start;
        p.enter();
        Expression head = switch (token.kind) {
            case NEW -> parseNew();
            case SUPER -> parseSuper();
            case IMPORT -> parseImportInNew();
            default -> p.primaries.parsePrimary();
        };
        p.depth--;
        checkOperand(head);
        if (head instanceof Expression.SuperCall) {
            throw fail(DiagnosticKind.SUPER_ALONE, calleeStart, calleeStart + "super".length()); // new takes no call
        }
        Expression callee = parseLinks(head, calleeStart, false);
        List<Expression> arguments = at(LEFT_PAREN) ? parseArguments() : List.of();
        return new Expression.New(start, end(), callee, arguments);
    }

    private Expression parseNewTarget(int start) {
        if (!atWord("target")) {
            throw expected("`target`");
        }
        next();
        if (!p.function.newTarget) {
            error(DiagnosticKind.NEW_TARGET_OUTSIDE, start, end());
        }
        p.function.facts |= FunctionState.NEW_TARGET;
        return new Expression.NewTarget(start, end());
    }

    private Expression parseImportInNew() {
        int start = token.start;
        Expression expression = parseImport();
        if (expression instanceof Expression.ImportCall) {
            error(DiagnosticKind.NEW_IMPORT, start, start + "import".length());
        }
        return expression;
    }

    private Expression parseSuper() {
        int start = next();
        int keywordEnd = end();
        p.function.facts |= FunctionState.SUPER | FunctionState.THIS;
        switch (token.kind) {
            case LEFT_PAREN:
                if (!p.function.superCall) {
                    error(DiagnosticKind.SUPER_CALL_OUTSIDE, start, keywordEnd);
                }
                p.function.facts |= FunctionState.NEW_TARGET;
                List<Expression> arguments = parseArguments();
                return new Expression.SuperCall(start, end(), arguments);
            case LEFT_BRACKET:
                checkSuperProperty(start, keywordEnd);
                Expression key = parseBracketed();
                return new Expression.SuperIndex(start, end(), key);
            case DOT:
                next();
                checkSuperProperty(start, keywordEnd);
                return parseSuperMember(start);
            default:
                throw fail(DiagnosticKind.SUPER_ALONE, start, keywordEnd);
        }
    }

    private void checkSuperProperty(int start, int end) {
        if (!p.function.superProperty) {
            error(DiagnosticKind.SUPER_OUTSIDE, start, end);
        }
    }

    private Expression parseSuperMember(int start) {
        if (at(PRIVATE_NAME)) {
            throw fail(DiagnosticKind.SUPER_PRIVATE, token.start, token.end, token.text);
        }
        if (!token.kind.isName()) {
            throw expected("a property name");
        }
        String name = token.text;
        next();
        return new Expression.SuperMember(start, end(), name);
    }

    private Expression parseImport() {
        int start = next();
        ImportPhase phase = ImportPhase.EVALUATION;
        if (accept(DOT)) {
            if (!atWord("defer") && !atWord("source")) {
                return parseImportMeta(start);
            }
            phase = atWord("defer") ? ImportPhase.DEFER : ImportPhase.SOURCE;
            next();
            if (!at(LEFT_PAREN)) {
                throw expected("`(`");
            }
        }
        if (!at(LEFT_PAREN)) {
            throw fail(DiagnosticKind.IMPORT_NOT_TOP_LEVEL, start, end(), "import");
        }
        int open = next();
        int saved = p.liftRestrictions();
        Expression specifier = p.expressions.parseAssignment();
        Expression options = accept(COMMA) && !at(RIGHT_PAREN) ? p.expressions.parseAssignment() : null;
        if (options != null) {
            accept(COMMA);
        }
        p.restrictions = saved;
        expectClosing(RIGHT_PAREN, open);
        return new Expression.ImportCall(start, end(), phase, specifier, options);
    }

    private Expression parseImportMeta(int start) {
        if (!atWord("meta")) {
            throw expected("`meta`");
        }
        next();
        p.detectedModule();
        if (p.goal != Goal.MODULE) {
            error(DiagnosticKind.IMPORT_META_OUTSIDE, start, end());
        }
        return new Expression.ImportMeta(start, end());
    }
}
