package tsubame.gc.plan.generational;

import tsubame.gc.Cycle;
import tsubame.gc.Growth;
import tsubame.gc.HeapContext;
import tsubame.gc.Options;
import tsubame.gc.Statistics;
import tsubame.gc.check.Sabotage;
import tsubame.gc.check.Verifier;
import tsubame.gc.space.Granules;
import tsubame.gc.space.LargeObjects;
import tsubame.gc.space.Sweep;
import tsubame.gc.trace.Mode;
import tsubame.gc.trace.Roots;
import tsubame.gc.trace.Visit;
import tsubame.gc.trace.Weak;
import tsubame.system.Address;
import tsubame.system.Text;
import tsubame.system.rule.SystemCode;

/**
 * New objects go to a small nursery that is used again and again; what survives a minor collection is copied out once and is old. What the stack may
 * reference stays, as an island. Old objects are marked in place when enough has been promoted; a full collection begins with a minor one. When
 * nearly everything survived the last time, nothing is copied the next: the blocks themselves become old.
 *
 * <pre>
 *   nursery   islands │ clean blocks        ── survivors ──▶   old   holes of recyclable blocks │ free blocks
 *   large     young   ─────────────────────────────────────▶   old   (stay where they are)
 * </pre>
 */
@SystemCode("a plan")
public final class GenerationalPlan {
    /** Survivors of the last minor collection, in percent. */
    private static final long SURVIVAL = HeapContext.NURSERY + 16;
    /** Growth.LARGE after the last collection. */
    private static final long LARGE_BEFORE = HeapContext.NURSERY + 24;
    private static final long ZEAL_COUNT = HeapContext.NURSERY + 32;

    /** Under zeal, every so many collections is a full one. */
    private static final int ZEAL_FULL = 8;

    private GenerationalPlan() {}

    public static void initialize(Address heap) {
        Granules.flipColour(heap);
    }

    public static Address allocate(Address heap, long size) {
        Address object = attempt(heap, size);
        if (!object.isZero()) return object;
        collectFor(heap, size);
        object = attempt(heap, size);
        if (!object.isZero()) return object;
        collect(heap, Text.literal("exhausted"));
        return Growth.mayTake(heap, 0) ? attempt(heap, size) : Address.zero();
    }

    private static Address attempt(Address heap, long size) {
        if (size <= LargeObjects.LEAST) return Nursery.allocate(heap, size);
        if (youngLarge(heap) > 2 * Options.nursery(heap) || Growth.isDue(heap, Growth.PROMOTED)) return Address.zero();
        return LargeObjects.allocate(heap, size);
    }

    /** Bytes of large objects that were allocated since the last collection. */
    static long youngLarge(Address heap) {
        return Growth.counted(heap, Growth.LARGE) - heap.loadLong(LARGE_BEFORE);
    }

    private static void collectFor(Address heap, long size) {
        boolean large = size > LargeObjects.LEAST;
        if (Options.has(heap, Options.FULL)) {
            collect(heap, Text.literal("option"));
            return;
        }
        minor(heap, large ? Text.literal("large") : Text.literal("nursery"));
        if (Growth.isDue(heap, Growth.PROMOTED)) {
            full(heap, Text.literal("allowance"));
        } else if (!Growth.mayTake(heap, large ? size : 0)) {
            full(heap, Text.literal("limit"));
        }
    }

    /** A collection at an arbitrary allocation: mostly minor. */
    public static void zeal(Address heap) {
        int count = heap.loadInt(ZEAL_COUNT) + 1;
        heap.storeInt(ZEAL_COUNT, count);
        minor(heap, Text.literal("zeal"));
        if (count % ZEAL_FULL == 0 || Options.has(heap, Options.FULL)) full(heap, Text.literal("zeal"));
    }

    /** Collects the whole heap. */
    public static void collect(Address heap, Address reason) {
        minor(heap, reason);
        full(heap, reason);
    }

    private static long oldBytes(Address heap) {
        return Growth.live(heap) + Growth.counted(heap, Growth.PROMOTED) + Growth.counted(heap, Growth.LARGE);
    }

    public static long usedBytes(Address heap) {
        return oldBytes(heap) + Nursery.usedBytes(heap);
    }

    private static void minor(Address heap, Address reason) {
        Nursery.close(heap);
        Cycle.begin(heap, usedBytes(heap));
        Sabotage.prepare(heap, Mode.MINOR);
        if (Options.has(heap, Options.VERIFY)) Verifier.beforeMinor(heap);
        Evacuation.setInPlace(heap, heap.loadInt(SURVIVAL) >= Options.stay(heap) || Options.has(heap, Options.IN_PLACE));
        Roots.conservative(heap, Mode.MINOR);
        Roots.exact(heap, Mode.MINOR);
        Remembered.visit(heap);
        Visit.drain(heap, Mode.MINOR);
        Weak.process(heap, Mode.MINOR);
        Sabotage.finish(heap, Mode.MINOR);
        Promotion.pause(heap);
        Nursery.sweep(heap);
        long freedLarge = LargeObjects.sweep(heap, LargeObjects.YOUNG_LIST, Granules.colour(heap));
        endMinor(heap, reason, freedLarge);
    }

    private static void endMinor(Address heap, Address reason, long freedLarge) {
        long allocated = Growth.counted(heap, Growth.ALLOCATED);
        long large = youngLarge(heap);
        Growth.count(heap, Growth.ALLOCATED, -allocated);
        Growth.count(heap, Growth.LARGE, -freedLarge);
        heap.storeLong(LARGE_BEFORE, Growth.counted(heap, Growth.LARGE));
        long survived = Statistics.get(heap, Statistics.TRACED_BYTES) - large + freedLarge;
        NurserySize.afterMinor(heap, allocated, survived);
        heap.storeInt(SURVIVAL, allocated == 0 ? 0 : (int) (survived * 100 / allocated));
        if (Options.has(heap, Options.VERIFY)) Verifier.after(heap);
        Cycle.end(heap, false, reason, allocated + large, allocated + large);
    }

    /** Marks and sweeps the old space; the nursery holds islands alone. */
    private static void full(Address heap, Address reason) {
        long used = oldBytes(heap);
        Promotion.leave(heap);
        Cycle.begin(heap, used);
        if (Options.has(heap, Options.VERIFY)) Verifier.beforeFull(heap);
        Sabotage.prepare(heap, Mode.MARK);
        Granules.flipColour(heap);
        Roots.conservative(heap, Mode.MARK);
        Roots.exact(heap, Mode.MARK);
        Visit.drain(heap, Mode.MARK);
        Weak.process(heap, Mode.MARK);
        Sabotage.finish(heap, Mode.MARK);
        Statistics.add(heap, Statistics.BLOCKS_FREED, Sweep.all(heap));
        Nursery.sweepIslands(heap);
        LargeObjects.sweep(heap, LargeObjects.OLD_LIST, Granules.colour(heap));
        long live = Statistics.get(heap, Statistics.TRACED_BYTES);
        NurserySize.afterFull(heap, live, used - live, heap.loadInt(SURVIVAL));
        Growth.afterFull(heap, live, used - live);
        heap.storeLong(LARGE_BEFORE, 0);
        if (Options.has(heap, Options.VERIFY)) Verifier.after(heap);
        Cycle.end(heap, true, reason, 0, used);
    }
}
