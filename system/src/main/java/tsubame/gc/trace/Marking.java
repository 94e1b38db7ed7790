package tsubame.gc.trace;

import tsubame.gc.HeapContext;
import tsubame.gc.ObjectModel;
import tsubame.gc.Statistics;
import tsubame.gc.TypeTable;
import tsubame.gc.plan.Plan;
import tsubame.gc.space.Granules;
import tsubame.gc.space.LargeObjects;
import tsubame.gc.space.Layout;
import tsubame.gc.space.WorkLists;
import tsubame.system.Address;
import tsubame.system.rule.Inline;
import tsubame.system.rule.SystemCode;

/**
 * The trace of a full collection: objects stay where they are and take the present colour. What lies outside the heap is of no concern. An object
 * that is reached waits in a short queue while the processor fetches its granule byte, and in another, unless that says all, for its header.
 */
@SystemCode("part of the collector")
public final class Marking {
    private Marking() {}

    public static boolean isMarked(Address heap, Address object) {
        int colour = Granules.colour(heap);
        if (Layout.isInBlocks(heap, object)) return (Granules.of(heap, object).loadByte(0) & colour) != 0;
        return !Layout.isInHeap(heap, object) || LargeObjects.mark(heap, object) == colour;
    }

    // Two rings of eight objects, each followed by where its next one goes
    private static final long GRANULES = HeapContext.QUEUE;
    private static final long HEADERS = HeapContext.QUEUE + 72;
    private static final long NEXT = 64;
    private static final long WRAP = 63;

    /** An object was reached: it will be marked after a few more, or by {@link #flush}. */
    @Inline("per slot of every trace")
    public static void reach(Address heap, Address object) {
        if (!Layout.isInHeap(heap, object)) return;
        Granules.of(heap, object).prefetch(); // of no use, and no harm, for a large object
        Address waiting = pass(heap, GRANULES, object);
        if (!waiting.isZero()) sift(heap, waiting);
    }

    /** Puts an object into a ring; what leaves it for that, or zero. */
    @Inline("per slot of every trace")
    private static Address pass(Address heap, long ring, Address object) {
        long next = heap.loadLong(ring + NEXT);
        Address place = heap.plus(ring + next);
        Address waiting = place.loadAddress(0);
        place.storeAddress(0, object);
        heap.storeLong(ring + NEXT, next + 8 & WRAP);
        return waiting;
    }

    /** Marks what waits; whether anything did. */
    static boolean flush(Address heap) {
        boolean any = false;
        for (long at = 0; at <= WRAP; at += 8) {
            Address waiting = take(heap, GRANULES + at);
            if (!waiting.isZero()) sift(heap, waiting);
        }
        for (long at = 0; at <= WRAP; at += 8) {
            Address waiting = take(heap, HEADERS + at);
            if (waiting.isZero()) continue;
            mark(heap, waiting);
            any = true;
        }
        return any;
    }

    private static Address take(Address heap, long at) {
        Address waiting = heap.loadAddress(at);
        heap.storeAddress(at, Address.zero());
        return waiting;
    }

    /** The granule byte is there: it tells of most objects that they are marked already, or have no slots. Of the rest the header is fetched. */
    private static void sift(Address heap, Address object) {
        if (Layout.isInBlocks(heap, object)) {
            int colour = Granules.colour(heap);
            Address granule = Granules.of(heap, object);
            int found = granule.loadUnsignedByte(0);
            if ((found & colour) != 0) return;
            if ((found & Granules.LEAF) != 0) {
                count(heap, Granules.markLeaf(granule, found, colour));
                return;
            }
        }
        object.prefetch();
        Address waiting = pass(heap, HEADERS, object);
        if (!waiting.isZero()) mark(heap, waiting);
    }

    private static void count(Address heap, long size) {
        Statistics.add(heap, Statistics.TRACED_BYTES, size);
        Statistics.add(heap, Statistics.TRACED_OBJECTS, 1);
    }

    /** Marks an object of the heap, and puts it on the list of those to scan if it was not marked and has slots. */
    private static void mark(Address heap, Address object) {
        long header = object.loadLong(0);
        Address row = TypeTable.row(Plan.types(heap), (int) header & ObjectModel.TYPE_MASK);
        int colour = Granules.colour(heap);
        boolean hasSlots = TypeTable.hasSlots(TypeTable.scan(row));
        long size;
        if (Layout.isInBlocks(heap, object)) {
            Address granule = Granules.of(heap, object);
            if ((granule.loadByte(0) & colour) != 0) return;
            size = TypeTable.sizeOf(row, header);
            Granules.write(granule, size, hasSlots ? colour : colour | Granules.LEAF);
        } else {
            if (LargeObjects.mark(heap, object) == colour) return;
            size = LargeObjects.sizeOf(heap, object);
            LargeObjects.setMark(heap, object, colour);
        }
        count(heap, size);
        if (!hasSlots) return;
        Statistics.add(heap, Statistics.SCANNED_BYTES, size);
        WorkLists.push(heap, WorkLists.MARKED, object);
    }

    static void drain(Address heap) {
        Address types = Plan.types(heap);
        while (true) {
            Address object = WorkLists.pop(heap, WorkLists.MARKED);
            if (object.isZero()) {
                if (flush(heap)) continue;
                return;
            }
            Scan.object(heap, types, object, Mode.MARK);
        }
    }
}
