package tsubame.gc.trace;

import tsubame.gc.ObjectModel;
import tsubame.gc.TypeTable;
import tsubame.gc.plan.generational.Evacuation;
import tsubame.gc.space.WorkLists;
import tsubame.system.Address;
import tsubame.system.rule.Inline;
import tsubame.system.rule.SystemCode;

/** Visits the slots of an object, as its type's row says. Holders of weak slots and ephemeron arrays are put aside for {@link Weak}. */
@SystemCode("part of the collector")
public final class Scan {
    private static final int WORD_BITS = 64;

    private Scan() {}

    @Inline("the loop of every trace; the mode is a constant")
    public static void object(Address heap, Address types, Address object, int mode) {
        Address row = TypeTable.row(types, ObjectModel.type(object));
        int scan = TypeTable.scan(row);
        if (scan == TypeTable.SLOTS) {
            slots(heap, object.plus(ObjectModel.BODY), row.loadLong(TypeTable.BITMAP), mode);
            if (row.loadLong(TypeTable.WEAK) != 0) WorkLists.push(heap, WorkLists.WEAK, object);
        } else if (scan == TypeTable.REFERENCE_ARRAY || scan == TypeTable.BOXED_ARRAY) {
            Address start = object.plus(ObjectModel.BODY);
            range(heap, start, start.plus((long) ObjectModel.length(object) << 3), mode);
        } else if (scan == TypeTable.LONG_SLOTS) {
            longSlots(heap, object, row, mode);
        } else if (scan == TypeTable.EPHEMERON_ARRAY) {
            WorkLists.push(heap, WorkLists.EPHEMERONS, object);
        }
    }

    @Inline("the loop of every trace")
    private static void slots(Address heap, Address first, long bitmap, int mode) {
        while (bitmap != 0) {
            Visit.slot(heap, first.plus((long) Long.numberOfTrailingZeros(bitmap) << 3), mode);
            bitmap &= bitmap - 1;
        }
    }

    private static void longSlots(Address heap, Address object, Address row, int mode) {
        Address bitmap = row.loadAddress(TypeTable.BITMAP);
        Address first = object.plus(ObjectModel.BODY);
        Address end = object.plus(row.loadInt(TypeTable.SIZE));
        while (first.isBelow(end)) {
            slots(heap, first, bitmap.loadLong(0), mode);
            first = first.plus(WORD_BITS * 8);
            bitmap = bitmap.plus(8);
        }
    }

    /** Visits every word of a range. */
    @Inline("the loop of every trace")
    public static void range(Address heap, Address from, Address to, int mode) {
        if (mode == Mode.MINOR) {
            Evacuation.visitRange(heap, from, to);
            return;
        }
        while (from.isBelow(to)) {
            Visit.slot(heap, from, mode);
            from = from.plus(8);
        }
    }
}
