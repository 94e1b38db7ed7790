package tsubame.frontend.syntax;

/** {@code target: hint = initializer}; {@code initializer} may be null. */
public record Declarator(int start, int end, Pattern target, TypeHint hint, Expression initializer) implements Node {}
