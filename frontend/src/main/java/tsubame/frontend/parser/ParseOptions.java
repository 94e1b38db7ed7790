package tsubame.frontend.parser;

import tsubame.frontend.syntax.DecoratorDialect;

/**
 * How to parse. {@code eval} is null unless the goal is EVAL. A source nested deeper than {@code nestingLimit} (brackets, operators,
 * statements, types) is refused: each level needs up to about a kilobyte of the caller's stack, here and in the phases after.
 */
public record ParseOptions(Goal goal, Language language, EvalContext eval, int nestingLimit, DecoratorDialect decorators) {
    public static final int NESTING_LIMIT = 4000;

    public static ParseOptions of(Goal goal, Language language) {
        return of(goal, language, DecoratorDialect.STANDARD);
    }

    public static ParseOptions of(Goal goal, Language language, DecoratorDialect decorators) {
        return new ParseOptions(goal, language, null, NESTING_LIMIT, decorators);
    }

    public static ParseOptions eval(EvalContext context) {
        return new ParseOptions(Goal.EVAL, Language.JAVASCRIPT, context, NESTING_LIMIT, DecoratorDialect.STANDARD);
    }

    ParseOptions withGoal(Goal other) {
        return new ParseOptions(other, language, eval, nestingLimit, decorators);
    }
}
