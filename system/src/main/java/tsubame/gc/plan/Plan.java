package tsubame.gc.plan;

import tsubame.gc.HeapContext;
import tsubame.gc.Image;
import tsubame.system.Address;
import tsubame.system.SystemCalls;
import tsubame.system.rule.SystemCode;

/** From the entry points to the selected plan. */
@SystemCode("part of the collector")
public final class Plan {
    static final long TYPES = 24;
    static final long START = 32;
    static final long EXTENT = 64L << 30;

    private Plan() {}

    public static boolean initialize(Address heap, Address image, Address stackBase) {
        heap.storeAddress(TYPES, image.loadAddress(Image.TYPES));
        Address start = SystemCalls.mmap(Address.zero(), EXTENT, SystemCalls.PROT_READ_WRITE, SystemCalls.MAP_RESERVE, -1, 0);
        if (start.toLong() == SystemCalls.MAP_FAILED) return false;
        heap.storeAddress(START, start);
        heap.storeAddress(HeapContext.ALLOC, start);
        heap.storeAddress(HeapContext.LIMIT, start.plus(EXTENT));
        return true;
    }

    public static Address types(Address heap) {
        return heap.loadAddress(TYPES);
    }

    public static Address allocateSlow(Address heap, long size, long header) {
        return Address.zero();
    }

    public static void record(Address heap, Address object, Address slot) {}

    public static void recordRange(Address heap, Address object, Address from, Address to) {}

    public static void collect(Address heap) {}

    public static long usedBytes(Address heap) {
        return heap.loadAddress(HeapContext.ALLOC).diff(heap.loadAddress(START));
    }

    public static long committedBytes(Address heap) {
        return usedBytes(heap);
    }

    public static void finish(Address heap) {}
}
