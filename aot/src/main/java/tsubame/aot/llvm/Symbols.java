package tsubame.aot.llvm;

import tsubame.ir.MethodRef;

/** Names of functions in the object file: a method's owner, name and descriptor as they are, so that they read in a debugger. */
public final class Symbols {
    /** The heap's context ({@code tsubame.gc.HeapContext}). */
    public static final String HEAP = "tsubame_heap";
    /** The lowest stack address that a function may use. */
    public static final String STACK_LIMIT = "tsubame_stack_limit";
    /** The constants of a compiled program ({@code tsubame.runtime.interpreter.ProgramCode}). */
    public static final String PROGRAM_SLOTS = "tsubame_program_slots";
    /** The words that the checked version of a function leaves for the plain one. */
    public static final String PROGRAM_LEFT = "tsubame_program_left";
    /** {@code void (ptr message)}: ends the process with a fault. */
    public static final String PANIC = "tsubame_panic";

    private Symbols() {}

    public static String of(MethodRef method) {
        return method.owner() + (method.isStatic() ? "." : "#") + method.name() + method.descriptor();
    }

    /** The symbol that a call of the method names. */
    static String of(MethodRef method, NativeLayout layout) {
        String external = layout.externSymbol(method);
        return external != null ? external : of(method);
    }
}
