package tsubame.frontend.syntax;

/** A member of an object literal. */
public sealed interface Property extends Node {

    /** {@code key: value}, and the shorthand {@code name}, whose value is an Identifier. Never sets the prototype. */
    record KeyValue(int start, int end, PropertyKey key, Expression value, boolean shorthand) implements Property {}

    /** {@code __proto__: value}, which sets the prototype. The value is not given a name. */
    record PrototypeSetter(int start, int end, Expression value) implements Property {}

    /** A method, getter or setter, by {@code function.kind()}. */
    record Method(int start, int end, PropertyKey key, FunctionNode function) implements Property {}

    record SpreadProperty(int start, int end, Expression argument) implements Property {}
}
