package tsubame.system;

import tsubame.system.rule.Intrinsic;
import tsubame.system.rule.SystemCode;
import tsubame.system.sim.Machine;

/** What a conservative scan needs of the processor. Together the two find every value that a caller still needs. */
@SystemCode("finds the roots of a collection")
public final class Registers {
    /** Room for the registers that {@link #spill} stores, in words. */
    public static final int SPILL_WORDS = 16;

    private Registers() {}

    /** Stores every general register that calls preserve (x86-64: rbx, rbp, r12..r15), and 0 in the words left over. */
    @Intrinsic("inline assembly")
    public static void spill(Address words) {
        Machine.current().spill(words);
    }

    /** The stack pointer of the function that calls this: all frames of its callers lie above it. */
    @Intrinsic("llvm.read_register of rsp")
    public static Address stackPointer() {
        return Machine.current().stackPointer();
    }
}
