package tsubame.frontend.syntax;

/** A literal stretch of a template. {@code cooked} is null when it holds an invalid escape, which only a tagged template may. */
public record TemplateElement(int start, int end, String cooked, String raw) implements Node {}
