package tsubame.frontend.lower;

/**
 * What the lowering leaves to its caller.
 *
 * @param useDefineForClassFields fields are defined (the standard) rather than assigned (TypeScript's older way)
 * @param experimentalDecorators TypeScript's older decorators are asked for; there are none, so that any decorator is refused
 * @param verbatimModuleSyntax imports without {@code type} stay even if no value of them is used
 * @param completionValue a script answers the value of its last statement, as evals always do
 */
public record LoweringOptions(
        boolean useDefineForClassFields, boolean experimentalDecorators, boolean verbatimModuleSyntax, boolean completionValue) {
    public static final LoweringOptions DEFAULT = new LoweringOptions(true, false, false, false);
}
