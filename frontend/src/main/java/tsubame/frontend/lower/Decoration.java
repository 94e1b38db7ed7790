package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import java.util.List;
import tsubame.frontend.scope.Binding;
import tsubame.frontend.scope.ClassScope;
import tsubame.frontend.scope.LegacyMembers;
import tsubame.frontend.syntax.ClassMember;
import tsubame.frontend.syntax.ClassNode;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.PropertyKey;

/**
 * The decorators of one class (the proposal at stage 3). Their expressions are evaluated in source order, into runs of registers; they are
 * called when all methods are defined: first on static, then on instance methods and accessors, then on fields alike, then on the class.
 */
final class Decoration {
    private static final int CLASS = 0;
    private static final int METHOD = 1;
    private static final int GETTER = 2;
    private static final int SETTER = 3;
    private static final int FIELD = 4;
    private static final int ACCESSOR = 5;
    private static final int STATIC = 8;

    private final FunctionCompiler fn;
    private final ClassNode node;
    /** The class's own decorators; none where they are of the older kind. */
    private final List<Expression> ofClass;
    private ClassScope definition;
    /** Per member: first register of its decorators, register of its key, register of its function or accessor object. */
    private final int[] runs;
    private final int[] keys;
    private final int[] values;
    private int classRun;
    private int classAdditions;
    private int metadata;

    Decoration(FunctionCompiler fn, ClassNode node) {
        this.fn = fn;
        this.node = node;
        this.ofClass = fn.compilation.program.decorators().isLegacy() ? List.of() : node.decorators();
        int count = node.members().size();
        runs = new int[count];
        keys = new int[count];
        values = new int[count];
    }

    private List<Expression> decorators(ClassMember member) {
        return fn.compilation.program.decorators().isLegacy() ? List.of() : LegacyMembers.decorators(member);
    }

    private boolean isDecorated(int index) {
        return !decorators(node.members().get(index)).isEmpty();
    }

    private boolean isUsed() {
        boolean used = !ofClass.isEmpty();
        for (int i = 0; i < runs.length; i++) {
            used |= isDecorated(i);
        }
        return used;
    }

    // Evaluation

    /** The class's own decorators, outside of its scope. */
    void evaluateClassDecorators() {
        classRun = fn.registers.allocate(2 * ofClass.size());
        evaluate(ofClass, classRun);
    }

    private void evaluate(List<Expression> decorators, int run) {
        for (int i = 0; i < decorators.size(); i++) {
            int mark = fn.registers.mark();
            int function = run + 2 * i;
            if (decorators.get(i) instanceof Expression.Member member) {
                fn.expressions.into(member.object(), function + 1);
                fn.emit(member, GET_PROPERTY, function, function + 1, fn.string(member.name()), fn.pools.cache());
            } else {
                fn.expressions.into(decorators.get(i), function);
                fn.code.emit(LOAD_UNDEFINED, function + 1);
            }
            fn.registers.release(mark);
        }
    }

    /** Registers and lists for the members; the class's scope is open. */
    void prepare(ClassScope opened) {
        definition = opened;
        if (!isUsed()) {
            return;
        }
        metadata = fn.registers.allocate();
        classAdditions = fn.registers.allocate();
        fn.code.emit(NEW_INITIALIZERS, classAdditions);
        for (int i = 0; i < runs.length; i++) {
            if (isDecorated(i)) {
                runs[i] = fn.registers.allocate(2 * decorators(node.members().get(i)).size());
                keys[i] = fn.registers.allocate();
                values[i] = fn.registers.allocate();
                newList(definition.initializers[i]);
                newList(definition.additions[i]);
            }
        }
        newList(definition.methodAdditions);
        newList(definition.staticMethodAdditions);
    }

    /** Makes the metadata object, which inherits from that of the heritage. */
    void inherit(int heritage) {
        if (isUsed()) {
            fn.emit(node.superclass() == null ? node : node.superclass(), NEW_METADATA, metadata, heritage);
        }
    }

    private void newList(Binding list) {
        if (list != null) {
            fn.code.emit(NEW_INITIALIZERS, list.register);
        }
    }

    /** The decorators of a member, before its key. */
    void evaluate(int index) {
        evaluate(decorators(node.members().get(index)), runs[index]);
    }

    /** Remembers the key and function (or accessor object) of a decorated member; -1 for none. */
    void keep(int index, int key, int value) {
        if (isDecorated(index)) {
            if (key >= 0) {
                fn.move(keys[index], key);
            }
            if (value >= 0) {
                fn.move(values[index], value);
            }
        }
    }

    boolean decorates(int index) {
        return isDecorated(index);
    }

    // Application

    /** Calls the decorators of all members. */
    void decorateMembers(int constructor, int prototype) {
        for (int pass = 0; pass < 4; pass++) {
            for (int i = 0; i < runs.length; i++) {
                if (isDecorated(i) && pass == pass(node.members().get(i))) {
                    int mark = fn.registers.mark();
                    decorate(i, node.members().get(i), constructor, prototype);
                    fn.registers.release(mark);
                }
            }
        }
    }

    private static int pass(ClassMember member) {
        return switch (member) {
            case ClassMember.Method m -> m.isStatic() ? 0 : 1;
            case ClassMember.AutoAccessor m -> m.isStatic() ? 0 : 1;
            case ClassMember.Field m -> m.isStatic() ? 2 : 3;
            case ClassMember.StaticBlock _ -> -1;
        };
    }

    private void decorate(int index, ClassMember member, int constructor, int prototype) {
        switch (member) {
            case ClassMember.Method m -> method(index, m, m.isStatic() ? constructor : prototype);
            case ClassMember.AutoAccessor m -> accessor(index, m, m.isStatic() ? constructor : prototype);
            case ClassMember.Field m -> {
                fn.code.emit(LOAD_UNDEFINED, values[index]);
                if (m.key() instanceof PropertyKey.Computed) {
                    fn.move(keys[index], definition.keys[index].register);
                } else {
                    key(index, m.key());
                }
                apply(index, values[index], definition.additions[index], FIELD + (m.isStatic() ? STATIC : 0));
            }
            case ClassMember.StaticBlock _ -> {}
        }
    }

    private void key(int index, PropertyKey key) {
        int mark = fn.registers.mark();
        fn.move(keys[index], fn.literals.key(key));
        fn.registers.release(mark);
    }

    private void method(int index, ClassMember.Method method, int target) {
        Binding additions = method.isStatic() ? definition.staticMethodAdditions : definition.methodAdditions;
        FunctionNode.Kind kind = method.function().kind();
        int number = kind == FunctionNode.Kind.GETTER ? GETTER : kind == FunctionNode.Kind.SETTER ? SETTER : METHOD;
        int flags = number + (method.isStatic() ? STATIC : 0);
        if (method.key() instanceof PropertyKey.Private) {
            key(index, method.key());
            apply(index, definition.methods[index].register, additions, flags);
        } else {
            apply(index, values[index], additions, flags);
            fn.emit(method, Literals.define(kind), target, keys[index], values[index], 0);
        }
    }

    private void accessor(int index, ClassMember.AutoAccessor accessor, int target) {
        boolean isPrivate = accessor.key() instanceof PropertyKey.Private;
        if (isPrivate) {
            key(index, accessor.key());
        }
        int object = isPrivate ? definition.methods[index].register : values[index];
        apply(index, object, definition.additions[index], ACCESSOR + (accessor.isStatic() ? STATIC : 0));
        if (!isPrivate) {
            int function = fn.registers.allocate();
            fn.emit(accessor, GET_PROPERTY, function, object, fn.string("get"), fn.pools.cache());
            fn.emit(accessor, DEFINE_GETTER, target, keys[index], function, 0);
            fn.emit(accessor, GET_PROPERTY, function, object, fn.string("set"), fn.pools.cache());
            fn.emit(accessor, DEFINE_SETTER, target, keys[index], function, 0);
        }
    }

    private void apply(int index, int value, Binding additions, int kind) {
        ClassMember member = node.members().get(index);
        int initializers = definition.initializers[index] == null ? additions.register : definition.initializers[index].register;
        fn.emit(member, DECORATE, value, value, keys[index], additions.register, initializers, metadata, kind, runs[index],
                2 * decorators(member).size());
    }

    /** Calls the decorators of the class; what they make of it stands in the same register. */
    void decorateClass(int constructor, String name) {
        if (ofClass.isEmpty()) {
            return;
        }
        int key = fn.registers.allocate();
        fn.loadString(key, name);
        fn.emit(node, DECORATE, constructor, constructor, key, classAdditions, classAdditions, metadata, CLASS, classRun,
                2 * ofClass.size());
    }

    /** Runs what decorators of the class have added, at the very end. */
    void finishClass(int constructor) {
        if (isUsed()) {
            fn.code.emit(DEFINE_METADATA, constructor, metadata);
        }
        if (!ofClass.isEmpty()) {
            fn.emit(node, RUN_INITIALIZERS, fn.registers.allocate(), classAdditions, constructor, fn.undefined(), 1);
        }
    }

    // Initialisers; the compiler is that of the synthetic function

    /** Runs what decorators of methods have added. */
    void methodAdditions(FunctionCompiler inner, boolean isStatic, int self) {
        run(inner, isStatic ? definition.staticMethodAdditions : definition.methodAdditions, self);
    }

    /** The register of a field's first value after its decorators have seen it. */
    int initialValue(FunctionCompiler inner, int member, int self, int value) {
        if (definition.initializers[member] != null) {
            int list = inner.variables.binding(definition.initializers[member]);
            inner.emit(node.members().get(member), RUN_INITIALIZERS, value, list, self, value, 0);
        }
        return value;
    }

    /** Runs what the decorators of a field or accessor have added, once it exists. */
    void extra(FunctionCompiler inner, int member, int self) {
        run(inner, definition.additions[member], self);
    }

    private void run(FunctionCompiler inner, Binding list, int self) {
        if (list != null) {
            int functions = inner.variables.binding(list);
            inner.emit(node, RUN_INITIALIZERS, inner.registers.allocate(), functions, self, inner.undefined(), 1);
        }
    }
}
