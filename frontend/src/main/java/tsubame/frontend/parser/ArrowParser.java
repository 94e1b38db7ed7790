package tsubame.frontend.parser;

import static tsubame.frontend.lexer.TokenKind.*;

import java.util.ArrayList;
import java.util.List;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.Parameter;
import tsubame.frontend.syntax.Pattern;
import tsubame.frontend.syntax.Statement;
import tsubame.frontend.syntax.TypeHint;

/**
 * Parentheses and arrow functions. What stands in parentheses is parsed once, as expressions with what only parameters may have (rest,
 * optional marks, annotations) noted beside them; at the closing parenthesis the next token tells which it was. Only TypeScript's result
 * types and type parameters need a speculation.
 */
final class ArrowParser extends Part {

    /** An element of a parenthesised list. {@code initializer} is only set when an annotation stands before it. */
    private record Item(int start, int end, Expression expression, Expression initializer, TypeHint hint, boolean parameterOnly) {}

    /** The state of the cover grammar around a list: what the list itself brings is judged by itself. */
    private final class Cover {
        final int yieldStart = p.yieldStart;
        final int awaitStart = p.awaitStart;
        final int awaitName = p.awaitName;
        final int initializer = p.coverInitializer;
        final int prototype = p.coverPrototype;
        final int facts = p.function.facts;
        final int restrictions = p.restrictions;

        Cover() {
            p.yieldStart = -1;
            p.awaitStart = -1;
            p.awaitName = -1;
            p.coverInitializer = -1;
            p.coverPrototype = -1;
            p.function.facts = 0;
            p.restrictions = 0;
        }

        void leave() {
            p.yieldStart = yieldStart >= 0 ? yieldStart : p.yieldStart;
            p.awaitStart = awaitStart >= 0 ? awaitStart : p.awaitStart;
            p.awaitName = awaitName >= 0 ? awaitName : p.awaitName;
            p.coverInitializer = initializer;
            p.coverPrototype = prototype;
            p.function.facts |= facts;
        }
    }

    ArrowParser(Parsing p) {
        super(p);
    }

    /** A parenthesised expression or, where one may begin, an arrow function. */
    Expression parseParenthesized() {
        int open = token.start;
        if (p.arrowStart != open) {
            next();
            Expression expression = p.expressions.parseFreely();
            return closeParenthesis(expression, open);
        }
        Cover cover = new Cover();
        ArrayList<Item> items = parseItems();
        p.restrictions = cover.restrictions;
        Expression arrow = parseArrowAfter(items, false, open);
        Expression result = arrow != null ? arrow : asExpression(items, open);
        cover.leave();
        return result;
    }

    private Expression closeParenthesis(Expression expression, int open) {
        expectClosing(RIGHT_PAREN, open);
        p.parenthesized.add(expression.start(), expression.end());
        p.lastArrow = null;
        return expression;
    }

    /** {@code async (…)}: an arrow function or a call of something named async. */
    Expression parseAsync() {
        int start = next();
        int nameEnd = end();
        Cover cover = new Cover();
        ArrayList<Item> items = parseItems();
        p.restrictions = cover.restrictions;
        Expression result = parseArrowAfter(items, true, start);
        if (result == null) {
            p.expressions.reportCover();
            ArrayList<Expression> arguments = new ArrayList<>();
            for (Item item : items) {
                checkNotParameter(item);
                arguments.add(item.expression);
            }
            result = new Expression.Call(start, end(), new Expression.Identifier(start, nameEnd, "async"), List.copyOf(arguments), false);
        }
        cover.leave();
        return result;
    }

    private void checkNotParameter(Item item) {
        if (item.parameterOnly) {
            throw fail(DiagnosticKind.EXPECTED, token.start, token.end, "`=>` after parameters", describe());
        }
    }

    private Expression asExpression(ArrayList<Item> items, int open) {
        p.expressions.reportCover();
        if (items.isEmpty()) {
            throw expected("`=>` after `()`");
        }
        ArrayList<Expression> all = new ArrayList<>();
        for (Item item : items) {
            checkNotParameter(item);
            if (item.expression instanceof Expression.Spread) {
                throw fail(DiagnosticKind.SPREAD_IN_PARENTHESES, item.start, item.start + 3);
            }
            all.add(item.expression);
        }
        if (p.commaAfter.contains(open, items.getLast().end)) {
            throw fail(DiagnosticKind.TRAILING_COMMA_IN_PARENTHESES, items.getLast().end, items.getLast().end + 1);
        }
        Expression first = all.getFirst();
        Expression expression = all.size() == 1
                ? first
                : new Expression.Sequence(first.start(), all.getLast().end(), List.copyOf(all));
        p.parenthesized.add(expression.start(), expression.end());
        p.lastArrow = null;
        return expression;
    }

    // The list in parentheses

    private ArrayList<Item> parseItems() {
        int open = next();
        ArrayList<Item> items = new ArrayList<>(4);
        while (!at(RIGHT_PAREN)) {
            Item item = parseItem();
            items.add(item);
            if (!at(COMMA)) {
                break;
            }
            next();
            if (at(RIGHT_PAREN)) {
                p.commaAfter.add(open, item.end);
                if (item.expression instanceof Expression.Spread) {
                    p.commaAfter.add(item.start, item.expression.end());
                }
            }
        }
        expectListEnd(RIGHT_PAREN, open);
        return items;
    }

    private Item parseItem() {
        int start = token.start;
        Expression expression;
        if (accept(ELLIPSIS)) {
            Expression argument = p.expressions.parseCover();
            expression = new Expression.Spread(start, end(), argument);
        } else {
            expression = p.expressions.parseCover();
        }
        boolean optional = p.typeScript && accept(QUESTION);
        TypeHint hint = TypeHint.Basic.NONE;
        boolean annotated = at(COLON);
        if (annotated) {
            typeScriptOnly(token.start, token.end, "type annotations are");
            next();
            hint = p.types.parseType();
        }
        Expression initializer = null;
        if ((optional || annotated) && accept(ASSIGN)) {
            initializer = p.expressions.parseAssignment();
        }
        return new Item(start, end(), expression, initializer, hint, optional || annotated);
    }

    // The arrow and its body

    /** After a parenthesised list: the arrow function that it begins, or null. {@code start} is where the function begins. */
    private Expression parseArrowAfter(ArrayList<Item> items, boolean async, int start) {
        if (at(ARROW)) {
            return finish(items, async, start, TypeHint.Basic.NONE);
        }
        if (!at(COLON) || !p.typeScript || p.hasFailed(start) || !lookLikeParameters(items)) {
            return null;
        }
        Parsing.Mark mark = p.mark();
        TypeHint result = speculateResult();
        if (result != null) {
            if ((p.restrictions & Parsing.CONSEQUENT) == 0) {
                return finish(items, async, start, result);
            }
            Expression arrow = speculateConsequent(items, async, start, result);
            if (arrow != null) {
                return arrow;
            }
        }
        mark.reset();
        p.noteFailure(start);
        return null;
    }

    /** {@code : T} before an arrow; null if it is something else. */
    private TypeHint speculateResult() {
        try {
            next();
            TypeHint result = p.types.parseReturnType();
            return at(ARROW) && !token.newlineBefore ? result : null;
        } catch (Abort abort) {
            return giveUp(abort);
        }
    }

    /** In {@code a ? (b) : c => d} the colon is the conditional's, unless another one follows the arrow function. */
    private Expression speculateConsequent(ArrayList<Item> items, boolean async, int start, TypeHint result) {
        try {
            Expression arrow = finish(items, async, start, result);
            return at(COLON) ? arrow : null;
        } catch (Abort abort) {
            return giveUp(abort);
        }
    }

    private static <T> T giveUp(Abort abort) {
        if (abort.fatal) {
            throw abort;
        }
        return null;
    }

    private boolean lookLikeParameters(ArrayList<Item> items) {
        for (Item item : items) {
            Expression expression = item.expression instanceof Expression.Spread spread ? spread.argument() : item.expression;
            boolean pattern = expression instanceof Expression.Identifier
                    || expression instanceof Expression.ArrayLiteral
                    || expression instanceof Expression.ObjectLiteral
                    || expression instanceof Expression.Assign;
            if (!pattern || p.isParenthesized(expression)) {
                return false;
            }
        }
        return true;
    }

    /** {@code name => …}, at the arrow. */
    Expression parseSimple(String name, int nameStart, int nameEnd, boolean async, int start) {
        FunctionState outer = p.function;
        FunctionState state = FunctionState.arrow(outer, async);
        p.function = state;
        state.await |= outer.await; // parameters see the await of both
        state.yield = outer.yield;
        state.awaitReserved = outer.awaitReserved;
        checkBinding(name, nameStart, nameEnd);
        Pattern target = new Pattern.Name(nameStart, nameEnd, name, false);
        Parameter parameter = new Parameter(nameStart, nameEnd, target, null, false, TypeHint.Basic.NONE, false, List.of());
        return parseBody(List.of(parameter), state, outer, async, start, TypeHint.Basic.NONE);
    }

    private Expression finish(ArrayList<Item> items, boolean async, int start, TypeHint result) {
        FunctionState outer = p.function;
        if (p.yieldStart >= 0) {
            error(DiagnosticKind.YIELD_IN_PARAMETERS, p.yieldStart, p.yieldStart + "yield".length());
        }
        if (p.awaitStart >= 0) {
            error(DiagnosticKind.AWAIT_IN_PARAMETERS, p.awaitStart, p.awaitStart + "await".length());
        } else if (async && p.awaitName >= 0) {
            error(DiagnosticKind.AWAIT_AS_NAME, p.awaitName, p.awaitName + "await".length());
        }
        FunctionState state = FunctionState.arrow(outer, async);
        state.facts = outer.facts;
        ArrayList<Parameter> parameters = new ArrayList<>();
        for (Item item : items) {
            if (!parameters.isEmpty() && parameters.getLast().rest()) {
                error(DiagnosticKind.REST_NOT_LAST, parameters.getLast().start(), parameters.getLast().end());
            }
            parameters.add(parameter(item));
        }
        p.coverInitializer = -1;
        p.coverPrototype = -1;
        p.function = state;
        return parseBody(List.copyOf(parameters), state, outer, async, start, result);
    }

    private Parameter parameter(Item item) {
        boolean rest = item.expression instanceof Expression.Spread;
        Expression expression = rest ? ((Expression.Spread) item.expression).argument() : item.expression;
        if (rest && (expression instanceof Expression.Assign || item.initializer != null)) {
            throw fail(DiagnosticKind.REST_INITIALIZER, item.start, item.end);
        }
        if (rest && p.commaAfter.contains(item.start, item.expression.end())) {
            error(DiagnosticKind.COMMA_AFTER_REST, item.end, item.end + 1);
        }
        Pattern.Element element = p.conversion.bindingElement(expression);
        Expression initializer = item.initializer != null ? item.initializer : element.initializer();
        return new Parameter(item.start, item.end, element.target(), initializer, rest, item.hint, false, List.of());
    }

    private Expression parseBody(
            List<Parameter> parameters, FunctionState state, FunctionState outer, boolean async, int start, TypeHint result) {
        if (token.newlineBefore) {
            errorHere(DiagnosticKind.NEWLINE_BEFORE_ARROW);
        }
        next();
        state.await = async;
        state.yield = false;
        state.awaitReserved = false;
        boolean strict = p.strict;
        boolean concise = !at(LEFT_BRACE);
        int yieldStart = p.yieldStart;
        int awaitStart = p.awaitStart;
        int awaitName = p.awaitName;
        List<Statement> body = concise ? parseConcise() : p.functions.parseBody(parameters);
        p.yieldStart = yieldStart;
        p.awaitStart = awaitStart;
        p.awaitName = awaitName;
        FunctionNode function = p.functions.build(
                FunctionNode.Kind.ARROW, async, false, null, start, parameters, body, concise, start, result);
        p.strict = strict;
        p.function = outer;
        outer.facts |= state.facts;
        Expression arrow = new Expression.FunctionExpression(start, end(), function);
        p.lastArrow = arrow;
        return arrow;
    }

    private List<Statement> parseConcise() {
        Expression value = p.expressions.parseAssignment();
        return List.of(new Statement.Return(value.start(), value.end(), value));
    }

    // TypeScript: type parameters

    /** {@code <T>(…) => …}, at {@code <} or at {@code async}; null, and nothing read, if it is none. */
    Expression parseGeneric(boolean async) {
        int start = token.start;
        if (p.hasFailed(start)) {
            return null;
        }
        Parsing.Mark mark = p.mark();
        FunctionState outer = p.function;
        FunctionState state = FunctionState.arrow(outer, async);
        Head head = speculateHead(state, async);
        if (head == null) {
            mark.reset();
            p.noteFailure(start);
            return null;
        }
        return parseBody(head.parameters, state, outer, async, start, head.result);
    }

    private record Head(List<Parameter> parameters, TypeHint result) {}

    /** Type parameters, parameters and result type, up to the arrow; null if they are something else. */
    private Head speculateHead(FunctionState state, boolean async) {
        try {
            if (async) {
                next();
            }
            p.typeArguments.skipParameters();
            p.function = state;
            List<Parameter> parameters = p.functions.parseParameters(false);
            TypeHint result = accept(COLON) ? p.types.parseReturnType() : TypeHint.Basic.NONE;
            return at(ARROW) && !token.newlineBefore ? new Head(parameters, result) : null;
        } catch (Abort abort) {
            return giveUp(abort);
        }
    }
}
