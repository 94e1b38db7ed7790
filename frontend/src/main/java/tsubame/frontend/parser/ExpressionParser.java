package tsubame.frontend.parser;

import static tsubame.frontend.lexer.TokenKind.*;

import java.util.ArrayList;
import java.util.List;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.lexer.Token;
import tsubame.frontend.lexer.TokenKind;
import tsubame.frontend.syntax.BinaryOperator;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.LogicalOperator;
import tsubame.frontend.syntax.Pattern;

/**
 * Expressions from the comma down to binary operators (ECMA-262 §13.6 to §13.16).
 *
 * <p>Literals that may turn out to be patterns are parsed as values first. What is an error in a value only ({@code {a = 1}}) waits in
 * {@link Parsing#coverInitializer}; {@link #parseAssignment} reports it, {@link #parseCover} leaves it to its caller.
 */
final class ExpressionParser extends Part {
    ExpressionParser(Parsing p) {
        super(p);
    }

    /** Expression, with commas. */
    Expression parseExpression() {
        Expression first = parseAssignment();
        return at(COMMA) ? parseSequence(first) : first;
    }

    /** An expression in brackets or after a keyword, where {@code in} is an operator whatever the surroundings. */
    Expression parseFreely() {
        int saved = p.liftRestrictions();
        Expression expression = parseExpression();
        p.restrictions = saved;
        return expression;
    }

    Expression parseAssignmentFreely() {
        int saved = p.liftRestrictions();
        Expression expression = parseAssignment();
        p.restrictions = saved;
        return expression;
    }

    Expression parseSequence(Expression first) {
        ArrayList<Expression> all = new ArrayList<>();
        all.add(first);
        while (accept(COMMA)) {
            all.add(parseAssignment());
        }
        return new Expression.Sequence(first.start(), end(), List.copyOf(all));
    }

    /** AssignmentExpression, as a value. */
    Expression parseAssignment() {
        int initializer = p.coverInitializer;
        int prototype = p.coverPrototype;
        p.coverInitializer = -1;
        p.coverPrototype = -1;
        Expression expression = parseCover();
        reportCover();
        p.coverInitializer = initializer;
        p.coverPrototype = prototype;
        return expression;
    }

    /** Reports what is wrong with a literal that has not become a pattern. */
    void reportCover() {
        if (p.coverInitializer >= 0) {
            error(DiagnosticKind.SHORTHAND_INITIALIZER, p.coverInitializer, p.coverInitializer + 1);
        }
        if (p.coverPrototype >= 0) {
            error(DiagnosticKind.DUPLICATE_PROTO, p.coverPrototype, p.coverPrototype + "__proto__".length());
        }
        p.coverInitializer = -1;
        p.coverPrototype = -1;
    }

    /** AssignmentExpression that may become a pattern: adds what is pending to {@link Parsing#coverInitializer}. */
    Expression parseCover() {
        int initializer = p.coverInitializer;
        int prototype = p.coverPrototype;
        p.coverInitializer = -1;
        p.coverPrototype = -1;
        Expression expression = parseAssignmentTail();
        if (p.coverInitializer >= 0 || p.coverPrototype >= 0) {
            boolean literal = expression instanceof Expression.ArrayLiteral || expression instanceof Expression.ObjectLiteral;
            if (!literal || p.isParenthesized(expression)) {
                reportCover();
            }
        }
        p.coverInitializer = initializer >= 0 ? initializer : p.coverInitializer;
        p.coverPrototype = prototype >= 0 ? prototype : p.coverPrototype;
        return expression;
    }

    private Expression parseAssignmentTail() {
        p.enter();
        int start = token.start;
        p.arrowStart = start;
        Expression left = at(IDENTIFIER) && p.function.yield && atWord("yield") ? parseYield() : parseConditional();
        p.depth--;
        if (!token.kind.isAssignment() || left == p.lastArrow) {
            return left;
        }
        return parseAssignmentTo(left, start);
    }

    private Expression parseAssignmentTo(Expression left, int start) {
        TokenKind operator = token.kind;
        Pattern target;
        if (operator == ASSIGN) {
            target = p.conversion.assignmentTarget(left);
            if (!p.isParenthesized(left) && !(target instanceof Pattern.Name) && !(target instanceof Pattern.Target)) {
                p.coverInitializer = -1;
                p.coverPrototype = -1;
            }
        } else {
            target = p.conversion.simpleTarget(left, isLogicalAssignment(operator));
        }
        reportCover();
        next();
        p.enter();
        Expression value = parseAssignment();
        p.depth--;
        p.lastArrow = null;
        return switch (operator) {
            case ASSIGN -> new Expression.Assign(start, end(), target, value);
            case AND_ASSIGN -> new Expression.LogicalAssign(start, end(), LogicalOperator.AND, target, value);
            case OR_ASSIGN -> new Expression.LogicalAssign(start, end(), LogicalOperator.OR, target, value);
            case COALESCE_ASSIGN -> new Expression.LogicalAssign(start, end(), LogicalOperator.COALESCE, target, value);
            default -> new Expression.CompoundAssign(start, end(), compound(operator), target, value);
        };
    }

    private static boolean isLogicalAssignment(TokenKind operator) {
        return operator == AND_ASSIGN || operator == OR_ASSIGN || operator == COALESCE_ASSIGN;
    }

    private static BinaryOperator compound(TokenKind operator) {
        return switch (operator) {
            case PLUS_ASSIGN -> BinaryOperator.ADD;
            case MINUS_ASSIGN -> BinaryOperator.SUBTRACT;
            case STAR_ASSIGN -> BinaryOperator.MULTIPLY;
            case SLASH_ASSIGN -> BinaryOperator.DIVIDE;
            case PERCENT_ASSIGN -> BinaryOperator.REMAINDER;
            case STAR_STAR_ASSIGN -> BinaryOperator.EXPONENT;
            case SHIFT_LEFT_ASSIGN -> BinaryOperator.SHIFT_LEFT;
            case SHIFT_RIGHT_ASSIGN -> BinaryOperator.SHIFT_RIGHT;
            case SHIFT_RIGHT_UNSIGNED_ASSIGN -> BinaryOperator.SHIFT_RIGHT_UNSIGNED;
            case AMPERSAND_ASSIGN -> BinaryOperator.BIT_AND;
            case BAR_ASSIGN -> BinaryOperator.BIT_OR;
            default -> BinaryOperator.BIT_XOR;
        };
    }

    // yield

    private Expression parseYield() {
        int start = next();
        if (p.function.inParameters) {
            error(DiagnosticKind.YIELD_IN_PARAMETERS, start, end());
        }
        if (p.yieldStart < 0) {
            p.yieldStart = start;
        }
        if (token.newlineBefore) {
            return new Expression.Yield(start, end(), null, false);
        }
        boolean delegate = accept(STAR);
        if (!delegate && !startsExpression()) {
            return new Expression.Yield(start, end(), null, false);
        }
        Expression operand = parseAssignment();
        p.lastArrow = null;
        return new Expression.Yield(start, end(), operand, delegate);
    }

    /** Whether the current token may begin the operand of a yield. */
    private boolean startsExpression() {
        return switch (token.kind) {
            case END, RIGHT_PAREN, RIGHT_BRACKET, RIGHT_BRACE, COMMA, SEMICOLON, COLON, IN, QUESTION, ASSIGN, TEMPLATE_MIDDLE, TEMPLATE_TAIL -> false;
            default -> true;
        };
    }

    // ?:

    private Expression parseConditional() {
        int start = token.start;
        Expression test = parseBinary(0);
        if (!at(QUESTION) || test == p.lastArrow || p.typeScript && isOptionalMark()) {
            return test;
        }
        reportCover();
        int question = next();
        int saved = p.restrictions;
        p.restrictions = Parsing.CONSEQUENT;
        Expression consequent = parseAssignment();
        p.restrictions = saved;
        if (!at(COLON)) {
            errorWithNote(DiagnosticKind.EXPECTED, spanHere().start(), spanHere().end(), question, question + 1, "to go with this `?`", "`:`", describe());
            throw new Abort(false);
        }
        next();
        Expression alternate = parseAssignment();
        p.lastArrow = null;
        return new Expression.Conditional(start, end(), test, consequent, alternate);
    }

    /** The {@code ?} of an optional parameter of an arrow function: no expression can follow it. */
    private boolean isOptionalMark() {
        return switch (peek().kind) {
            case COLON, COMMA, RIGHT_PAREN, ASSIGN -> true;
            default -> false;
        };
    }

    // Binary operators, by precedence

    /** Operators of at least {@code precedence}; chains of one precedence are a loop, so that long ones need no stack. */
    Expression parseBinary(int precedence) {
        int start = token.start;
        Expression left = at(PRIVATE_NAME) ? parsePrivateIn(precedence) : p.operands.parseUnary();
        if (left == p.lastArrow) {
            return left;
        }
        while (true) {
            int strength = precedence();
            if (strength < precedence || strength == 0) {
                return left;
            }
            reportCover();
            if (at(IDENTIFIER)) {
                p.types.skipAssertion();
            } else {
                left = parseRight(left, start, strength);
            }
        }
    }

    private Expression parseRight(Expression left, int start, int strength) {
        TokenKind operator = token.kind;
        int operatorStart = token.start;
        if (operator == STAR_STAR) {
            checkBase(left);
        }
        next();
        Expression right;
        if (operator == STAR_STAR) {
            p.enter();
            right = parseBinary(strength); // associates to the right
            p.depth--;
        } else {
            right = parseBinary(strength + 1);
        }
        reportCover();
        LogicalOperator logical = logical(operator);
        if (logical == null) {
            return new Expression.Binary(start, end(), binary(operator), left, right);
        }
        checkMixing(logical, left, right, operatorStart);
        return new Expression.Logical(start, end(), logical, left, right);
    }

    /** {@code -a ** b} is an error. */
    private void checkBase(Expression left) {
        if ((left instanceof Expression.Unary || left instanceof Expression.Await) && !p.isParenthesized(left)) {
            error(DiagnosticKind.UNARY_BEFORE_EXPONENT, left.start(), left.end());
        }
    }

    /** {@code a ?? b || c} is an error. */
    private void checkMixing(LogicalOperator operator, Expression left, Expression right, int start) {
        boolean coalesce = operator == LogicalOperator.COALESCE;
        if (mixes(left, coalesce) || mixes(right, coalesce)) {
            error(DiagnosticKind.MIXED_COALESCE, start, start + 2);
        }
    }

    private boolean mixes(Expression operand, boolean coalesce) {
        return operand instanceof Expression.Logical logical
                && (logical.operator() == LogicalOperator.COALESCE) != coalesce
                && !p.isParenthesized(operand);
    }

    private Expression parsePrivateIn(int precedence) {
        String name = token.text;
        int start = next();
        p.classes.usePrivate(name, start, end());
        if (!at(IN) || precedence > BinaryOperator.IN.precedence || (p.restrictions & Parsing.NO_IN) != 0) {
            throw fail(DiagnosticKind.PRIVATE_NAME_ALONE, start, end(), name);
        }
        next();
        Expression right = parseBinary(BinaryOperator.IN.precedence + 1);
        return new Expression.PrivateIn(start, end(), name, right);
    }

    /** The precedence of the current token as a binary operator; 0 if it is none. */
    private int precedence() {
        return switch (token.kind) {
            case COALESCE -> LogicalOperator.COALESCE.precedence;
            case OR -> LogicalOperator.OR.precedence;
            case AND -> LogicalOperator.AND.precedence;
            case IN -> (p.restrictions & Parsing.NO_IN) != 0 ? 0 : BinaryOperator.IN.precedence;
            case IDENTIFIER -> isAssertion(token) ? BinaryOperator.LESS.precedence : 0;
            default -> {
                BinaryOperator operator = binary(token.kind);
                yield operator == null ? 0 : operator.precedence;
            }
        };
    }

    /** TypeScript {@code x as T}, {@code x satisfies T}. In JavaScript such a word can only be an error: it is reported as what it is. */
    private boolean isAssertion(Token token) {
        return !token.newlineBefore && !token.escaped && (token.text.equals("as") || token.text.equals("satisfies"));
    }

    private static LogicalOperator logical(TokenKind kind) {
        return switch (kind) {
            case COALESCE -> LogicalOperator.COALESCE;
            case OR -> LogicalOperator.OR;
            case AND -> LogicalOperator.AND;
            default -> null;
        };
    }

    private static BinaryOperator binary(TokenKind kind) {
        return switch (kind) {
            case BAR -> BinaryOperator.BIT_OR;
            case CARET -> BinaryOperator.BIT_XOR;
            case AMPERSAND -> BinaryOperator.BIT_AND;
            case EQUAL -> BinaryOperator.EQUAL;
            case NOT_EQUAL -> BinaryOperator.NOT_EQUAL;
            case STRICT_EQUAL -> BinaryOperator.STRICT_EQUAL;
            case STRICT_NOT_EQUAL -> BinaryOperator.STRICT_NOT_EQUAL;
            case LESS -> BinaryOperator.LESS;
            case LESS_EQUAL -> BinaryOperator.LESS_EQUAL;
            case GREATER -> BinaryOperator.GREATER;
            case GREATER_EQUAL -> BinaryOperator.GREATER_EQUAL;
            case INSTANCEOF -> BinaryOperator.INSTANCEOF;
            case IN -> BinaryOperator.IN;
            case SHIFT_LEFT -> BinaryOperator.SHIFT_LEFT;
            case SHIFT_RIGHT -> BinaryOperator.SHIFT_RIGHT;
            case SHIFT_RIGHT_UNSIGNED -> BinaryOperator.SHIFT_RIGHT_UNSIGNED;
            case PLUS -> BinaryOperator.ADD;
            case MINUS -> BinaryOperator.SUBTRACT;
            case STAR -> BinaryOperator.MULTIPLY;
            case SLASH -> BinaryOperator.DIVIDE;
            case PERCENT -> BinaryOperator.REMAINDER;
            case STAR_STAR -> BinaryOperator.EXPONENT;
            default -> null;
        };
    }
}
