package tsubame.gc;

import tsubame.system.Address;
import tsubame.system.SystemCalls;
import tsubame.system.rule.Inline;
import tsubame.system.rule.SystemCode;

/** What is counted about collections: the present cycle first, then totals. */
@SystemCode("counts while the heap is half marked")
public final class Statistics {
    // The present cycle; cleared when it begins
    private static final long BASE = HeapContext.STATISTICS;
    /** Bytes and objects that were found to live: marked, copied, or promoted in place. */
    public static final long TRACED_BYTES = BASE;
    public static final long TRACED_OBJECTS = BASE + 8;
    public static final long COPIED_OBJECTS = BASE + 16;
    public static final long PINNED = BASE + 24;
    public static final long STACK_WORDS = BASE + 32;
    public static final long STACK_HITS = BASE + 40;
    public static final long EXACT_ROOTS = BASE + 48;
    public static final long REMEMBERED = BASE + 56;
    public static final long BLOCKS_FREED = BASE + 64;
    public static final long WEAK_CLEARED = BASE + 72;
    public static final long USED_BEFORE = BASE + 80;
    public static final long ALLOCATED = BASE + 88;
    public static final long FREED = BASE + 96;
    /** Bytes of those among the traced objects that have slots. */
    public static final long SCANNED_BYTES = BASE + 104;
    private static final long CYCLE_END = BASE + 112;

    // The whole run
    public static final long CYCLES = BASE + 128;
    public static final long FULL_CYCLES = BASE + 136;
    public static final long TOTAL_NANOSECONDS = BASE + 144;
    public static final long LONGEST_MINOR = BASE + 152;
    public static final long LONGEST_FULL = BASE + 160;
    public static final long TOTAL_ALLOCATED = BASE + 168;
    public static final long TOTAL_FREED = BASE + 176;
    public static final long TOTAL_BLOCKS_FREED = BASE + 184;
    public static final long TOTAL_WEAK_CLEARED = BASE + 192;
    public static final long PEAK_USED = BASE + 200;
    public static final long STARTED = BASE + 208;
    public static final long BEGUN = BASE + 216;
    public static final long TOTAL_RELEASED = BASE + 224;
    private static final long TIMESPEC = BASE + 232;

    private Statistics() {}

    @Inline("per object of every trace")
    public static void add(Address heap, long what, long amount) {
        heap.storeLong(what, heap.loadLong(what) + amount);
    }

    @Inline("one load")
    public static long get(Address heap, long what) {
        return heap.loadLong(what);
    }

    public static void raise(Address heap, long what, long value) {
        if (heap.loadLong(what) < value) heap.storeLong(what, value);
    }

    public static void clearCycle(Address heap) {
        Address.fill(heap.plus(BASE), CYCLE_END - BASE, 0);
    }

    /** The monotonic clock. */
    public static long now(Address heap) {
        Address timespec = heap.plus(TIMESPEC);
        SystemCalls.clockGettime(SystemCalls.CLOCK_MONOTONIC, timespec);
        return timespec.loadLong(0) * 1_000_000_000 + timespec.loadLong(8);
    }
}
