package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import java.util.List;
import tsubame.frontend.scope.Binding;
import tsubame.frontend.scope.ClassScope;
import tsubame.frontend.scope.DesignTypes;
import tsubame.frontend.scope.LegacyMembers;
import tsubame.frontend.scope.Lookup;
import tsubame.frontend.syntax.ClassMember;
import tsubame.frontend.syntax.ClassNode;
import tsubame.frontend.syntax.DecoratorDialect;
import tsubame.frontend.syntax.EnumMember;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.Node;
import tsubame.frontend.syntax.Parameter;
import tsubame.frontend.syntax.PropertyKey;
import tsubame.frontend.syntax.Statement;
import tsubame.frontend.syntax.TypeHint;

/**
 * TypeScript's older decorators of one class. All is evaluated when the class is finished: for each member, instance members first, its
 * decorators, those of its parameters, and its types, which are then applied last to first; the class itself comes at the end.
 */
final class LegacyDecoration {
    /** The kinds of DECORATE_LEGACY. */
    private static final int CLASS = 0;
    private static final int DESCRIBED = 1;
    private static final int FIELD = 2;

    private final FunctionCompiler fn;
    private final ClassNode node;
    private final ClassScope definition;
    private final boolean metadata;
    /** Per member: the register of a computed key; 0 for none. */
    private final int[] keys;

    private LegacyDecoration(FunctionCompiler fn, ClassScope definition) {
        this.fn = fn;
        this.definition = definition;
        this.node = definition.node;
        this.metadata = fn.compilation.program.decorators() == DecoratorDialect.LEGACY_WITH_METADATA;
        this.keys = new int[node.members().size()];
    }

    /** Null if the class has none. Allocates registers for the keys. */
    static LegacyDecoration of(FunctionCompiler fn, ClassScope definition) {
        if (!fn.compilation.program.decorators().isLegacy() || !LegacyMembers.isDecorated(definition.node)) {
            return null;
        }
        LegacyDecoration decoration = new LegacyDecoration(fn, definition);
        for (int i = 0; i < decoration.keys.length; i++) {
            ClassMember member = decoration.node.members().get(i);
            if (LegacyMembers.isDecorated(member) && LegacyMembers.key(member) instanceof PropertyKey.Computed) {
                decoration.keys[i] = fn.registers.allocate();
            }
        }
        return decoration;
    }

    /** Remembers the key of a method or accessor. */
    void keep(int index, int key) {
        if (keys[index] != 0) {
            fn.move(keys[index], key);
        }
    }

    /** Decorates the members, then the class, which is replaced in its register. */
    void decorate(int constructor, int prototype, int finished) {
        members(false, prototype);
        members(true, constructor);
        boolean ofParameters = node.constructor() != null && LegacyMembers.hasDecoratedParameters(node.constructor());
        if (node.decorators().isEmpty() && !ofParameters) {
            return;
        }
        int mark = fn.registers.mark();
        Run run = new Run();
        run.decorators(node.decorators());
        if (node.constructor() != null) {
            run.parameters(node.constructor());
            run.types("design:paramtypes", metadata ? DesignTypes.parameters(node.constructor(), node.start()) : null);
        }
        run.apply(node, finished, finished, fn.undefined(), CLASS);
        fn.registers.release(mark);
    }

    private void members(boolean isStatic, int target) {
        for (int i = 0; i < keys.length; i++) {
            ClassMember member = node.members().get(i);
            if (LegacyMembers.isDecorated(member) && LegacyMembers.isStatic(member) == isStatic && !LegacyMembers.isSecond(node, i)) {
                int mark = fn.registers.mark();
                member(i, member, target);
                fn.registers.release(mark);
            }
        }
    }

    private void member(int index, ClassMember member, int target) {
        Run run = new Run();
        run.decorators(LegacyMembers.decorators(member));
        switch (member) {
            case ClassMember.Method m -> {
                FunctionNode function = m.function();
                run.parameters(function);
                if (metadata) {
                    methodTypes(run, index, function, m.start());
                }
            }
            case ClassMember.Field m -> run.types("design:type", metadata ? propertyType(m.hint(), m.start()) : null);
            case ClassMember.AutoAccessor m -> run.types("design:type", metadata ? propertyType(m.hint(), m.start()) : null);
            case ClassMember.StaticBlock _ -> {}
        }
        int result = fn.registers.allocate();
        run.apply(member, result, target, key(index, member), member instanceof ClassMember.Field ? FIELD : DESCRIBED);
    }

    /** An enum of this file is what its members are. */
    private Expression propertyType(TypeHint hint, int position) {
        if (hint instanceof TypeHint.Named named) {
            Binding binding = Lookup.of(fn.scope, named.name()).binding;
            List<Statement.EnumDeclaration> enums = binding == null ? null : fn.compilation.tree.enums(binding);
            if (enums != null) {
                return DesignTypes.of(memberType(enums), position);
            }
        }
        return DesignTypes.of(hint, position);
    }

    private static TypeHint memberType(List<Statement.EnumDeclaration> enums) {
        int strings = 0;
        int count = 0;
        for (Statement.EnumDeclaration declaration : enums) {
            for (EnumMember member : declaration.members()) {
                count++;
                strings += member.initializer() instanceof Expression.StringLiteral ? 1 : 0;
            }
        }
        return strings == 0 ? TypeHint.Basic.NUMBER : strings == count ? TypeHint.Basic.STRING : TypeHint.Basic.OBJECT;
    }

    private void methodTypes(Run run, int index, FunctionNode function, int position) {
        if (function.kind() == FunctionNode.Kind.METHOD) {
            run.types("design:type", new Expression.Identifier(position, position, "Function"));
            run.types("design:paramtypes", DesignTypes.parameters(function, position));
            run.types("design:returntype", DesignTypes.result(function, position));
            return;
        }
        run.types("design:type", LegacyMembers.accessorType(node, index));
        FunctionNode setter = LegacyMembers.setter(node, index);
        run.types("design:paramtypes", setter == null
                ? new Expression.ArrayLiteral(position, position, List.of())
                : DesignTypes.parameters(setter, position));
    }

    private int key(int index, ClassMember member) {
        if (keys[index] == 0) {
            return fn.literals.key(LegacyMembers.key(member));
        }
        Binding field = definition.keys[index];
        return member instanceof ClassMember.Field && field != null ? fn.variables.binding(field) : keys[index];
    }

    /** The pairs of one DECORATE_LEGACY: a decorator and undefined, one of a parameter and its number, a metadata key and its value. */
    private final class Run {
        private final int base = fn.registers.mark();
        private int count;

        private int pair() {
            int first = fn.registers.allocate(2);
            count += 2;
            return first;
        }

        void decorators(List<Expression> decorators) {
            for (Expression decorator : decorators) {
                int first = pair();
                into(decorator, first);
                fn.code.emit(LOAD_UNDEFINED, first + 1);
            }
        }

        void parameters(FunctionNode function) {
            for (int i = 0; i < function.parameters().size(); i++) {
                Parameter parameter = function.parameters().get(i);
                for (Expression decorator : parameter.decorators()) {
                    int first = pair();
                    into(decorator, first);
                    into(new Expression.NumberLiteral(parameter.start(), parameter.start(), i), first + 1);
                }
            }
        }

        /** @param value null for none */
        void types(String key, Expression value) {
            if (value != null) {
                int first = pair();
                fn.loadString(first, key);
                into(value, first + 1);
            }
        }

        /** Leaves no register behind the run. */
        private void into(Expression value, int to) {
            int mark = fn.registers.mark();
            fn.expressions.into(value, to);
            fn.registers.release(mark);
        }

        void apply(Node at, int to, int target, int key, int kind) {
            fn.emit(at, DECORATE_LEGACY, to, target, key, kind, base, count);
        }
    }
}
