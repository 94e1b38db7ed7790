package tsubame.frontend.syntax;

/** Operators that evaluate both operands. {@code precedence}: a greater one binds tighter; {@code **} alone associates to the right. */
public enum BinaryOperator {
    BIT_OR("|", 4), BIT_XOR("^", 5), BIT_AND("&", 6),
    EQUAL("==", 7), NOT_EQUAL("!=", 7), STRICT_EQUAL("===", 7), STRICT_NOT_EQUAL("!==", 7),
    LESS("<", 8), LESS_EQUAL("<=", 8), GREATER(">", 8), GREATER_EQUAL(">=", 8), INSTANCEOF("instanceof", 8), IN("in", 8),
    SHIFT_LEFT("<<", 9), SHIFT_RIGHT(">>", 9), SHIFT_RIGHT_UNSIGNED(">>>", 9),
    ADD("+", 10), SUBTRACT("-", 10),
    MULTIPLY("*", 11), DIVIDE("/", 11), REMAINDER("%", 11),
    EXPONENT("**", 12);

    public final String text;
    public final int precedence;

    BinaryOperator(String text, int precedence) {
        this.text = text;
        this.precedence = precedence;
    }
}
