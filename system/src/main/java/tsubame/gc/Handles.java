package tsubame.gc;

import tsubame.gc.space.WorkLists;
import tsubame.system.Address;
import tsubame.system.rule.SystemCode;

/**
 * Slots outside the heap for references that System Java or the start code must keep: exact roots, one above the other, given back in the
 * opposite order. A collection may change what a slot holds, never where it is.
 */
@SystemCode("roots")
public final class Handles {
    private Handles() {}

    /** A slot that holds the object from now on. */
    public static Address push(Address heap, Address object) {
        Address slot = WorkLists.end(heap, WorkLists.HANDLES);
        WorkLists.push(heap, WorkLists.HANDLES, object);
        return slot;
    }

    /** Gives the last slot back; returns what it held. */
    public static Address pop(Address heap) {
        return WorkLists.pop(heap, WorkLists.HANDLES);
    }
}
