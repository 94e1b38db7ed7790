package tsubame.gc.check;

import tsubame.gc.Image;
import tsubame.gc.ObjectModel;
import tsubame.gc.TypeTable;
import tsubame.gc.plan.Plan;
import tsubame.gc.space.Blocks;
import tsubame.gc.space.Granules;
import tsubame.gc.space.LargeObjects;
import tsubame.gc.space.Layout;
import tsubame.gc.trace.Roots;
import tsubame.system.Address;
import tsubame.system.Text;
import tsubame.system.rule.SystemCode;

/** What must be true of a word that references an object. */
@SystemCode("part of the verifier")
final class Checks {
    private Checks() {}

    static boolean isType(Address heap, int type) {
        return type != ObjectModel.FILLER && type < Roots.image(heap).loadLong(Image.TYPE_COUNT);
    }

    /**
     * Checks the object that a slot references: it lies where objects are, its header makes sense. Settled: right after a collection, when every live
     * object has its granule bytes and the colour of the living, and no other has either.
     */
    static void reference(Address heap, Address holder, Address slot, boolean settled) {
        Address object = slot.loadAddress(0);
        if (!Layout.isInHeap(heap, object)) return;
        if (!object.isAligned(ObjectModel.GRANULE)) Fault.report(heap, Text.literal("not aligned"), holder, slot, object.toLong());
        if (Layout.isInBlocks(heap, object)) {
            if (!Blocks.holdsObjects(heap, Blocks.index(heap, object))) {
                Fault.report(heap, Text.literal("points into a free block"), holder, slot, object.toLong());
            }
            if (settled) extent(heap, holder, slot, object);
        } else if (!LargeObjects.resolve(heap, object).eq(object)) {
            Fault.report(heap, Text.literal("points to no large object"), holder, slot, object.toLong());
        } else if (settled && LargeObjects.mark(heap, object) != Granules.colour(heap)) {
            Fault.report(heap, Text.literal("points to a large object that was not marked"), holder, slot, object.toLong());
        }
        header(heap, holder, slot, object);
    }

    /** The granule bytes say that the object starts here, lives, and ends where its header says. */
    private static void extent(Address heap, Address holder, Address slot, Address object) {
        Address granule = Granules.of(heap, object);
        int first = granule.loadByte(0);
        if ((first & Granules.START) == 0) Fault.report(heap, Text.literal("points to no object"), holder, slot, object.toLong());
        if ((first & Granules.colour(heap)) == 0) Fault.report(heap, Text.literal("points to an object that was not marked"), holder, slot, object.toLong());
        long granules = TypeTable.sizeOf(Plan.types(heap), object) >>> ObjectModel.LOG_GRANULE;
        if ((granule.loadByte(granules - 1) & Granules.LAST) == 0) {
            Fault.report(heap, Text.literal("the object ends elsewhere"), holder, slot, object.toLong());
        }
    }

    private static void header(Address heap, Address holder, Address slot, Address object) {
        if (!isType(heap, ObjectModel.type(object))) Fault.report(heap, Text.literal("the object has no type"), holder, slot, object.toLong());
        if (ObjectModel.hasFlag(object, ObjectModel.FORWARDED)) Fault.report(heap, Text.literal("the object has moved"), holder, slot, object.toLong());
        if (ObjectModel.length(object) < 0 && TypeTable.isArray(TypeTable.scan(TypeTable.row(Plan.types(heap), ObjectModel.type(object))))) {
            Fault.report(heap, Text.literal("the array has a negative length"), holder, slot, object.toLong());
        }
    }
}
