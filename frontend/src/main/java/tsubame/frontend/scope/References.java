package tsubame.frontend.scope;

import java.util.ArrayList;

/**
 * Uses of names and direct evals, noted while the tree is walked and resolved when all declarations are known: each use marks its binding,
 * each eval exposes all that it can see.
 */
final class References {
    private record Reference(Scope scope, String name, int position, boolean write, String member) {}

    private final ArrayList<Reference> references = new ArrayList<>();
    private final ArrayList<Scope> evals = new ArrayList<>();
    private static final String[] OF_THE_FUNCTION = {Scope.THIS, Scope.NEW_TARGET, Scope.FUNCTION, Scope.HOME, "arguments"};

    void read(Scope scope, String name, int position) {
        references.add(new Reference(scope, name, position, false, null));
    }

    /** The name stands for an object of which that member is read. */
    void readMember(Scope scope, String name, int position, String member) {
        references.add(new Reference(scope, name, position, false, member));
    }

    void write(Scope scope, String name, int position) {
        references.add(new Reference(scope, name, position, true, null));
    }

    /** A direct eval in {@code scope}; in sloppy code it may declare vars in its function. */
    void eval(Scope scope) {
        evals.add(scope);
        scope.function.hasDirectEval = true;
        if (!scope.function.strict) {
            Scope receiver = scope.evalVariableScope();
            if (!receiver.external && !receiver.global) {
                receiver.makeDynamic();
            }
        }
    }

    void resolve() {
        for (Reference reference : references) {
            Lookup lookup = Lookup.of(reference.scope, reference.name);
            FunctionScope from = reference.scope.function;
            for (Binding dynamic : lookup.dynamicScopes) {
                dynamic.use(from, reference.position, false);
            }
            Binding binding = lookup.binding;
            if (binding != null) {
                binding.use(from, reference.position, reference.write);
                binding.read(reference.member);
                mapParameters(binding);
                if (binding.object != null) {
                    binding.object.use(from, reference.position, false);
                }
            }
        }
        for (Scope scope : evals) {
            expose(scope);
        }
    }

    /** A sloppy arguments object shares its elements with the parameters (ECMA-262 §10.4.4). */
    private static void mapParameters(Binding arguments) {
        FunctionScope function = arguments.function();
        boolean isMapped = arguments.kind == Binding.Kind.ARGUMENTS && !function.strict && function.node != null
                && function.node.simpleParameters();
        if (isMapped) {
            for (Binding binding : function.parameters.bindings()) {
                if (binding.kind == Binding.Kind.PARAMETER) {
                    binding.forcedCell = true;
                }
            }
        }
    }

    private static void expose(Scope scope) {
        for (String name : OF_THE_FUNCTION) {
            Binding binding = Lookup.of(scope, name).binding;
            if (binding != null && (binding.kind == Binding.Kind.SYNTHETIC || binding.kind == Binding.Kind.ARGUMENTS)) {
                binding.exposeToEval(scope.function);
                mapParameters(binding);
            }
        }
        for (Scope at = scope; at != null; at = at.parent) {
            if (at.global) {
                continue;
            }
            for (Binding binding : at.bindings()) {
                if (isVisible(binding, at)) {
                    binding.exposeToEval(scope.function);
                    mapParameters(binding);
                }
            }
        }
    }

    /** Whether a descriptor for evals lists the binding under its own name. */
    static boolean isVisible(Binding binding, Scope scope) {
        return binding.kind != Binding.Kind.SYNTHETIC || binding == scope.dynamic || scope.kind == Scope.Kind.OUTSIDE;
    }
}
