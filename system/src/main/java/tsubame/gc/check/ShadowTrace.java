package tsubame.gc.check;

import tsubame.gc.HeapContext;
import tsubame.gc.Image;
import tsubame.gc.ObjectModel;
import tsubame.gc.TypeTable;
import tsubame.gc.plan.Plan;
import tsubame.gc.space.Blocks;
import tsubame.gc.space.LargeObjects;
import tsubame.gc.space.Layout;
import tsubame.gc.space.WorkLists;
import tsubame.gc.trace.Roots;
import tsubame.system.Address;
import tsubame.system.Registers;
import tsubame.system.rule.SystemCode;

/**
 * A second trace, independent of the collector's: its own loops, its own marks, and every slot of the image as a root whatever the plan.
 * All slots count, weak ones too: what has been left in one must be an object.
 */
@SystemCode("part of the verifier")
final class ShadowTrace {
    private ShadowTrace() {}

    /** Checks everything that can be reached. */
    static void run(Address heap, boolean settled) {
        long count = Roots.image(heap).loadLong(Image.SLOT_COUNT);
        for (long i = 0; i < count; i++) slot(heap, Address.zero(), Image.slot(Roots.image(heap), i), settled);
        for (Address each = Roots.programSlots(heap); each.isBelow(Roots.programSlotsEnd(heap)); each = each.plus(8)) {
            slot(heap, Address.zero(), each, settled);
        }
        Address handle = WorkLists.start(heap, WorkLists.HANDLES);
        while (handle.isBelow(WorkLists.end(heap, WorkLists.HANDLES))) {
            slot(heap, Address.zero(), handle, settled);
            handle = handle.plus(8);
        }
        if (settled) stack(heap);
        Address object = WorkLists.pop(heap, WorkLists.MARKED);
        while (!object.isZero()) {
            slots(heap, object, settled);
            object = WorkLists.pop(heap, WorkLists.MARKED);
        }
        clearShadow(heap);
    }

    /** What the stack seems to reference lives, so its slots must be right. */
    private static void stack(Address heap) {
        Address word = Registers.stackPointer().alignUp(8);
        while (word.isBelow(Roots.stackBase(heap))) {
            Address object = Roots.resolve(heap, Plan.types(heap), word.loadAddress(0));
            if (!object.isZero()) {
                // through a word of our own, as the one on the stack may point into the object
                Address place = heap.plus(HeapContext.REGISTERS);
                place.storeAddress(0, object);
                slot(heap, Address.zero(), place, true);
            }
            word = word.plus(8);
        }
    }

    private static void slot(Address heap, Address holder, Address slot, boolean settled) {
        if (!ObjectModel.isReference(slot.loadLong(0))) return;
        Address object = slot.loadAddress(0);
        Checks.reference(heap, holder, slot, settled);
        if (!Layout.isInHeap(heap, object)) return;
        Address shadow = Layout.shadow(heap).plus(object.diff(Layout.blocks(heap)) >>> ObjectModel.LOG_GRANULE);
        if (shadow.loadByte(0) != 0) return;
        shadow.storeByte(0, 1);
        WorkLists.push(heap, WorkLists.MARKED, object);
    }

    /** Word by word: is it a slot of this object? */
    private static void slots(Address heap, Address object, boolean settled) {
        Address row = TypeTable.row(Plan.types(heap), ObjectModel.type(object));
        int scan = TypeTable.scan(row);
        if (!TypeTable.hasSlots(scan)) return;
        long words = TypeTable.isArray(scan) ? ObjectModel.length(object) : (row.loadInt(TypeTable.SIZE) >>> 3) - 1;
        for (long i = 0; i < words; i++) {
            if (isSlot(row, scan, i)) slot(heap, object, object.plus(ObjectModel.BODY + 8 * i), settled);
        }
    }

    /** Whether a word of an object, from its body on, is a slot, weak ones too. */
    static boolean isSlot(Address row, int scan, long word) {
        if (TypeTable.isArray(scan)) return true;
        if (scan == TypeTable.LONG_SLOTS) return (row.loadAddress(TypeTable.BITMAP).loadLong(word >>> 6 << 3) >>> (word & 63) & 1) != 0;
        return word < 64 && ((row.loadLong(TypeTable.BITMAP) | row.loadLong(TypeTable.WEAK)) >>> word & 1) != 0;
    }

    private static void clearShadow(Address heap) {
        Address shadow = Layout.shadow(heap);
        Address.fill(shadow, (long) Blocks.frontier(heap) * Blocks.GRANULES, 0);
        Address.fill(shadow.plus(Layout.reach(heap) >>> ObjectModel.LOG_GRANULE), LargeObjects.committedBytes(heap) >>> ObjectModel.LOG_GRANULE, 0);
    }
}
