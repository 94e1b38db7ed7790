package tsubame.gc.trace;

import tsubame.gc.ObjectModel;
import tsubame.gc.plan.generational.Evacuation;
import tsubame.system.Address;
import tsubame.system.rule.Inline;
import tsubame.system.rule.SystemCode;

/** What a mode does with a slot. */
@SystemCode("part of the collector")
public final class Visit {
    private Visit() {}

    /** Visits a slot: what it references lives. */
    @Inline("per slot of every trace")
    public static void slot(Address heap, Address slot, int mode) {
        long word = slot.loadLong(0);
        if (!ObjectModel.isReference(word)) return;
        if (mode == Mode.MARK) {
            Marking.reach(heap, Address.fromLong(word));
        } else {
            Evacuation.visit(heap, slot, Address.fromLong(word));
        }
    }

    /** An object that must stay where it is lives. */
    public static void pinned(Address heap, Address object, int mode) {
        if (mode == Mode.MARK) {
            Marking.reach(heap, object);
        } else {
            Evacuation.pin(heap, object);
        }
    }

    /** Whether what a word references is known to live; a word that is no reference does. */
    public static boolean isLive(Address heap, long word, int mode) {
        if (!ObjectModel.isReference(word)) return true;
        Address object = Address.fromLong(word);
        return mode == Mode.MARK ? Marking.isMarked(heap, object) : Evacuation.isLive(heap, object);
    }

    /** What has been visited is known to live. */
    static void settle(Address heap, int mode) {
        if (mode == Mode.MARK) Marking.flush(heap);
    }

    /** Visits all slots of what has been found to live, and of what is found by that. */
    public static void drain(Address heap, int mode) {
        if (mode == Mode.MARK) {
            Marking.drain(heap);
        } else {
            Evacuation.drain(heap);
        }
    }
}
