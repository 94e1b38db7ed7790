package tsubame.gc.space;

import tsubame.gc.ObjectModel;
import tsubame.system.Address;
import tsubame.system.rule.SystemCode;

/**
 * Sweeps blocks: after it, the granule bytes of a block speak of live objects alone, and it is known how many granules those have. Dead objects are not
 * touched; only their bytes are.
 */
@SystemCode("part of the collector")
public final class Sweep {
    private Sweep() {}

    /** In each byte of a word, 1. */
    private static final long ONES = 0x0101_0101_0101_0101L;
    /** Times a word of such bytes, the sum of the places of those that are 1: counted from 0, and from 1. */
    private static final long PLACES = 0x0001_0203_0405_0607L;
    private static final long ENDS = 0x0102_0304_0506_0708L;
    private static final int TOP_BYTE = 56;
    private static final int LOG_LAST = 3;

    /** Sweeps a block; returns its live granules. Eight bytes at a time: what has not the colour becomes 0, and ends less starts are the granules. */
    public static int block(Address heap, int block) {
        Address bytes = Granules.ofBlock(heap, block);
        int toLowest = Long.numberOfTrailingZeros(Granules.colour(heap));
        long live = 0;
        for (int at = 0; at < Blocks.GRANULES; at += 8) {
            long word = bytes.loadLong(at);
            if (word == 0) continue;
            long coloured = word >>> toLowest & ONES;
            word &= (coloured << 8) - coloured;
            bytes.storeLong(at, word);
            if (word == 0) continue;
            long starts = word & ONES * Granules.START;
            long ends = word >>> LOG_LAST & ONES;
            live += (ends * ENDS >>> TOP_BYTE) - (starts * PLACES >>> TOP_BYTE) + at * ((ends * ONES >>> TOP_BYTE) - (starts * ONES >>> TOP_BYTE));
        }
        if (Poison.isWanted(heap)) fillFree(heap, block, bytes);
        Blocks.setLive(heap, block, (int) live);
        return (int) live;
    }

    /** Sweeps a block that is one hole, all objects of which are dead. */
    public static int hole(Address heap, int block) {
        Granules.ofBlock(heap, block).storeByte(0, 0);
        Poison.fill(heap, Blocks.start(heap, block), Blocks.BLOCK);
        Blocks.setLive(heap, block, 0);
        return 0;
    }

    private static void fillFree(Address heap, int block, Address bytes) {
        int free = 0; // where the free range before the next live object begins
        while (free < Blocks.GRANULES) {
            int end = Granules.nextUsed(bytes, free);
            freed(heap, block, free, end);
            free = end == Blocks.GRANULES ? end : Granules.afterObject(bytes, end);
        }
    }

    private static void freed(Address heap, int block, int from, int to) {
        if (from == to) return;
        Address start = Blocks.start(heap, block).plus((long) from << ObjectModel.LOG_GRANULE);
        Poison.fill(heap, start, (long) (to - from) << ObjectModel.LOG_GRANULE);
    }

    /**
     * Sweeps every block outside the nursery and sorts it: free, recyclable if a quarter of it is free, in use. From the last to the first, so that
     * the lists are in the order of addresses. Returns how many blocks came back.
     */
    public static int all(Address heap) {
        Blocks.forgetLists(heap);
        int reclaimed = 0;
        for (int block = Blocks.frontier(heap) - 1; block >= 0; block--) {
            int state = Blocks.state(heap, block);
            if (state == Blocks.NURSERY) continue;
            if (state == Blocks.FREE) {
                Blocks.release(heap, block);
                continue;
            }
            if (sort(heap, block, block(heap, block))) reclaimed++;
        }
        return reclaimed;
    }

    /** Puts a swept block where its live granules say; whether it became free. */
    public static boolean sort(Address heap, int block, int live) {
        if (live == 0) {
            Blocks.release(heap, block);
            return true;
        }
        if (live <= Blocks.GRANULES / 4 * 3) {
            Blocks.recycle(heap, block);
        } else {
            Blocks.setState(heap, block, Blocks.IN_USE);
        }
        return false;
    }
}
