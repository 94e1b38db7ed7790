package tsubame.frontend.syntax;

/**
 * A parameter. {@code initializer} may be null. {@code property}: a TypeScript parameter property ({@code constructor(private x)}): the
 * value is also defined as a field of that name, after {@code super(…)} returned. A {@code this} parameter is erased.
 */
public record Parameter(int start, int end, Pattern target, Expression initializer, boolean rest, TypeHint hint, boolean property)
        implements Node {}
