package tsubame.frontend.syntax;

import java.util.List;

/**
 * What receives a value: in declarations, parameters and catch clauses (then every leaf is a {@link Name}, a binding), and in assignments
 * (then leaves are references). One family, so that destructuring is lowered once, with the leaf action as a parameter.
 */
public sealed interface Pattern extends ForHead {

    /** A name. {@code parenthesized}: the assignment target was {@code (name)}, which does not name an anonymous function. */
    record Name(int start, int end, String name, boolean parenthesized) implements Pattern {}

    /**
     * A reference that is assigned to: Member, Index, PrivateMember, SuperMember or SuperIndex; in sloppy code also a Call, which is
     * evaluated and then throws a ReferenceError (ECMA-262 §13.15.1, web reality).
     */
    record Target(int start, int end, Expression reference) implements Pattern {}

    /** {@code rest} may be null; it has no initializer. */
    record ArrayPattern(int start, int end, List<Element> elements, Pattern rest) implements Pattern {}

    /** {@code rest} may be null; it is a Name in bindings, a Name or Target in assignments. */
    record ObjectPattern(int start, int end, List<Member> properties, Pattern rest) implements Pattern {}

    /** {@code target = initializer}. Both may be null: without target it is a hole of an array pattern. */
    record Element(int start, int end, Pattern target, Expression initializer) implements Node {}

    /** {@code key: value}, and the shorthand {@code name = initializer}. The key is never private. */
    record Member(int start, int end, PropertyKey key, Element value) implements Node {}
}
