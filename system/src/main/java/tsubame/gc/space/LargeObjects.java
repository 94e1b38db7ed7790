package tsubame.gc.space;

import tsubame.gc.Growth;
import tsubame.gc.HeapContext;
import tsubame.gc.ObjectModel;
import tsubame.system.Address;
import tsubame.system.MemoryState;
import tsubame.system.rule.SystemCode;

/**
 * Objects above 8 KB: runs of pages of 4 KB, never moved. A table has a row of 16 bytes for each page; rows of a run's inner pages
 * say how far its head is.
 *
 * <pre>
 *    0                 4       5       6        8              12
 *    ┌─────────────────┬───────┬───────┬────────┬──────────────┬──────────────┐
 *    │ pages of the    │ kind  │ mark  │ dirty  │ next of its  │ previous     │
 *    │ run, or back    │       │       │        │ list, 1 + i  │ (free runs)  │
 *    └─────────────────┴───────┴───────┴────────┴──────────────┴──────────────┘
 * </pre>
 *
 * Marks are colours as in {@link Granules}; 0 is a young object. A free run's last row says how long it is, so that neighbours join
 * ({@link FreeRuns}). Memory beyond the frontier is known to be zero.
 */
@SystemCode("part of the collector")
public final class LargeObjects {
    /** Larger objects go here. */
    public static final long LEAST = 8 << 10;
    public static final int LOG_PAGE = 12;
    private static final long PAGE = 1L << LOG_PAGE;

    static final long ROW_KIND = 4;
    static final long ROW_MARK = 5;
    static final long ROW_DIRTY = 6;
    static final long ROW_NEXT = 8;
    static final long ROW_PREVIOUS = 12;

    // Kinds
    static final int USED = 1;
    static final int INNER = 2;
    static final int FREE = 3;
    static final int FREE_END = 4;

    static final long FRONTIER = HeapContext.LARGE;
    private static final long USED_PAGES = HeapContext.LARGE + 8;
    /** Allocated since the last collection … */
    public static final long YOUNG_LIST = HeapContext.LARGE + 16;
    /** … and before. */
    public static final long OLD_LIST = HeapContext.LARGE + 20;

    private LargeObjects() {}

    static Address row(Address heap, int page) {
        return Layout.pageTable(heap).plus((long) page << 4);
    }

    public static Address address(Address heap, int page) {
        return Layout.large(heap).plus((long) page << LOG_PAGE);
    }

    private static int page(Address heap, Address p) {
        return (int) (p.diff(Layout.large(heap)) >>> LOG_PAGE);
    }

    public static long usedBytes(Address heap) {
        return heap.loadLong(USED_PAGES) << LOG_PAGE;
    }

    public static long committedBytes(Address heap) {
        return (long) heap.loadInt(FRONTIER) << LOG_PAGE;
    }

    /** A young object's memory, all of it 0; zero if the heap may not have so much more. */
    public static Address allocate(Address heap, long size) {
        long pages = size + PAGE - 1 >>> LOG_PAGE;
        if (!Growth.mayTake(heap, pages << LOG_PAGE)) return Address.zero();
        int page = FreeRuns.take(heap, (int) pages);
        boolean fresh = page < 0;
        if (fresh) page = extend(heap, pages);
        if (page < 0) return Address.zero();
        use(heap, page, (int) pages);
        Address object = address(heap, page);
        if (!fresh) {
            MemoryState.undefined(object, pages << LOG_PAGE);
            Address.fill(object, pages << LOG_PAGE, 0);
            clearCards(heap, object, pages << LOG_PAGE);
        }
        Growth.count(heap, Growth.LARGE, pages << LOG_PAGE);
        return object;
    }

    private static int extend(Address heap, long pages) {
        int page = heap.loadInt(FRONTIER);
        if (page + pages << LOG_PAGE > Layout.reach(heap)) return -1;
        heap.storeInt(FRONTIER, (int) (page + pages));
        return page;
    }

    private static void use(Address heap, int page, int pages) {
        Address row = row(heap, page);
        row.storeInt(0, pages);
        row.storeInt(ROW_KIND, USED); // mark and dirty become 0
        push(heap, YOUNG_LIST, page);
        for (int i = 1; i < pages; i++) {
            Address inner = row(heap, page + i);
            inner.storeInt(0, i);
            inner.storeInt(ROW_KIND, INNER);
        }
        heap.storeLong(USED_PAGES, heap.loadLong(USED_PAGES) + pages);
    }

    private static void push(Address heap, long list, int page) {
        row(heap, page).storeInt(ROW_NEXT, heap.loadInt(list));
        heap.storeInt(list, page + 1);
    }

    /** The object that an address of this space points to or into; zero: none. */
    public static Address resolve(Address heap, Address p) {
        int page = page(heap, p);
        if (page >= heap.loadInt(FRONTIER)) return Address.zero();
        Address row = row(heap, page);
        int head = row.loadUnsignedByte(ROW_KIND) == INNER ? page - row.loadInt(0) : page;
        if (head < 0) return Address.zero();
        Address first = row(heap, head);
        boolean hit = first.loadUnsignedByte(ROW_KIND) == USED && page - head < first.loadInt(0);
        return hit ? address(heap, head) : Address.zero();
    }

    /** The bytes of an object's pages. */
    public static long sizeOf(Address heap, Address object) {
        return (long) row(heap, page(heap, object)).loadInt(0) << LOG_PAGE;
    }

    // Marks

    public static int mark(Address heap, Address object) {
        return row(heap, page(heap, object)).loadUnsignedByte(ROW_MARK);
    }

    public static void setMark(Address heap, Address object, int colour) {
        row(heap, page(heap, object)).storeByte(ROW_MARK, colour);
    }

    /** Notes that a card of the object is dirty; whether it is the first. */
    public static boolean becomesDirty(Address heap, Address object) {
        Address row = row(heap, page(heap, object));
        if (row.loadUnsignedByte(ROW_DIRTY) != 0) return false;
        row.storeByte(ROW_DIRTY, 1);
        return true;
    }

    public static void becomesClean(Address heap, Address object) {
        row(heap, page(heap, object)).storeByte(ROW_DIRTY, 0);
    }

    // Cards: a byte for each 64 slots

    public static final int LOG_CARD = 9;

    public static Address card(Address heap, Address slot) {
        return Layout.cards(heap).plus(slot.diff(Layout.large(heap)) >>> LOG_CARD);
    }

    private static void clearCards(Address heap, Address start, long size) {
        Address.fill(card(heap, start), size >>> LOG_CARD, 0);
    }

    // Sweeping

    /** Frees what a list has that is not of the colour; the rest becomes old. Returns the bytes freed. */
    public static long sweep(Address heap, long list, int colour) {
        int page = heap.loadInt(list) - 1;
        heap.storeInt(list, 0);
        long freed = 0;
        while (page >= 0) {
            Address row = row(heap, page);
            int next = row.loadInt(ROW_NEXT) - 1;
            if (row.loadUnsignedByte(ROW_MARK) == colour) {
                ObjectModel.setFlags(address(heap, page), ObjectModel.SURVIVOR | ObjectModel.LARGE);
                push(heap, OLD_LIST, page);
            } else {
                freed += (long) row.loadInt(0) << LOG_PAGE;
                free(heap, page, row.loadInt(0));
            }
            page = next;
        }
        return freed;
    }

    private static void free(Address heap, int page, int pages) {
        Poison.fill(heap, address(heap, page), (long) pages << LOG_PAGE);
        FreeRuns.put(heap, page, pages);
        heap.storeLong(USED_PAGES, heap.loadLong(USED_PAGES) - pages);
    }

    /** The object at the lowest address, or the one above an object; zero: no more. */
    public static Address lowest(Address heap) {
        return atOrAbove(heap, 0);
    }

    public static Address above(Address heap, Address object) {
        int page = page(heap, object);
        return atOrAbove(heap, page + row(heap, page).loadInt(0));
    }

    private static Address atOrAbove(Address heap, int page) {
        while (page < heap.loadInt(FRONTIER)) {
            Address row = row(heap, page);
            if (row.loadUnsignedByte(ROW_KIND) == USED) return address(heap, page);
            page += row.loadInt(0);
        }
        return Address.zero();
    }

    /** The first object of a list, or the one after an object; zero: no more. */
    public static Address first(Address heap, long list) {
        int page = heap.loadInt(list) - 1;
        return page < 0 ? Address.zero() : address(heap, page);
    }

    public static Address next(Address heap, Address object) {
        int page = row(heap, page(heap, object)).loadInt(ROW_NEXT) - 1;
        return page < 0 ? Address.zero() : address(heap, page);
    }
}
