package tsubame.gc.plan.generational;

import tsubame.gc.HeapContext;
import tsubame.gc.space.Blocks;
import tsubame.gc.space.Holes;
import tsubame.system.Address;
import tsubame.system.rule.SystemCode;

/** Where survivors go: small ones into the holes of old blocks, medium ones into blocks of their own. Goes on where the last collection stopped. */
@SystemCode("part of a plan")
final class Promotion {
    private Promotion() {}

    private static Address small(Address heap) {
        return heap.plus(HeapContext.PROMOTION_CURSOR);
    }

    private static Address medium(Address heap) {
        return heap.plus(HeapContext.MEDIUM_PROMOTION_CURSOR);
    }

    /** Memory for a survivor; zero if the address space ends. */
    static Address allocate(Address heap, long size) {
        boolean isMedium = size > Holes.MEDIUM;
        Address cursor = isMedium ? medium(heap) : small(heap);
        Address object = Holes.bump(cursor, size);
        if (!object.isZero()) return object;
        while (!Holes.openNext(heap, cursor, size)) {
            int block = isMedium ? -1 : Blocks.acquireRecyclable(heap);
            if (block >= 0) {
                Holes.enter(cursor, block);
                continue;
            }
            block = Blocks.acquireReserved(heap, Blocks.IN_USE);
            if (block < 0) return Address.zero();
            Holes.openWhole(heap, cursor, block);
            break;
        }
        return Holes.bump(cursor, size);
    }

    /** Between collections the holes are closed. */
    static void pause(Address heap) {
        Holes.pause(heap, small(heap));
        Holes.pause(heap, medium(heap));
    }

    /** Before the whole heap is swept: the blocks belong to nobody. */
    static void leave(Address heap) {
        Holes.leave(heap, small(heap));
        Holes.leave(heap, medium(heap));
    }
}
