package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import java.util.List;
import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.FunctionPrototype;
import tsubame.frontend.scope.Binding;
import tsubame.frontend.scope.FunctionScope;
import tsubame.frontend.scope.Scope;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.Parameter;
import tsubame.frontend.syntax.Pattern;
import tsubame.frontend.syntax.Statement;

/** Functions: closures, and what a call does before the body (ECMA-262 §10.2.11, FunctionDeclarationInstantiation). */
final class Functions {
    private final FunctionCompiler fn;

    Functions(FunctionCompiler fn) {
        this.fn = fn;
    }

    // Closures

    /** Makes a function object; {@code name} counts if the function has no name of its own. */
    void closure(FunctionNode node, int to, FunctionName name) {
        String text = node.name() != null ? node.name() : name.text();
        FunctionPrototype prototype = prototype(node, kind(node), text, node.start(), node.end());
        fn.emit(node, NEW_CLOSURE, to, fn.pools.function(prototype));
        if (node.name() == null && name.key() >= 0) {
            fn.code.emit(SET_FUNCTION_NAME, to, name.key(), name.prefix());
        }
    }

    /** @param start start of the source text that toString shows */
    FunctionPrototype prototype(FunctionNode node, FunctionKind kind, String name, int start, int end) {
        FunctionScope scope = fn.compilation.tree.function(node);
        FunctionCompiler inner = new FunctionCompiler(fn.compilation, fn, scope, kind);
        return inner.functions.compile(node, name, start, end);
    }

    static FunctionKind kind(FunctionNode node) {
        boolean async = node.async();
        boolean generator = node.generator();
        return switch (node.kind()) {
            case ARROW -> async ? FunctionKind.ASYNC_ARROW : FunctionKind.ARROW;
            case CONSTRUCTOR -> FunctionKind.BASE_CONSTRUCTOR;
            case DERIVED_CONSTRUCTOR -> FunctionKind.DERIVED_CONSTRUCTOR;
            case GETTER, SETTER -> FunctionKind.METHOD;
            case METHOD -> async && generator ? FunctionKind.ASYNC_GENERATOR_METHOD
                    : async ? FunctionKind.ASYNC_METHOD : generator ? FunctionKind.GENERATOR_METHOD : FunctionKind.METHOD;
            case NORMAL -> async && generator ? FunctionKind.ASYNC_GENERATOR
                    : async ? FunctionKind.ASYNC : generator ? FunctionKind.GENERATOR : FunctionKind.NORMAL;
        };
    }

    FunctionPrototype compile(FunctionNode node, String name, int start, int end) {
        int count = node.parameters().size();
        boolean hasRest = count > 0 && node.parameters().getLast().rest();
        int passed = hasRest ? count - 1 : count;
        fn.registers.allocate(count);
        fn.code.at(node.start(), node.start());
        enterOuter();
        if (node.kind() == FunctionNode.Kind.CONSTRUCTOR) {
            fn.classes.initializeFields(node);
        }
        parameters(node, passed);
        variables();
        if (node.kind() == FunctionNode.Kind.CONSTRUCTOR) {
            fn.classes.parameterProperties(fn.variables.synthetic(Scope.THIS, node));
        }
        fn.scopes.enter(fn.function.body);
        fn.scopes.hoist(node.body());
        if (fn.kind.isGenerator()) {
            fn.code.emit(GENERATOR_START);
        }
        fn.disposal.body(node.body());
        if (!endsWithExit(node)) {
            fn.code.at(end - 1, end);
            emitReturn(fn.undefined());
        }
        byte[] hints = Hints.ofParameters(node.parameters(), passed);
        return fn.finish(new FunctionCompiler.Face(name, node.length(), passed, hints, Hints.of(node.result()), start, end), null);
    }

    private static boolean endsWithExit(FunctionNode node) {
        if (node.body().isEmpty() || Disposal.isNeeded(node.body())) {
            return false;
        }
        Statement last = node.body().getLast();
        return last instanceof Statement.Return || last instanceof Statement.Throw;
    }

    /** RETURN, with what derived constructors check. */
    void emitReturn(int value) {
        if (fn.kind != FunctionKind.DERIVED_CONSTRUCTOR) {
            fn.code.emit(RETURN, value);
            return;
        }
        int mark = fn.registers.mark();
        int self = fn.registers.allocate();
        int result = fn.registers.allocate();
        fn.code.emit(LOAD_CELL, self, fn.variables.lookup(Scope.THIS).binding.register);
        fn.code.emit(CHECK_DERIVED_RESULT, result, value, self);
        fn.code.emit(RETURN, result);
        fn.registers.release(mark);
    }

    // What the function itself provides: this, new.target, its name

    void enterOuter() {
        Scope outer = fn.function.outer;
        fn.scope = outer;
        for (Binding binding : outer.bindings()) {
            if (!binding.isUsed()) {
                continue;
            }
            binding.register = fn.registers.allocate();
            provide(binding);
            boolean isDerivedThis = binding.name.equals(Scope.THIS) && fn.kind == FunctionKind.DERIVED_CONSTRUCTOR;
            if (binding.isCell() && !isDerivedThis) {
                fn.code.emit(NEW_CELL_OF, binding.register, binding.register);
            }
        }
    }

    private void provide(Binding binding) {
        int register = binding.register;
        switch (binding.name) {
            case Scope.THIS -> {
                if (fn.kind == FunctionKind.DERIVED_CONSTRUCTOR) {
                    fn.code.emit(NEW_CELL, register);
                } else {
                    fn.code.emit(isSloppyThis() ? LOAD_THIS_SLOPPY : LOAD_THIS, register);
                }
            }
            case Scope.NEW_TARGET -> fn.code.emit(isInitializer() ? LOAD_UNDEFINED : LOAD_NEW_TARGET, register);
            case Scope.DYNAMIC -> fn.code.emit(NEW_EVAL_SCOPE, register);
            default -> fn.code.emit(LOAD_CALLEE, register); // %function, or the name of a function expression
        }
    }

    private boolean isSloppyThis() {
        return !fn.strict() && fn.function.kind == FunctionScope.Kind.FUNCTION;
    }

    private boolean isInitializer() {
        return fn.function.kind == FunctionScope.Kind.FIELD_INITIALIZER || fn.function.kind == FunctionScope.Kind.STATIC_INITIALIZER;
    }

    // Parameters and vars

    private void parameters(FunctionNode node, int passed) {
        Scope scope = fn.function.parameters;
        fn.scope = scope;
        List<Parameter> list = node.parameters();
        boolean inPlace = true;
        for (Parameter parameter : list) {
            inPlace &= parameter.target() instanceof Pattern.Name && parameter.initializer() == null;
        }
        for (int i = 0; i < list.size(); i++) {
            placeParameter(scope, list.get(i), i);
        }
        if (passed < list.size()) {
            fn.flags |= FunctionPrototype.NEEDS_ARGUMENTS;
            fn.code.emit(LOAD_REST, passed, passed);
        }
        if (inPlace) {
            // Cells first: a mapped arguments object shares them.
            cellsInPlace(node, scope);
            arguments(node, scope);
            return;
        }
        arguments(node, scope);
        for (int i = 0; i < list.size(); i++) {
            bind(list.get(i), i);
        }
    }

    /** A parameter that is just a name lives where the argument is, unless it could be seen before it is bound. */
    private void placeParameter(Scope scope, Parameter parameter, int register) {
        for (Pattern.Name name : tsubame.frontend.scope.BoundNames.of(parameter.target())) {
            Binding binding = scope.find(name.name());
            if (parameter.target() instanceof Pattern.Name && !binding.isChecked()) {
                binding.register = register;
            } else {
                fn.scopes.allocate(binding);
            }
        }
    }

    private void cellsInPlace(FunctionNode node, Scope scope) {
        for (int i = 0; i < node.parameters().size(); i++) {
            Binding binding = scope.find(((Pattern.Name) node.parameters().get(i).target()).name());
            if (binding.isCell() && binding.register == i) {
                fn.code.emit(NEW_CELL_OF, i, i);
            }
        }
    }

    private void bind(Parameter parameter, int register) {
        int mark = fn.registers.mark();
        if (parameter.initializer() != null) {
            int present = fn.code.newLabel();
            fn.code.emit(JUMP_IF_NOT_UNDEFINED, register, present);
            FunctionName name = parameter.target() instanceof Pattern.Name n ? FunctionName.of(n.name()) : FunctionName.NONE;
            fn.expressions.intoNamed(parameter.initializer(), register, name);
            fn.code.place(present);
        }
        if (parameter.target() instanceof Pattern.Name name) {
            Binding binding = fn.function.parameters.find(name.name());
            if (binding.register != register || binding.isCell()) {
                fn.variables.initialize(binding, name.name(), name, register);
            }
        } else {
            fn.patterns.target(parameter.target(), register, Patterns.Mode.LEXICAL);
        }
        fn.registers.release(mark);
    }

    private void arguments(FunctionNode node, Scope scope) {
        Binding binding = scope.find("arguments");
        if (binding == null || binding.kind() != Binding.Kind.ARGUMENTS || !binding.isUsed()) {
            return;
        }
        fn.flags |= FunctionPrototype.NEEDS_ARGUMENTS;
        binding.register = fn.registers.allocate();
        if (fn.strict() || !node.simpleParameters()) {
            fn.code.emit(CREATE_ARGUMENTS, binding.register);
        } else {
            mappedArguments(node, scope, binding.register);
        }
        if (binding.isCell()) {
            fn.code.emit(NEW_CELL_OF, binding.register, binding.register);
        }
    }

    private void mappedArguments(FunctionNode node, Scope scope, int to) {
        int count = node.parameters().size();
        int mark = fn.registers.mark();
        int base = 0;
        for (int i = 0; i < count; i++) {
            boolean isLast = scope.find(((Pattern.Name) node.parameters().get(i).target()).name()).register == i;
            if (!isLast && base == 0) {
                base = fn.registers.allocate(count);
            }
        }
        for (int i = 0; base != 0 && i < count; i++) {
            // Of parameters with one name, the last is the variable.
            boolean isLast = scope.find(((Pattern.Name) node.parameters().get(i).target()).name()).register == i;
            if (isLast) {
                fn.move(base + i, i);
            } else {
                fn.code.emit(LOAD_HOLE, base + i);
            }
        }
        fn.code.emit(CREATE_MAPPED_ARGUMENTS, to, base, count);
        fn.registers.release(mark);
    }

    /** Vars; in a scope of their own, those named like a parameter begin with its value. */
    private void variables() {
        FunctionScope function = fn.function;
        Scope scope = function.variables;
        fn.scope = scope;
        for (Binding binding : scope.bindings()) {
            if (binding.kind() == Binding.Kind.PARAMETER || binding.kind() == Binding.Kind.ARGUMENTS) {
                continue;
            }
            fn.scopes.allocate(binding);
            Binding namesake = function.hasParameterExpressions() ? function.parameters.find(binding.name) : null;
            if (namesake != null && namesake.kind() != Binding.Kind.SYNTHETIC && namesake.register >= 0) {
                int mark = fn.registers.mark();
                int value = fn.variables.binding(namesake);
                fn.code.emit(binding.isCell() ? STORE_CELL : MOVE, binding.register, value);
                fn.registers.release(mark);
            }
            if (binding == scope.dynamic()) {
                fn.code.emit(NEW_EVAL_SCOPE, binding.register);
            }
        }
    }

    /** The arguments object and vars of a CommonJS body. */
    void commonJsVariables() {
        Scope scope = fn.function.parameters;
        Binding arguments = scope.find("arguments");
        if (arguments != null && arguments.isUsed()) {
            fn.flags |= FunctionPrototype.NEEDS_ARGUMENTS;
            arguments.register = fn.registers.allocate();
            fn.code.emit(CREATE_ARGUMENTS, arguments.register);
            if (arguments.isCell()) {
                fn.code.emit(NEW_CELL_OF, arguments.register, arguments.register);
            }
        }
        variables();
    }

    /** The vars of a program or static block. */
    void variablesOf(Scope scope) {
        fn.scope = scope;
        for (Binding binding : scope.bindings()) {
            fn.scopes.allocate(binding);
            if (binding == scope.dynamic()) {
                fn.code.emit(NEW_EVAL_SCOPE, binding.register);
            }
        }
    }
}
