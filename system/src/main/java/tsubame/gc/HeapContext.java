package tsubame.gc;

import tsubame.system.Address;
import tsubame.system.rule.Intrinsic;
import tsubame.system.rule.SystemCode;
import tsubame.system.sim.Machine;

/**
 * All state of one heap, at a fixed address: SIZE bytes that are zero at first, 16-byte aligned. {@link #ALLOC} and {@link #LIMIT}
 * come first, for compiled code; as both are zero before {@link Heap#initialize}, nothing can be allocated too early. What follows belongs to the
 * collector; each part says what its words mean.
 */
@SystemCode("constants")
public final class HeapContext {
    /** Where the next object goes … */
    public static final long ALLOC = 0;
    /** … and where it must end at the latest. */
    public static final long LIMIT = 8;

    public static final int SIZE = 4096;

    private HeapContext() {}

    /** The context of the thread's heap. */
    @Intrinsic("the address of a symbol")
    public static Address current() {
        return Machine.current().heap();
    }
}
