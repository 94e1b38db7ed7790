package tsubame.frontend.lower;

import tsubame.frontend.syntax.Expression;

/** The constant of an enum member: a number, or a string if {@code text} is not null. */
public record EnumValue(double number, String text) {
    Expression literal(Expression at) {
        return text == null
                ? new Expression.NumberLiteral(at.start(), at.end(), number)
                : new Expression.StringLiteral(at.start(), at.end(), text);
    }
}
