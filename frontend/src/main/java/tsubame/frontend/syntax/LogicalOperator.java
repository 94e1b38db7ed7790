package tsubame.frontend.syntax;

/** Operators that may leave their right operand unevaluated. */
public enum LogicalOperator {
    COALESCE("??", 1), OR("||", 2), AND("&&", 3);

    public final String text;
    public final int precedence;

    LogicalOperator(String text, int precedence) {
        this.text = text;
        this.precedence = precedence;
    }
}
