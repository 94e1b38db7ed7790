package tsubame.gc;

import tsubame.gc.space.Blocks;
import tsubame.gc.space.LargeObjects;
import tsubame.system.Address;
import tsubame.system.rule.SystemCode;

/**
 * When to collect, and how large the heap may be. Between two full collections a program may allocate
 * {@code max(slack, 3 sqrt(live MB) MB)}: the square-root rule. A full collection that
 * frees less than a tenth of what was there doubles the next allowance, and the next, so that collecting never costs more than a constant
 * factor; one that frees less than a hundredth does so twice; one that frees more than a tenth sets it back. Where little has to be looked at, as most bytes are in
 * arrays of numbers and in strings, collecting costs next to nothing, and nothing is doubled: memory that was never touched is dearer.
 */
@SystemCode("part of the collector")
public final class Growth {
    // What is counted since the last full collection, in bytes

    /** Holes handed to the program. */
    public static final long ALLOCATED = HeapContext.GROWTH;
    /** Survivors of the nursery. */
    public static final long PROMOTED = HeapContext.GROWTH + 8;
    /** Large objects. */
    public static final long LARGE = HeapContext.GROWTH + 16;

    private static final long ALLOWANCE = HeapContext.GROWTH + 24;
    private static final long BACK_OFF = HeapContext.GROWTH + 32;
    private static final long LIVE = HeapContext.GROWTH + 40;
    private static final long RESERVE_OPEN = HeapContext.GROWTH + 48;

    /** What a program gets beyond its limit once it has hit it, to say so: its share of the limit, within these bounds. */
    private static final long LAST_RESERVE = 8L << 20;
    private static final long LEAST_RESERVE = 1L << 20;
    private static final int SHARE = 8;
    private static final int MOST_BACK_OFF = 16;
    /** The allowance is not more than so many times what the collection had to look at, but for what the square-root rule gives. */
    private static final int WORK_FACTOR = 16;
    private static final long OBJECT_WORK = 16;

    private Growth() {}

    public static void initialize(Address heap) {
        heap.storeLong(BACK_OFF, 1);
        heap.storeLong(ALLOWANCE, Options.slack(heap));
    }

    public static void count(Address heap, long what, long bytes) {
        heap.storeLong(what, heap.loadLong(what) + bytes);
    }

    public static long counted(Address heap, long what) {
        return heap.loadLong(what);
    }

    /** Live bytes at the last full collection. */
    public static long live(Address heap) {
        return heap.loadLong(LIVE);
    }

    public static long allowance(Address heap) {
        return heap.loadLong(ALLOWANCE);
    }

    /** Whether the allowance is used up; what counts is the plan's choice: ALLOCATED or PROMOTED, and large objects always. */
    public static boolean isDue(Address heap, long what) {
        return counted(heap, what) + counted(heap, LARGE) >= heap.loadLong(ALLOWANCE);
    }

    /** The blocks and pages that are in use. */
    public static long usedBytes(Address heap) {
        return Blocks.usedBytes(heap) + LargeObjects.usedBytes(heap);
    }

    /** Whether the heap may use so much more without passing its limit. */
    public static boolean mayTake(Address heap, long bytes) {
        long limit = Options.maxHeap(heap) + heap.loadLong(RESERVE_OPEN);
        return usedBytes(heap) + bytes <= limit;
    }

    /** An allocation has failed after a full collection: the program gets a little more, to throw its error; false: it has that already. */
    public static boolean openReserve(Address heap) {
        if (heap.loadLong(RESERVE_OPEN) != 0) return false;
        heap.storeLong(RESERVE_OPEN, reserve(heap));
        return true;
    }

    private static long reserve(Address heap) {
        return Math.max(LEAST_RESERVE, Math.min(LAST_RESERVE, Options.maxHeap(heap) / SHARE));
    }

    /** To be called after a full collection: sets the allowance until the next. */
    public static void afterFull(Address heap, long live, long freed) {
        heap.storeLong(LIVE, live);
        heap.storeLong(ALLOCATED, 0);
        heap.storeLong(PROMOTED, 0);
        heap.storeLong(LARGE, 0);
        if (live + reserve(heap) <= Options.maxHeap(heap)) heap.storeLong(RESERVE_OPEN, 0);
        long backOff = freed < live / 9 ? heap.loadLong(BACK_OFF) * (freed < live / 99 ? 4 : 2) : 1;
        heap.storeLong(BACK_OFF, backOff > MOST_BACK_OFF ? MOST_BACK_OFF : backOff);
        // 3 MB * sqrt(live / 1 MB) = sqrt(9 * 1 MB * live); more costs more: memory that was never touched is dearer than marking
        long allowance = (long) Math.sqrt(9.0 * (1 << 20) * live);
        if (allowance < Options.slack(heap)) allowance = Options.slack(heap);
        long worthwhile = Math.max(allowance, WORK_FACTOR * work(heap));
        heap.storeLong(ALLOWANCE, Math.min(worthwhile, allowance * heap.loadLong(BACK_OFF)));
    }

    /** What the present collection has had to look at, in bytes. */
    private static long work(Address heap) {
        return Statistics.get(heap, Statistics.SCANNED_BYTES) + OBJECT_WORK * Statistics.get(heap, Statistics.TRACED_OBJECTS);
    }
}
