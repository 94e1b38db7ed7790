package tsubame.frontend.syntax;

import java.util.List;

/** {@code case test:} or, with {@code test} null, {@code default:}. */
public record SwitchCase(int start, int end, Expression test, List<Statement> body) implements Node {}
