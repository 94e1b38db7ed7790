package tsubame.frontend.scope;

import java.util.List;
import tsubame.frontend.syntax.ClassMember;
import tsubame.frontend.syntax.ClassNode;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.Parameter;
import tsubame.frontend.syntax.PropertyKey;
import tsubame.frontend.syntax.TypeHint;

/** What a class has for TypeScript's older decorators: where they are, and how a getter and a setter go together. */
public final class LegacyMembers {
    private LegacyMembers() {}

    /** Whether anything in the class is decorated, itself included. */
    public static boolean isDecorated(ClassNode node) {
        boolean decorated = !node.decorators().isEmpty() || node.constructor() != null && hasDecoratedParameters(node.constructor());
        for (ClassMember member : node.members()) {
            decorated |= isDecorated(member);
        }
        return decorated;
    }

    /** Whether the member or a parameter of it is. */
    public static boolean isDecorated(ClassMember member) {
        return !decorators(member).isEmpty() || member instanceof ClassMember.Method m && hasDecoratedParameters(m.function());
    }

    public static boolean hasDecoratedParameters(FunctionNode function) {
        for (Parameter parameter : function.parameters()) {
            if (!parameter.decorators().isEmpty()) {
                return true;
            }
        }
        return false;
    }

    public static List<Expression> decorators(ClassMember member) {
        return switch (member) {
            case ClassMember.Method m -> m.decorators();
            case ClassMember.Field m -> m.decorators();
            case ClassMember.AutoAccessor m -> m.decorators();
            case ClassMember.StaticBlock _ -> List.of();
        };
    }

    /** Null for a static block. */
    public static PropertyKey key(ClassMember member) {
        return switch (member) {
            case ClassMember.Method m -> m.key();
            case ClassMember.Field m -> m.key();
            case ClassMember.AutoAccessor m -> m.key();
            case ClassMember.StaticBlock _ -> null;
        };
    }

    public static boolean isStatic(ClassMember member) {
        return switch (member) {
            case ClassMember.Method m -> m.isStatic();
            case ClassMember.Field m -> m.isStatic();
            case ClassMember.AutoAccessor m -> m.isStatic();
            case ClassMember.StaticBlock _ -> true;
        };
    }

    /** Whether it is the second of a getter and a setter that are both decorated: the first has decorated the pair. */
    public static boolean isSecond(ClassNode node, int index) {
        int partner = partner(node, index);
        return partner >= 0 && partner < index && isDecorated(node.members().get(partner));
    }

    /** The setter of the accessor at {@code index}, itself or its partner; null if there is none. */
    public static FunctionNode setter(ClassNode node, int index) {
        return accessor(node, index, FunctionNode.Kind.SETTER);
    }

    /** The type of an accessor, by its getter's result or its setter's parameter. */
    public static Expression accessorType(ClassNode node, int index) {
        int position = node.members().get(index).start();
        FunctionNode getter = accessor(node, index, FunctionNode.Kind.GETTER);
        if (getter != null && getter.result() != TypeHint.Basic.NONE) {
            return DesignTypes.of(getter.result(), position);
        }
        FunctionNode setter = setter(node, index);
        return DesignTypes.of(setter == null ? TypeHint.Basic.NONE : setter.parameters().getFirst().hint(), position);
    }

    private static FunctionNode accessor(ClassNode node, int index, FunctionNode.Kind kind) {
        FunctionNode own = ((ClassMember.Method) node.members().get(index)).function();
        if (own.kind() == kind) {
            return own;
        }
        int partner = partner(node, index);
        return partner < 0 ? null : ((ClassMember.Method) node.members().get(partner)).function();
    }

    /** The other one of getter and setter, with the same plain name; -1 if there is none. */
    private static int partner(ClassNode node, int index) {
        if (!isAccessor(node.members().get(index), null)) {
            return -1;
        }
        ClassMember.Method own = (ClassMember.Method) node.members().get(index);
        for (int i = 0; i < node.members().size(); i++) {
            if (i != index && isAccessor(node.members().get(i), own)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether it is a getter or setter with a plain name; with {@code other}, the counterpart of that one. */
    private static boolean isAccessor(ClassMember member, ClassMember.Method other) {
        if (!(member instanceof ClassMember.Method m) || !(m.key() instanceof PropertyKey.Named name)) {
            return false;
        }
        FunctionNode.Kind kind = m.function().kind();
        if (kind != FunctionNode.Kind.GETTER && kind != FunctionNode.Kind.SETTER) {
            return false;
        }
        return other == null || m.isStatic() == other.isStatic() && kind != other.function().kind()
                && other.key() instanceof PropertyKey.Named otherName && otherName.name().equals(name.name());
    }
}
