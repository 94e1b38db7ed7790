package tsubame.gc.trace;

import tsubame.gc.HeapContext;
import tsubame.gc.Image;
import tsubame.gc.ObjectModel;
import tsubame.gc.PlanConstraints;
import tsubame.gc.Statistics;
import tsubame.gc.TypeTable;
import tsubame.gc.check.Sabotage;
import tsubame.gc.plan.Plan;
import tsubame.gc.plan.Plans;
import tsubame.gc.space.Granules;
import tsubame.gc.space.LargeObjects;
import tsubame.gc.space.Layout;
import tsubame.gc.space.WorkLists;
import tsubame.system.Address;
import tsubame.system.Registers;
import tsubame.system.rule.NoInline;
import tsubame.system.rule.SystemCode;

/**
 * Where a trace begins. Conservative: every word of the stack and the registers that might point to an object, or into one, or just behind an array
 * (an optimiser may keep nothing else), pins it. These come first, since they tell what must not move, and since the objects of holes in use are
 * only found while nothing is marked. Exact: handles, and the image.
 */
@SystemCode("part of the collector")
public final class Roots {
    private static final long STACK_BASE = HeapContext.ROOTS;
    private static final long IMAGE = HeapContext.ROOTS + 8;
    /** A compiled program's slots and their number: the start code stores both here. */
    private static final long PROGRAM_SLOTS = HeapContext.ROOTS + 16;
    private static final long PROGRAM_SLOT_COUNT = HeapContext.ROOTS + 24;

    private Roots() {}

    public static void initialize(Address heap, Address image, Address stackBase) {
        heap.storeAddress(IMAGE, image);
        heap.storeAddress(STACK_BASE, stackBase);
    }

    public static Address image(Address heap) {
        return heap.loadAddress(IMAGE);
    }

    /** The first slot of a compiled program: a root without barrier. */
    public static Address programSlots(Address heap) {
        return heap.loadAddress(PROGRAM_SLOTS);
    }

    /** The end of the program's slots. */
    public static Address programSlotsEnd(Address heap) {
        return programSlots(heap).plus(heap.loadLong(PROGRAM_SLOT_COUNT) << 3);
    }

    public static Address stackBase(Address heap) {
        return heap.loadAddress(STACK_BASE);
    }

    /** Pins what the stack and the registers may reference. */
    @NoInline("its frame lies below all that is scanned")
    public static void conservative(Address heap, int mode) {
        Address registers = heap.plus(HeapContext.REGISTERS);
        Registers.spill(registers);
        words(heap, registers, registers.plus(8L * Registers.SPILL_WORDS), mode);
        words(heap, Registers.stackPointer().alignUp(8), stackBase(heap), mode);
    }

    private static void words(Address heap, Address from, Address to, int mode) {
        Statistics.add(heap, Statistics.STACK_WORDS, to.diff(from) >>> 3);
        Address types = Plan.types(heap);
        while (from.isBelow(to)) {
            Address word = from.loadAddress(0);
            if (Layout.isInHeap(heap, word.minus(1)) || Layout.isInHeap(heap, word)) {
                hit(heap, resolve(heap, types, word), mode);
                if (word.isAligned(ObjectModel.GRANULE)) hit(heap, arrayBefore(heap, types, word), mode);
            }
            from = from.plus(8);
        }
    }

    /**
     * The array whose last element ends where the word points: its end may be all that an optimiser keeps of it. Other ends lie within their object,
     * and a neighbour of what the stack references for long must not live for that.
     */
    private static Address arrayBefore(Address heap, Address types, Address word) {
        Address object = resolve(heap, types, word.minus(1));
        return object.isZero() || !TypeTable.elementsEnd(types, object).eq(word) ? Address.zero() : object;
    }

    private static void hit(Address heap, Address object, int mode) {
        if (object.isZero() || Sabotage.overlooks(heap, object)) return;
        Statistics.add(heap, Statistics.STACK_HITS, 1);
        Visit.pinned(heap, object, mode);
    }

    /** The object that an arbitrary word points to or into; zero: none. */
    public static Address resolve(Address heap, Address types, Address word) {
        if (Layout.isInBlocks(heap, word)) return Granules.resolve(heap, types, word);
        return Layout.isInHeap(heap, word) ? LargeObjects.resolve(heap, word) : Address.zero();
    }

    /** Visits the slots outside the heap that hold references into it. */
    public static void exact(Address heap, int mode) {
        Address from = WorkLists.start(heap, WorkLists.HANDLES);
        Address to = WorkLists.end(heap, WorkLists.HANDLES);
        Statistics.add(heap, Statistics.EXACT_ROOTS, to.diff(from) >>> 3);
        Scan.range(heap, from, to, mode);
        Statistics.add(heap, Statistics.EXACT_ROOTS, heap.loadLong(PROGRAM_SLOT_COUNT));
        Scan.range(heap, programSlots(heap), programSlotsEnd(heap), mode);
        if (PlanConstraints.needsBarrier(Plans.selected(heap))) {
            imageSlots(heap, image(heap).loadLong(Image.STATIC_SLOT_COUNT), mode);
            storedImageObjects(heap, mode);
        } else {
            imageSlots(heap, image(heap).loadLong(Image.SLOT_COUNT), mode);
        }
    }

    private static void imageSlots(Address heap, long count, int mode) {
        Statistics.add(heap, Statistics.EXACT_ROOTS, count);
        for (long i = 0; i < count; i++) Visit.slot(heap, Image.slot(image(heap), i), mode);
    }

    /** Image objects stay on the list once they are there: few are ever stored into. */
    private static void storedImageObjects(Address heap, int mode) {
        Address from = WorkLists.start(heap, WorkLists.IMAGE);
        Address to = WorkLists.end(heap, WorkLists.IMAGE);
        Address types = Plan.types(heap);
        Statistics.add(heap, Statistics.EXACT_ROOTS, to.diff(from) >>> 3);
        while (from.isBelow(to)) {
            Scan.object(heap, types, from.loadAddress(0), mode);
            from = from.plus(8);
        }
    }
}
