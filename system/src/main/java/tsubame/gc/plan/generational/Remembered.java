package tsubame.gc.plan.generational;

import tsubame.gc.ObjectModel;
import tsubame.gc.Statistics;
import tsubame.gc.TypeTable;
import tsubame.gc.plan.Plan;
import tsubame.gc.space.LargeObjects;
import tsubame.gc.space.WorkLists;
import tsubame.gc.trace.Mode;
import tsubame.gc.trace.Scan;
import tsubame.system.Address;
import tsubame.system.rule.SystemCode;

/**
 * What the barrier has seen: where old objects may reference young ones. An old object is on the list once; a large one when a card
 * of it is dirty, so that a minor collection looks at 64 slots of a big array, not at all; image objects have a list of their own and
 * stay on it for ever.
 */
@SystemCode("part of a plan")
public final class Remembered {
    /** So many bytes further on in the list, the objects' headers are fetched. */
    private static final long AHEAD = 64;

    private Remembered() {}

    /** The object is UNLOGGED; a reference is stored into a slot of it. */
    public static void record(Address heap, Address object, Address slot) {
        int flags = ObjectModel.flags(object);
        if ((flags & ObjectModel.LARGE) != 0) {
            LargeObjects.card(heap, slot).storeByte(0, 1);
            if (LargeObjects.becomesDirty(heap, object)) WorkLists.push(heap, WorkLists.LOGGED, object);
            return;
        }
        ObjectModel.setFlags(object, flags & ~ObjectModel.UNLOGGED);
        boolean image = (flags & ObjectModel.IMAGE) != 0;
        WorkLists.push(heap, image ? WorkLists.IMAGE : WorkLists.LOGGED, object);
    }

    /** The same for all slots of a range that is not empty. */
    public static void recordRange(Address heap, Address object, Address from, Address to) {
        record(heap, object, from);
        if (!ObjectModel.hasFlag(object, ObjectModel.LARGE)) return;
        Address first = LargeObjects.card(heap, from);
        Address.fill(first, LargeObjects.card(heap, to.minus(8)).diff(first) + 1, 1);
    }

    /** Visits what was recorded, and forgets it: afterwards nothing old references anything young. */
    static void visit(Address heap) {
        Address types = Plan.types(heap);
        Address at = WorkLists.start(heap, WorkLists.LOGGED);
        Address end = WorkLists.end(heap, WorkLists.LOGGED);
        Statistics.add(heap, Statistics.REMEMBERED, end.diff(at) >>> 3);
        while (at.isBelow(end)) {
            if (at.plus(AHEAD).isBelow(end)) at.loadAddress(AHEAD).prefetch();
            Address object = at.loadAddress(0);
            int flags = ObjectModel.flags(object);
            if ((flags & ObjectModel.LARGE) != 0) {
                visitCards(heap, types, object);
            } else {
                ObjectModel.setFlags(object, flags | ObjectModel.UNLOGGED);
                Scan.object(heap, types, object, Mode.MINOR);
            }
            at = at.plus(8);
        }
        WorkLists.clear(heap, WorkLists.LOGGED);
    }

    private static void visitCards(Address heap, Address types, Address object) {
        LargeObjects.becomesClean(heap, object);
        Address slots = object.plus(ObjectModel.BODY);
        Address end = slots.plus((long) ObjectModel.length(object) << 3);
        int scan = TypeTable.scan(TypeTable.row(types, ObjectModel.type(object)));
        boolean plain = scan == TypeTable.REFERENCE_ARRAY || scan == TypeTable.BOXED_ARRAY;
        if (!plain) Scan.object(heap, types, object, Mode.MINOR);
        Address from = object;
        Address last = plain ? end : object.plus(LargeObjects.sizeOf(heap, object));
        while (from.isBelow(last)) {
            Address to = from.plus(1 << LargeObjects.LOG_CARD);
            Address card = LargeObjects.card(heap, from);
            if (card.loadByte(0) != 0) {
                card.storeByte(0, 0);
                if (plain) Scan.range(heap, from.isBelow(slots) ? slots : from, to.isBelow(end) ? to : end, Mode.MINOR);
            }
            from = to;
        }
    }
}
