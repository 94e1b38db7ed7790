package tsubame.frontend.scope;

import tsubame.frontend.syntax.FunctionNode;

/**
 * One function's worth of code, which will have a frame of its own: a function, the top level of a program, the field initialiser of a
 * class. {@link Kind#OUTSIDE} stands for what surrounds the program: the caller of a direct eval, or the linker of a module.
 */
public final class FunctionScope {

    public enum Kind {
        OUTSIDE, SCRIPT, MODULE, EVAL, COMMONJS, FUNCTION, ARROW, CONSTRUCTOR, DERIVED_CONSTRUCTOR,
        /** Initialises the fields of instances. */
        FIELD_INITIALIZER,
        /** Initialises static fields and runs static blocks. */
        STATIC_INITIALIZER
    }

    public final Kind kind;
    public final FunctionScope parent;
    /** The function; null for all other code. */
    public final FunctionNode node;
    public final boolean strict;
    /** Function name, {@code this} and its kin. */
    public Scope outer;
    public Scope parameters;
    /** Vars and hoisted functions; the same as {@link #parameters} unless parameters have expressions. */
    public Scope variables;
    /** Top-level let, const and class. */
    public Scope body;
    /** The object that {@code super.x} starts from, for methods and initialisers. */
    Binding home;
    public boolean hasDirectEval;

    /** Source position from which its closure may exist. */
    private final int creation;

    FunctionScope(Kind kind, FunctionScope parent, FunctionNode node, boolean strict, int creation) {
        this.kind = kind;
        this.parent = parent;
        this.node = node;
        this.strict = strict;
        this.creation = creation;
    }

    /** Whether {@code this}, new.target and the home object are the function's own, not those of what surrounds it. */
    public boolean hasThis() {
        return kind != Kind.ARROW && kind != Kind.OUTSIDE && !(kind == Kind.EVAL && parent != null);
    }

    /** The binding of the home object that {@code super.x} uses here, or null. */
    public Binding home() {
        return home;
    }

    public boolean hasParameterExpressions() {
        return variables != parameters;
    }

    /** Whether {@code arguments} is the function's own. */
    boolean hasArguments() {
        return kind == Kind.FUNCTION || kind == Kind.CONSTRUCTOR || kind == Kind.DERIVED_CONSTRUCTOR || kind == Kind.COMMONJS;
    }

    /** The position where {@code ancestor} makes the closure that this function is, or is inside of. */
    int creationInside(FunctionScope ancestor) {
        FunctionScope function = this;
        while (function.parent != ancestor) {
            function = function.parent;
        }
        return function.creation;
    }

    public boolean isInside(FunctionScope ancestor) {
        for (FunctionScope function = this; function != null; function = function.parent) {
            if (function == ancestor) {
                return true;
            }
        }
        return false;
    }
}
