package tsubame.frontend.syntax;

import java.util.List;

/**
 * Any function with its own code: declarations, expressions, arrows, methods, accessors, constructors.
 *
 * <p>{@code start} to {@code end} is the source text that {@code Function.prototype.toString} shows. An arrow with an expression body has
 * {@code concise} set and one Return statement as its body. Parameters and body see {@code strict}, which counts the body's own
 * "use strict". An overload signature has no node.
 */
public record FunctionNode(
        int start,
        int end,
        Kind kind,
        boolean async,
        boolean generator,
        /** The binding of a declaration or a named expression; null for all others (methods are named by their key). */
        String name,
        int nameStart,
        List<Parameter> parameters,
        List<Statement> body,
        boolean concise,
        boolean strict,
        /** No pattern, initializer or rest among the parameters. */
        boolean simpleParameters,
        /** The value of {@code length}: parameters before the first initializer or rest. */
        int length,
        Facts facts,
        TypeHint result)
        implements Node {

    public enum Kind {
        NORMAL, ARROW, METHOD, GETTER, SETTER, CONSTRUCTOR, DERIVED_CONSTRUCTOR
    }

    /**
     * What occurs in the parameters or the body, or in an arrow function inside, at any depth. {@code directEval} means that a call
     * {@code eval(…)} occurs; it may then use everything else.
     */
    public record Facts(boolean usesThis, boolean usesArguments, boolean usesSuper, boolean usesNewTarget, boolean directEval) {
        public static final Facts NONE = new Facts(false, false, false, false, false);
    }
}
