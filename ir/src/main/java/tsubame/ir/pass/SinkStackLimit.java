package tsubame.ir.pass;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import tsubame.ir.Block;
import tsubame.ir.Call;
import tsubame.ir.Check;
import tsubame.ir.Effect;
import tsubame.ir.Function;
import tsubame.ir.Op;
import tsubame.ir.Value;
import tsubame.ir.analysis.Dominators;
import tsubame.ir.analysis.Loops;

/**
 * Asks for the stack's end where something is called, and not at the entry: a function that returns at once needs no frame then, as a recursion's last calls do.
 *
 * <pre>
 *   entry: stack_limit; if n &lt; 2 return n        entry: if n &lt; 2 return n
 *   b1:    … call … call …                   ─▶   b1:    stack_limit; … call … call …
 * </pre>
 *
 * Nothing is written on the way there, so the function is left as if it had been left at once.
 */
final class SinkStackLimit {
    private SinkStackLimit() {}

    static boolean run(Function function, Context context) {
        Value limit = null;
        for (Value value : function.entry().body()) {
            if (limit == null && value.op() instanceof Check.StackLimit) limit = value;
        }
        if (limit == null || function.entry().invoked() == limit) return false;
        Dominators dominators = new Dominators(function);
        Block place = placeFor(limit, dominators);
        if (place == null || place == function.entry() || writesBefore(place, dominators) || !context.burn()) return false;
        limit.moveBefore(place.body().isEmpty() ? null : place.body().getFirst(), place);
        return true;
    }

    /** The last block through which all ways to a call lead, outside of loops; null if nothing is called. */
    private static Block placeFor(Value limit, Dominators dominators) {
        Block place = null;
        for (Block block : dominators.flow().order()) {
            if (block.body().stream().anyMatch(value -> value != limit && needsStack(value.op()))) {
                place = place == null ? block : common(place, block, dominators);
            }
        }
        Set<Block> looping = new Loops(dominators).blocks();
        while (place != null && looping.contains(place)) place = dominators.immediate(place);
        return place;
    }

    private static Block common(Block a, Block b, Dominators dominators) {
        Block common = a;
        while (!dominators.dominates(common, b)) common = dominators.immediate(common);
        return common;
    }

    private static boolean needsStack(Op op) {
        return op instanceof Call || op.effects().isSafepoint() || op.effects().has(Effect.THROWS);
    }

    private static boolean writesBefore(Block place, Dominators dominators) {
        Set<Block> seen = new HashSet<>();
        Deque<Block> work = new ArrayDeque<>(dominators.flow().predecessors(place));
        while (!work.isEmpty()) {
            Block block = work.pop();
            if (block == place || !seen.add(block)) continue;
            for (Value value : block.body()) {
                if (!(value.op() instanceof Check.StackLimit) && value.op().effects().has(Effect.WRITES)) return true;
            }
            work.addAll(dominators.flow().predecessors(block));
        }
        return false;
    }
}
