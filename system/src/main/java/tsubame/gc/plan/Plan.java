package tsubame.gc.plan;

import tsubame.gc.Cycle;
import tsubame.gc.Growth;
import tsubame.gc.HeapContext;
import tsubame.gc.Image;
import tsubame.gc.Line;
import tsubame.gc.ObjectModel;
import tsubame.gc.Options;
import tsubame.gc.PlanConstraints;
import tsubame.gc.Statistics;
import tsubame.gc.check.Census;
import tsubame.gc.check.Snapshot;
import tsubame.gc.plan.arena.ArenaPlan;
import tsubame.gc.plan.generational.GenerationalPlan;
import tsubame.gc.plan.generational.Remembered;
import tsubame.gc.plan.markregion.MarkRegionPlan;
import tsubame.gc.plan.none.NonePlan;
import tsubame.gc.space.Blocks;
import tsubame.gc.space.LargeObjects;
import tsubame.gc.space.Layout;
import tsubame.gc.trace.Roots;
import tsubame.system.Address;
import tsubame.system.Text;
import tsubame.system.rule.SystemCode;

/**
 * From the entry points to the selected plan. A plan is a folder that says which spaces it uses, where an object of a size goes, when it
 * collects and how; adding one is a folder, a row of {@link Plans}, its constraints, and its lines here.
 */
@SystemCode("part of the collector")
public final class Plan {
    private static final long TYPES = HeapContext.PLAN + 8;

    private Plan() {}

    public static boolean initialize(Address heap, Address image, Address stackBase) {
        heap.storeAddress(TYPES, image.loadAddress(Image.TYPES));
        heap.storeLong(Statistics.STARTED, Statistics.now(heap));
        Roots.initialize(heap, image, stackBase);
        if (!Options.read(heap)) return false;
        if (!PlanConstraints.collects(Plans.selected(heap)) && Options.isZealous(heap)) {
            Line.text(heap, Text.literal("tsubame: TSUBAME_GC=zeal wants a collector, and this program was built with --gc=none"));
            Line.end(heap);
            return false;
        }
        if (!Layout.reserve(heap)) {
            Line.text(heap, Text.literal("tsubame: the machine gives no memory for the heap; is the address space limited (ulimit -v)?"));
            Line.end(heap);
            return false;
        }
        Growth.initialize(heap);
        switch (Plans.selected(heap)) {
            case Plans.NONE -> NonePlan.initialize(heap);
            case Plans.MARK_REGION -> MarkRegionPlan.initialize(heap);
            case Plans.ARENA, Plans.ARENA_ADAPTIVE -> ArenaPlan.initialize(heap);
            default -> GenerationalPlan.initialize(heap);
        }
        return true;
    }

    /** The type table. */
    public static Address types(Address heap) {
        return heap.loadAddress(TYPES);
    }

    /** An object with its header and an empty body; zero: there is no room, even after collecting. */
    public static Address allocateSlow(Address heap, long size, long header) {
        if (Options.zealStrikes(heap)) zeal(heap);
        if (Options.failStrikes(heap)) heap.storeInt(HeapContext.EXHAUSTED, 1);
        Address object = allocate(heap, size);
        if (object.isZero()) {
            if (Growth.openReserve(heap)) object = allocateFromReserve(heap, size);
            if (object.isZero()) return object;
        }
        if (Layout.large(heap).isAtMost(object)) {
            object.storeLong(0, header | (long) ObjectModel.LARGE << 8 * ObjectModel.FLAGS);
        } else {
            object.storeLong(0, header);
            Address.fill(object.plus(ObjectModel.BODY), size - ObjectModel.BODY, 0);
        }
        return object;
    }

    private static Address allocate(Address heap, long size) {
        if (size > Options.maxHeap(heap)) return Address.zero();
        return switch (Plans.selected(heap)) {
            case Plans.NONE -> NonePlan.allocate(heap, size);
            case Plans.MARK_REGION -> MarkRegionPlan.allocate(heap, size);
            case Plans.ARENA, Plans.ARENA_ADAPTIVE -> ArenaPlan.allocate(heap, size);
            default -> GenerationalPlan.allocate(heap, size);
        };
    }

    /** The program gets the object nonetheless, and is to throw an error as soon as it looks. */
    private static Address allocateFromReserve(Address heap, long size) {
        trace(heap, size);
        captureReport(heap);
        Address object = allocate(heap, size);
        if (!object.isZero()) heap.storeInt(HeapContext.EXHAUSTED, 1);
        return object;
    }

    private static void trace(Address heap, long size) {
        if (!Options.has(heap, Options.TRACE)) return;
        Line.text(heap, Text.literal("gc exhausted: no room for "));
        Line.bytes(heap, size);
        Line.text(heap, Text.literal(" with "));
        Line.bytes(heap, usedBytes(heap));
        Line.text(heap, Text.literal(" in use of "));
        Line.bytes(heap, Options.maxHeap(heap));
        Line.end(heap);
    }

    private static void zeal(Address heap) {
        if (Plans.selected(heap) == Plans.GENERATIONAL) {
            GenerationalPlan.zeal(heap);
        } else {
            collect(heap, Text.literal("zeal"));
        }
    }

    public static void record(Address heap, Address object, Address slot) {
        if (PlanConstraints.needsBarrier(Plans.selected(heap))) Remembered.record(heap, object, slot);
    }

    public static void recordRange(Address heap, Address object, Address from, Address to) {
        if (PlanConstraints.needsBarrier(Plans.selected(heap))) Remembered.recordRange(heap, object, from, to);
    }

    /** Collects the whole heap. */
    public static void collect(Address heap, Address reason) {
        switch (Plans.selected(heap)) {
            case Plans.NONE -> { }
            case Plans.MARK_REGION -> MarkRegionPlan.collect(heap, reason);
            case Plans.ARENA, Plans.ARENA_ADAPTIVE -> ArenaPlan.collect(heap, reason);
            default -> GenerationalPlan.collect(heap, reason);
        }
    }

    public static long usedBytes(Address heap) {
        return switch (Plans.selected(heap)) {
            case Plans.NONE -> NonePlan.usedBytes(heap);
            case Plans.MARK_REGION -> MarkRegionPlan.usedBytes(heap);
            case Plans.ARENA, Plans.ARENA_ADAPTIVE -> ArenaPlan.usedBytes(heap);
            default -> GenerationalPlan.usedBytes(heap);
        };
    }

    /** Whether an object of a size can be allocated now, or after a collection that this does. */
    public static boolean hasRoom(Address heap, long size) {
        if (Plans.selected(heap) == Plans.NONE) return NonePlan.hasRoom(heap, size);
        if (Growth.mayTake(heap, size)) return true;
        collect(heap, Text.literal("room"));
        if (Growth.mayTake(heap, size)) return true;
        captureReport(heap);
        return false;
    }

    /** What the heap is full of now, to be told if nobody catches the error. */
    private static void captureReport(Address heap) {
        Line.beginCapture(heap);
        report(heap);
        Line.endCapture(heap);
    }

    /** The last words of a program whose heap is full: what it is full of. */
    public static void report(Address heap) {
        Line.text(heap, Text.literal("tsubame: out of memory: "));
        Line.bytes(heap, usedBytes(heap));
        Line.text(heap, Text.literal(" are in use of the "));
        Line.bytes(heap, Options.maxHeap(heap));
        Line.text(heap, Text.literal(" that the heap may have (TSUBAME_MAX_HEAP)"));
        if (Plans.selected(heap) == Plans.NONE) {
            Line.text(heap, Text.literal("; --gc=none frees nothing"));
            Line.end(heap);
            return;
        }
        Line.text(heap, Text.literal("; most of it:"));
        Line.end(heap);
        collect(heap, Text.literal("census"));
        Census.print(heap);
    }

    public static long committedBytes(Address heap) {
        if (Plans.selected(heap) == Plans.NONE) return NonePlan.usedBytes(heap);
        return Blocks.committedBytes(heap) + LargeObjects.committedBytes(heap);
    }

    public static void finish(Address heap) {
        if (Options.has(heap, Options.SUMMARY)) Cycle.summary(heap);
        if (Plans.selected(heap) == Plans.NONE) return;
        if (Options.has(heap, Options.CENSUS)) {
            collect(heap, Text.literal("census"));
            Census.print(heap);
        }
        if (!Options.snapshot(heap).isZero()) {
            collect(heap, Text.literal("snapshot"));
            Snapshot.write(heap);
        }
    }
}
