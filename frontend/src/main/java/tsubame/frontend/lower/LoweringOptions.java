package tsubame.frontend.lower;

import tsubame.frontend.syntax.DecoratorDialect;

/**
 * What the lowering leaves to its caller.
 *
 * @param useDefineForClassFields fields are defined (the standard) rather than assigned (TypeScript's older way)
 * @param decorators which decorators the source has
 * @param verbatimModuleSyntax imports without {@code type} stay even if no value of them is used
 * @param completionValue a script answers the value of its last statement, as evals always do
 */
public record LoweringOptions(
        boolean useDefineForClassFields, DecoratorDialect decorators, boolean verbatimModuleSyntax, boolean completionValue) {
    public static final LoweringOptions DEFAULT = new LoweringOptions(true, DecoratorDialect.STANDARD, false, false);
}
