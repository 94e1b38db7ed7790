package tsubame.gc.check;

import tsubame.gc.ObjectModel;
import tsubame.gc.TypeTable;
import tsubame.gc.plan.Plan;
import tsubame.gc.space.Blocks;
import tsubame.gc.space.Granules;
import tsubame.gc.space.LargeObjects;
import tsubame.system.Address;
import tsubame.system.Text;
import tsubame.system.rule.SystemCode;

/**
 * After a collection: the granule bytes of every block speak of objects, one after the other, each as long as its header says; free blocks have none.
 * What these objects and the large ones reference is there. Some may be dead, being old: still nothing that they reference has been freed since they died.
 */
@SystemCode("part of the verifier")
final class BlockCheck {
    private BlockCheck() {}

    static void run(Address heap) {
        int free = 0;
        for (int block = 0; block < Blocks.frontier(heap); block++) {
            if (Blocks.state(heap, block) == Blocks.FREE) free++;
            block(heap, block);
        }
        if (free != Blocks.freeCount(heap)) {
            Fault.report(heap, Text.literal("the count of free blocks is wrong"), Address.zero(), Blocks.start(heap, 0), free);
        }
        Address large = LargeObjects.lowest(heap);
        while (!large.isZero()) {
            slots(heap, large);
            large = LargeObjects.above(heap, large);
        }
    }

    private static void block(Address heap, int block) {
        Address bytes = Granules.ofBlock(heap, block);
        int colour = Granules.colour(heap);
        int at = 0;
        while (at < Blocks.GRANULES) {
            int found = bytes.loadUnsignedByte(at);
            Address object = Blocks.start(heap, block).plus((long) at << ObjectModel.LOG_GRANULE);
            if (found == 0) {
                at++;
                continue;
            }
            boolean right = Blocks.holdsObjects(heap, block) && (found & ~(Granules.LAST | Granules.LEAF)) == (Granules.START | colour);
            if (!right) Fault.report(heap, Text.literal("a granule byte is wrong"), Address.zero(), bytes.plus(at), found);
            at = object(heap, bytes, at, object);
        }
    }

    /** Checks the bytes of one object; returns the index behind it. */
    private static int object(Address heap, Address bytes, int at, Address object) {
        if (!Checks.isType(heap, ObjectModel.type(object))) {
            Fault.report(heap, Text.literal("an object has no type"), Address.zero(), object, object.loadLong(0));
        }
        if (TypeTable.hasSlots(Plan.types(heap), object) == ((bytes.loadByte(at) & Granules.LEAF) != 0)) {
            Fault.report(heap, Text.literal("the granule byte is wrong about slots"), object, bytes.plus(at), bytes.loadByte(at));
        }
        int end = at + (int) (TypeTable.sizeOf(Plan.types(heap), object) >>> ObjectModel.LOG_GRANULE);
        for (int i = at; i < end; i++) {
            boolean last = (bytes.loadByte(i) & Granules.LAST) != 0;
            boolean start = (bytes.loadByte(i) & Granules.START) != 0;
            if (last != (i == end - 1) || start != (i == at)) {
                Fault.report(heap, Text.literal("the granule bytes and the header disagree"), object, bytes.plus(i), bytes.loadByte(i));
            }
        }
        slots(heap, object);
        return end;
    }

    private static void slots(Address heap, Address object) {
        Address row = TypeTable.row(Plan.types(heap), ObjectModel.type(object));
        int scan = TypeTable.scan(row);
        if (!TypeTable.hasSlots(scan)) return;
        long words = TypeTable.isArray(scan) ? ObjectModel.length(object) : (row.loadInt(TypeTable.SIZE) >>> 3) - 1;
        for (long i = 0; i < words; i++) {
            Address slot = object.plus(ObjectModel.BODY + 8 * i);
            if (ShadowTrace.isSlot(row, scan, i) && ObjectModel.isReference(slot.loadLong(0))) Checks.reference(heap, object, slot, true);
        }
    }
}
