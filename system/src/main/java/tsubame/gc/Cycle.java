package tsubame.gc;

import tsubame.gc.plan.Plan;
import tsubame.system.Address;
import tsubame.system.Text;
import tsubame.system.rule.SystemCode;

/**
 * The frame of every collection, whatever the plan: the clock, the counters, and the line that {@code TSUBAME_GC=trace} prints.
 *
 * <pre>
 *   gc 12 minor nursery | heap 6.1M -> 2.2M | allocated 4.0M freed 3.9M survival 2% | block_reclaim 0 | pinned 9 |
 *         roots stack 57 of 1204 exact 12 remembered 41 | pause 1.42ms | next full 160.0M
 * </pre>
 *
 * (in one line). Survival is what was found to live, of what could have died. Block_reclaim counts the blocks that became wholly free.
 */
@SystemCode("part of the collector")
public final class Cycle {
    private Cycle() {}

    /** Begins a cycle; the cursors are closed. Used: bytes in use; candidates: those of them that this cycle may free. */
    public static void begin(Address heap, long used) {
        Statistics.clearCycle(heap);
        heap.storeLong(Statistics.USED_BEFORE, used);
        heap.storeLong(Statistics.BEGUN, Statistics.now(heap));
        Statistics.raise(heap, Statistics.PEAK_USED, used);
    }

    /** Ends a cycle. Allocated: since the last one; candidates: the bytes that this one could have freed, of which it has traced what lives. */
    public static void end(Address heap, boolean full, Address reason, long allocated, long candidates) {
        long pause = Statistics.now(heap) - heap.loadLong(Statistics.BEGUN);
        long freed = candidates - heap.loadLong(Statistics.TRACED_BYTES);
        heap.storeLong(Statistics.ALLOCATED, allocated);
        heap.storeLong(Statistics.FREED, freed);
        Statistics.add(heap, Statistics.CYCLES, 1);
        if (full) Statistics.add(heap, Statistics.FULL_CYCLES, 1);
        Statistics.add(heap, Statistics.TOTAL_NANOSECONDS, pause);
        Statistics.raise(heap, full ? Statistics.LONGEST_FULL : Statistics.LONGEST_MINOR, pause);
        Statistics.add(heap, Statistics.TOTAL_ALLOCATED, allocated);
        Statistics.add(heap, Statistics.TOTAL_FREED, freed);
        Statistics.add(heap, Statistics.TOTAL_BLOCKS_FREED, heap.loadLong(Statistics.BLOCKS_FREED));
        Statistics.add(heap, Statistics.TOTAL_WEAK_CLEARED, heap.loadLong(Statistics.WEAK_CLEARED));
        if (Options.has(heap, Options.TRACE)) print(heap, full, reason, candidates, pause);
        if (Options.jsonFile(heap) != 0) json(heap, full, reason, candidates, pause);
    }

    /** The same for tools: an object, a line. Times in nanoseconds, sizes in bytes. */
    private static void json(Address heap, boolean full, Address reason, long candidates, long pause) {
        labelled(heap, Text.literal("{\"cycle\":"), heap.loadLong(Statistics.CYCLES));
        Line.text(heap, full ? Text.literal(",\"kind\":\"full\",\"reason\":\"") : Text.literal(",\"kind\":\"minor\",\"reason\":\""));
        Line.text(heap, reason);
        labelled(heap, Text.literal("\",\"at\":"), heap.loadLong(Statistics.BEGUN) - heap.loadLong(Statistics.STARTED));
        labelled(heap, Text.literal(",\"pause\":"), pause);
        labelled(heap, Text.literal(",\"before\":"), heap.loadLong(Statistics.USED_BEFORE));
        labelled(heap, Text.literal(",\"after\":"), Plan.usedBytes(heap));
        labelled(heap, Text.literal(",\"allocated\":"), heap.loadLong(Statistics.ALLOCATED));
        labelled(heap, Text.literal(",\"freed\":"), heap.loadLong(Statistics.FREED));
        labelled(heap, Text.literal(",\"candidates\":"), candidates);
        labelled(heap, Text.literal(",\"traced\":"), heap.loadLong(Statistics.TRACED_BYTES));
        labelled(heap, Text.literal(",\"tracedObjects\":"), heap.loadLong(Statistics.TRACED_OBJECTS));
        labelled(heap, Text.literal(",\"blockReclaim\":"), heap.loadLong(Statistics.BLOCKS_FREED));
        labelled(heap, Text.literal(",\"pinned\":"), heap.loadLong(Statistics.PINNED));
        labelled(heap, Text.literal(",\"copied\":"), heap.loadLong(Statistics.COPIED_OBJECTS));
        labelled(heap, Text.literal(",\"stackWords\":"), heap.loadLong(Statistics.STACK_WORDS));
        labelled(heap, Text.literal(",\"stackHits\":"), heap.loadLong(Statistics.STACK_HITS));
        labelled(heap, Text.literal(",\"exactRoots\":"), heap.loadLong(Statistics.EXACT_ROOTS));
        labelled(heap, Text.literal(",\"remembered\":"), heap.loadLong(Statistics.REMEMBERED));
        labelled(heap, Text.literal(",\"weakCleared\":"), heap.loadLong(Statistics.WEAK_CLEARED));
        labelled(heap, Text.literal(",\"nextFull\":"), Growth.live(heap) + Growth.allowance(heap));
        Line.text(heap, Text.literal("}\n"));
        Line.send(heap, Options.jsonFile(heap));
    }

    private static void print(Address heap, boolean full, Address reason, long candidates, long pause) {
        labelled(heap, Text.literal("gc "), heap.loadLong(Statistics.CYCLES));
        Line.text(heap, full ? Text.literal(" full ") : Text.literal(" minor "));
        Line.text(heap, reason);
        amount(heap, Text.literal(" | heap "), heap.loadLong(Statistics.USED_BEFORE));
        amount(heap, Text.literal(" -> "), Plan.usedBytes(heap));
        amount(heap, Text.literal(" | allocated "), heap.loadLong(Statistics.ALLOCATED));
        amount(heap, Text.literal(" freed "), heap.loadLong(Statistics.FREED));
        Line.text(heap, Text.literal(" survival "));
        Line.percent(heap, heap.loadLong(Statistics.TRACED_BYTES), candidates);
        labelled(heap, Text.literal(" | block_reclaim "), heap.loadLong(Statistics.BLOCKS_FREED));
        labelled(heap, Text.literal(" | pinned "), heap.loadLong(Statistics.PINNED));
        labelled(heap, Text.literal(" copied "), heap.loadLong(Statistics.COPIED_OBJECTS));
        labelled(heap, Text.literal(" | roots stack "), heap.loadLong(Statistics.STACK_HITS));
        labelled(heap, Text.literal(" of "), heap.loadLong(Statistics.STACK_WORDS));
        labelled(heap, Text.literal(" exact "), heap.loadLong(Statistics.EXACT_ROOTS));
        labelled(heap, Text.literal(" remembered "), heap.loadLong(Statistics.REMEMBERED));
        Line.text(heap, Text.literal(" | pause "));
        Line.milliseconds(heap, pause);
        amount(heap, Text.literal(" | next full "), Growth.live(heap) + Growth.allowance(heap));
        Line.end(heap);
    }

    static void labelled(Address heap, Address label, long number) {
        Line.text(heap, label);
        Line.number(heap, number);
    }

    private static void amount(Address heap, Address label, long bytes) {
        Line.text(heap, label);
        Line.bytes(heap, bytes);
    }

    /** The totals, at the end of a run. */
    public static void summary(Address heap) {
        labelled(heap, Text.literal("gc total cycles "), heap.loadLong(Statistics.CYCLES));
        labelled(heap, Text.literal(" full "), heap.loadLong(Statistics.FULL_CYCLES));
        Line.text(heap, Text.literal(" | time "));
        Line.milliseconds(heap, heap.loadLong(Statistics.TOTAL_NANOSECONDS));
        Line.text(heap, Text.literal(" of "));
        long run = Statistics.now(heap) - heap.loadLong(Statistics.STARTED);
        Line.milliseconds(heap, run);
        Line.text(heap, Text.literal(" ("));
        Line.percent(heap, heap.loadLong(Statistics.TOTAL_NANOSECONDS), run);
        Line.text(heap, Text.literal(") | longest minor "));
        Line.milliseconds(heap, heap.loadLong(Statistics.LONGEST_MINOR));
        Line.text(heap, Text.literal(" full "));
        Line.milliseconds(heap, heap.loadLong(Statistics.LONGEST_FULL));
        amount(heap, Text.literal(" | freed "), heap.loadLong(Statistics.TOTAL_FREED));
        labelled(heap, Text.literal(" block_reclaim "), heap.loadLong(Statistics.TOTAL_BLOCKS_FREED));
        amount(heap, Text.literal(" | peak "), heap.loadLong(Statistics.PEAK_USED));
        amount(heap, Text.literal(" committed "), Plan.committedBytes(heap));
        Line.end(heap);
    }
}
