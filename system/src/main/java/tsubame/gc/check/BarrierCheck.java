package tsubame.gc.check;

import tsubame.gc.Image;
import tsubame.gc.ObjectModel;
import tsubame.gc.TypeTable;
import tsubame.gc.plan.Plan;
import tsubame.gc.space.Blocks;
import tsubame.gc.space.Granules;
import tsubame.gc.space.LargeObjects;
import tsubame.gc.space.Layout;
import tsubame.gc.space.WorkLists;
import tsubame.gc.trace.Roots;
import tsubame.system.Address;
import tsubame.system.Text;
import tsubame.system.rule.SystemCode;

/**
 * Before a minor collection: every slot of an old object that references a young one has been seen by the barrier. Walks the whole old space; dead
 * old objects too, for nothing that they reference has been freed since they died.
 */
@SystemCode("part of the verifier")
final class BarrierCheck {
    private BarrierCheck() {}

    static void run(Address heap) {
        for (int block = 0; block < Blocks.frontier(heap); block++) {
            if (Blocks.holdsObjects(heap, block)) block(heap, block);
        }
        Address large = LargeObjects.first(heap, LargeObjects.OLD_LIST);
        while (!large.isZero()) {
            object(heap, large);
            large = LargeObjects.next(heap, large);
        }
        image(heap);
    }

    private static void block(Address heap, int block) {
        Address bytes = Granules.ofBlock(heap, block);
        Address start = Blocks.start(heap, block);
        for (int at = 0; at < Blocks.GRANULES; at++) {
            if ((bytes.loadByte(at) & Granules.START) != 0) object(heap, start.plus((long) at << ObjectModel.LOG_GRANULE));
        }
    }

    private static void object(Address heap, Address object) {
        Address row = TypeTable.row(Plan.types(heap), ObjectModel.type(object));
        int scan = TypeTable.scan(row);
        if (!TypeTable.hasSlots(scan)) return;
        boolean large = ObjectModel.hasFlag(object, ObjectModel.LARGE);
        if (!ObjectModel.hasFlag(object, ObjectModel.UNLOGGED)) return;
        long words = TypeTable.isArray(scan) ? ObjectModel.length(object) : (row.loadInt(TypeTable.SIZE) >>> 3) - 1;
        for (long i = 0; i < words; i++) {
            Address slot = object.plus(ObjectModel.BODY + 8 * i);
            if (!ShadowTrace.isSlot(row, scan, i) || !isYoung(heap, slot.loadLong(0))) continue;
            if (large && LargeObjects.card(heap, slot).loadByte(0) != 0) continue;
            Fault.report(heap, Text.literal("an old object references a young one, and no barrier has seen it"), object, slot, slot.loadLong(0));
        }
    }

    private static boolean isYoung(Address heap, long word) {
        if (!ObjectModel.isReference(word)) return false;
        Address object = Address.fromLong(word);
        if (!Layout.isInHeap(heap, object)) return false;
        if (!Layout.isInBlocks(heap, object)) return LargeObjects.mark(heap, object) == 0;
        return Blocks.state(heap, Blocks.index(heap, object)) == Blocks.NURSERY && !ObjectModel.hasFlag(object, ObjectModel.OLD);
    }

    /** Image objects that reference the heap are on their list. */
    private static void image(Address heap) {
        long count = Roots.image(heap).loadLong(Image.SLOT_COUNT);
        for (long i = Roots.image(heap).loadLong(Image.STATIC_SLOT_COUNT); i < count; i++) {
            Address slot = Image.slot(Roots.image(heap), i);
            long word = slot.loadLong(0);
            if (!ObjectModel.isReference(word) || !Layout.isInHeap(heap, Address.fromLong(word))) continue;
            if (!isListed(heap, slot)) {
                Fault.report(heap, Text.literal("the image references the heap, and no barrier has seen it"), Address.zero(), slot, word);
            }
        }
    }

    private static boolean isListed(Address heap, Address slot) {
        Address at = WorkLists.start(heap, WorkLists.IMAGE);
        while (at.isBelow(WorkLists.end(heap, WorkLists.IMAGE))) {
            Address object = at.loadAddress(0);
            if (slot.isWithin(object, TypeTable.sizeOf(Plan.types(heap), object))) return true;
            at = at.plus(8);
        }
        return false;
    }
}
