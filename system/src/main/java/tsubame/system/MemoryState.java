package tsubame.system;

import tsubame.system.rule.Folded;
import tsubame.system.rule.Intrinsic;
import tsubame.system.rule.SystemCode;
import tsubame.system.sim.Machine;

/**
 * What the collector tells simulated memory about ranges, so that it catches whoever breaks the promise. Natively nothing:
 * there the poison option fills what is dead.
 */
@SystemCode("marks what may be touched")
public final class MemoryState {
    private MemoryState() {}

    /** Whether anybody listens. */
    public static boolean isTracked() {
        return isNative() == 0;
    }

    @Folded("native")
    private static int isNative() {
        return 0;
    }

    /** The range may be written, and read once written. */
    @Intrinsic("nothing")
    public static void undefined(Address start, long size) {
        Machine.current().memory().undefined(start.toLong(), size);
    }

    /** Nobody may touch the range until it is undefined again. */
    @Intrinsic("nothing")
    public static void dead(Address start, long size) {
        Machine.current().memory().dead(start.toLong(), size);
    }
}
