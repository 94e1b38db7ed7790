package tsubame.frontend.syntax;

/** The name of a property in an object literal, an object pattern or a class. */
public sealed interface PropertyKey extends Node {

    /** An identifier, a string, or a BigInt in decimal: {@code name} is the property key's string (which may look like an index). */
    record Named(int start, int end, String name) implements PropertyKey {}

    /** A number; the property key is its string form. */
    record Numeric(int start, int end, double value) implements PropertyKey {}

    record Computed(int start, int end, Expression expression) implements PropertyKey {}

    /** {@code #name}, without the {@code #}; only in classes. */
    record Private(int start, int end, String name) implements PropertyKey {}
}
