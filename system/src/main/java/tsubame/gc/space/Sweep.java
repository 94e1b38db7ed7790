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

    /** Sweeps a block; returns its live granules. */
    public static int block(Address heap, int block) {
        Address bytes = Granules.ofBlock(heap, block);
        int colour = Granules.colour(heap);
        int live = 0;
        int free = 0; // where the free range before the next live object begins
        int at = Granules.nextUsed(bytes, 0);
        long dense = (Granules.START | Granules.LAST | colour) * 0x0101_0101_0101_0101L;
        while (at < Blocks.GRANULES) {
            if ((at & 7) == 0 && at == free && (bytes.loadLong(at) & dense) == dense) { // eight small objects that live
                at += 8;
                free = at;
                live += 8;
                continue;
            }
            if ((bytes.loadByte(at) & colour) != 0) {
                freed(heap, block, free, at);
                free = Granules.afterObject(bytes, at);
                live += free - at;
                at = free;
            } else {
                bytes.storeByte(at, 0); // a dead START, the LAST of one, or HOLE
            }
            at = Granules.nextUsed(bytes, at);
        }
        freed(heap, block, free, Blocks.GRANULES);
        Blocks.setLive(heap, block, live);
        return live;
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
