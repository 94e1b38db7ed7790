package tsubame.bytecode;

/**
 * The kinds of operand that an instruction may have. Every operand is one {@code int} word after the opcode word.
 *
 * <p>Registers are numbered from 0 within the frame. An operand that names a pool is an index into that pool of the
 * {@link FunctionPrototype}. Jump targets are absolute word positions in the code.
 */
public enum Operand {
    /** Register that the instruction writes. */
    DST,
    /** Register that the instruction reads. */
    SRC,
    /** Register that holds a {@code Cell}; the cell's content is read or written, not the register. */
    CELL,
    /** First of a run of consecutive registers that are read; the run's length is the COUNT that follows. */
    BASE,
    /** Number of registers in the run that begins at the preceding BASE. */
    COUNT,
    /** A literal 32-bit integer, its meaning given by the opcode's documentation. */
    INT,
    /** A literal 0 or 1. */
    FLAG,
    /** Index into {@link FunctionPrototype#strings()}. */
    STRING,
    /** Index into {@link FunctionPrototype#numbers()}. */
    NUMBER,
    /** Index into {@link FunctionPrototype#functions()}. */
    FUNCTION,
    /** Index into {@link FunctionPrototype#templates()}. */
    TEMPLATE,
    /** Index into {@link FunctionPrototype#scopes()}. */
    SCOPE,
    /** Index into {@link FunctionPrototype#jumpTables()}. */
    JUMPS,
    /** Index into the closure's captures. */
    CAPTURE,
    /** Inline cache slot, private to this instruction; {@link FunctionPrototype#cacheCount()} slots exist. */
    CACHE,
    /** Absolute position of the instruction to continue with. */
    TARGET
}
