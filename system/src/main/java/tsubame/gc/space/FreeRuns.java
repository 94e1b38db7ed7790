package tsubame.gc.space;

import tsubame.gc.HeapContext;
import tsubame.system.Address;
import tsubame.system.rule.SystemCode;

/**
 * Free runs of the large-object space: a list for each power of two of pages, last in, first out; neighbours join at once. A run is sought by a
 * few looks in its own class, then in the classes above, where every run fits.
 */
@SystemCode("part of the collector")
final class FreeRuns {
    private static final long HEADS = HeapContext.LARGE + 64;
    private static final int CLASSES = 32;
    private static final int LOOKS = 16;

    private FreeRuns() {}

    private static int sizeClass(int pages) {
        return 31 - Integer.numberOfLeadingZeros(pages);
    }

    /** The first page of a run of so many pages, no longer free; -1: none. */
    static int take(Address heap, int pages) {
        for (int sizeClass = sizeClass(pages); sizeClass < CLASSES; sizeClass++) {
            int page = best(heap, sizeClass, pages);
            if (page >= 0) return cut(heap, page, pages);
        }
        return -1;
    }

    /** Of the first runs of a class that fit, the shortest: what is longer may be needed whole; -1: none fits. */
    private static int best(Address heap, int sizeClass, int pages) {
        int page = heap.loadInt(HEADS + 4L * sizeClass) - 1;
        int best = -1;
        int length = Integer.MAX_VALUE;
        for (int i = 0; page >= 0 && i < LOOKS; i++) {
            Address row = LargeObjects.row(heap, page);
            int found = row.loadInt(0);
            if (found >= pages && found < length) {
                best = page;
                length = found;
            }
            page = row.loadInt(LargeObjects.ROW_NEXT) - 1;
        }
        return best;
    }

    private static int cut(Address heap, int page, int pages) {
        int length = LargeObjects.row(heap, page).loadInt(0);
        unlink(heap, page, length);
        if (length > pages) link(heap, page + pages, length - pages);
        return page;
    }

    /** Frees a run, and joins it with free neighbours. */
    static void put(Address heap, int page, int pages) {
        // within a longer run its row would go on to say that an object begins there, and the stack may still point to it
        LargeObjects.row(heap, page).storeInt(LargeObjects.ROW_KIND, LargeObjects.FREE);
        int after = page + pages;
        if (after < heap.loadInt(LargeObjects.FRONTIER)) {
            Address row = LargeObjects.row(heap, after);
            if (row.loadUnsignedByte(LargeObjects.ROW_KIND) == LargeObjects.FREE) {
                int length = row.loadInt(0);
                unlink(heap, after, length);
                pages += length;
            }
        }
        if (page > 0) {
            Address row = LargeObjects.row(heap, page - 1);
            int kind = row.loadUnsignedByte(LargeObjects.ROW_KIND);
            if (kind == LargeObjects.FREE || kind == LargeObjects.FREE_END) { // FREE: a run of one page
                int length = row.loadInt(0);
                page -= length;
                unlink(heap, page, length);
                pages += length;
            }
        }
        link(heap, page, pages);
    }

    /** Gives the memory of all free runs back to the machine; returns the bytes. */
    static long release(Address heap) {
        long released = 0;
        for (int sizeClass = 0; sizeClass < CLASSES; sizeClass++) {
            int page = heap.loadInt(HEADS + 4L * sizeClass) - 1;
            while (page >= 0) {
                Address row = LargeObjects.row(heap, page);
                released += Release.release(LargeObjects.address(heap, page), LargeObjects.address(heap, page + row.loadInt(0)));
                page = row.loadInt(LargeObjects.ROW_NEXT) - 1;
            }
        }
        return released;
    }

    private static void link(Address heap, int page, int pages) {
        Address end = LargeObjects.row(heap, page + pages - 1);
        end.storeInt(0, pages);
        end.storeInt(LargeObjects.ROW_KIND, LargeObjects.FREE_END);
        Address row = LargeObjects.row(heap, page);
        row.storeInt(0, pages);
        row.storeInt(LargeObjects.ROW_KIND, LargeObjects.FREE);
        long head = HEADS + 4L * sizeClass(pages);
        int next = heap.loadInt(head);
        row.storeInt(LargeObjects.ROW_NEXT, next);
        row.storeInt(LargeObjects.ROW_PREVIOUS, 0);
        if (next != 0) LargeObjects.row(heap, next - 1).storeInt(LargeObjects.ROW_PREVIOUS, page + 1);
        heap.storeInt(head, page + 1);
    }

    private static void unlink(Address heap, int page, int pages) {
        Address row = LargeObjects.row(heap, page);
        int next = row.loadInt(LargeObjects.ROW_NEXT);
        int previous = row.loadInt(LargeObjects.ROW_PREVIOUS);
        if (next != 0) LargeObjects.row(heap, next - 1).storeInt(LargeObjects.ROW_PREVIOUS, previous);
        if (previous != 0) {
            LargeObjects.row(heap, previous - 1).storeInt(LargeObjects.ROW_NEXT, next);
        } else {
            heap.storeInt(HEADS + 4L * sizeClass(pages), next);
        }
    }
}
