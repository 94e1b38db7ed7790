package tsubame.gc.trace;

import tsubame.gc.HeapContext;
import tsubame.gc.ObjectModel;
import tsubame.gc.Statistics;
import tsubame.gc.TypeTable;
import tsubame.gc.plan.Plan;
import tsubame.gc.space.Granules;
import tsubame.gc.space.LargeObjects;
import tsubame.gc.space.Layout;
import tsubame.gc.space.WorkLists;
import tsubame.system.Address;
import tsubame.system.rule.Inline;
import tsubame.system.rule.SystemCode;

/**
 * The trace of a full collection: objects stay where they are and take the present colour. What lies outside the heap is of no concern. An object
 * that is reached waits in a short queue, while the processor fetches its header and its granule byte, before it is looked at.
 */
@SystemCode("part of the collector")
public final class Marking {
    private Marking() {}

    public static boolean isMarked(Address heap, Address object) {
        int colour = Granules.colour(heap);
        if (Layout.isInBlocks(heap, object)) return (Granules.of(heap, object).loadByte(0) & colour) != 0;
        return !Layout.isInHeap(heap, object) || LargeObjects.mark(heap, object) == colour;
    }

    private static final long QUEUE = HeapContext.QUEUE;
    private static final long NEXT = QUEUE + 64;
    private static final long WRAP = 63;

    /** An object was reached: it will be marked after a few more, or by {@link #flush}. */
    @Inline("per slot of every trace")
    public static void reach(Address heap, Address object) {
        if (!Layout.isInHeap(heap, object)) return;
        object.prefetch();
        Granules.of(heap, object).prefetch(); // of no use, and no harm, for a large object
        long next = heap.loadLong(NEXT);
        Address place = heap.plus(QUEUE + next);
        Address waiting = place.loadAddress(0);
        place.storeAddress(0, object);
        heap.storeLong(NEXT, next + 8 & WRAP);
        if (!waiting.isZero()) mark(heap, waiting);
    }

    /** Marks what waits; whether anything did. */
    static boolean flush(Address heap) {
        boolean any = false;
        for (long at = 0; at <= WRAP; at += 8) {
            Address waiting = heap.loadAddress(QUEUE + at);
            if (waiting.isZero()) continue;
            heap.storeAddress(QUEUE + at, Address.zero());
            mark(heap, waiting);
            any = true;
        }
        return any;
    }

    /** Marks an object of the heap, and puts it on the list of those to scan if it was not marked and has slots. */
    private static void mark(Address heap, Address object) {
        Address types = Plan.types(heap);
        int colour = Granules.colour(heap);
        long size;
        if (Layout.isInBlocks(heap, object)) {
            Address granule = Granules.of(heap, object);
            if ((granule.loadByte(0) & colour) != 0) return;
            size = TypeTable.sizeOf(types, object);
            Granules.write(granule, size, colour);
        } else {
            if (LargeObjects.mark(heap, object) == colour) return;
            size = LargeObjects.sizeOf(heap, object);
            LargeObjects.setMark(heap, object, colour);
        }
        Statistics.add(heap, Statistics.TRACED_BYTES, size);
        Statistics.add(heap, Statistics.TRACED_OBJECTS, 1);
        if (TypeTable.hasSlots(TypeTable.scan(TypeTable.row(types, ObjectModel.type(object))))) {
            WorkLists.push(heap, WorkLists.MARKED, object);
        }
    }

    static void drain(Address heap) {
        Address types = Plan.types(heap);
        while (true) {
            Address object = WorkLists.pop(heap, WorkLists.MARKED);
            if (object.isZero()) {
                if (flush(heap)) continue;
                return;
            }
            Scan.object(heap, types, object, Mode.MARK);
        }
    }
}
