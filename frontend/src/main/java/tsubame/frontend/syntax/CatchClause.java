package tsubame.frontend.syntax;

/** {@code catch (parameter) body}; {@code parameter} may be null. */
public record CatchClause(int start, int end, Pattern parameter, Statement.Block body) implements Node {}
