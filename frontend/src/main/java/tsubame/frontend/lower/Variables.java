package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import tsubame.frontend.scope.Binding;
import tsubame.frontend.scope.Lookup;
import tsubame.frontend.scope.Scope;
import tsubame.frontend.syntax.Node;

/** Reads and writes variables by name: registers, cells, captures, globals, members of namespaces, and dynamic scopes. */
final class Variables {
    private final FunctionCompiler fn;

    Variables(FunctionCompiler fn) {
        this.fn = fn;
    }

    Lookup lookup(String name) {
        return Lookup.of(fn.scope, name);
    }

    // Reading

    /** The register of a variable that needs no instruction to be read, or -1. */
    int home(String name, Node at) {
        Lookup lookup = lookup(name);
        Binding binding = lookup.binding;
        if (lookup.isDynamic() || binding == null || !isPlainLocal(binding)) {
            return -1;
        }
        if (binding.needsCheck(fn.function, at.start())) {
            fn.emit(at, CHECK_INITIALIZED, binding.register, fn.string(binding.name));
        }
        return binding.register;
    }

    private boolean isPlainLocal(Binding binding) {
        return binding.function() == fn.function && !binding.isCell() && binding.kind() != Binding.Kind.MEMBER;
    }

    int value(String name, Node at) {
        int home = home(name, at);
        if (home >= 0) {
            return home;
        }
        int register = fn.registers.allocate();
        load(name, at, register);
        return register;
    }

    void load(String name, Node at, int to) {
        Lookup lookup = lookup(name);
        if (!lookup.isDynamic()) {
            loadStatic(lookup.binding, name, at, to, false);
            return;
        }
        loadDynamic(lookup, name, at, to, false);
    }

    /** As the operand of typeof: unresolvable is undefined. */
    void loadForTypeof(String name, Node at, int to) {
        Lookup lookup = lookup(name);
        if (!lookup.isDynamic()) {
            loadStatic(lookup.binding, name, at, to, true);
            return;
        }
        loadDynamic(lookup, name, at, to, true);
    }

    private void loadDynamic(Lookup lookup, String name, Node at, int to, boolean orUndefined) {
        int end = fn.code.newLabel();
        for (Binding scope : lookup.dynamicScopes) {
            int mark = fn.registers.mark();
            int object = binding(scope);
            int next = fn.code.newLabel();
            int has = fn.registers.allocate();
            fn.emit(at, DYNAMIC_HAS, has, object, fn.string(name));
            fn.code.emit(JUMP_IF_FALSE, has, next);
            fn.emit(at, DYNAMIC_LOAD, to, object, fn.string(name), fn.strictFlag());
            fn.code.emit(JUMP, end);
            fn.code.place(next);
            fn.registers.release(mark);
        }
        loadStatic(lookup.binding, name, at, to, orUndefined);
        fn.code.place(end);
    }

    private void loadStatic(Binding binding, String name, Node at, int to, boolean orUndefined) {
        if (binding == null) {
            fn.emit(at, orUndefined ? LOAD_GLOBAL_OR_UNDEFINED : LOAD_GLOBAL, to, fn.string(name), fn.pools.cache());
            return;
        }
        loadBinding(binding, at, to, binding.needsCheck(fn.function, at.start()));
    }

    private void loadBinding(Binding binding, Node at, int to, boolean check) {
        if (binding.kind() == Binding.Kind.MEMBER) {
            int mark = fn.registers.mark();
            int object = binding(binding.object);
            fn.emit(at, GET_PROPERTY, to, object, fn.string(binding.name), fn.pools.cache());
            fn.registers.release(mark);
        } else if (binding.function() != fn.function) {
            loadCaptured(binding, at, to, check);
        } else if (!binding.isCell()) {
            if (check) {
                fn.emit(at, CHECK_INITIALIZED, binding.register, nameOf(binding));
            }
            fn.move(to, binding.register);
        } else if (check) {
            fn.emit(at, LOAD_CELL_CHECKED, to, binding.register, nameOf(binding));
        } else {
            fn.code.emit(LOAD_CELL, to, binding.register);
        }
    }

    private void loadCaptured(Binding binding, Node at, int to, boolean check) {
        int index = fn.capture(binding);
        if (!binding.isCell()) {
            fn.code.emit(LOAD_CAPTURE, to, index);
        } else if (check) {
            fn.emit(at, LOAD_CAPTURED_CHECKED, to, index, nameOf(binding));
        } else {
            fn.code.emit(LOAD_CAPTURED, to, index);
        }
    }

    private int nameOf(Binding binding) {
        return fn.string(binding.name.equals(Scope.THIS) ? "this" : binding.name.equals("*default*") ? "default" : binding.name);
    }

    /** The value of a binding that is initialised for sure and not to be asked for by name: synthetic ones above all. */
    int binding(Binding binding) {
        if (isPlainLocal(binding)) {
            return binding.register;
        }
        int register = fn.registers.allocate();
        if (binding.kind() == Binding.Kind.MEMBER || binding.function() == fn.function) {
            loadBinding(binding, null, register, false);
        } else {
            loadCaptured(binding, null, register, false);
        }
        return register;
    }

    /** A synthetic binding of the function: this, the home object… */
    int synthetic(String name, Node at) {
        Binding binding = lookup(name).binding;
        if (isPlainLocal(binding) && !binding.needsCheck(fn.function, at.start())) {
            return binding.register;
        }
        int register = fn.registers.allocate();
        loadBinding(binding, at, register, binding.needsCheck(fn.function, at.start()));
        return register;
    }

    /** The cell of a cell binding, in a register. */
    int cell(Binding binding) {
        if (binding.function() == fn.function) {
            return binding.register;
        }
        int register = fn.registers.allocate();
        fn.code.emit(LOAD_CAPTURE, register, fn.capture(binding));
        return register;
    }

    // References

    /** Resolves a name for an assignment that comes later. */
    VariableReference reference(String name, Node at) {
        Lookup lookup = lookup(name);
        int scope = lookup.isDynamic() ? scopeOf(lookup, name, at) : -1;
        int exists = -1;
        if (lookup.binding == null && fn.strict()) {
            exists = fn.registers.allocate();
            fn.emit(at, RESOLVE_GLOBAL, exists, fn.string(name));
        }
        return new VariableReference(name, at, lookup.binding, scope, exists);
    }

    private int scopeOf(Lookup lookup, String name, Node at) {
        int scope = fn.registers.allocate();
        int end = fn.code.newLabel();
        for (Binding dynamic : lookup.dynamicScopes) {
            int mark = fn.registers.mark();
            fn.move(scope, binding(dynamic));
            int has = fn.registers.allocate();
            fn.emit(at, DYNAMIC_HAS, has, scope, fn.string(name));
            fn.code.emit(JUMP_IF_TRUE, has, end);
            fn.registers.release(mark);
        }
        fn.code.emit(LOAD_UNDEFINED, scope);
        fn.code.place(end);
        return scope;
    }

    void load(VariableReference reference, int to) {
        if (reference.scope() < 0) {
            loadStatic(reference.binding(), reference.name(), reference.at(), to, false);
            return;
        }
        int isStatic = fn.code.newLabel();
        int end = fn.code.newLabel();
        fn.code.emit(JUMP_IF_UNDEFINED, reference.scope(), isStatic);
        fn.emit(reference.at(), DYNAMIC_LOAD, to, reference.scope(), fn.string(reference.name()), fn.strictFlag());
        fn.code.emit(JUMP, end);
        fn.code.place(isStatic);
        loadStatic(reference.binding(), reference.name(), reference.at(), to, false);
        fn.code.place(end);
    }

    void store(VariableReference reference, int from) {
        if (reference.scope() < 0) {
            storeStatic(reference, from);
            return;
        }
        int isStatic = fn.code.newLabel();
        int end = fn.code.newLabel();
        fn.code.emit(JUMP_IF_UNDEFINED, reference.scope(), isStatic);
        fn.emit(reference.at(), DYNAMIC_STORE, reference.scope(), fn.string(reference.name()), from, fn.strictFlag());
        fn.code.emit(JUMP, end);
        fn.code.place(isStatic);
        storeStatic(reference, from);
        fn.code.place(end);
    }

    private void storeStatic(VariableReference reference, int from) {
        Binding binding = reference.binding();
        Node at = reference.at();
        if (binding == null) {
            storeGlobal(reference, from);
        } else if (binding.kind() == Binding.Kind.MEMBER) {
            int mark = fn.registers.mark();
            int object = binding(binding.object);
            fn.emit(at, SET_PROPERTY, object, fn.string(binding.name), from, fn.strictFlag(), fn.pools.cache());
            fn.registers.release(mark);
        } else if (binding.isConstant()) {
            storeConstant(binding, at);
        } else {
            storeBinding(binding, at, from, binding.needsCheck(fn.function, at.start()));
        }
    }

    private void storeGlobal(VariableReference reference, int from) {
        int name = fn.string(reference.name());
        if (fn.strict()) {
            fn.emit(reference.at(), STORE_GLOBAL_STRICT, name, from, reference.exists(), fn.pools.cache());
        } else {
            fn.emit(reference.at(), STORE_GLOBAL, name, from, fn.pools.cache());
        }
    }

    private void storeConstant(Binding binding, Node at) {
        if (binding.kind() == Binding.Kind.FUNCTION_NAME && !fn.strict()) {
            return;
        }
        if (binding.needsCheck(fn.function, at.start())) {
            int mark = fn.registers.mark();
            loadBinding(binding, at, fn.registers.allocate(), true);
            fn.registers.release(mark);
        }
        fn.emit(at, THROW_CONSTANT_ASSIGNMENT, fn.string(binding.name));
    }

    void storeBinding(Binding binding, Node at, int from, boolean check) {
        if (binding.function() != fn.function) {
            int index = fn.capture(binding);
            if (check) {
                fn.emit(at, STORE_CAPTURED_CHECKED, index, from, fn.string(binding.name));
            } else {
                fn.code.emit(STORE_CAPTURED, index, from);
            }
        } else if (!binding.isCell()) {
            if (check) {
                fn.emit(at, CHECK_INITIALIZED, binding.register, fn.string(binding.name));
            }
            fn.move(binding.register, from);
        } else if (check) {
            fn.emit(at, STORE_CELL_CHECKED, binding.register, from, fn.string(binding.name));
        } else {
            fn.code.emit(STORE_CELL, binding.register, from);
        }
    }

    // First values

    /** The binding of a declaration's name, null for a global one. */
    Binding declared(String name) {
        return lookup(name).binding;
    }

    /** Gives a declared name its first value. */
    void initialize(Binding binding, String name, Node at, int from) {
        if (binding == null) {
            fn.emit(at, INITIALIZE_GLOBAL_LEXICAL, fn.string(name), from);
        } else if (binding.kind() == Binding.Kind.MEMBER) {
            int mark = fn.registers.mark();
            int object = binding(binding.object);
            fn.emit(at, SET_PROPERTY, object, fn.string(name), from, 1, fn.pools.cache());
            fn.registers.release(mark);
        } else if (ScopeEntry.isDeferred(binding) && binding.function() == fn.function) {
            fn.code.emit(NEW_CELL_OF, binding.register, from);
        } else {
            storeBinding(binding, at, from, false);
        }
    }

    /** The register in which a first value may be made on the spot, or -1. */
    int initialHome(Binding binding) {
        return binding != null && isPlainLocal(binding) && !binding.isChecked() ? binding.register : -1;
    }
}
