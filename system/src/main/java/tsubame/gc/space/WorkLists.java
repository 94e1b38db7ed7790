package tsubame.gc.space;

import tsubame.gc.HeapContext;
import tsubame.system.Address;
import tsubame.system.rule.Inline;
import tsubame.system.rule.SystemCode;

/** Lists of words that grow at their end; each has room for every object of the heap, so none overflows. */
@SystemCode("used while the heap is half marked")
public final class WorkLists {
    /** Objects that are marked, their slots not yet visited. */
    public static final int MARKED = 0;
    /** Old objects that the barrier has seen. */
    public static final int LOGGED = 1;
    /** Image objects that the barrier has seen, ever. */
    public static final int IMAGE = 2;
    /** Objects with weak slots that this collection has visited. */
    public static final int WEAK = 3;
    /** Ephemeron arrays that this collection has visited. */
    public static final int EPHEMERONS = 4;
    /** References that the start code and System Java hold: roots, one above the other. */
    public static final int HANDLES = 5;
    /** What the verifier and the snapshot note. */
    public static final int NOTED = 6;

    static final int COUNT = 7;

    private static final long ENDS = HeapContext.WORK_LISTS;

    private WorkLists() {}

    static void initialize(Address heap) {
        for (int list = 0; list < COUNT; list++) clear(heap, list);
    }

    @Inline("two loads and two stores per object of every trace")
    public static void push(Address heap, int list, Address word) {
        Address end = heap.loadAddress(ENDS + 8L * list);
        end.storeAddress(0, word);
        heap.storeAddress(ENDS + 8L * list, end.plus(8));
    }

    /** The last word, taken off; zero if the list is empty. */
    @Inline("per object of every trace")
    public static Address pop(Address heap, int list) {
        Address end = heap.loadAddress(ENDS + 8L * list);
        if (end.eq(Layout.list(heap, list))) return Address.zero();
        end = end.minus(8);
        heap.storeAddress(ENDS + 8L * list, end);
        return end.loadAddress(0);
    }

    public static Address start(Address heap, int list) {
        return Layout.list(heap, list);
    }

    /** The address after the last word. */
    public static Address end(Address heap, int list) {
        return heap.loadAddress(ENDS + 8L * list);
    }

    public static boolean isEmpty(Address heap, int list) {
        return end(heap, list).eq(start(heap, list));
    }

    public static void clear(Address heap, int list) {
        heap.storeAddress(ENDS + 8L * list, Layout.list(heap, list));
    }
}
