package tsubame.gc.trace;

import tsubame.gc.ObjectModel;
import tsubame.gc.Statistics;
import tsubame.gc.TypeTable;
import tsubame.gc.plan.Plan;
import tsubame.gc.space.WorkLists;
import tsubame.system.Address;
import tsubame.system.rule.SystemCode;

/**
 * What does not keep alive: weak slots, and the pairs of ephemeron arrays. To be called when everything else has been traced. Pairs are looked at again and
 * again until no key is found to live any more; then what points to the dead becomes 0, and what has moved is followed.
 */
@SystemCode("part of the collector")
public final class Weak {
    private Weak() {}

    public static void process(Address heap, int mode) {
        while (visitValues(heap, mode)) Visit.drain(heap, mode);
        clearPairs(heap, mode);
        clearSlots(heap, mode);
        Visit.settle(heap, mode); // what lives is marked: nothing is found, but nothing may wait for the next collection either
        WorkLists.clear(heap, WorkLists.EPHEMERONS);
        WorkLists.clear(heap, WorkLists.WEAK);
    }

    /** Visits the values whose keys live; whether that found objects that nobody had found before. The list grows as arrays are found. */
    private static boolean visitValues(Address heap, int mode) {
        Address at = WorkLists.start(heap, WorkLists.EPHEMERONS);
        long before = Statistics.get(heap, Statistics.TRACED_OBJECTS);
        while (at.isBelow(WorkLists.end(heap, WorkLists.EPHEMERONS))) {
            Address array = at.loadAddress(0);
            for (int i = 0; i < ObjectModel.length(array); i += 2) {
                Address pair = array.plus(ObjectModel.BODY + 8L * i);
                if (Visit.isLive(heap, pair.loadLong(0), mode)) Visit.slot(heap, pair.plus(8), mode);
            }
            at = at.plus(8);
        }
        Visit.settle(heap, mode);
        return Statistics.get(heap, Statistics.TRACED_OBJECTS) != before;
    }

    private static void clearPairs(Address heap, int mode) {
        Address at = WorkLists.start(heap, WorkLists.EPHEMERONS);
        while (at.isBelow(WorkLists.end(heap, WorkLists.EPHEMERONS))) {
            Address array = at.loadAddress(0);
            for (int i = 0; i < ObjectModel.length(array); i += 2) {
                Address pair = array.plus(ObjectModel.BODY + 8L * i);
                if (clear(heap, pair, mode)) pair.storeLong(8, 0);
            }
            at = at.plus(8);
        }
    }

    private static void clearSlots(Address heap, int mode) {
        Address at = WorkLists.start(heap, WorkLists.WEAK);
        Address types = Plan.types(heap);
        while (at.isBelow(WorkLists.end(heap, WorkLists.WEAK))) {
            Address holder = at.loadAddress(0);
            long bitmap = TypeTable.row(types, ObjectModel.type(holder)).loadLong(TypeTable.WEAK);
            while (bitmap != 0) {
                clear(heap, holder.plus(ObjectModel.BODY + ((long) Long.numberOfTrailingZeros(bitmap) << 3)), mode);
                bitmap &= bitmap - 1;
            }
            at = at.plus(8);
        }
    }

    /** Clears a slot whose target is dead; lets it follow a target that moved. */
    private static boolean clear(Address heap, Address slot, int mode) {
        if (Visit.isLive(heap, slot.loadLong(0), mode)) {
            Visit.slot(heap, slot, mode);
            return false;
        }
        slot.storeLong(0, 0);
        Statistics.add(heap, Statistics.WEAK_CLEARED, 1);
        return true;
    }
}
