package tsubame.frontend.scope;

import java.util.ArrayList;
import java.util.HashSet;
import tsubame.bytecode.ScopeDescriptor;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.diagnostic.Diagnostics;
import tsubame.frontend.source.IntList;
import tsubame.frontend.syntax.Program;

/**
 * What a program stands in: nothing, the linker's cells (modules), or the scopes of a direct eval's caller, rebuilt from their descriptor.
 * Bindings from outside have their index there as {@link Binding#register}.
 */
final class Surroundings {
    /** A position before all code. */
    private static final int BEFORE = -2;

    private Surroundings() {}

    static ScopeTree of(Program program, ScopeDescriptor caller) {
        Scope outside = null;
        FunctionScope parent = null;
        if (program.goal() == Program.Goal.MODULE || caller != null) {
            parent = new FunctionScope(FunctionScope.Kind.OUTSIDE, null, null, false, -1);
            outside = caller == null ? new Scope(Scope.Kind.OUTSIDE, null, parent, -1) : rebuild(caller, parent);
        }
        FunctionScope.Kind kind =
                switch (program.goal()) {
                    case SCRIPT -> FunctionScope.Kind.SCRIPT;
                    case MODULE -> FunctionScope.Kind.MODULE;
                    case COMMONJS -> FunctionScope.Kind.COMMONJS;
                    case EVAL -> FunctionScope.Kind.EVAL;
                };
        FunctionScope root = new FunctionScope(kind, parent, null, program.strict(), -1);
        boolean global = kind == FunctionScope.Kind.SCRIPT;
        boolean external = kind == FunctionScope.Kind.EVAL && !program.strict();
        root.outer = new Scope(Scope.Kind.OUTER, outside, root, program.start());
        if (kind == FunctionScope.Kind.COMMONJS) {
            root.parameters = new Scope(Scope.Kind.PARAMETERS, root.outer, root, program.start());
            root.variables = root.parameters;
        } else {
            root.variables = new Scope(Scope.Kind.VARIABLES, root.outer, root, program.start(), global, external);
        }
        root.body = new Scope(Scope.Kind.BODY, root.variables, root, program.start(), global, false);
        return new ScopeTree(root, outside);
    }

    /** Scopes for the entries; each dynamic scope ends one, since it is asked after the bindings listed before it. */
    private static Scope rebuild(ScopeDescriptor caller, FunctionScope function) {
        ArrayList<IntList> groups = new ArrayList<>();
        IntList group = new IntList();
        for (int i = 0; i < caller.entries().length; i++) {
            group.add(i);
            ScopeDescriptor.Kind kind = caller.entries()[i].kind();
            if (kind == ScopeDescriptor.Kind.WITH_SCOPE || kind == ScopeDescriptor.Kind.EVAL_SCOPE) {
                groups.add(group);
                group = new IntList();
            }
        }
        groups.add(group);
        Scope scope = null;
        for (int i = groups.size() - 1; i >= 0; i--) {
            scope = new Scope(Scope.Kind.OUTSIDE, scope, function, -1);
            IntList indices = groups.get(i);
            for (int at = 0; at < indices.size(); at++) {
                add(scope, caller.entries()[indices.get(at)], indices.get(at));
            }
        }
        return scope;
    }

    private static void add(Scope scope, ScopeDescriptor.Entry entry, int index) {
        switch (entry.kind()) {
            case FUNCTION_BOUNDARY -> {}
            case WITH_SCOPE, EVAL_SCOPE -> {
                Binding object = scope.makeDynamic();
                object.register = index;
                object.safeFrom = BEFORE;
            }
            default -> {
                String name = entry.kind() == ScopeDescriptor.Kind.PRIVATE_NAME ? "#" + entry.name() : entry.name();
                if (scope.find(name) == null) {
                    Binding binding = scope.declare(name, kind(entry.kind()), 0, 0);
                    binding.register = index;
                    binding.forcedCell = entry.kind() != ScopeDescriptor.Kind.PRIVATE_NAME;
                    binding.safeFrom = mayBeDead(entry) ? Integer.MAX_VALUE : BEFORE;
                }
            }
        }
    }

    private static boolean mayBeDead(ScopeDescriptor.Entry entry) {
        return switch (entry.kind()) {
            case LET, CONST, PARAMETER -> true;
            case SYNTHETIC -> entry.name().equals(Scope.THIS);
            default -> false;
        };
    }

    private static Binding.Kind kind(ScopeDescriptor.Kind kind) {
        return switch (kind) {
            case VAR, FUNCTION, BLOCK_FUNCTION -> Binding.Kind.VAR;
            case LET -> Binding.Kind.LET;
            case CONST -> Binding.Kind.CONST;
            case FUNCTION_NAME -> Binding.Kind.FUNCTION_NAME;
            case CATCH_PARAMETER -> Binding.Kind.CATCH_PARAMETER;
            case PARAMETER -> Binding.Kind.PARAMETER;
            case PRIVATE_NAME -> Binding.Kind.PRIVATE_NAME;
            case WITH_SCOPE, EVAL_SCOPE, SYNTHETIC, FUNCTION_BOUNDARY -> Binding.Kind.SYNTHETIC;
        };
    }

    /** The vars of a sloppy eval may not pass a lexical declaration on their way to the caller's var scope (§19.2.1.3, step 3). */
    static void checkVariables(ScopeTree tree, ScopeDescriptor caller, Diagnostics diagnostics) {
        HashSet<String> names = new HashSet<>();
        for (Binding binding : tree.root.variables.bindings()) {
            if (!tree.blockFunctions.contains(binding.name)) {
                names.add(binding.name);
            }
        }
        for (ScopeDescriptor.Entry entry : caller.entries()) {
            if (entry.kind() == ScopeDescriptor.Kind.EVAL_SCOPE) {
                return;
            }
            boolean lexical = entry.kind() == ScopeDescriptor.Kind.LET || entry.kind() == ScopeDescriptor.Kind.CONST;
            Binding variable = lexical && names.contains(entry.name()) ? tree.root.variables.find(entry.name()) : null;
            if (variable != null) {
                diagnostics.report(DiagnosticKind.REDECLARED, variable.start, variable.end, entry.name());
            }
            if (lexical) {
                tree.blockFunctions.remove(entry.name());
            }
        }
    }
}
