package tsubame.frontend.syntax;

/** What stands left of {@code in} or {@code of}: a declaration with one declarator, or an assignment pattern. */
public sealed interface ForHead extends Node permits Statement.VariableDeclaration, Pattern {}
