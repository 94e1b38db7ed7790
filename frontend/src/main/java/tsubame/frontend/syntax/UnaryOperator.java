package tsubame.frontend.syntax;

/** Prefix operators that take a value (or, for {@code typeof} and {@code delete}, a reference). */
public enum UnaryOperator {
    NEGATE("-"), PLUS("+"), NOT("!"), BIT_NOT("~"), TYPEOF("typeof"), VOID("void"), DELETE("delete");

    public final String text;

    UnaryOperator(String text) {
        this.text = text;
    }
}
