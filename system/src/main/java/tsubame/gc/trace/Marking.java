package tsubame.gc.trace;

import tsubame.gc.ObjectModel;
import tsubame.gc.Statistics;
import tsubame.gc.TypeTable;
import tsubame.gc.plan.Plan;
import tsubame.gc.space.Granules;
import tsubame.gc.space.LargeObjects;
import tsubame.gc.space.Layout;
import tsubame.gc.space.WorkLists;
import tsubame.system.Address;
import tsubame.system.rule.SystemCode;

/** The trace of a full collection: objects stay where they are and take the present colour. What lies outside the heap is of no concern. */
@SystemCode("part of the collector")
public final class Marking {
    private Marking() {}

    public static boolean isMarked(Address heap, Address object) {
        int colour = Granules.colour(heap);
        if (Layout.isInBlocks(heap, object)) return (Granules.of(heap, object).loadByte(0) & colour) != 0;
        return !Layout.isInHeap(heap, object) || LargeObjects.mark(heap, object) == colour;
    }

    /** Marks an object, and puts it on the list of those to scan if it was not marked and has slots. */
    public static void mark(Address heap, Address object) {
        if (!Layout.isInHeap(heap, object)) return;
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
            if (object.isZero()) return;
            Scan.object(heap, types, object, Mode.MARK);
        }
    }
}
