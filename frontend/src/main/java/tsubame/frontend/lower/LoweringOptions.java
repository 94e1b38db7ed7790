package tsubame.frontend.lower;

/**
 * What the lowering leaves to its caller.
 *
 * @param useDefineForClassFields fields are defined (the standard) rather than assigned (TypeScript's older way)
 * @param verbatimModuleSyntax imports without {@code type} stay even if no value of them is used
 * @param completionValue a script answers the value of its last statement, as evals always do
 */
public record LoweringOptions(boolean useDefineForClassFields, boolean verbatimModuleSyntax, boolean completionValue) {
    public static final LoweringOptions DEFAULT = new LoweringOptions(true, false, false);
}
