package tsubame.frontend.scope;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/**
 * A stretch of the program in which a set of names is visible. Scopes form a tree; each belongs to one {@link FunctionScope}.
 *
 * <p>A scope may be <em>dynamic</em>: its {@link #dynamic} binding then holds a run-time object (of a {@code with}, or for the variables
 * that sloppy direct evals declare) that must be asked for names that the scope itself does not have.
 */
public final class Scope {
    public static final String DYNAMIC = "%scope";
    public static final String THIS = "%this";
    public static final String NEW_TARGET = "%target";
    public static final String FUNCTION = "%function";
    public static final String HOME = "%home";
    public static final String STATIC_HOME = "%static";

    public enum Kind {
        /** What the caller of an eval, or the linker of a module, provides. */
        OUTSIDE,
        /** Function name and synthetic bindings of a function. */
        OUTER,
        PARAMETERS,
        /** Vars of a function with parameter expressions, of a program, a static block. */
        VARIABLES,
        /** Top-level lexical declarations of a function or program. */
        BODY,
        BLOCK, SWITCH, LOOP, CATCH,
        /** The block of a catch clause, whose declarations may not repeat its parameters. */
        CATCH_BODY, CLASS, OBJECT_LITERAL, WITH, NAMESPACE, ENUM
    }

    public final Kind kind;
    public final Scope parent;
    public final FunctionScope function;
    /** Where its code begins. */
    final int start;
    /** Names resolve to global bindings at run time: the top level of scripts. */
    final boolean global;
    /** Its names are declared elsewhere at run time: the vars of a sloppy eval. */
    final boolean external;
    /** Holds the object of a dynamic scope, else null. */
    Binding dynamic;

    private final ArrayList<Binding> list = new ArrayList<>();
    private HashMap<String, Binding> index;
    private final ArrayList<Scope> children = new ArrayList<>(0);

    Scope(Kind kind, Scope parent, FunctionScope function, int start, boolean global, boolean external) {
        this.kind = kind;
        this.parent = parent;
        this.function = function;
        this.start = start;
        this.global = global;
        this.external = external;
        if (parent != null) {
            parent.children.add(this);
        }
    }

    Scope(Kind kind, Scope parent, FunctionScope function, int start) {
        this(kind, parent, function, start, false, false);
    }

    /** Its bindings, in the order of their declaration. */
    public List<Binding> bindings() {
        return list;
    }

    /** The scopes directly inside. */
    public List<Scope> children() {
        return children;
    }

    public boolean isGlobal() {
        return global;
    }

    public boolean isExternal() {
        return external;
    }

    /** The binding that holds the scope's run-time object, or null. */
    public Binding dynamic() {
        return dynamic;
    }

    /** The binding of this very scope, or null. */
    public Binding find(String name) {
        if (index != null) {
            return index.get(name);
        }
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i).name.equals(name)) {
                return list.get(i);
            }
        }
        return null;
    }

    /** The scope that receives var declarations made here. */
    public Scope variableScope() {
        Scope scope = this;
        while (!scope.receivesVariables()) {
            scope = scope.parent;
        }
        return scope;
    }

    /**
     * The scope that receives the vars of sloppy direct evals called here. Those of evals among parameter expressions lie outside of the
     * parameters (ECMA-262 §10.2.11, step 20).
     */
    public Scope evalVariableScope() {
        Scope scope = this;
        while (scope.kind != Kind.OUTER && !scope.receivesVariables()) {
            scope = scope.parent;
        }
        return scope;
    }

    private boolean receivesVariables() {
        return kind == Kind.VARIABLES || kind == Kind.NAMESPACE || kind == Kind.PARAMETERS && function.variables == this;
    }

    Binding declare(String name, Binding.Kind bindingKind, int start, int end) {
        return declare(new Binding(name, bindingKind, this, start, end, null));
    }

    Binding declareMember(String name, Binding object, int start, int end) {
        return declare(new Binding(name, Binding.Kind.MEMBER, this, start, end, object));
    }

    private Binding declare(Binding binding) {
        list.add(binding);
        if (index != null) {
            index.put(binding.name, binding);
        } else if (list.size() > 8) {
            index = new HashMap<>();
            for (Binding each : list) {
                index.put(each.name, each);
            }
        }
        return binding;
    }

    /** The synthetic binding of this name, made when first asked for. */
    Binding synthetic(String name) {
        Binding binding = find(name);
        return binding != null ? binding : declare(name, Binding.Kind.SYNTHETIC, start, start);
    }

    Binding makeDynamic() {
        if (dynamic == null) {
            dynamic = synthetic(DYNAMIC);
        }
        return dynamic;
    }
}
