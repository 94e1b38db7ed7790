package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import java.util.ArrayList;
import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.ScopeDescriptor;
import tsubame.bytecode.ScopeDescriptor.Entry;
import tsubame.frontend.scope.Binding;
import tsubame.frontend.scope.FunctionScope;
import tsubame.frontend.scope.Scope;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.Node;

/** Scopes by name: what a direct eval sees, and declarations that are made at run time (ECMA-262 §16.1.7, §19.2.1.3). */
final class Evals {
    private final FunctionCompiler fn;

    Evals(FunctionCompiler fn) {
        this.fn = fn;
    }

    // Descriptors

    /** The descriptor of the current scope, as an index into the pool. */
    int descriptor() {
        ArrayList<Entry> entries = new ArrayList<>();
        boolean inParameters = isAmongParameterExpressions();
        boolean own = true;
        for (Scope at = fn.scope; at != null; at = at.parent) {
            if (!at.isGlobal() && !at.isExternal()) {
                bindings(at, entries, inParameters && at == fn.function.parameters);
            }
            if (at.kind == Scope.Kind.OUTER && at.function.hasThis()) {
                if (own) {
                    ofFunction(entries);
                    own = false;
                }
                entries.add(new Entry(ScopeDescriptor.Kind.FUNCTION_BOUNDARY, "", 0));
            }
        }
        return fn.pools.scope(new ScopeDescriptor(entries.toArray(new Entry[0]), flags()));
    }

    private boolean isAmongParameterExpressions() {
        for (Scope at = fn.scope; at != null && at.function == fn.function; at = at.parent) {
            if (at == fn.function.variables || at == fn.function.body) {
                return false;
            }
            if (at == fn.function.parameters) {
                return fn.function.hasParameterExpressions();
            }
        }
        return false;
    }

    private void bindings(Scope scope, ArrayList<Entry> entries, boolean conflicting) {
        for (Binding binding : scope.bindings()) {
            boolean isHidden = binding.kind() == Binding.Kind.SYNTHETIC && scope.kind != Scope.Kind.OUTSIDE;
            if (isHidden || binding == scope.dynamic() || binding.kind() == Binding.Kind.MEMBER || !isPlaced(binding)) {
                continue;
            }
            boolean isPrivate = binding.kind() == Binding.Kind.PRIVATE_NAME;
            String name = isPrivate ? binding.name.substring(1) : binding.name;
            entries.add(new Entry(conflicting ? ScopeDescriptor.Kind.LET : kind(binding, scope), name, fn.place(binding)));
        }
        if (scope.dynamic() != null) {
            entries.add(new Entry(dynamicKind(scope), "", fn.place(scope.dynamic())));
        }
    }

    private boolean isPlaced(Binding binding) {
        return binding.function() != fn.function || binding.register >= 0;
    }

    private ScopeDescriptor.Kind dynamicKind(Scope scope) {
        if (scope.kind == Scope.Kind.OUTSIDE) {
            return fn.compilation.caller.entries()[scope.dynamic().register].kind();
        }
        return scope.kind == Scope.Kind.WITH ? ScopeDescriptor.Kind.WITH_SCOPE : ScopeDescriptor.Kind.EVAL_SCOPE;
    }

    private static ScopeDescriptor.Kind kind(Binding binding, Scope scope) {
        boolean inBlock = scope.kind != Scope.Kind.VARIABLES && scope.kind != Scope.Kind.PARAMETERS && scope.kind != Scope.Kind.OUTSIDE;
        return switch (binding.kind()) {
            case VAR, ARGUMENTS -> ScopeDescriptor.Kind.VAR;
            case FUNCTION, ENUM, NAMESPACE -> inBlock ? ScopeDescriptor.Kind.LET : ScopeDescriptor.Kind.VAR;
            case LET, CLASS -> ScopeDescriptor.Kind.LET;
            case CONST, IMPORT -> ScopeDescriptor.Kind.CONST;
            case PARAMETER -> ScopeDescriptor.Kind.PARAMETER;
            case CATCH_PARAMETER -> ScopeDescriptor.Kind.CATCH_PARAMETER;
            case FUNCTION_NAME -> ScopeDescriptor.Kind.FUNCTION_NAME;
            case PRIVATE_NAME -> ScopeDescriptor.Kind.PRIVATE_NAME;
            case SYNTHETIC, MEMBER -> ScopeDescriptor.Kind.SYNTHETIC;
        };
    }

    /** this, new.target, the home object, the active function. */
    private void ofFunction(ArrayList<Entry> entries) {
        for (String name : new String[] {Scope.THIS, Scope.NEW_TARGET, Scope.FUNCTION, Scope.HOME}) {
            Binding binding = fn.variables.lookup(name).binding;
            if (binding != null && isPlaced(binding)) {
                entries.add(new Entry(ScopeDescriptor.Kind.SYNTHETIC, name, fn.place(binding)));
            }
        }
    }

    private int flags() {
        FunctionScope function = fn.function;
        while (!function.hasThis() && function.kind != FunctionScope.Kind.EVAL) {
            function = function.parent;
        }
        int inherited = fn.compilation.caller == null || function.kind != FunctionScope.Kind.EVAL ? 0 : fn.compilation.caller.flags();
        int flags =
                switch (function.kind) {
                    case FUNCTION, CONSTRUCTOR, COMMONJS -> ScopeDescriptor.ALLOW_NEW_TARGET;
                    case DERIVED_CONSTRUCTOR -> ScopeDescriptor.ALLOW_NEW_TARGET | ScopeDescriptor.ALLOW_SUPER_CALL;
                    case FIELD_INITIALIZER, STATIC_INITIALIZER -> ScopeDescriptor.ALLOW_NEW_TARGET | ScopeDescriptor.FORBID_ARGUMENTS;
                    case EVAL -> inherited & ~ScopeDescriptor.GLOBAL_VARIABLES;
                    case SCRIPT, MODULE, OUTSIDE, ARROW -> 0;
                };
        if (function.home() != null) {
            flags |= ScopeDescriptor.ALLOW_SUPER_PROPERTY;
        }
        return isGlobalVariables() ? flags | ScopeDescriptor.GLOBAL_VARIABLES : flags;
    }

    private boolean isGlobalVariables() {
        Scope scope = fn.scope.evalVariableScope();
        return scope.isGlobal() || scope.isExternal() && declaresGlobals();
    }

    // Declarations at run time

    /** Whether the vars of this script or sloppy eval are global. */
    boolean declaresGlobals() {
        ScopeDescriptor caller = fn.compilation.caller;
        return caller == null || caller.allows(ScopeDescriptor.GLOBAL_VARIABLES);
    }

    /** The names that a script or global eval declares. */
    void declareGlobals() {
        ArrayList<Entry> entries = new ArrayList<>();
        FunctionScope root = fn.function;
        if (root.body.isGlobal()) {
            for (Binding binding : root.body.bindings()) {
                ScopeDescriptor.Kind kind = switch (binding.kind()) {
                    case CONST, IMPORT -> ScopeDescriptor.Kind.CONST;
                    case ENUM, NAMESPACE -> ScopeDescriptor.Kind.VAR;
                    default -> ScopeDescriptor.Kind.LET;
                };
                entries.add(new Entry(kind, binding.name, 0));
            }
        }
        for (Binding binding : root.variables.bindings()) {
            boolean isBlockFunction = fn.compilation.tree.blockFunctions().contains(binding.name);
            boolean isFunction = binding.kind() == Binding.Kind.FUNCTION;
            ScopeDescriptor.Kind kind = isFunction ? ScopeDescriptor.Kind.FUNCTION
                    : isBlockFunction ? ScopeDescriptor.Kind.BLOCK_FUNCTION : ScopeDescriptor.Kind.VAR;
            entries.add(new Entry(kind, binding.name, 0));
        }
        int flags = fn.kind == FunctionKind.EVAL ? ScopeDescriptor.DELETABLE : 0;
        if (!entries.isEmpty()) {
            fn.code.emit(DECLARE_GLOBALS, fn.pools.scope(new ScopeDescriptor(entries.toArray(new Entry[0]), flags)));
        }
    }

    /** The vars of a sloppy eval in a function: those that the function does not have go to its eval scope. */
    void declareInCaller() {
        for (Binding binding : fn.function.variables.bindings()) {
            boolean isHoistable = binding.kind() != Binding.Kind.FUNCTION
                    && (fn.compilation.tree.variables().contains(binding.name)
                            || fn.compilation.tree.blockFunctions().contains(binding.name));
            if (isHoistable && callerVariable(binding.name) == null) {
                int mark = fn.registers.mark();
                int hole = fn.registers.allocate();
                fn.code.emit(LOAD_HOLE, hole);
                fn.code.emit(DECLARE_EVAL_VAR, evalScope(), fn.string(binding.name), hole);
                fn.registers.release(mark);
            }
        }
    }

    /** The caller's own var or parameter of the name, null if it has none. */
    private Binding callerVariable(String name) {
        for (Scope at = fn.function.outer.parent; at != null; at = at.parent) {
            for (Binding binding : at.bindings()) {
                boolean isVariable = binding.kind() == Binding.Kind.VAR || binding.kind() == Binding.Kind.PARAMETER;
                if (isVariable && binding.name.equals(name)) {
                    return binding;
                }
            }
            if (at.dynamic() != null && dynamicKind(at) == ScopeDescriptor.Kind.EVAL_SCOPE) {
                return null;
            }
        }
        return null;
    }

    /** The register of the caller's eval scope. */
    private int evalScope() {
        for (Scope at = fn.function.outer.parent; at != null; at = at.parent) {
            if (at.dynamic() != null && dynamicKind(at) == ScopeDescriptor.Kind.EVAL_SCOPE) {
                return fn.variables.binding(at.dynamic());
            }
        }
        throw new IllegalStateException("no eval scope");
    }

    /** A top-level function of a script or sloppy eval. */
    void declareFunction(String name, Node at, int value) {
        if (declaresGlobals()) {
            fn.emit(at, DECLARE_GLOBAL_FUNCTION, fn.string(name), value, fn.kind == FunctionKind.EVAL ? 1 : 0);
        } else {
            assignInCaller(name, value);
        }
    }

    private void assignInCaller(String name, int value) {
        Binding binding = callerVariable(name);
        if (binding != null) {
            fn.code.emit(STORE_CAPTURED, fn.capture(binding), value);
        } else {
            fn.code.emit(DECLARE_EVAL_VAR, evalScope(), fn.string(name), value);
        }
    }

    /** The var that a function in a sloppy block is assigned to (annex B.3.2). */
    void assignVariable(FunctionNode node, int value) {
        Scope variables = fn.function.variables;
        if (!variables.isGlobal() && !variables.isExternal()) {
            Binding binding = variables.find(node.name());
            fn.code.emit(binding.isCell() ? STORE_CELL : MOVE, binding.register, value);
        } else if (declaresGlobals()) {
            fn.emit(node, STORE_GLOBAL, fn.string(node.name()), value, fn.pools.cache());
        } else {
            assignInCaller(node.name(), value);
        }
    }
}
