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
 * those that pin. The frames of the mutator do not change meanwhile; those of the collector do, and what had been left in them by chance before the
 * collection's own scan came, and is gone now, was no reference that anybody needs.
 */
@SystemCode("part of the verifier")
final class StackCheck {
    /** Of a note: where the word was found, the word, the object. */
    private static final long WORD = 8;
    private static final long OBJECT = 16;
    private static final long NOTE = 24;

    private StackCheck() {}

    /** Notes the objects. To be called before anything else of the verifier, whose own frames would be found. */
    @NoInline("its frame lies below all that is looked at")
    static void record(Address heap, Address stackPointer) {
        WorkLists.clear(heap, WorkLists.NOTED);
        Address registers = heap.plus(HeapContext.REGISTERS);
        Registers.spill(registers);
        words(heap, registers, registers.plus(8L * Registers.SPILL_WORDS));
        words(heap, stackPointer.alignUp(8), Roots.stackBase(heap));
    }

    private static void words(Address heap, Address from, Address to) {
        while (from.isBelow(to)) {
            Address word = from.loadAddress(0);
            Address object = Roots.resolve(heap, Plan.types(heap), word);
            if (!object.isZero()) {
                WorkLists.push(heap, WorkLists.NOTED, from);
                WorkLists.push(heap, WorkLists.NOTED, word);
                WorkLists.push(heap, WorkLists.NOTED, object);
            }
            from = from.plus(8);
        }
    }

    static void check(Address heap) {
        Address at = WorkLists.start(heap, WorkLists.NOTED);
        while (at.isBelow(WorkLists.end(heap, WorkLists.NOTED))) {
            Address place = at.loadAddress(0);
            boolean still = place.loadAddress(0).eq(at.loadAddress(WORD));
            if (still && !isThere(heap, at.loadAddress(OBJECT))) {
                Fault.report(heap, Text.literal("the stack references an object that was moved or freed"), Address.zero(), place, at.loadLong(OBJECT));
            }
            at = at.plus(NOTE);
        }
        WorkLists.clear(heap, WorkLists.NOTED);
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
