package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.Hint;
import tsubame.frontend.scope.Binding;
import tsubame.frontend.scope.BoundNames;
import tsubame.frontend.scope.ClassScope;
import tsubame.frontend.scope.FunctionScope;
import tsubame.frontend.scope.Scope;
import tsubame.frontend.syntax.ClassNode;
import tsubame.frontend.scope.LegacyMembers;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.Node;
import tsubame.frontend.syntax.Parameter;
import tsubame.frontend.syntax.Pattern;

/** Class definitions (ECMA-262 §15.7.14): the constructor, methods and keys in order, then the static elements. */
final class Classes {
    private final FunctionCompiler fn;
    /** In the compiler of a constructor: its class. */
    private ClassScope owner;

    Classes(FunctionCompiler fn) {
        this.fn = fn;
    }

    void declare(ClassNode node, String name) {
        int register = fn.registers.allocate();
        Binding binding = fn.variables.declared(name);
        boolean early = binding != null && fn.compilation.program.decorators().isLegacy() && LegacyMembers.isDecorated(node);
        define(node, register, FunctionName.of(node.name() == null ? "default" : node.name()), early ? binding : null);
        if (early) {
            fn.variables.storeBinding(binding, node, register, false);
        } else {
            fn.variables.initialize(binding, name, node, register);
        }
    }

    /** @param name counts if the class has no name of its own */
    void define(ClassNode node, int to, FunctionName name) {
        define(node, to, name, null);
    }

    /** @param early the binding of the declaration, if TypeScript's older decorators are to find it initialized; else null */
    private void define(ClassNode node, int to, FunctionName name, Binding early) {
        Scope outer = fn.scope;
        int mark = fn.registers.mark();
        Decoration decoration = new Decoration(fn, node);
        decoration.evaluateClassDecorators();
        ClassScope definition = fn.compilation.tree.classScope(node);
        int constructor = fn.registers.allocate();
        int prototype = fn.registers.allocate();
        enter(definition);
        decoration.prepare(definition);
        int heritage = fn.registers.allocate();
        if (node.superclass() == null) {
            fn.code.emit(LOAD_HOLE, heritage);
        } else {
            fn.expressions.into(node.superclass(), heritage);
        }
        decoration.inherit(heritage);
        String text = node.name() != null ? node.name() : name.text();
        fn.emit(node.superclass() == null ? node : node.superclass(), NEW_CLASS, constructor, prototype,
                fn.pools.function(constructor(definition, text)), heritage);
        if (node.name() == null && name.key() >= 0) {
            fn.code.emit(SET_FUNCTION_NAME, constructor, name.key(), name.prefix());
        }
        homes(definition, constructor, prototype);
        new ClassMembers(fn, definition, decoration, constructor, prototype).define(to, text, early);
        fn.scopes.leave(outer, mark);
    }

    private void enter(ClassScope definition) {
        fn.scope = definition.scope;
        for (Binding binding : definition.scope.bindings()) {
            if (binding.kind() == Binding.Kind.PRIVATE_NAME) {
                binding.register = fn.registers.allocate();
                fn.code.emit(NEW_PRIVATE_NAME, binding.register, fn.string(binding.name.substring(1)));
            } else if (binding.isUsed() || binding.isChecked()) {
                fn.scopes.allocate(binding);
            }
        }
    }

    private void homes(ClassScope definition, int constructor, int prototype) {
        home(definition.scope.find(Scope.HOME), prototype);
        home(definition.scope.find(Scope.STATIC_HOME), constructor);
    }

    private void home(Binding home, int object) {
        if (home.isUsed()) {
            fn.code.emit(home.isCell() ? STORE_CELL : MOVE, home.register, object);
        }
    }

    // Constructors

    private FunctionPrototype constructor(ClassScope definition, String name) {
        ClassNode node = definition.node;
        boolean derived = node.superclass() != null;
        FunctionKind kind = derived ? FunctionKind.DERIVED_CONSTRUCTOR : FunctionKind.BASE_CONSTRUCTOR;
        FunctionScope scope =
                node.constructor() == null ? definition.defaultConstructor : fn.compilation.tree.function(node.constructor());
        FunctionCompiler inner = new FunctionCompiler(fn.compilation, fn, scope, kind);
        inner.classes.owner = definition;
        if (node.constructor() != null) {
            return inner.functions.compile(node.constructor(), name, node.start(), node.end());
        }
        inner.code.at(node.start(), node.start());
        if (derived) {
            inner.classes.defaultDerived();
        } else {
            inner.classes.defaultBase();
        }
        return inner.finish(new FunctionCompiler.Face(name, 0, 0, new byte[0], Hint.NONE, node.start(), node.end()), null);
    }

    private void defaultBase() {
        if (owner.fields != null) {
            int self = fn.registers.allocate();
            int active = fn.registers.allocate();
            fn.code.emit(LOAD_THIS, self);
            fn.code.emit(LOAD_CALLEE, active);
            fn.code.emit(INITIALIZE_FIELDS, self, active);
        }
        fn.code.emit(RETURN, fn.undefined());
    }

    /** Hands its arguments on without iterating over them (§15.7.14, step 14.a). */
    private void defaultDerived() {
        fn.flags |= FunctionPrototype.NEEDS_ARGUMENTS;
        int active = fn.registers.allocate();
        int parent = fn.registers.allocate();
        int target = fn.registers.allocate();
        int arguments = fn.registers.allocate();
        int self = fn.registers.allocate();
        fn.code.emit(LOAD_CALLEE, active);
        fn.code.emit(GET_PROTOTYPE, parent, active);
        fn.code.emit(LOAD_NEW_TARGET, target);
        fn.code.emit(LOAD_REST, arguments, 0);
        fn.code.emit(CONSTRUCT_SPREAD, self, parent, target, arguments);
        fn.code.emit(INITIALIZE_FIELDS, self, active);
        fn.code.emit(RETURN, self);
    }

    /** At the start of a constructor without heritage. */
    void initializeFields(FunctionNode node) {
        boolean late = !fn.compilation.options.useDefineForClassFields() && hasParameterProperties(node);
        if (owner.fields != null && !late) {
            initializeFields(node, fn.variables.synthetic(Scope.THIS, node));
        }
    }

    /** Once super(…) has returned: fields, then parameter properties; the other way round where fields are assigned, not defined. */
    void afterSuper(Node at, int self, int active) {
        boolean late = !fn.compilation.options.useDefineForClassFields();
        if (late) {
            parameterProperties(self);
        }
        fn.emit(at, INITIALIZE_FIELDS, self, active);
        if (!late) {
            parameterProperties(self);
        }
    }

    private void initializeFields(FunctionNode node, int self) {
        fn.emit(node, INITIALIZE_FIELDS, self, fn.variables.synthetic(Scope.FUNCTION, node));
    }

    private static boolean hasParameterProperties(FunctionNode node) {
        for (Parameter parameter : node.parameters()) {
            if (parameter.property()) {
                return true;
            }
        }
        return false;
    }

    /** TypeScript's {@code constructor(private x)}, once {@code this} exists. */
    void parameterProperties(int self) {
        FunctionNode node = fn.function.node;
        if (node == null || node.kind() != FunctionNode.Kind.CONSTRUCTOR && node.kind() != FunctionNode.Kind.DERIVED_CONSTRUCTOR) {
            return;
        }
        Scope outer = fn.scope;
        fn.scope = fn.function.parameters;
        for (Parameter parameter : node.parameters()) {
            if (parameter.property()) {
                for (Pattern.Name name : BoundNames.of(parameter.target())) {
                    int mark = fn.registers.mark();
                    int value = fn.variables.binding(fn.function.parameters.find(name.name()));
                    fn.emit(parameter, DEFINE_FIELD, self, fn.string(name.name()), value, fn.pools.cache());
                    fn.registers.release(mark);
                }
            }
        }
        boolean late = !fn.compilation.options.useDefineForClassFields() && hasParameterProperties(node);
        if (late && owner.fields != null && node.kind() == FunctionNode.Kind.CONSTRUCTOR) {
            initializeFields(node, self);
        }
        fn.scope = outer;
    }
}
