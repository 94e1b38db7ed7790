package tsubame.gc;

import tsubame.gc.plan.Plan;
import tsubame.gc.plan.Plans;
import tsubame.gc.space.Release;
import tsubame.system.Address;
import tsubame.system.Text;
import tsubame.system.rule.NoInline;
import tsubame.system.rule.RuntimeEntry;
import tsubame.system.rule.SystemCode;

/**
 * What the start code and compiled code call. One mutator per heap; every call that may collect is a safepoint: references that are needed after it
 * are on the stack, in registers, in handles, in the heap or in the image.
 */
@SystemCode("the collector's front")
public final class Heap {
    private Heap() {}

    /**
     * Sets up the heap: reads the environment, reserves memory. To be called once, before any allocation.
     *
     * @param heap a zero {@link HeapContext}
     * @param image an {@link Image} descriptor
     * @param stackBase the highest address of the stack that is scanned, 8-byte aligned
     * @return false if the machine gives no memory; a line on standard error has said so
     */
    @RuntimeEntry("start code")
    public static boolean initialize(Address heap, Address image, Address stackBase) {
        return Plan.initialize(heap, image, stackBase);
    }

    /** The long way of {@link Allocation#allocate}: an object whose header is written and whose body is 0; or zero: the heap is exhausted. */
    @RuntimeEntry("allocation's long way")
    @NoInline("cold")
    public static Address allocateSlow(Address heap, long size, int type) {
        return Plan.allocateSlow(heap, size, ObjectModel.header(type, 0, 0));
    }

    /** The same for arrays. The length is not negative. */
    @RuntimeEntry("allocation's long way")
    @NoInline("cold")
    public static Address allocateArraySlow(Address heap, int type, int length) {
        Address row = TypeTable.row(Plan.types(heap), type);
        long size = ObjectModel.arraySize(length, row.loadUnsignedByte(TypeTable.ELEMENT_SHIFT));
        return Plan.allocateSlow(heap, size, ObjectModel.header(type, 0, length));
    }

    /** Collects the whole heap now. */
    @RuntimeEntry("gc() of tests")
    public static void collect(Address heap) {
        Plan.collect(heap, Text.literal("asked"));
    }

    /** Collects the whole heap and gives free memory back to the machine; for an event loop that has had nothing to do for seconds. */
    @RuntimeEntry("an idle event loop")
    public static void release(Address heap) {
        Plan.collect(heap, Text.literal("idle"));
        if (PlanConstraints.collects(Plans.selected(heap))) Release.run(heap);
    }

    /** Whether an object of so many bytes can be allocated: to be asked before large ones, whose failure would end the program. A safepoint. */
    @RuntimeEntry("large arrays, buffers and strings")
    public static boolean hasRoom(Address heap, long size) {
        return Plan.hasRoom(heap, size);
    }

    /** An allocation has given zero: tells on standard error what the heap is full of. */
    @RuntimeEntry("start code")
    @NoInline("cold")
    public static void report(Address heap) {
        Plan.report(heap);
    }

    /** Writes to standard error what the heap was full of when it was last exhausted. */
    @RuntimeEntry("an error that nobody catches")
    public static void reportExhausted(Address heap) {
        Line.sendCapture(heap);
    }

    /** Weak slots, and pairs of ephemerons, that have become 0 because their target died. */
    @RuntimeEntry("finalisation")
    public static long clearedWeak(Address heap) {
        return Statistics.get(heap, Statistics.TOTAL_WEAK_CLEARED);
    }

    /** Bytes that are in use: live at the last collection, and allocated since. */
    @RuntimeEntry("process.memoryUsage")
    public static long usedBytes(Address heap) {
        return Plan.usedBytes(heap);
    }

    /** Bytes that the heap has taken from the machine. */
    @RuntimeEntry("process.memoryUsage")
    public static long committedBytes(Address heap) {
        return Plan.committedBytes(heap);
    }

    /** To be called once before the process ends: prints the summary if the environment asked for one. */
    @RuntimeEntry("exit")
    public static void finish(Address heap) {
        Plan.finish(heap);
    }
}
