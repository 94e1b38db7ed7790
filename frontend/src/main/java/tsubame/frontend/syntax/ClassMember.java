package tsubame.frontend.syntax;

import java.util.List;

/** A member of a class other than its constructor, in source order. */
public sealed interface ClassMember extends Node {

    /** A method, getter or setter, by {@code function.kind()}. */
    record Method(int start, int end, PropertyKey key, boolean isStatic, FunctionNode function, List<Expression> decorators)
            implements ClassMember {}

    /**
     * A field; {@code value} may be null (undefined). The value is evaluated like the body of a method of its own: {@code this} is the
     * instance (or class), {@code new.target} undefined, {@code arguments} forbidden, and vars of a direct eval are local to it.
     */
    record Field(int start, int end, PropertyKey key, boolean isStatic, Expression value, TypeHint hint, List<Expression> decorators)
            implements ClassMember {}

    /** {@code accessor key = value}: a private slot with a getter and a setter. {@code value} as for a field. */
    record AutoAccessor(int start, int end, PropertyKey key, boolean isStatic, Expression value, TypeHint hint, List<Expression> decorators)
            implements ClassMember {}

    /** {@code static { … }}: the body of a method of its own, called once with the class as {@code this}. */
    record StaticBlock(int start, int end, List<Statement> body) implements ClassMember {}
}
