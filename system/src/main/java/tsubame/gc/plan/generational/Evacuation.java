package tsubame.gc.plan.generational;

import tsubame.gc.Growth;
import tsubame.gc.HeapContext;
import tsubame.gc.ObjectModel;
import tsubame.gc.Statistics;
import tsubame.gc.TypeTable;
import tsubame.gc.plan.Plan;
import tsubame.gc.space.Blocks;
import tsubame.gc.space.Granules;
import tsubame.gc.space.LargeObjects;
import tsubame.gc.space.Layout;
import tsubame.gc.space.WorkLists;
import tsubame.gc.trace.Mode;
import tsubame.gc.trace.Scan;
import tsubame.system.Address;
import tsubame.system.rule.Inline;
import tsubame.system.rule.SystemCode;

/**
 * The trace of a minor collection. Young is what lies in a nursery block and is not OLD, and large objects without a mark. Every young object that is reached
 * becomes old at once: pinned, it stays as an island; otherwise it is copied, and the old place says where to; a large one stays.
 */
@SystemCode("part of a plan")
public final class Evacuation {
    /** Not 0: this collection copies nothing. */
    private static final long IN_PLACE = HeapContext.NURSERY + 8;
    /** So many bytes of slots are looked ahead. */
    private static final long LINE = 64;

    private Evacuation() {}

    static void setInPlace(Address heap, boolean inPlace) {
        heap.storeInt(IN_PLACE, inPlace ? 1 : 0);
    }

    static boolean isInNursery(Address heap, Address object) {
        return Layout.isInBlocks(heap, object) && Blocks.state(heap, Blocks.index(heap, object)) == Blocks.NURSERY;
    }

    /** Whether an object of the heap is young, or was before it was reached in this collection. */
    public static boolean isYoung(Address heap, Address object) {
        if (Layout.isInBlocks(heap, object)) return isInNursery(heap, object) && !ObjectModel.hasFlag(object, ObjectModel.OLD);
        return Layout.isInHeap(heap, object) && LargeObjects.mark(heap, object) == 0;
    }

    public static boolean isLive(Address heap, Address object) {
        return !isYoung(heap, object) || ObjectModel.hasFlag(object, ObjectModel.FORWARDED);
    }

    /** Visits a slot that holds a reference: its target survives, and the slot follows it. */
    public static void visit(Address heap, Address slot, Address object) {
        if (!isYoung(heap, object)) return;
        int flags = ObjectModel.flags(object);
        if ((flags & ObjectModel.FORWARDED) != 0) {
            slot.storeAddress(0, object.loadAddress(ObjectModel.BODY));
        } else if (!Layout.isInBlocks(heap, object)) {
            keepLarge(heap, object);
        } else {
            Address copy = copy(heap, object);
            if (copy.isZero()) {
                keep(heap, object);
            } else {
                slot.storeAddress(0, copy);
            }
        }
    }

    /**
     * The same of every slot of a range. Most hold what is old: a block's state says so. Of a few slots at a time those are found that do not, and their targets
     * fetched; then they are visited.
     */
    public static void visitRange(Address heap, Address from, Address to) {
        while (from.isBelow(to)) {
            if (isLineOfConstants(from, to)) {
                from = from.plus(LINE);
                continue;
            }
            long young = youngSlots(heap, from, Math.min(to.diff(from), LINE));
            while (young != 0) {
                Address slot = from.plus((long) Long.numberOfTrailingZeros(young) << 3);
                visit(heap, slot, slot.loadAddress(0));
                young &= young - 1;
            }
            from = from.plus(LINE);
        }
    }

    /** Whether a range begins with eight slots that hold truth values, undefined or holes alone, as arrays of such do: words below the first address. */
    @Inline("per line of every range")
    private static boolean isLineOfConstants(Address from, Address to) {
        if (to.diff(from) < LINE || (from.loadLong(0) & -ObjectModel.FIRST_REFERENCE) != 0) return false;
        long all = from.loadLong(8) | from.loadLong(16) | from.loadLong(24) | from.loadLong(32);
        long rest = from.loadLong(40) | from.loadLong(48) | from.loadLong(56);
        return ((all | rest) & -ObjectModel.FIRST_REFERENCE) == 0;
    }

    /** Which of the slots of a short range hold references to objects that may be young: a bit for each. */
    @Inline("per slot of every range")
    private static long youngSlots(Address heap, Address from, long size) {
        Address blocks = Layout.blocks(heap);
        long reach = Layout.reach(heap);
        long young = 0;
        for (long at = 0; at < size; at += 8) {
            Address object = from.loadAddress(at);
            if (object.isWithin(blocks, reach)) {
                if (Blocks.state(heap, Blocks.index(heap, object)) != Blocks.NURSERY) continue;
                object.prefetch();
            } else if (!Layout.isInHeap(heap, object)) {
                continue;
            }
            young |= 1L << (at >>> 3);
        }
        return young;
    }

    /** An object that the stack may reference stays where it is. */
    public static void pin(Address heap, Address object) {
        if (!isYoung(heap, object)) return;
        Statistics.add(heap, Statistics.PINNED, 1);
        if (Layout.isInBlocks(heap, object)) {
            keep(heap, object);
        } else {
            keepLarge(heap, object);
        }
    }

    /** The copy of an object; zero if this collection copies nothing, or cannot. */
    private static Address copy(Address heap, Address object) {
        if (heap.loadInt(IN_PLACE) != 0) return Address.zero();
        long header = object.loadLong(0);
        Address row = TypeTable.row(Plan.types(heap), (int) header & ObjectModel.TYPE_MASK);
        boolean hasSlots = TypeTable.hasSlots(TypeTable.scan(row));
        long size = TypeTable.sizeOf(row, header);
        Address copy = Promotion.allocate(heap, size);
        if (copy.isZero()) return copy;
        copyBody(object, copy, size);
        copy.storeLong(0, header | (long) ObjectModel.SURVIVOR << 8 * ObjectModel.FLAGS);
        Granules.write(Granules.of(heap, copy), size, hasSlots ? Granules.colour(heap) : Granules.colour(heap) | Granules.LEAF);
        ObjectModel.setFlags(object, ObjectModel.FORWARDED);
        object.storeAddress(ObjectModel.BODY, copy);
        Statistics.add(heap, Statistics.COPIED_OBJECTS, 1);
        reached(heap, copy, size, hasSlots);
        return copy;
    }

    /** Copies all but the header: of the small objects that most are without a loop. */
    @Inline("per object that is copied")
    private static void copyBody(Address from, Address to, long size) {
        if (size > 64) {
            Address.copy(from.plus(ObjectModel.BODY), to.plus(ObjectModel.BODY), size - ObjectModel.BODY);
            return;
        }
        to.storeLong(8, from.loadLong(8));
        if (size == 16) return;
        copyGranule(from, to, 16);
        if (size == 32) return;
        copyGranule(from, to, 32);
        if (size == 48) return;
        copyGranule(from, to, 48);
    }

    @Inline("per granule that is copied")
    private static void copyGranule(Address from, Address to, long offset) {
        long first = from.loadLong(offset);
        long second = from.loadLong(offset + 8);
        to.storeLong(offset, first);
        to.storeLong(offset + 8, second);
    }

    private static void keep(Address heap, Address object) {
        Address row = TypeTable.row(Plan.types(heap), ObjectModel.type(object));
        long size = TypeTable.sizeOf(row, object.loadLong(0));
        ObjectModel.setFlags(object, ObjectModel.SURVIVOR);
        boolean hasSlots = TypeTable.hasSlots(TypeTable.scan(row));
        Granules.write(Granules.of(heap, object), size, hasSlots ? Granules.colour(heap) : Granules.colour(heap) | Granules.LEAF);
        Blocks.setDetailed(heap, Blocks.index(heap, object), true);
        Growth.count(heap, Growth.PROMOTED, size);
        reached(heap, object, size, hasSlots);
    }

    private static void keepLarge(Address heap, Address object) {
        LargeObjects.setMark(heap, object, Granules.colour(heap));
        reached(heap, object, LargeObjects.sizeOf(heap, object), TypeTable.hasSlots(Plan.types(heap), object));
    }

    private static void reached(Address heap, Address object, long size, boolean hasSlots) {
        Statistics.add(heap, Statistics.TRACED_BYTES, size);
        Statistics.add(heap, Statistics.TRACED_OBJECTS, 1);
        if (!hasSlots) return;
        fetchTargets(heap, object, size);
        WorkLists.push(heap, WorkLists.MARKED, object);
    }

    /** What the first words of an object point to will be visited soon: its headers are fetched meanwhile. The order of the visits, and so of the copies, remains. */
    @Inline("per object of every minor trace")
    static void fetchTargets(Address heap, Address object, long size) {
        Address blocks = Layout.blocks(heap);
        long reach = Layout.reach(heap);
        Address end = object.plus(Math.min(size, LINE));
        for (Address at = object.plus(ObjectModel.BODY); at.isBelow(end); at = at.plus(8)) {
            Address target = at.loadAddress(0);
            if (target.isWithin(blocks, reach)) target.prefetch();
        }
    }

    public static void drain(Address heap) {
        Address types = Plan.types(heap);
        while (true) {
            Address object = WorkLists.pop(heap, WorkLists.MARKED);
            if (object.isZero()) return;
            Scan.object(heap, types, object, Mode.MINOR);
        }
    }
}
