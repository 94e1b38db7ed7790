package tsubame.frontend.parser;

/**
 * How to parse. {@code eval} is null unless the goal is EVAL. A source nested deeper than {@code nestingLimit} (brackets, operators,
 * statements, types) is refused: each level needs up to about a kilobyte of the caller's stack, here and in the phases after.
 */
public record ParseOptions(Goal goal, Language language, EvalContext eval, int nestingLimit) {
    public static final int NESTING_LIMIT = 4000;

    public static ParseOptions of(Goal goal, Language language) {
        return new ParseOptions(goal, language, null, NESTING_LIMIT);
    }

    public static ParseOptions eval(EvalContext context) {
        return new ParseOptions(Goal.EVAL, Language.JAVASCRIPT, context, NESTING_LIMIT);
    }

    ParseOptions withGoal(Goal other) {
        return new ParseOptions(other, language, eval, nestingLimit);
    }
}
