package tsubame.frontend.scope;

import java.util.ArrayList;

/**
 * What a name means at a place: its binding, null for a global one, and the dynamic scopes that must be asked first, innermost first.
 */
public final class Lookup {
    private static final ArrayList<Binding> NONE = new ArrayList<>();

    public final Binding binding;
    public final ArrayList<Binding> dynamicScopes;

    private Lookup(Binding binding, ArrayList<Binding> dynamicScopes) {
        this.binding = binding;
        this.dynamicScopes = dynamicScopes;
    }

    public boolean isDynamic() {
        return !dynamicScopes.isEmpty();
    }

    /** Looks {@code name} up from {@code scope} outwards. Bindings that exist only when needed are made here. */
    public static Lookup of(Scope scope, String name) {
        ArrayList<Binding> dynamicScopes = NONE;
        boolean synthetic = name.charAt(0) == '%' || name.charAt(0) == '#';
        for (Scope at = scope; at != null; at = at.parent) {
            Binding binding = own(at, name);
            if (binding != null && !at.external) {
                return new Lookup(at.global ? null : binding, dynamicScopes);
            }
            if (at.dynamic != null && !synthetic) {
                if (dynamicScopes == NONE) {
                    dynamicScopes = new ArrayList<>();
                }
                dynamicScopes.add(at.dynamic);
            }
        }
        return new Lookup(null, dynamicScopes);
    }

    private static Binding own(Scope scope, String name) {
        if (name.isEmpty()) {
            return null;
        }
        if (scope.kind == Scope.Kind.OUTER && scope.function.hasThis() && name.charAt(0) == '%') {
            return ofFunction(scope, name);
        }
        if (name.equals(Scope.HOME) && (scope.kind == Scope.Kind.CLASS || scope.kind == Scope.Kind.OBJECT_LITERAL)) {
            return null; // methods know their home; keys, heritage and values look further out
        }
        Binding binding = scope.find(name);
        if (binding == null && scope.kind == Scope.Kind.PARAMETERS && name.equals("arguments") && scope.function.hasArguments()) {
            return scope.declare(name, Binding.Kind.ARGUMENTS, scope.start, scope.start);
        }
        return binding;
    }

    private static Binding ofFunction(Scope outer, String name) {
        if (name.equals(Scope.HOME)) {
            return outer.function.home();
        }
        boolean isOwn = name.equals(Scope.THIS) || name.equals(Scope.NEW_TARGET) || name.equals(Scope.FUNCTION);
        Binding binding = isOwn ? outer.synthetic(name) : outer.find(name);
        if (binding != null && name.equals(Scope.THIS) && outer.function.kind == FunctionScope.Kind.DERIVED_CONSTRUCTOR) {
            // Uninitialised until super(…) has returned, which may happen in an arrow function.
            binding.safeFrom = Integer.MAX_VALUE;
            binding.forcedCell = true;
        }
        return binding;
    }
}
