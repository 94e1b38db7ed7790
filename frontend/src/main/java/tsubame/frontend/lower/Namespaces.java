package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import java.util.HashMap;
import tsubame.frontend.scope.Binding;
import tsubame.frontend.scope.Scope;
import tsubame.frontend.syntax.EnumMember;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.ModuleItem;
import tsubame.frontend.syntax.Statement;

/** What stands at the top level of modules, and TypeScript's enums and namespaces. */
final class Namespaces {
    private final FunctionCompiler fn;

    Namespaces(FunctionCompiler fn) {
        this.fn = fn;
    }

    // Module items

    void item(ModuleItem item) {
        switch (item) {
            // Linked before anything runs, or hoisted.
            case ModuleItem.Import _, ModuleItem.ExportNamed _, ModuleItem.ExportFrom _, ModuleItem.ExportAll _,
                    ModuleItem.ExportDefaultFunction _ -> {}
            case ModuleItem.ExportDeclaration s -> {
                fn.statements.lower(s.declaration());
                if (s.declaration() instanceof Statement.FunctionDeclaration f && fn.scope.parent.kind == Scope.Kind.NAMESPACE) {
                    exportFunction(f);
                }
            }
            case ModuleItem.ExportDefault s -> {
                int value = fn.registers.allocate();
                fn.expressions.intoNamed(s.value(), value, FunctionName.of("default"));
                fn.variables.initialize(fn.variables.declared("*default*"), "*default*", s, value);
            }
            case ModuleItem.ExportDefaultClass s -> {
                String name = s.definition().name();
                fn.classes.declare(s.definition(), name == null ? "*default*" : name);
            }
            case ModuleItem.ImportEquals s -> {
                Binding binding = fn.variables.declared(s.local());
                if (binding == null || binding.isUsed() || binding.kind() == Binding.Kind.MEMBER) {
                    int value = fn.expressions.value(s.value());
                    fn.variables.initialize(binding, s.local(), s, value);
                }
            }
            case ModuleItem.ImportRequire s -> require(s);
            case ModuleItem.ExportAssignment s -> {
                int module = fn.registers.allocate();
                fn.variables.load("module", s, module);
                int value = fn.expressions.value(s.value());
                fn.emit(s, SET_PROPERTY, module, fn.string("exports"), value, fn.strictFlag(), fn.pools.cache());
            }
        }
    }

    /** An exported function of a namespace is its property from its declaration on. */
    private void exportFunction(Statement.FunctionDeclaration declaration) {
        int object = fn.variables.binding(fn.scope.parent.bindings().getFirst());
        String name = declaration.function().name();
        int value = fn.variables.value(name, declaration);
        fn.emit(declaration, SET_PROPERTY, object, fn.string(name), value, 1, fn.pools.cache());
    }

    private void require(ModuleItem.ImportRequire item) {
        Binding binding = fn.variables.declared(item.local());
        int function = fn.registers.allocate();
        int specifier = fn.registers.allocate();
        fn.variables.load("require", item, function);
        fn.loadString(specifier, item.specifier());
        fn.emit(item, CALL_FUNCTION, function, function, specifier, 1);
        fn.variables.initialize(binding, item.local(), item, function);
    }

    // Namespaces

    void namespace(Statement.NamespaceDeclaration declaration) {
        Scope outer = fn.scope;
        int mark = fn.registers.mark();
        Scope body = fn.compilation.tree.scope(declaration);
        Scope variables = body.parent;
        int object = object(declaration.name(), declaration);
        fn.scope = variables;
        for (Binding binding : variables.bindings()) {
            if (binding == variables.bindings().getFirst()) {
                hold(binding, object);
            } else {
                fn.scopes.allocate(binding);
            }
        }
        fn.scopes.enter(body);
        fn.scopes.hoist(declaration.body());
        fn.disposal.body(declaration.body());
        fn.scopes.leave(outer, mark);
    }

    /** The object of a namespace or enum: what the name holds already, or a new one. */
    private int object(String name, Statement at) {
        int object = fn.registers.allocate();
        int there = fn.code.newLabel();
        Binding binding = fn.variables.declared(name);
        fn.variables.load(name, at, object);
        fn.code.emit(JUMP_IF_TRUE, object, there);
        fn.code.emit(NEW_OBJECT, object);
        if (binding == null || binding.kind() != Binding.Kind.CLASS && binding.kind() != Binding.Kind.FUNCTION) {
            fn.variables.store(fn.variables.reference(name, at), object);
        }
        fn.code.place(there);
        return object;
    }

    /** Lets the inner name of the object be in its register, or in a cell there. */
    private void hold(Binding binding, int object) {
        binding.register = object;
        if (binding.isCell()) {
            binding.register = fn.registers.allocate();
            fn.code.emit(NEW_CELL_OF, binding.register, object);
        }
    }

    // Enums

    void enumeration(Statement.EnumDeclaration declaration) {
        Scope outer = fn.scope;
        int mark = fn.registers.mark();
        int object = object(declaration.name(), declaration);
        Scope scope = fn.compilation.tree.scope(declaration);
        fn.scope = scope;
        hold(scope.bindings().getFirst(), object);
        HashMap<String, EnumValue> constants = fn.compilation.enums.of(declaration);
        String previous = null;
        for (EnumMember member : declaration.members()) {
            int inner = fn.registers.mark();
            member(member, constants.get(member.name()), previous, object);
            fn.registers.release(inner);
            previous = member.name();
        }
        fn.scopes.leave(outer, mark);
    }

    private void member(EnumMember member, EnumValue constant, String previous, int object) {
        int value = fn.registers.allocate();
        if (constant != null && constant.text() != null) {
            fn.loadString(value, constant.text());
        } else if (constant != null) {
            fn.loadNumber(value, constant.number());
        } else if (member.initializer() != null) {
            fn.expressions.into(member.initializer(), value);
        } else {
            fn.emit(member, GET_PROPERTY, value, object, fn.string(previous), fn.pools.cache());
            fn.emit(member, INCREMENT, value, value);
        }
        fn.emit(member, SET_PROPERTY, object, fn.string(member.name()), value, 1, fn.pools.cache());
        if (!isString(member.initializer(), constant)) {
            int name = fn.registers.allocate();
            fn.loadString(name, member.name());
            fn.emit(member, SET_ELEMENT, object, value, name, 1, fn.pools.cache());
        }
    }

    /** Members that are strings on their face have no reverse mapping. */
    private static boolean isString(Expression initializer, EnumValue constant) {
        return constant != null && constant.text() != null || initializer instanceof Expression.TemplateLiteral;
    }
}
