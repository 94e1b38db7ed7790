package tsubame.gc.space;

import tsubame.gc.Growth;
import tsubame.gc.HeapContext;
import tsubame.gc.ObjectModel;
import tsubame.gc.Options;
import tsubame.gc.TypeTable;
import tsubame.system.Address;
import tsubame.system.MemoryState;
import tsubame.system.rule.SystemCode;

/**
 * Bump allocation in the holes of a block. A cursor has one hole open; what is left of it when it is closed becomes a filler. The mutator's
 * holes are marked HOLE, so that a collection can find their objects; the collector's own cursors write the granule bytes of each object instead.
 */
@SystemCode("allocates before, between and within collections")
public final class Holes {
    /** Holes below this many granules are not worth opening. */
    private static final int LEAST = 4;
    /** The last bytes of a hole that is long. */
    private static final long TURN = 128;
    private static final long LONG = 4096;
    /** Larger objects do not look for holes: they would skip, and so waste, all that are too small for them. */
    public static final long MEDIUM = 256;

    private Holes() {}

    /** The bytes that an open hole has left. */
    public static long room(Address cursor) {
        return cursor.loadLong(Cursor.HARD_LIMIT) - cursor.loadLong(Cursor.ALLOC);
    }

    /** Room for an object in the open hole; zero if it is too small. */
    public static Address bump(Address cursor, long size) {
        Address object = cursor.loadAddress(Cursor.ALLOC);
        Address end = object.plus(size);
        if (cursor.loadAddress(Cursor.HARD_LIMIT).isBelow(end)) return Address.zero();
        cursor.storeAddress(Cursor.ALLOC, end);
        if (cursor.loadAddress(Cursor.LIMIT).isBelow(end)) cursor.storeAddress(Cursor.LIMIT, end); // zeal: the next one is slow again
        return object;
    }

    /** Lets a cursor allocate in a block, from its first hole on; the hole that was open must be closed. */
    public static void enter(Address cursor, int block) {
        cursor.storeInt(Cursor.BLOCK, block + 1);
        cursor.storeInt(Cursor.NEXT, 0);
    }

    /** Opens the next hole of the cursor's block that has room for a size; false: the block has none left. */
    public static boolean openNext(Address heap, Address cursor, long size) {
        close(heap, cursor);
        int block = cursor.loadInt(Cursor.BLOCK) - 1;
        if (block < 0) return false;
        Address bytes = Granules.ofBlock(heap, block);
        int wanted = Math.max((int) (size >>> ObjectModel.LOG_GRANULE), LEAST);
        int at = cursor.loadInt(Cursor.NEXT);
        while (at < Blocks.GRANULES) {
            int end = Granules.nextUsed(bytes, at);
            int next = end == Blocks.GRANULES ? end : Granules.afterObject(bytes, end);
            if (end - at >= wanted) {
                cursor.storeInt(Cursor.NEXT, next);
                Address start = Blocks.start(heap, block);
                open(heap, cursor, start.plus((long) at << ObjectModel.LOG_GRANULE), start.plus((long) end << ObjectModel.LOG_GRANULE));
                return true;
            }
            at = next;
        }
        cursor.storeInt(Cursor.BLOCK, 0);
        return false;
    }

    /** Opens a block that holds nothing, all of it. The hole that was open must be closed. */
    public static void openWhole(Address heap, Address cursor, int block) {
        cursor.storeInt(Cursor.BLOCK, block + 1);
        cursor.storeInt(Cursor.NEXT, Blocks.GRANULES);
        Address start = Blocks.start(heap, block);
        open(heap, cursor, start, start.plus(Blocks.BLOCK));
    }

    /** Opens a range of free granules within a block. The hole that was open must be closed. */
    public static void open(Address heap, Address cursor, Address start, Address end) {
        MemoryState.undefined(start, end.diff(start));
        cursor.storeAddress(Cursor.ALLOC, start);
        cursor.storeAddress(Cursor.HARD_LIMIT, end);
        cursor.storeAddress(Cursor.LIMIT, cursor.eq(heap) ? softEnd(heap, start, end) : end);
        Granules.of(heap, start).storeByte(0, Granules.HOLE);
        count(heap, cursor, end.diff(start));
    }

    /**
     * Where the program begins to allocate slowly. A loop that allocates so much in each round that all holes end at the same of its allocations would
     * always collect there; its frame then keeps what it has saved at the others for ever, and all that is referenced by that. So all get their turn.
     */
    private static Address softEnd(Address heap, Address start, Address end) {
        if (Options.isZealous(heap)) return start;
        return end.diff(start) > LONG ? end.minus(TURN) : end;
    }

    /** Closes the open hole, if there is one: a filler takes what is left. */
    public static void close(Address heap, Address cursor) {
        Address alloc = cursor.loadAddress(Cursor.ALLOC);
        Address limit = cursor.loadAddress(Cursor.HARD_LIMIT);
        if (alloc.isBelow(limit)) {
            ObjectModel.writeFiller(alloc, limit.diff(alloc));
            count(heap, cursor, alloc.diff(limit));
        }
        cursor.storeAddress(Cursor.ALLOC, Address.zero());
        cursor.storeAddress(Cursor.LIMIT, Address.zero());
        cursor.storeAddress(Cursor.HARD_LIMIT, Address.zero());
    }

    private static void count(Address heap, Address cursor, long bytes) {
        boolean promotes = cursor.eq(heap.plus(HeapContext.PROMOTION_CURSOR))
                || cursor.eq(heap.plus(HeapContext.MEDIUM_PROMOTION_CURSOR));
        Growth.count(heap, promotes ? Growth.PROMOTED : Growth.ALLOCATED, bytes);
    }

    /**
     * Closes the hole of a cursor that writes the granule bytes of its objects, so that what is left can be opened again: for the collector's own
     * cursors, between collections.
     */
    public static void pause(Address heap, Address cursor) {
        Address alloc = cursor.loadAddress(Cursor.ALLOC);
        if (alloc.isBelow(cursor.loadAddress(Cursor.HARD_LIMIT))) {
            Granules.of(heap, alloc).storeByte(0, 0); // HOLE, if nothing was put into it
            long within = alloc.diff(Layout.blocks(heap)) & Blocks.BLOCK - 1;
            cursor.storeInt(Cursor.NEXT, (int) (within >>> ObjectModel.LOG_GRANULE));
        }
        close(heap, cursor);
    }

    /** Closes the hole and leaves the block. */
    public static void leave(Address heap, Address cursor) {
        close(heap, cursor);
        cursor.storeInt(Cursor.BLOCK, 0);
    }

    /** Gives all objects of a hole in use their granule bytes, without a colour. The hole must be closed. */
    static void writeObjects(Address heap, Address types, int block, int hole) {
        Address bytes = Granules.ofBlock(heap, block);
        Address start = Blocks.start(heap, block);
        bytes.storeByte(hole, 0);
        Blocks.setDetailed(heap, block, true);
        int at = hole;
        while (at < Blocks.GRANULES && bytes.loadByte(at) == 0) {
            Address object = start.plus((long) at << ObjectModel.LOG_GRANULE);
            long size = TypeTable.sizeOf(types, object);
            Granules.write(bytes.plus(at), size, TypeTable.hasSlots(types, object) ? 0 : Granules.LEAF);
            at += (int) (size >>> ObjectModel.LOG_GRANULE);
        }
    }
}
