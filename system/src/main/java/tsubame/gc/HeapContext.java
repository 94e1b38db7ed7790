package tsubame.gc;

import tsubame.system.Address;
import tsubame.system.rule.Intrinsic;
import tsubame.system.rule.SystemCode;
import tsubame.system.sim.Machine;

/**
 * All state of one heap, at a fixed address: SIZE bytes that are zero at first, 16-byte aligned. {@link #ALLOC} and {@link #LIMIT}
 * come first, for compiled code; as both are zero before {@link Heap#initialize}, nothing can be allocated too early. The rest belongs to the
 * collector:
 *
 * <pre>
 *     0  the mutator's cursor ({@link tsubame.gc.space.Cursor}): ALLOC, LIMIT, …
 *    32  plan; 48 exhausted       64  cursor of medium objects    96  cursor of promotion
 *   128  options                 256  layout                     384  blocks
 *   512  large objects; 720 sabotage  768  work lists                 896  growth
 *  1024  statistics                1328  queue                   1472  the size of the nursery
 *  1536  spilled registers         1664  nursery; 1728 its second cursor
 *  1792  roots                  1824  arena                    2048  the line that is printed
 * </pre>
 */
@SystemCode("constants")
public final class HeapContext {
    /** Where the next object goes … */
    public static final long ALLOC = 0;
    /** … and where it must end at the latest. */
    public static final long LIMIT = 8;

    public static final long PLAN = 32;
    /** u32, not 0: an allocation found the heap exhausted since the program last looked. It got its memory from the reserve. */
    public static final long EXHAUSTED = 48;
    public static final long MEDIUM_CURSOR = 64;
    public static final long PROMOTION_CURSOR = 96;
    public static final long OPTIONS = 128;
    public static final long LAYOUT = 256;
    public static final long BLOCKS = 384;
    public static final long LARGE = 512;
    public static final long WORK_LISTS = 768;
    public static final long GROWTH = 896;
    public static final long STATISTICS = 1024;
    public static final long REGISTERS = 1536;
    public static final long NURSERY = 1664;
    public static final long MEDIUM_PROMOTION_CURSOR = NURSERY + 64;
    public static final long ROOTS = 1792;
    /** Objects that wait to be marked. */
    public static final long QUEUE = 1328;
    /** Of the generational plan: what decides how large the nursery is. */
    public static final long SIZING = 1472;
    public static final long SABOTAGE = 720;
    public static final long ARENA = 1824;
    public static final long LINE = 2048;

    public static final int SIZE = 4096;

    private HeapContext() {}

    /** The context of the thread's heap. */
    @Intrinsic("the address of a symbol")
    public static Address current() {
        return Machine.current().heap();
    }
}
