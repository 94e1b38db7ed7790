package tsubame.gc.plan.arena;

import tsubame.gc.HeapContext;
import tsubame.gc.ObjectModel;
import tsubame.gc.space.Blocks;
import tsubame.gc.space.Granules;
import tsubame.gc.space.Holes;
import tsubame.system.Address;
import tsubame.system.MemoryState;
import tsubame.system.rule.SystemCode;

/**
 * Free granules within blocks, as lists by size: one for each number of granules up to 16, then one for each power of two. A cell's first words
 * are the next cell and its own end. Allocation opens a whole cell as its hole.
 */
@SystemCode("part of a plan")
final class FreeCells {
    private static final long HEADS = HeapContext.ARENA + 8;
    private static final int EXACT = 16;
    private static final int CLASSES = 25;

    private static final long NEXT = 0;
    private static final long END = 8;

    private FreeCells() {}

    /** 0..15: cells of 1..16 granules; from 16 on: of 17..31, 32..63, and so on. */
    private static int sizeClass(long size) {
        int granules = (int) (size >>> ObjectModel.LOG_GRANULE);
        if (granules <= EXACT) return granules - 1;
        return EXACT + 31 - Integer.numberOfLeadingZeros(granules) - 4;
    }

    static void clear(Address heap) {
        Address.fill(heap.plus(HEADS), 8L * CLASSES, 0);
    }

    /** Adds what is free in a block that was just swept. */
    static void add(Address heap, int block) {
        Address bytes = Granules.ofBlock(heap, block);
        int at = 0;
        while (at < Blocks.GRANULES) {
            int end = Granules.nextUsed(bytes, at);
            if (end > at) {
                Address start = Blocks.start(heap, block).plus((long) at << ObjectModel.LOG_GRANULE);
                put(heap, start, (long) (end - at) << ObjectModel.LOG_GRANULE);
            }
            at = end == Blocks.GRANULES ? end : Granules.afterObject(bytes, end);
        }
    }

    private static void put(Address heap, Address cell, long size) {
        MemoryState.undefined(cell, ObjectModel.GRANULE);
        long head = HEADS + 8L * sizeClass(size);
        cell.storeAddress(NEXT, heap.loadAddress(head));
        cell.storeAddress(END, cell.plus(size));
        heap.storeAddress(head, cell);
    }

    /** Opens a cell with room for a size as the program's hole; false: there is none. In a class of many sizes only the first cell is looked at. */
    static boolean open(Address heap, long size) {
        for (int sizeClass = sizeClass(size); sizeClass < CLASSES; sizeClass++) {
            long head = HEADS + 8L * sizeClass;
            Address cell = heap.loadAddress(head);
            if (cell.isZero() || cell.loadAddress(END).diff(cell) < size) continue;
            heap.storeAddress(head, cell.loadAddress(NEXT));
            Address end = cell.loadAddress(END);
            Holes.leave(heap, heap);
            Holes.open(heap, heap, cell, end);
            return true;
        }
        return false;
    }
}
