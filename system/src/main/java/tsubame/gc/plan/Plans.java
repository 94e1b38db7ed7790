package tsubame.gc.plan;

import tsubame.gc.HeapContext;
import tsubame.system.Address;
import tsubame.system.rule.Folded;
import tsubame.system.rule.SystemCode;

/** The plans, by number and by the names that {@code --gc=} takes. */
@SystemCode("constants")
public final class Plans {
    /** Allocates, never frees. */
    public static final int NONE = 0;
    /** Marks in place, allocates into the holes between what lives. */
    public static final int MARK_REGION = 1;
    /** Copies survivors out of a small nursery that is used again and again. */
    public static final int GENERATIONAL = 2;

    /** Bumps through megabytes that come back when all of one is dead, as in the story that began this. */
    public static final int ARENA = 3;
    /** The same, with a free list that is filled while no megabyte comes back. */
    public static final int ARENA_ADAPTIVE = 4;

    private Plans() {}

    /** The plan of this heap: a constant of the native build; on a JVM whatever the test has chosen. */
    @Folded("gc")
    public static int selected(Address heap) {
        return heap.loadInt(PLAN);
    }

    /** Where a heap's plan stands in its context; to be written before {@code Heap.initialize}, natively by the start code. */
    public static final long PLAN = HeapContext.PLAN;
}
