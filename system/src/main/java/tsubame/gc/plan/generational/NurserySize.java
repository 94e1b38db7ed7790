package tsubame.gc.plan.generational;

import tsubame.gc.HeapContext;
import tsubame.gc.Options;
import tsubame.gc.Statistics;
import tsubame.system.Address;
import tsubame.system.rule.SystemCode;

/**
 * How large the nursery is. Small is best while what survives lives on: then nothing is gained by waiting, and less memory is touched. But where objects live
 * about as long as it takes to fill the nursery, those that are copied die soon after, and a larger one lets them die before. A full collection shows that: what
 * it finds to live is little beside what it frees, which has been promoted too early. Then a nursery of four times the size is tried; it remains as
 * long as clearly less survives in it. Otherwise the small one comes back, and after each attempt that has failed it takes twice as many such
 * full collections until the next.
 */
@SystemCode("part of a plan")
final class NurserySize {
    /** Bytes that were young at the collections since the size has changed, and those of them that survived; old ones count half again and again. */
    private static final long YOUNG = HeapContext.SIZING;
    private static final long SURVIVED = HeapContext.SIZING + 8;
    /** The nursery is enlarged: what survived of the small one, in thousandths; or 0. */
    private static final long BEFORE = HeapContext.SIZING + 16;
    /** So many more full collections that say so are not believed. */
    private static final long DOUBTS = HeapContext.SIZING + 20;
    private static final long FAILURES = HeapContext.SIZING + 24;

    private static final int LARGER = 4;
    /** The share of the heap's limit that the larger nursery may have. */
    private static final int SHARE = 8;
    /** Survival, in thousandths, from which on there is something to gain, and up to which the program does not just build what it will keep. */
    private static final int LEAST = 50;
    private static final int MOST = 700;
    /** The nursery has been filled so often before its survival is judged. */
    private static final int FILLED = 3;
    private static final int MOST_FAILURES = 6;
    /** The nursery has at least so many times the stack that each collection of it scans, up to a limit. */
    private static final long DEEP_FACTOR = 16;
    private static final long DEEPEST = 64L << 20;

    private NurserySize() {}

    /** The bytes that the nursery has now. Every collection scans the whole stack; deep recursion must not make that the greater part of the work. */
    static long bytes(Address heap) {
        long deep = Math.min(DEEPEST, DEEP_FACTOR * 8 * Statistics.get(heap, Statistics.STACK_WORDS));
        return Math.max(chosen(heap), deep);
    }

    /** What it would have without a deep stack. */
    private static long chosen(Address heap) {
        return isLarger(heap) ? LARGER * Options.nursery(heap) : Options.nursery(heap);
    }

    static boolean isLarger(Address heap) {
        return heap.loadInt(BEFORE) != 0;
    }

    private static int survival(Address heap) {
        return (int) (heap.loadLong(SURVIVED) * 1000 / Math.max(heap.loadLong(YOUNG), 1));
    }

    /** To be called after a minor collection, with the bytes that were young and those that survived. */
    static void afterMinor(Address heap, long young, long survived) {
        heap.storeLong(YOUNG, heap.loadLong(YOUNG) + young);
        heap.storeLong(SURVIVED, heap.loadLong(SURVIVED) + survived);
        if (isLarger(heap) && survived > young * MOST / 1000) fail(heap);
        if (heap.loadLong(YOUNG) < FILLED * chosen(heap)) return;
        if (isLarger(heap) && survival(heap) * 5 > heap.loadInt(BEFORE) * 3) {
            fail(heap);
            return;
        }
        heap.storeLong(YOUNG, heap.loadLong(YOUNG) / 2);
        heap.storeLong(SURVIVED, heap.loadLong(SURVIVED) / 2);
    }

    private static void fail(Address heap) {
        int failures = Math.min(heap.loadInt(FAILURES) + 1, MOST_FAILURES);
        heap.storeInt(FAILURES, failures);
        heap.storeInt(DOUBTS, (1 << failures) - 1);
        change(heap, 0);
    }

    /** To be called after a full collection, with the bytes that live, those that it has freed, and how much survived the last minor one, in percent. */
    static void afterFull(Address heap, long live, long freed, int last) {
        if (isLarger(heap) || freed < Options.nursery(heap) || freed < 2 * live) return;
        if (LARGER * SHARE * Options.nursery(heap) > Options.maxHeap(heap) || Options.has(heap, Options.FIXED)) return;
        if (survival(heap) < LEAST || survival(heap) > MOST || last * 10 > MOST) return;
        int doubts = heap.loadInt(DOUBTS);
        if (doubts > 0) {
            heap.storeInt(DOUBTS, doubts - 1);
        } else {
            change(heap, survival(heap));
        }
    }

    private static void change(Address heap, int before) {
        heap.storeInt(BEFORE, before);
        heap.storeLong(YOUNG, 0);
        heap.storeLong(SURVIVED, 0);
    }
}
