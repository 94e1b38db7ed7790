package tsubame.gc.plan.markregion;

import tsubame.gc.Cycle;
import tsubame.gc.Growth;
import tsubame.gc.HeapContext;
import tsubame.gc.Options;
import tsubame.gc.Statistics;
import tsubame.gc.check.Sabotage;
import tsubame.gc.check.Verifier;
import tsubame.gc.space.Blocks;
import tsubame.gc.space.Granules;
import tsubame.gc.space.Holes;
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
 * Nothing moves. Small objects bump through the holes of recyclable blocks, then through free blocks; medium ones through free blocks of their own;
 * large ones have pages. When the allowance is used up, the whole heap is marked and swept at once.
 */
@SystemCode("a plan")
public final class MarkRegionPlan {
    private MarkRegionPlan() {}

    public static void initialize(Address heap) {
        Granules.flipColour(heap);
    }

    private static Address medium(Address heap) {
        return heap.plus(HeapContext.MEDIUM_CURSOR);
    }

    public static Address allocate(Address heap, long size) {
        Address object = attempt(heap, size);
        if (!object.isZero()) return object;
        boolean due = Growth.isDue(heap, Growth.ALLOCATED);
        collect(heap, due ? Text.literal("allowance") : Text.literal("limit"));
        return attempt(heap, size);
    }

    /** Memory for an object without collecting; zero if a collection is due first. */
    private static Address attempt(Address heap, long size) {
        Address object = Holes.bump(heap, size);
        if (!object.isZero()) return object;
        if (size > LargeObjects.LEAST) {
            return Growth.isDue(heap, Growth.ALLOCATED) ? Address.zero() : LargeObjects.allocate(heap, size);
        }
        if (size > Holes.MEDIUM) {
            object = attemptMedium(heap, size);
            if (!object.isZero()) return object;
        }
        return attemptSmall(heap, size);
    }

    private static Address attemptMedium(Address heap, long size) {
        Address object = Holes.bump(medium(heap), size);
        if (!object.isZero()) return object;
        if (Growth.isDue(heap, Growth.ALLOCATED)) return Address.zero();
        int block = Blocks.acquire(heap, Blocks.IN_USE);
        if (block < 0) return Address.zero();
        Holes.leave(heap, medium(heap));
        Holes.enter(medium(heap), block);
        Holes.openNext(heap, medium(heap), size);
        return Holes.bump(medium(heap), size);
    }

    private static Address attemptSmall(Address heap, long size) {
        while (!Holes.openNext(heap, heap, size)) {
            if (Growth.isDue(heap, Growth.ALLOCATED)) return Address.zero();
            int block = Blocks.acquireRecyclable(heap);
            if (block < 0) block = Blocks.acquire(heap, Blocks.IN_USE);
            if (block < 0) return Address.zero();
            Holes.enter(heap, block);
        }
        return Holes.bump(heap, size);
    }

    public static long usedBytes(Address heap) {
        return Growth.live(heap) + Growth.counted(heap, Growth.ALLOCATED) + Growth.counted(heap, Growth.LARGE)
                - Holes.room(heap) - Holes.room(medium(heap));
    }

    public static void collect(Address heap, Address reason) {
        Holes.leave(heap, heap);
        Holes.leave(heap, medium(heap));
        long used = usedBytes(heap);
        long allocated = used - Growth.live(heap);
        Cycle.begin(heap, used);
        if (Options.has(heap, Options.VERIFY)) Verifier.before(heap);
        Sabotage.prepare(heap, Mode.MARK);
        Granules.flipColour(heap);
        Roots.conservative(heap, Mode.MARK);
        Roots.exact(heap, Mode.MARK);
        Visit.drain(heap, Mode.MARK);
        Weak.process(heap, Mode.MARK);
        Sabotage.finish(heap, Mode.MARK);
        Statistics.add(heap, Statistics.BLOCKS_FREED, Sweep.all(heap));
        int colour = Granules.colour(heap);
        LargeObjects.sweep(heap, LargeObjects.OLD_LIST, colour);
        LargeObjects.sweep(heap, LargeObjects.YOUNG_LIST, colour);
        long live = Statistics.get(heap, Statistics.TRACED_BYTES);
        Growth.afterFull(heap, live, used - live);
        if (Options.has(heap, Options.VERIFY)) Verifier.after(heap);
        Cycle.end(heap, true, reason, allocated, used);
    }
}
