package tsubame.bytecode;

/**
 * The scope that a piece of code sees by name, kept for the few places that need names at run time: a direct eval, and
 * the top level of a script.
 *
 * <p>For CALL_EVAL it lists, innermost scope first, all bindings visible at the call. All of them are cells, so that eval
 * code captures them like any closure: a binding's {@code place} says where the caller's frame has the cell. For
 * DECLARE_GLOBALS it lists what the script declares.
 *
 * @param entries bindings and dynamic scopes, innermost first
 * @param flags bit set of the {@code ALLOW_…} constants: what the eval code may contain
 */
public record ScopeDescriptor(Entry[] entries, int flags) {
    /** new.target is allowed: the caller is in a function that is no arrow at top level. */
    public static final int ALLOW_NEW_TARGET = 1;
    public static final int ALLOW_SUPER_PROPERTY = 2;
    public static final int ALLOW_SUPER_CALL = 4;
    /** {@code arguments} is an early error: the caller is in a class field initialiser. */
    public static final int FORBID_ARGUMENTS = 8;
    /** The variable scope of the caller is the global one: var declarations become global properties. */
    public static final int GLOBAL_VARIABLES = 16;
    /** DECLARE_GLOBALS of an eval: the var and function bindings can be deleted. */
    public static final int DELETABLE = 32;

    /** What an entry is. */
    public enum Kind {
        VAR, LET, CONST,
        /** Name of a function expression: assignment is ignored in sloppy mode, an error in strict mode. */
        FUNCTION_NAME,
        /** Top-level function of a script (DECLARE_GLOBALS only). */
        FUNCTION,
        /** Function in a block (DECLARE_GLOBALS only): a var that is left out, without error, where it cannot be declared (annex B.3.2.2). */
        BLOCK_FUNCTION,
        /** Simple catch parameter: a sloppy eval's var of the same name passes through it. */
        CATCH_PARAMETER,
        PARAMETER,
        /** Class private name, {@code name} without #; a value, no cell. */
        PRIVATE_NAME,
        /** A with object or eval scope that lookups must ask; {@code name} is empty; a value, no cell. */
        WITH_SCOPE, EVAL_SCOPE,
        /** Synthetic bindings: {@code this}, new.target, home object, active function; names begin with {@code %}. */
        SYNTHETIC,
        /** No binding: the boundary of the function whose var scope an eval declares into. */
        FUNCTION_BOUNDARY
    }

    /**
     * One binding.
     *
     * @param place register number in the caller's frame if {@code ≥ 0}, else capture number {@code -1 - place}
     */
    public record Entry(Kind kind, String name, int place) {}

    public boolean allows(int flag) {
        return (flags & flag) != 0;
    }
}
