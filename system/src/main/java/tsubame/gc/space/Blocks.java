package tsubame.gc.space;

import tsubame.gc.Growth;
import tsubame.gc.HeapContext;
import tsubame.system.Address;
import tsubame.system.rule.Inline;
import tsubame.system.rule.SystemCode;

/**
 * The blocks of 64 KB that small and medium objects live in, and a table with a row of 8 bytes for each.
 *
 * <pre>
 *    0        1        2                 4
 *    ┌────────┬────────┬─────────────────┬─────────────────────────────┐
 *    │ state  │ detail │ live granules   │ next of its list: 1 + index │
 *    └────────┴────────┴─────────────────┴─────────────────────────────┘
 * </pre>
 *
 * Detail: not 0 once an object within a block of the nursery has granule bytes of its own; until then the block is one hole.
 * Blocks up to the frontier have been used; free ones wait in a list, those with holes worth it in another, both in the order of addresses after a sweep.
 */
@SystemCode("finds room while the heap is half moved")
public final class Blocks {
    public static final int LOG_BLOCK = 16;
    public static final long BLOCK = 1L << LOG_BLOCK;
    public static final int GRANULES = 1 << LOG_BLOCK - 4;

    // States
    public static final int UNTOUCHED = 0;
    public static final int FREE = 1;
    /** Waits in the list of blocks that have holes. */
    public static final int RECYCLABLE = 2;
    /** Old objects, or a cursor's; in no list. */
    public static final int IN_USE = 3;
    /** Of the nursery. */
    public static final int NURSERY = 4;

    private static final long ROW_DETAIL = 1;
    private static final long ROW_LIVE = 2;
    private static final long ROW_NEXT = 4;

    private static final long FRONTIER = HeapContext.BLOCKS;
    private static final long FREE_COUNT = HeapContext.BLOCKS + 4;

    // Lists: a block is in one at most
    private static final long FREE_LIST = HeapContext.BLOCKS + 8;
    private static final long RECYCLABLE_LIST = HeapContext.BLOCKS + 12;
    /** The nursery's blocks that are empty … */
    public static final long CLEAN_LIST = HeapContext.BLOCKS + 16;
    /** … that hold pinned objects … */
    public static final long ISLANDS_LIST = HeapContext.BLOCKS + 20;
    /** … and that were allocated into since the last collection. */
    public static final long ENTERED_LIST = HeapContext.BLOCKS + 24;

    private Blocks() {}

    @Inline("per slot of every trace")
    public static int index(Address heap, Address p) {
        return (int) (p.diff(Layout.blocks(heap)) >>> LOG_BLOCK);
    }

    public static Address start(Address heap, int block) {
        return Layout.blocks(heap).plus((long) block << LOG_BLOCK);
    }

    @Inline("per slot of every trace")
    private static Address row(Address heap, int block) {
        return Layout.blockTable(heap).plus((long) block << 3);
    }

    @Inline("per slot of every trace")
    public static int state(Address heap, int block) {
        return row(heap, block).loadUnsignedByte(0);
    }

    public static void setState(Address heap, int block, int state) {
        row(heap, block).storeByte(0, state);
    }

    @Inline("per object that stays in the nursery")
    public static void setDetailed(Address heap, int block, boolean detailed) {
        row(heap, block).storeByte(ROW_DETAIL, detailed ? 1 : 0);
    }

    public static boolean isDetailed(Address heap, int block) {
        return row(heap, block).loadByte(ROW_DETAIL) != 0;
    }

    public static boolean holdsObjects(Address heap, int block) {
        return state(heap, block) > FREE;
    }

    /** Granules of live objects, as the last sweep of the block counted them. */
    public static int live(Address heap, int block) {
        return row(heap, block).loadChar(ROW_LIVE);
    }

    static void setLive(Address heap, int block, int granules) {
        row(heap, block).storeChar(ROW_LIVE, granules);
    }

    /** The number of blocks that were ever used: they come first. */
    public static int frontier(Address heap) {
        return heap.loadInt(FRONTIER);
    }

    public static int freeCount(Address heap) {
        return heap.loadInt(FREE_COUNT);
    }

    public static long usedBytes(Address heap) {
        return (long) (frontier(heap) - freeCount(heap)) << LOG_BLOCK;
    }

    public static long committedBytes(Address heap) {
        return (long) frontier(heap) << LOG_BLOCK;
    }

    /** Takes the first block out of a list; -1: it is empty. */
    public static int pop(Address heap, long list) {
        int block = heap.loadInt(list) - 1;
        if (block >= 0) heap.storeInt(list, row(heap, block).loadInt(ROW_NEXT));
        return block;
    }

    /** Puts a block in front of a list. */
    public static void push(Address heap, long list, int block) {
        row(heap, block).storeInt(ROW_NEXT, heap.loadInt(list));
        heap.storeInt(list, block + 1);
    }

    /** A free block, in a new state; -1 if the heap may not have one more. */
    public static int acquire(Address heap, int state) {
        if (!Growth.mayTake(heap, BLOCK)) return -1;
        return acquireReserved(heap, state);
    }

    /** The same, beyond what the program may use: what a collection needs to finish. -1 if the address space ends. */
    public static int acquireReserved(Address heap, int state) {
        int block = pop(heap, FREE_LIST);
        if (block >= 0) {
            heap.storeInt(FREE_COUNT, freeCount(heap) - 1);
        } else {
            block = frontier(heap);
            if ((long) block << LOG_BLOCK >= Layout.reach(heap)) return -1;
            heap.storeInt(FRONTIER, block + 1);
        }
        setState(heap, block, state);
        setDetailed(heap, block, false);
        setLive(heap, block, 0);
        return block;
    }

    /** The next block with holes, taken out of its list; -1: none. */
    public static int acquireRecyclable(Address heap) {
        int block = pop(heap, RECYCLABLE_LIST);
        if (block >= 0) setState(heap, block, IN_USE);
        return block;
    }

    /** A block that holds nothing: it may be acquired for anything. */
    public static void release(Address heap, int block) {
        setState(heap, block, FREE);
        push(heap, FREE_LIST, block);
        heap.storeInt(FREE_COUNT, freeCount(heap) + 1);
    }

    /** A block with holes that are worth allocating into. */
    public static void recycle(Address heap, int block) {
        setState(heap, block, RECYCLABLE);
        push(heap, RECYCLABLE_LIST, block);
    }

    // Groups: neighbours that come and go together

    /** So many neighbouring blocks, in a new state; the first, or -1 if the heap may not have them. All blocks of the heap must be of such groups. */
    public static int acquireGroup(Address heap, long list, int size, int state) {
        if (!Growth.mayTake(heap, size * BLOCK)) return -1;
        int first = pop(heap, list);
        if (first >= 0) {
            heap.storeInt(FREE_COUNT, freeCount(heap) - size);
        } else {
            first = frontier(heap);
            if ((long) (first + size) << LOG_BLOCK > Layout.reach(heap)) return -1;
            heap.storeInt(FRONTIER, first + size);
        }
        for (int i = 0; i < size; i++) {
            setState(heap, first + i, state);
            setLive(heap, first + i, 0);
        }
        return first;
    }

    public static void releaseGroup(Address heap, long list, int first, int size) {
        for (int i = 0; i < size; i++) setState(heap, first + i, FREE);
        push(heap, list, first);
        heap.storeInt(FREE_COUNT, freeCount(heap) + size);
    }

    /** Empties the lists of free and of recyclable blocks, for a sweep that releases and recycles every block of them anew. */
    public static void forgetLists(Address heap) {
        heap.storeInt(FREE_LIST, 0);
        heap.storeInt(FREE_COUNT, 0);
        heap.storeInt(RECYCLABLE_LIST, 0);
    }
}
