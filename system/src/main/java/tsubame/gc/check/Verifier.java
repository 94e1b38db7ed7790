package tsubame.gc.check;

import tsubame.system.Address;
import tsubame.system.Registers;
import tsubame.system.rule.SystemCode;

/** Checks the heap around collections ({@code TSUBAME_GC=verify}); the first thing that is wrong ends the program ({@link Fault}). */
@SystemCode("part of the collector")
public final class Verifier {
    private Verifier() {}

    /** The mutator has left a heap whose reachable objects make sense. */
    public static void before(Address heap) {
        StackCheck.record(heap);
        ShadowTrace.run(heap, false);
    }

    /** The same, and the barrier was not forgotten. */
    public static void beforeMinor(Address heap) {
        StackCheck.record(heap);
        BarrierCheck.run(heap);
        ShadowTrace.run(heap, false);
    }

    /** A minor collection has just been checked: what is left is to know what the stack references. */
    public static void beforeFull(Address heap) {
        StackCheck.record(heap);
    }

    /** The collection has marked, moved and freed what it should: a second trace reaches living objects only. */
    public static void after(Address heap) {
        StackCheck.check(heap, Registers.stackPointer());
        BlockCheck.run(heap);
        ShadowTrace.run(heap, true);
    }
}
