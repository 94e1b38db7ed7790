package tsubame.frontend.syntax;

import java.util.List;

/**
 * A class. {@code name} may be null, {@code superclass} too (no {@code extends}), and {@code constructor} (then the default one).
 * Abstract members, {@code declare} fields, index signatures and overload signatures are erased. All its code is strict.
 * {@code start} to {@code end} is what {@code toString} shows; it includes the decorators.
 */
public record ClassNode(
        int start,
        int end,
        String name,
        int nameStart,
        Expression superclass,
        FunctionNode constructor,
        List<ClassMember> members,
        List<Expression> decorators)
        implements Node {}
