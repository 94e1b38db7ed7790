package tsubame.gc.plan.generational;

import tsubame.gc.Growth;
import tsubame.gc.HeapContext;
import tsubame.gc.space.Blocks;
import tsubame.gc.space.Holes;
import tsubame.gc.space.Sweep;
import tsubame.system.Address;
import tsubame.system.rule.SystemCode;

/**
 * The blocks that new objects go to, used again and again in the same order. A collection copies survivors out, so the blocks come back
 * empty, except for islands: objects that were pinned, and are old from then on. Small objects bump through the holes between islands first, then
 * through clean blocks; medium ones through clean blocks only. Blocks that islands fill by more than a tenth leave the nursery, and so do those by
 * which more than half of it would have islands: medium objects must find room after each collection.
 */
@SystemCode("part of a plan")
final class Nursery {
    /** The number of blocks the nursery has. */
    private static final long COUNT = HeapContext.NURSERY;
    /** How many of them have islands and wait to be allocated into. */
    private static final long ISLANDS = HeapContext.NURSERY + 4;
    private static final int MOST_ISLANDS = Blocks.GRANULES / 10;

    private Nursery() {}

    static Address medium(Address heap) {
        return heap.plus(HeapContext.MEDIUM_CURSOR);
    }

    /** Memory for a young object; zero if the nursery is exhausted. */
    static Address allocate(Address heap, long size) {
        Address object = Holes.bump(heap, size);
        if (!object.isZero()) return object;
        return size > Holes.MEDIUM ? allocateMedium(heap, size) : allocateSmall(heap, size);
    }

    private static Address allocateSmall(Address heap, long size) {
        while (!Holes.openNext(heap, heap, size)) {
            if (isSpent(heap)) return Address.zero();
            int block = popIslands(heap);
            boolean islands = block >= 0;
            if (!islands) block = clean(heap);
            if (block < 0) return Address.zero();
            Blocks.push(heap, Blocks.ENTERED_LIST, block);
            if (islands) {
                Holes.enter(heap, block);
                continue;
            }
            Holes.openWhole(heap, heap, block);
            break;
        }
        return Holes.bump(heap, size);
    }

    private static Address allocateMedium(Address heap, long size) {
        Address object = Holes.bump(medium(heap), size);
        if (!object.isZero()) return object;
        int block = clean(heap);
        if (block < 0) return Address.zero();
        Holes.leave(heap, medium(heap));
        Blocks.push(heap, Blocks.ENTERED_LIST, block);
        Holes.openWhole(heap, medium(heap), block);
        return Holes.bump(medium(heap), size);
    }

    /**
     * Whether the collection is due before all blocks are used: it has to visit young large objects too, and a quarter of their bytes costs about as
     * much as so many of small ones.
     */
    private static boolean isSpent(Address heap) {
        long large = GenerationalPlan.youngLarge(heap);
        return large > 0 && Growth.counted(heap, Growth.ALLOCATED) >= Math.max(NurserySize.bytes(heap) / 4, NurserySize.bytes(heap) - large / 4);
    }

    /** A clean block: one that waits, or one more while the nursery is not complete. */
    private static int clean(Address heap) {
        int block = Blocks.pop(heap, Blocks.CLEAN_LIST);
        if (block >= 0) return block;
        int count = heap.loadInt(COUNT);
        if ((long) count << Blocks.LOG_BLOCK >= NurserySize.bytes(heap)) return -1;
        block = Blocks.acquire(heap, Blocks.NURSERY);
        if (block >= 0) heap.storeInt(COUNT, count + 1);
        return block;
    }

    /** Closes the holes: nothing is allocated until the collection is over. */
    static void close(Address heap) {
        Holes.leave(heap, heap);
        Holes.leave(heap, medium(heap));
    }

    /** Bytes of young small objects. */
    static long usedBytes(Address heap) {
        return Growth.counted(heap, Growth.ALLOCATED) - Holes.room(heap) - Holes.room(medium(heap));
    }

    /** Takes back the blocks that were allocated into; survivors have left, or have become islands. */
    static void sweep(Address heap) {
        int block = Blocks.pop(heap, Blocks.ENTERED_LIST);
        while (block >= 0) {
            sort(heap, block);
            block = Blocks.pop(heap, Blocks.ENTERED_LIST);
        }
        int most = heap.loadInt(COUNT) / 2;
        while (heap.loadInt(ISLANDS) > most) retire(heap, Blocks.pop(heap, Blocks.ISLANDS_LIST));
    }

    private static void retire(Address heap, int block) {
        heap.storeInt(ISLANDS, heap.loadInt(ISLANDS) - 1);
        heap.storeInt(COUNT, heap.loadInt(COUNT) - 1);
        Sweep.sort(heap, block, Blocks.live(heap, block));
    }

    /** The next block with islands, out of its list; -1: none. */
    private static int popIslands(Address heap) {
        int block = Blocks.pop(heap, Blocks.ISLANDS_LIST);
        if (block >= 0) heap.storeInt(ISLANDS, heap.loadInt(ISLANDS) - 1);
        return block;
    }

    /** After the whole heap was marked: islands may have died. */
    static void sweepIslands(Address heap) {
        int block = popIslands(heap);
        while (block >= 0) {
            Blocks.push(heap, Blocks.ENTERED_LIST, block);
            block = popIslands(heap);
        }
        sweep(heap);
    }

    private static void sort(Address heap, int block) {
        int live = Blocks.isDetailed(heap, block) ? Sweep.block(heap, block) : Sweep.hole(heap, block);
        boolean surplus = (long) heap.loadInt(COUNT) << Blocks.LOG_BLOCK > NurserySize.bytes(heap);
        if (live == 0 && !surplus) {
            Blocks.setDetailed(heap, block, false);
            Blocks.push(heap, Blocks.CLEAN_LIST, block);
        } else if (live <= MOST_ISLANDS && !surplus) {
            Blocks.push(heap, Blocks.ISLANDS_LIST, block);
            heap.storeInt(ISLANDS, heap.loadInt(ISLANDS) + 1);
        } else {
            heap.storeInt(COUNT, heap.loadInt(COUNT) - 1);
            Sweep.sort(heap, block, live);
        }
    }
}
