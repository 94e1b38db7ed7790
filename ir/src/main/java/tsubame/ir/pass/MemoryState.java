package tsubame.ir.pass;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tsubame.ir.Block;
import tsubame.ir.Effect;
import tsubame.ir.Op;
import tsubame.ir.Region;
import tsubame.ir.Value;
import tsubame.ir.analysis.Dominators;

/**
 * Which write of a region was the last, by numbers: where two places have the same number for a region, one dominated by the
 * other, nothing has written to it in between on any way.
 */
final class MemoryState {
    private static final int MAX_BLOCKS = 400;

    private final Dominators dominators;
    private final Map<Block, Map<Region, Integer>> atEnd = new HashMap<>();
    private final Map<Block, Set<Region>> writes = new HashMap<>();
    private Map<Region, Integer> now = new HashMap<>();
    private int next = 1;

    MemoryState(Dominators dominators) {
        this.dominators = dominators;
        for (Block block : dominators.flow().order()) {
            Set<Region> written = new HashSet<>();
            for (Value value : block.body()) if (value.op().effects().has(Effect.WRITES)) written.add(value.op().region());
            writes.put(block, written);
        }
    }

    /** Blocks are entered in an order in which their dominators are left before. */
    void enter(Block block) {
        Block above = dominators.immediate(block);
        now = above == null ? new HashMap<>() : new HashMap<>(atEnd.get(above));
        if (above == null || dominators.flow().predecessors(block).size() == 1) return;
        for (Region region : writtenBetween(above, block)) write(region);
    }

    void leave(Block block) {
        atEnd.put(block, now);
    }

    /** What is written on the ways from a block's end to another that it dominates; in loops the latter's own writes too. */
    private Set<Region> writtenBetween(Block above, Block block) {
        Set<Region> written = new HashSet<>();
        Set<Block> seen = new HashSet<>();
        Deque<Block> work = new ArrayDeque<>(dominators.flow().predecessors(block));
        while (!work.isEmpty()) {
            Block at = work.pop();
            if (at == above || !seen.add(at)) continue;
            if (seen.size() > MAX_BLOCKS) return Set.of(Region.ANY);
            written.addAll(writes.get(at));
            work.addAll(dominators.flow().predecessors(at));
        }
        return written;
    }

    void step(Op op) {
        if (op.effects().has(Effect.WRITES)) write(op.region());
    }

    private void write(Region region) {
        now.put(region, next);
        if (region.isOfOneIndex()) now.put(region.part(), next);
        next++;
    }

    int last(Region region) {
        Region meeting = region.isOfOneIndex() ? region.whole() : region.part();
        return Math.max(now.getOrDefault(region, 0), Math.max(now.getOrDefault(meeting, 0), now.getOrDefault(Region.ANY, 0)));
    }
}
