package tsubame.gc.space;

import tsubame.gc.HeapContext;
import tsubame.gc.Options;
import tsubame.system.Address;
import tsubame.system.SystemCalls;
import tsubame.system.rule.Inline;
import tsubame.system.rule.SystemCode;

/**
 * The heap's address space: one reservation, touched as it is used.
 *
 * <pre>
 *   blocks │ large objects │ granule bytes │ block table  │ page table  │ cards       │ work lists    │ shadow, text
 *   reach  │ reach         │ reach / 16    │ reach / 8192 │ reach / 256 │ reach / 512 │ 7 * reach / 2 │ reach / 8
 * </pre>
 *
 * Blocks and large objects are neighbours: one range test tells the heap from the image and from everything else. Lists have room for as many entries as there
 * can be objects, so none of them overflows. The blocks begin 256 KB before a multiple of 2 MB, and huge pages are asked for from there on: a
 * small program touches small pages.
 */
@SystemCode("finds everything")
public final class Layout {
    private static final long BLOCKS = HeapContext.LAYOUT;
    private static final long REACH = BLOCKS + 8;
    private static final long GRANULES = BLOCKS + 16;
    private static final long BLOCK_TABLE = BLOCKS + 24;
    private static final long PAGE_TABLE = BLOCKS + 32;
    private static final long CARDS = BLOCKS + 40;
    private static final long SHADOW = BLOCKS + 48;
    private static final long LISTS = BLOCKS + 56;
    private static final long TEXT = LISTS + 8L * WorkLists.COUNT;
    /** Bytes of text that may be captured. */
    public static final int CAPTURE = 8 << 10;

    private static final long HUGE_PAGE = 2L << 20;
    private static final long SMALL_START = 256L << 10;
    private static final long MOST = 64L << 30;
    /** Blocks that the plans hold in reserve beyond what the program may use. */
    private static final long RESERVE = 16L << 20;

    private Layout() {}

    /** Reserves as much as the heap may grow to; less if the machine refuses, and then the heap is limited to that. */
    public static boolean reserve(Address heap) {
        long max = Options.maxHeap(heap);
        if (max > MOST - RESERVE) max = MOST - RESERVE;
        while (max >= 1 << 20) {
            Options.setMaxHeap(heap, max);
            if (reserveFor(heap, max + RESERVE + HUGE_PAGE - 1 & -HUGE_PAGE)) return true;
            max = max / 2;
        }
        return false;
    }

    private static boolean reserveFor(Address heap, long reach) {
        long size = reach * 5 + reach / 4 * 3 + 2 * HUGE_PAGE; // the sum of the picture is below 5.7 reach
        Address start = SystemCalls.mmap(Address.zero(), size, SystemCalls.PROT_READ_WRITE, SystemCalls.MAP_RESERVE, -1, 0);
        if (start.toLong() == SystemCalls.MAP_FAILED) return false;
        Address blocks = start.plus(SMALL_START).alignUp(HUGE_PAGE).minus(SMALL_START);
        heap.storeAddress(BLOCKS, blocks);
        heap.storeLong(REACH, reach);
        Address at = blocks.plus(2 * reach);
        heap.storeAddress(GRANULES, at);
        at = at.plus(reach / 16);
        heap.storeAddress(BLOCK_TABLE, at);
        at = at.plus(reach / 8192);
        heap.storeAddress(PAGE_TABLE, at);
        at = at.plus(reach / 256);
        heap.storeAddress(CARDS, at);
        at = at.plus(reach / 512);
        for (int i = 0; i < WorkLists.COUNT; i++) {
            heap.storeAddress(LISTS + 8L * i, at);
            at = at.plus(reach / 2);
        }
        heap.storeAddress(SHADOW, at);
        heap.storeAddress(TEXT, at.plus(reach / 8));
        WorkLists.initialize(heap);
        adviseHuge(heap, blocks, 2 * reach);
        return true;
    }

    private static void adviseHuge(Address heap, Address start, long size) {
        if (Options.has(heap, Options.NO_HUGE)) return;
        Address from = start.alignUp(HUGE_PAGE);
        SystemCalls.madvise(from, start.plus(size).alignDown(HUGE_PAGE).diff(from), SystemCalls.MADV_HUGEPAGE);
    }

    /** Where captured text stands. */
    public static Address capture(Address heap) {
        return heap.loadAddress(TEXT);
    }

    @Inline("one load")
    public static Address blocks(Address heap) {
        return heap.loadAddress(BLOCKS);
    }

    /** Bytes of the block space, and of the large-object space behind it. */
    @Inline("one load")
    public static long reach(Address heap) {
        return heap.loadLong(REACH);
    }

    @Inline("one load")
    public static Address granules(Address heap) {
        return heap.loadAddress(GRANULES);
    }

    @Inline("one load")
    public static Address blockTable(Address heap) {
        return heap.loadAddress(BLOCK_TABLE);
    }

    public static Address large(Address heap) {
        return blocks(heap).plus(reach(heap));
    }

    public static Address pageTable(Address heap) {
        return heap.loadAddress(PAGE_TABLE);
    }

    public static Address cards(Address heap) {
        return heap.loadAddress(CARDS);
    }

    /** Where a work list begins. */
    public static Address list(Address heap, int list) {
        return heap.loadAddress(LISTS + 8L * list);
    }

    /** A byte for each granule of the blocks and of the large objects: the verifier's own marks, and what the census counts. Zero between their runs. */
    public static Address shadow(Address heap) {
        return heap.loadAddress(SHADOW);
    }

    @Inline("a range test per slot")
    public static boolean isInHeap(Address heap, Address p) {
        return p.isWithin(blocks(heap), 2 * reach(heap));
    }

    @Inline("a range test per slot")
    public static boolean isInBlocks(Address heap, Address p) {
        return p.isWithin(blocks(heap), reach(heap));
    }
}
