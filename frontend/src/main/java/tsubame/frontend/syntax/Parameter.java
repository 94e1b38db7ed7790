package tsubame.frontend.syntax;

import java.util.List;

/**
 * A parameter. {@code initializer} may be null. {@code property}: a TypeScript parameter property ({@code constructor(private x)}): the
 * value is also defined as a field of that name, after {@code super(…)} returned. A {@code this} parameter is erased.
 * {@code decorators} are TypeScript's older ones.
 */
public record Parameter(
        int start, int end, Pattern target, Expression initializer, boolean rest, TypeHint hint, boolean property, List<Expression> decorators)
        implements Node {}
