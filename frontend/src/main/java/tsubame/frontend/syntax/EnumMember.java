package tsubame.frontend.syntax;

/** A member of an enum; {@code initializer} may be null. In it, names of earlier members of the same enum are in scope. */
public record EnumMember(int start, int end, String name, Expression initializer) implements Node {}
