package tsubame.gc.space;

import tsubame.gc.Statistics;
import tsubame.system.Address;
import tsubame.system.SystemCalls;
import tsubame.system.rule.SystemCode;

/**
 * Gives the memory of free blocks and of free runs of pages back to the machine, a huge page or more at a time; what is touched later is
 * zero. Not done after each collection: taking memory again costs far more than keeping it.
 */
@SystemCode("part of the collector")
public final class Release {
    private static final long UNIT = 2L << 20;

    private Release() {}

    /** Returns the bytes given back. */
    public static long run(Address heap) {
        long released = 0;
        int block = 0;
        while (block < Blocks.frontier(heap)) {
            int first = block;
            while (block < Blocks.frontier(heap) && Blocks.state(heap, block) == Blocks.FREE) block++;
            released += release(Blocks.start(heap, first), Blocks.start(heap, block));
            block++;
        }
        released += FreeRuns.release(heap);
        Statistics.add(heap, Statistics.TOTAL_RELEASED, released);
        return released;
    }

    /** Gives back the whole units of a range. */
    static long release(Address from, Address to) {
        Address start = from.alignUp(UNIT);
        Address end = to.alignDown(UNIT);
        if (!start.isBelow(end)) return 0;
        SystemCalls.madvise(start, end.diff(start), SystemCalls.MADV_DONTNEED);
        return end.diff(start);
    }
}
