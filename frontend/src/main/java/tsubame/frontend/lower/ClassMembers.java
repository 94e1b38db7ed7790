package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.Hint;
import tsubame.frontend.scope.Binding;
import tsubame.frontend.scope.ClassScope;
import tsubame.frontend.scope.FunctionScope;
import tsubame.frontend.scope.Scope;
import tsubame.frontend.syntax.ClassMember;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.Parameter;
import tsubame.frontend.syntax.Pattern;
import tsubame.frontend.syntax.PropertyKey;

/**
 * The members of one class: methods are defined and keys evaluated in source order; fields, private methods and static blocks go into two
 * synthetic functions, one for instances and one that is called once with the class.
 */
final class ClassMembers {
    private final FunctionCompiler fn;
    private final ClassScope definition;
    private final Decoration decoration;
    private final int constructor;
    private final int prototype;
    /** Null if there are no older decorators. */
    private LegacyDecoration legacy;

    ClassMembers(FunctionCompiler fn, ClassScope definition, Decoration decoration, int constructor, int prototype) {
        this.fn = fn;
        this.definition = definition;
        this.decoration = decoration;
        this.constructor = constructor;
        this.prototype = prototype;
    }

    private ClassMember member(int index) {
        return definition.node.members().get(index);
    }

    private int count() {
        return definition.node.members().size();
    }

    /**
     * Defines all; the finished class, which decorators may have replaced, goes to {@code to}.
     *
     * @param early a binding to be initialized before older decorators are called; null for none
     */
    void define(int to, String name, Binding early) {
        legacy = LegacyDecoration.of(fn, definition);
        for (int i = 0; i < count(); i++) {
            int mark = fn.registers.mark();
            member(i, member(i));
            fn.registers.release(mark);
        }
        decoration.decorateMembers(constructor, prototype);
        int finished = fn.registers.allocate();
        fn.move(finished, constructor);
        decoration.decorateClass(finished, name);
        initializeName(finished);
        if (definition.fields != null) {
            int function = fn.registers.allocate();
            initializer(definition.fields, false, function);
            fn.code.emit(SET_FIELD_INITIALIZER, constructor, function);
        }
        if (definition.statics != null) {
            int function = fn.registers.allocate();
            initializer(definition.statics, true, function);
            fn.emit(definition.node, CALL, function, function, finished, function, 0);
        }
        if (early != null) {
            fn.variables.initialize(early, early.name, definition.node, finished);
        }
        if (legacy != null) {
            legacy.decorate(constructor, prototype, finished);
            initializeName(finished);
        }
        decoration.finishClass(finished);
        fn.move(to, finished);
    }

    private void initializeName(int finished) {
        if (definition.name != null && (definition.name.isUsed() || definition.name.isChecked())) {
            fn.variables.initialize(definition.name, definition.name.name, definition.node, finished);
        }
    }

    private void keep(int index, int key, int value) {
        decoration.keep(index, key, value);
        if (legacy != null) {
            legacy.keep(index, key);
        }
    }

    private void member(int index, ClassMember member) {
        decoration.evaluate(index);
        switch (member) {
            case ClassMember.Method m -> method(index, m);
            case ClassMember.Field m -> {
                if (m.key() instanceof PropertyKey.Computed computed) {
                    int value = fn.expressions.value(computed.expression());
                    fn.emit(computed, TO_PROPERTY_KEY, definition.keys[index].register, value);
                }
            }
            case ClassMember.AutoAccessor m -> autoAccessor(index, m);
            case ClassMember.StaticBlock _ -> {}
        }
    }

    private void method(int index, ClassMember.Method method) {
        FunctionNode.Kind kind = method.function().kind();
        if (method.key() instanceof PropertyKey.Private) {
            Binding function = definition.methods[index];
            fn.functions.closure(method.function(), function.register, Literals.methodName(method.key(), -1, kind));
            return;
        }
        int key = fn.literals.key(method.key());
        int function = fn.registers.allocate();
        fn.functions.closure(method.function(), function, Literals.methodName(method.key(), key, kind));
        keep(index, key, function);
        fn.emit(method, Literals.define(kind), method.isStatic() ? constructor : prototype, key, function, 0);
    }

    /** A private slot with a getter and a setter on the prototype (or class). */
    private void autoAccessor(int index, ClassMember.AutoAccessor accessor) {
        Binding slot = definition.keys[index];
        fn.code.emit(NEW_PRIVATE_NAME, slot.register, fn.string(accessorName(accessor.key())));
        if (accessor.key() instanceof PropertyKey.Private) {
            if (decoration.decorates(index)) {
                accessorObject(slot, accessor, definition.methods[index].register);
            }
            return; // its accessor is added to each instance, by the initialiser
        }
        int target = accessor.isStatic() ? constructor : prototype;
        int key = fn.literals.key(accessor.key());
        int getter = fn.registers.allocate();
        int setter = fn.registers.allocate();
        closeOver(fn, slot, true, accessor, getter);
        fn.emit(accessor, SET_FUNCTION_NAME, getter, key, 1);
        fn.emit(accessor, DEFINE_GETTER, target, key, getter, 0);
        closeOver(fn, slot, false, accessor, setter);
        fn.emit(accessor, SET_FUNCTION_NAME, setter, key, 2);
        fn.emit(accessor, DEFINE_SETTER, target, key, setter, 0);
        int object = -1;
        if (decoration.decorates(index)) {
            object = fn.registers.allocate();
            accessorObject(getter, setter, object);
        }
        keep(index, key, object);
    }

    /** The value that decorators of an accessor get. */
    private void accessorObject(int getter, int setter, int to) {
        fn.code.emit(NEW_OBJECT, to);
        fn.code.emit(DEFINE_FIELD, to, fn.string("get"), getter, fn.pools.cache());
        fn.code.emit(DEFINE_FIELD, to, fn.string("set"), setter, fn.pools.cache());
    }

    private void accessorObject(Binding slot, ClassMember.AutoAccessor accessor, int to) {
        int getter = fn.registers.allocate();
        int setter = fn.registers.allocate();
        int name = fn.registers.allocate();
        fn.loadString(name, "#" + accessorName(accessor.key()));
        closeOver(fn, slot, true, accessor, getter);
        fn.emit(accessor, SET_FUNCTION_NAME, getter, name, 1);
        closeOver(fn, slot, false, accessor, setter);
        fn.emit(accessor, SET_FUNCTION_NAME, setter, name, 2);
        accessorObject(getter, setter, to);
    }

    private static String accessorName(PropertyKey key) {
        return switch (key) {
            case PropertyKey.Named k -> k.name();
            case PropertyKey.Private k -> k.name();
            case PropertyKey.Numeric _, PropertyKey.Computed _ -> "accessor";
        };
    }

    private static void closeOver(FunctionCompiler fn, Binding slot, boolean getter, ClassMember.AutoAccessor at, int to) {
        FunctionPrototype function = SyntheticFunctions.accessor(getter, fn.place(slot), fn.compilation.source, at.start(), at.end());
        fn.emit(at, NEW_CLOSURE, to, fn.pools.function(function));
    }

    // Initialisers

    private void initializer(FunctionScope scope, boolean isStatic, int to) {
        FunctionCompiler inner = new FunctionCompiler(fn.compilation, fn, scope, FunctionKind.CLASS_INITIALIZER);
        inner.code.at(definition.node.start(), definition.node.start());
        inner.functions.enterOuter();
        inner.scope = scope.parameters;
        ClassMembers members = new ClassMembers(inner, definition, decoration, -1, -1);
        int self = inner.variables.synthetic(Scope.THIS, definition.node);
        members.privateMethods(isStatic, self);
        decoration.methodAdditions(inner, isStatic, self);
        if (!isStatic) {
            members.declareParameterProperties(self);
        }
        for (int i = 0; i < count(); i++) {
            int mark = inner.registers.mark();
            members.initialize(i, isStatic, self);
            inner.registers.release(mark);
        }
        inner.code.emit(RETURN, inner.undefined());
        String name = isStatic ? "<static_initializer>" : "<instance_members_initializer>";
        int start = definition.node.start();
        FunctionPrototype function =
                inner.finish(new FunctionCompiler.Face(name, 0, 0, new byte[0], Hint.NONE, start, definition.node.end()), null);
        fn.emit(definition.node, NEW_CLOSURE, to, fn.pools.function(function));
    }

    /** TypeScript's parameter properties are fields before all others, which get their values in the constructor. */
    private void declareParameterProperties(int self) {
        if (definition.node.constructor() == null || !fn.compilation.options.useDefineForClassFields()) {
            return;
        }
        for (Parameter parameter : definition.node.constructor().parameters()) {
            if (parameter.property() && parameter.target() instanceof Pattern.Name name) {
                int mark = fn.registers.mark();
                fn.emit(parameter, DEFINE_FIELD, self, fn.string(name.name()), fn.undefined(), fn.pools.cache());
                fn.registers.release(mark);
            }
        }
    }

    /** Private methods come before all fields. */
    private void privateMethods(boolean isStatic, int self) {
        for (int i = 0; i < count(); i++) {
            int mark = fn.registers.mark();
            if (member(i) instanceof ClassMember.Method m && m.isStatic() == isStatic && m.key() instanceof PropertyKey.Private key) {
                privateMethod(i, m, key, self);
            } else if (member(i) instanceof ClassMember.AutoAccessor a && a.isStatic() == isStatic
                    && a.key() instanceof PropertyKey.Private key) {
                privateAccessor(i, a, key, self);
            }
            fn.registers.release(mark);
        }
    }

    private void privateAccessor(int index, ClassMember.AutoAccessor accessor, PropertyKey.Private key, int self) {
        int getter = fn.registers.allocate();
        int setter = fn.registers.allocate();
        if (decoration.decorates(index)) {
            int object = fn.variables.binding(definition.methods[index]);
            fn.code.emit(GET_PROPERTY, getter, object, fn.string("get"), fn.pools.cache());
            fn.code.emit(GET_PROPERTY, setter, object, fn.string("set"), fn.pools.cache());
        } else {
            closeOver(fn, definition.keys[index], true, accessor, getter);
            closeOver(fn, definition.keys[index], false, accessor, setter);
        }
        fn.emit(accessor, DEFINE_PRIVATE_ACCESSOR, self, fn.variables.synthetic("#" + key.name(), key), getter, setter);
    }

    private void privateMethod(int index, ClassMember.Method method, PropertyKey.Private key, int self) {
        FunctionNode.Kind kind = method.function().kind();
        if (kind == FunctionNode.Kind.METHOD) {
            int name = fn.variables.synthetic("#" + key.name(), key);
            fn.emit(method, DEFINE_PRIVATE_METHOD, self, name, fn.variables.binding(definition.methods[index]));
            return;
        }
        int partner = partner(index, key);
        if (partner >= 0 && partner < index) {
            return; // defined together with the first of the two
        }
        int name = fn.variables.synthetic("#" + key.name(), key);
        int own = fn.variables.binding(definition.methods[index]);
        int other = partner < 0 ? fn.undefined() : fn.variables.binding(definition.methods[partner]);
        boolean isGetter = kind == FunctionNode.Kind.GETTER;
        fn.emit(method, DEFINE_PRIVATE_ACCESSOR, self, name, isGetter ? own : other, isGetter ? other : own);
    }

    private int partner(int index, PropertyKey.Private key) {
        for (int i = 0; i < count(); i++) {
            if (i != index && member(i) instanceof ClassMember.Method m && m.key() instanceof PropertyKey.Private other
                    && other.name().equals(key.name())) {
                return i;
            }
        }
        return -1;
    }

    private void initialize(int index, boolean isStatic, int self) {
        switch (member(index)) {
            case ClassMember.Method _ -> {}
            case ClassMember.Field m -> {
                if (m.isStatic() == isStatic) {
                    field(index, m, self);
                }
            }
            case ClassMember.AutoAccessor m -> {
                if (m.isStatic() == isStatic) {
                    int slot = fn.variables.binding(definition.keys[index]);
                    int value = initialValue(m.value(), keyName(m.key(), -1));
                    value = decoration.initialValue(fn, index, self, value);
                    fn.emit(m, DEFINE_PRIVATE_FIELD, self, slot, value);
                    decoration.extra(fn, index, self);
                }
            }
            case ClassMember.StaticBlock m -> {
                if (isStatic) {
                    staticBlock(m);
                }
            }
        }
    }

    private void field(int index, ClassMember.Field field, int self) {
        boolean defines = fn.compilation.options.useDefineForClassFields();
        if (!defines && field.value() == null && !decoration.decorates(index) && !(field.key() instanceof PropertyKey.Private)) {
            return; // a mere declaration, where fields are assigned
        }
        switch (field.key()) {
            case PropertyKey.Named k -> {
                int value = decoration.initialValue(fn, index, self, initialValue(field.value(), FunctionName.of(k.name())));
                if (defines) {
                    fn.emit(field, DEFINE_FIELD, self, fn.string(k.name()), value, fn.pools.cache());
                } else {
                    fn.emit(field, SET_PROPERTY, self, fn.string(k.name()), value, 1, fn.pools.cache());
                }
            }
            case PropertyKey.Private k -> {
                int name = fn.variables.synthetic("#" + k.name(), k);
                int value = decoration.initialValue(fn, index, self, initialValue(field.value(), FunctionName.of("#" + k.name())));
                fn.emit(field, DEFINE_PRIVATE_FIELD, self, name, value);
            }
            case PropertyKey.Numeric _, PropertyKey.Computed _ -> {
                int key = definition.keys[index] == null ? fn.literals.key(field.key()) : fn.variables.binding(definition.keys[index]);
                int value = decoration.initialValue(fn, index, self, initialValue(field.value(), FunctionName.ofKey(key)));
                if (defines) {
                    fn.emit(field, DEFINE_ELEMENT, self, key, value);
                } else {
                    fn.emit(field, SET_ELEMENT, self, key, value, 1, fn.pools.cache());
                }
            }
        }
        decoration.extra(fn, index, self);
    }

    private static FunctionName keyName(PropertyKey key, int register) {
        return switch (key) {
            case PropertyKey.Named k -> FunctionName.of(k.name());
            case PropertyKey.Private k -> FunctionName.of("#" + k.name());
            case PropertyKey.Numeric _, PropertyKey.Computed _ -> register < 0 ? FunctionName.NONE : FunctionName.ofKey(register);
        };
    }

    private int initialValue(Expression value, FunctionName name) {
        int register = fn.registers.allocate();
        if (value == null) {
            fn.code.emit(LOAD_UNDEFINED, register);
        } else {
            fn.expressions.intoNamed(value, register, name);
        }
        return register;
    }

    private void staticBlock(ClassMember.StaticBlock block) {
        Scope outer = fn.scope;
        int mark = fn.registers.mark();
        Scope body = fn.compilation.tree.scope(block);
        fn.functions.variablesOf(body.parent);
        fn.scopes.enter(body);
        fn.scopes.hoist(block.body());
        fn.disposal.body(block.body());
        fn.scopes.leave(outer, mark);
    }
}
