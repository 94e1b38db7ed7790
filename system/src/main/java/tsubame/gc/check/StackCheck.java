package tsubame.gc.check;

import tsubame.gc.HeapContext;
import tsubame.gc.plan.Plan;
import tsubame.gc.space.Granules;
import tsubame.gc.space.Layout;
import tsubame.gc.space.LargeObjects;
import tsubame.gc.space.WorkLists;
import tsubame.gc.trace.Roots;
import tsubame.system.Address;
import tsubame.system.Registers;
import tsubame.system.Text;
import tsubame.system.rule.NoInline;
import tsubame.system.rule.SystemCode;

/**
 * What the stack and the registers may reference before a collection must be there after it, at the same place: looked up by loops of its own, not by
 * those that pin.
 */
@SystemCode("part of the verifier")
final class StackCheck {
    private StackCheck() {}

    /** Notes the objects, and the words that reference them. To be called before anything else of the verifier, whose own frames would be found. */
    @NoInline("its frame lies below all that is looked at")
    static void record(Address heap) {
        WorkLists.clear(heap, WorkLists.NOTED);
        Address registers = heap.plus(HeapContext.REGISTERS);
        Registers.spill(registers);
        words(heap, registers, registers.plus(8L * Registers.SPILL_WORDS));
        words(heap, Registers.stackPointer().alignUp(8), Roots.stackBase(heap));
    }

    private static void words(Address heap, Address from, Address to) {
        while (from.isBelow(to)) {
            Address word = from.loadAddress(0);
            Address object = Roots.resolve(heap, Plan.types(heap), word);
            if (!object.isZero()) {
                WorkLists.push(heap, WorkLists.NOTED, object);
                WorkLists.push(heap, WorkLists.NOTED, word);
            }
            from = from.plus(8);
        }
    }

    /** Frames: the stack pointer of the collection, below which there are none but those of checks. */
    static void check(Address heap, Address frames) {
        Address at = WorkLists.start(heap, WorkLists.NOTED);
        while (at.isBelow(WorkLists.end(heap, WorkLists.NOTED))) {
            if (!isThere(heap, at.loadAddress(0)) && isOnStack(heap, frames, at.loadAddress(8))) {
                Fault.report(heap, Text.literal("the stack references an object that was moved or freed"), Address.zero(), at, at.loadLong(0));
            }
            at = at.plus(16);
        }
        WorkLists.clear(heap, WorkLists.NOTED);
    }

    /**
     * Whether a word is on the stack still. What the program holds stays there while a collection runs; what the collector itself had in a register
     * when the words were noted is gone.
     */
    private static boolean isOnStack(Address heap, Address frames, Address word) {
        for (Address at = frames.alignUp(8); at.isBelow(Roots.stackBase(heap)); at = at.plus(8)) {
            if (at.loadAddress(0).eq(word)) return true;
        }
        return false;
    }

    private static boolean isThere(Address heap, Address object) {
        int colour = Granules.colour(heap);
        if (!Layout.isInBlocks(heap, object)) {
            return LargeObjects.resolve(heap, object).eq(object) && LargeObjects.mark(heap, object) == colour;
        }
        int granule = Granules.of(heap, object).loadByte(0);
        return (granule & Granules.START) != 0 && (granule & colour) != 0;
    }
}
