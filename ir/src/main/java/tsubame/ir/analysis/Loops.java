package tsubame.ir.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tsubame.ir.Block;
import tsubame.ir.Terminator;

/** The natural loops, outer ones before inner ones. Cycles without a header that dominates them are none. */
public final class Loops {
    /** The blocks of a loop, its header first; where its iterations end; where it is entered from. */
    public record Loop(Block header, Set<Block> blocks, List<Block> latches, List<Block> entries) {
        /** The one block that enters the loop, by a jump; null if there is none such. */
        public Block preheader() {
            return entries.size() == 1 && entries.get(0).terminator() instanceof Terminator.Jump ? entries.get(0) : null;
        }
    }

    private final Map<Block, Loop> byHeader = new LinkedHashMap<>();

    public Loops(Dominators dominators) {
        for (Block header : dominators.flow().order()) {
            List<Block> latches = new ArrayList<>();
            List<Block> entries = new ArrayList<>();
            for (Block from : dominators.flow().predecessors(header)) {
                (dominators.dominates(header, from) ? latches : entries).add(from);
            }
            if (!latches.isEmpty()) byHeader.put(header, new Loop(header, blocks(header, latches, dominators), latches, entries));
        }
    }

    private static Set<Block> blocks(Block header, List<Block> latches, Dominators dominators) {
        Set<Block> blocks = new LinkedHashSet<>();
        blocks.add(header);
        Deque<Block> work = new ArrayDeque<>(latches);
        while (!work.isEmpty()) {
            Block block = work.pop();
            if (blocks.add(block)) work.addAll(dominators.flow().predecessors(block));
        }
        return blocks;
    }

    public List<Loop> all() {
        return List.copyOf(byHeader.values());
    }

    /** The blocks that are in any. */
    public Set<Block> blocks() {
        Set<Block> blocks = new LinkedHashSet<>();
        byHeader.values().forEach(loop -> blocks.addAll(loop.blocks()));
        return blocks;
    }

    /** Null if the block heads none. */
    public Loop of(Block header) {
        return byHeader.get(header);
    }
}
