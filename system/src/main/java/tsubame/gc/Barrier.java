package tsubame.gc;

import tsubame.gc.plan.Plan;
import tsubame.system.Address;
import tsubame.system.rule.Inline;
import tsubame.system.rule.NoInline;
import tsubame.system.rule.RuntimeEntry;
import tsubame.system.rule.SystemCode;

/**
 * The object-logging write barrier: the first store of a reference into an old object since the last collection records the object; a store
 * into a large array marks a card. Compiled code may leave it out where the stored value is no reference, or the object was allocated since the
 * last safepoint. Before or after the store is the same, as long as no safepoint lies between.
 */
@SystemCode("inlined into managed code")
public final class Barrier {
    private Barrier() {}

    /** To be called with the store of a reference into a slot of an object. */
    @Inline("a load, a test, a branch that is rarely taken")
    public static void record(Address heap, Address object, Address slot) {
        if (ObjectModel.hasFlag(object, ObjectModel.UNLOGGED)) recordSlow(heap, object, slot);
    }

    @RuntimeEntry("the barrier's long way")
    @NoInline("cold")
    public static void recordSlow(Address heap, Address object, Address slot) {
        Plan.record(heap, object, slot);
    }

    /** To be called once with many stores into one array (copies between arrays). */
    @RuntimeEntry("copies between arrays of references")
    public static void recordRange(Address heap, Address object, Address from, Address to) {
        if (from.isBelow(to) && ObjectModel.hasFlag(object, ObjectModel.UNLOGGED)) Plan.recordRange(heap, object, from, to);
    }
}
