package tsubame.runtime.builtin;

/** A row of a {@link Builtins} table: an enum constant. */
public interface BuiltinRow {
    Signature signature();

    /** The row's number, as {@link Builtins#call} gets it. Every enum has it. */
    int ordinal();
}
