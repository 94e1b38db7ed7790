package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import java.util.List;
import tsubame.frontend.scope.Binding;
import tsubame.frontend.scope.Scope;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.ModuleItem;
import tsubame.frontend.syntax.Statement;

/** Opens scopes: registers for their bindings, cells, dead zones, and the functions that exist from the start. */
final class ScopeEntry {
    private final FunctionCompiler fn;

    ScopeEntry(FunctionCompiler fn) {
        this.fn = fn;
    }

    /** Whether the cell is made with the first value: nothing can ask for it before. */
    static boolean isDeferred(Binding binding) {
        return switch (binding.kind()) {
            case LET, CONST, CLASS -> binding.isCell() && !binding.linked && !binding.isChecked();
            case CATCH_PARAMETER, PARAMETER -> binding.isCell() && !binding.isChecked();
            case VAR, FUNCTION, FUNCTION_NAME, IMPORT, ARGUMENTS, ENUM, NAMESPACE, MEMBER, PRIVATE_NAME, SYNTHETIC -> false;
        };
    }

    /** Enters a scope, null meaning that there is none; the caller notes {@link FunctionCompiler#scope} and the registers before. */
    void enter(Scope scope) {
        if (scope != null) {
            fn.scope = scope;
            for (Binding binding : scope.bindings()) {
                allocate(binding);
            }
        }
    }

    void leave(Scope outer, int mark) {
        fn.scope = outer;
        fn.registers.release(mark);
    }

    void allocate(Binding binding) {
        if (binding.kind() == Binding.Kind.MEMBER || binding.linked) {
            return;
        }
        binding.register = fn.registers.allocate();
        prepare(binding);
    }

    /** The state of a binding before its declaration is evaluated; again for each turn of a loop. */
    void prepare(Binding binding) {
        int register = binding.register;
        switch (binding.kind()) {
            case LET, CONST, CLASS, PARAMETER, CATCH_PARAMETER -> {
                if (binding.isChecked()) {
                    fn.code.emit(binding.isCell() ? NEW_CELL : LOAD_HOLE, register);
                }
            }
            case VAR, ENUM, NAMESPACE -> {
                fn.code.emit(LOAD_UNDEFINED, register);
                if (binding.isCell()) {
                    fn.code.emit(NEW_CELL_OF, register, register);
                }
            }
            case FUNCTION, SYNTHETIC -> {
                if (binding.isCell()) {
                    fn.code.emit(NEW_CELL, register);
                }
            }
            case FUNCTION_NAME, IMPORT, ARGUMENTS, MEMBER, PRIVATE_NAME -> {}
        }
    }

    // Hoisted functions

    /** Makes the functions declared in the list. */
    void hoist(List<Statement> list) {
        for (Statement statement : list) {
            hoist(statement);
        }
    }

    private void hoist(Statement statement) {
        Statement inner = statement;
        while (inner instanceof Statement.Labeled labeled) {
            inner = labeled.body();
        }
        switch (inner) {
            case Statement.FunctionDeclaration declaration -> hoist(declaration.function(), declaration.function().name(), null);
            case ModuleItem.ExportDeclaration export -> hoist(export.declaration());
            case ModuleItem.ExportDefaultFunction export -> {
                String name = export.function().name();
                hoist(export.function(), name == null ? "*default*" : name, "default");
            }
            default -> {}
        }
    }

    private void hoist(FunctionNode node, String name, String defaultName) {
        int mark = fn.registers.mark();
        Binding binding = functionBinding(name);
        FunctionName given = FunctionName.of(node.name() != null ? node.name() : defaultName);
        int home = binding != null && !binding.linked && binding.kind() != Binding.Kind.MEMBER && !binding.isCell()
                ? binding.register
                : fn.registers.allocate();
        fn.functions.closure(node, home, given);
        if (binding == null) {
            fn.evals.declareFunction(name, node, home);
        } else if (binding.kind() == Binding.Kind.MEMBER) {
            fn.variables.initialize(binding, name, node, home);
        } else if (binding.linked) {
            fn.code.emit(STORE_CAPTURED, fn.capture(binding), home);
        } else if (binding.isCell()) {
            fn.code.emit(STORE_CELL, binding.register, home);
        }
        fn.registers.release(mark);
    }

    /** The binding that a function declared in the current scope has; null if it is declared at run time. */
    private Binding functionBinding(String name) {
        for (Scope scope = fn.scope; scope != null; scope = scope.parent) {
            Binding binding = scope.find(name);
            if (scope.isExternal() || scope.isGlobal()) {
                if (binding != null) {
                    return null;
                }
            } else if (binding != null) {
                return binding;
            }
        }
        return null;
    }
}
