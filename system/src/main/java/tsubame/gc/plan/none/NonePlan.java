package tsubame.gc.plan.none;

import tsubame.gc.HeapContext;
import tsubame.gc.Options;
import tsubame.gc.space.Layout;
import tsubame.system.Address;
import tsubame.system.rule.SystemCode;

/** Allocates from the beginning of the heap to its end, and never frees: what collecting is measured against, and right for programs that end soon. */
@SystemCode("a plan")
public final class NonePlan {
    private NonePlan() {}

    public static void initialize(Address heap) {
        Address start = Layout.blocks(heap);
        heap.storeAddress(HeapContext.ALLOC, start);
        long size = Math.min(Options.maxHeap(heap), Layout.reach(heap));
        heap.storeAddress(HeapContext.LIMIT, start.plus(size & -16L));
    }

    /** The short way has failed: there is no room. Smaller objects may still fit. */
    public static Address allocate(Address heap, long size) {
        return Address.zero();
    }

    public static boolean hasRoom(Address heap, long size) {
        return size <= heap.loadAddress(HeapContext.LIMIT).diff(heap.loadAddress(HeapContext.ALLOC));
    }

    public static long usedBytes(Address heap) {
        return heap.loadAddress(HeapContext.ALLOC).diff(Layout.blocks(heap));
    }
}
