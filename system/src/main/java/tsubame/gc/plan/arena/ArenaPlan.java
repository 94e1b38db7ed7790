package tsubame.gc.plan.arena;

import tsubame.gc.Cycle;
import tsubame.gc.Growth;
import tsubame.gc.HeapContext;
import tsubame.gc.Options;
import tsubame.gc.Statistics;
import tsubame.gc.check.Sabotage;
import tsubame.gc.check.Verifier;
import tsubame.gc.plan.Plans;
import tsubame.gc.space.Blocks;
import tsubame.gc.space.Cursor;
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
 * The collector of the story that began this, to be measured against: bump through arenas of 1 MB; mark every 16 MB; an arena comes back when
 * everything in it is dead, and not before. {@link Plans#ARENA_ADAPTIVE} is its repair: when no arena has come back for several cycles, what is
 * free within arenas goes to lists by size ({@link FreeCells}), and allocation takes from them before it takes a new arena; the lists are
 * given up as soon as arenas come back.
 */
@SystemCode("a plan")
public final class ArenaPlan {
    /** Blocks of an arena. */
    private static final int ARENA = 16;
    private static final long TRIGGER = 16L << 20;
    /** Cycles without a block that comes back, after which the free lists are used. */
    private static final int PATIENCE = 3;

    private static final long FREE_ARENAS = HeapContext.BLOCKS + 28;
    private static final long BARREN_CYCLES = HeapContext.ARENA;

    private ArenaPlan() {}

    public static void initialize(Address heap) {
        Granules.flipColour(heap);
    }

    public static Address allocate(Address heap, long size) {
        Address object = attempt(heap, size);
        if (!object.isZero()) return object;
        collect(heap, isDue(heap) ? Text.literal("trigger") : Text.literal("limit"));
        object = attempt(heap, size);
        if (!object.isZero() || !isAdaptive(heap) || !isSpread(heap)) return object;
        fillCells(heap); // there is room within the arenas alone: no time for patience
        return attempt(heap, size);
    }

    /** Whether little is alive, in all arenas that there may be, and the lists are not in use. */
    private static boolean isSpread(Address heap) {
        return heap.loadInt(BARREN_CYCLES) < PATIENCE && Growth.live(heap) < Options.maxHeap(heap) / 2;
    }

    private static boolean isAdaptive(Address heap) {
        return Plans.selected(heap) == Plans.ARENA_ADAPTIVE;
    }

    private static boolean isDue(Address heap) {
        long counted = Growth.counted(heap, Growth.ALLOCATED) + Growth.counted(heap, Growth.LARGE);
        return counted >= Math.min(TRIGGER, Options.slack(heap));
    }

    private static Address attempt(Address heap, long size) {
        Address object = Holes.bump(heap, size);
        if (!object.isZero()) return object;
        if (isDue(heap)) return Address.zero();
        if (size > LargeObjects.LEAST) return LargeObjects.allocate(heap, size);
        if (!goOn(heap, size) && !FreeCells.open(heap, size) && !newArena(heap)) return Address.zero();
        return Holes.bump(heap, size);
    }

    /** Goes on in the arena: with what the last collection has left of the hole, then with the next block; false: it is used up. */
    private static boolean goOn(Address heap, long size) {
        int next = heap.loadInt(Cursor.BLOCK); // counted from 1: this is the index of the block after the cursor's
        if (Holes.openNext(heap, heap, size)) return true;
        if (next % ARENA == 0) return false;
        enter(heap, next);
        return true;
    }

    private static boolean newArena(Address heap) {
        int first = Blocks.acquireGroup(heap, FREE_ARENAS, ARENA, Blocks.IN_USE);
        if (first < 0) return false;
        enter(heap, first);
        return true;
    }

    private static void enter(Address heap, int block) {
        Holes.close(heap, heap);
        Holes.enter(heap, block);
        Holes.openNext(heap, heap, Blocks.BLOCK);
    }

    public static long usedBytes(Address heap) {
        return Growth.live(heap) + Growth.counted(heap, Growth.ALLOCATED) + Growth.counted(heap, Growth.LARGE) - Holes.room(heap);
    }

    public static void collect(Address heap, Address reason) {
        Holes.pause(heap, heap);
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
        sweep(heap);
        long live = Statistics.get(heap, Statistics.TRACED_BYTES);
        Growth.afterFull(heap, live, used - live);
        if (Options.has(heap, Options.VERIFY)) Verifier.after(heap);
        Cycle.end(heap, true, reason, allocated, used);
    }

    private static void sweep(Address heap) {
        FreeCells.clear(heap);
        int reclaimed = sweepArenas(heap);
        int current = heap.loadInt(Cursor.BLOCK) - 1;
        if (current >= 0 && !Blocks.holdsObjects(heap, current)) Holes.leave(heap, heap);
        Statistics.add(heap, Statistics.BLOCKS_FREED, reclaimed);
        heap.storeInt(BARREN_CYCLES, reclaimed > 0 ? 0 : heap.loadInt(BARREN_CYCLES) + 1);
        if (isAdaptive(heap) && heap.loadInt(BARREN_CYCLES) >= PATIENCE) fillCells(heap);
        int colour = Granules.colour(heap);
        LargeObjects.sweep(heap, LargeObjects.OLD_LIST, colour);
        LargeObjects.sweep(heap, LargeObjects.YOUNG_LIST, colour);
    }

    /** Returns how many arenas came back; from the last to the first, so that the list is in the order of addresses. */
    private static int sweepArenas(Address heap) {
        int reclaimed = 0;
        for (int first = Blocks.frontier(heap) - ARENA; first >= 0; first -= ARENA) {
            if (Blocks.state(heap, first) == Blocks.FREE) continue;
            int live = 0;
            for (int i = 0; i < ARENA; i++) live += Sweep.block(heap, first + i);
            if (live > 0) continue;
            Blocks.releaseGroup(heap, FREE_ARENAS, first, ARENA);
            reclaimed++;
        }
        return reclaimed;
    }

    /** Whether the cursor still has to come to a block, or is in it. */
    private static boolean isAhead(Address heap, int block) {
        int current = heap.loadInt(Cursor.BLOCK) - 1;
        return block >= current && block / ARENA == current / ARENA && current >= 0;
    }

    private static void fillCells(Address heap) {
        for (int block = Blocks.frontier(heap) - 1; block >= 0; block--) {
            if (Blocks.holdsObjects(heap, block) && !isAhead(heap, block)) FreeCells.add(heap, block);
        }
    }
}
