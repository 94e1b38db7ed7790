package tsubame.ir.pass;

import java.util.List;
import java.util.Set;
import tsubame.ir.Block;
import tsubame.ir.Check;
import tsubame.ir.Function;
import tsubame.ir.Op;
import tsubame.ir.TypeTest;
import tsubame.ir.Value;
import tsubame.ir.analysis.Dominators;
import tsubame.ir.analysis.Loops;

/**
 * Moves checks, and what they are computed from, from a loop's header before the loop, where their operands are: while nothing
 * stands before them in the header that the world could see. The header runs when the loop is entered, so nothing is checked
 * that would not have been.
 */
final class HoistChecks {
    private HoistChecks() {}

    static boolean run(Function function, Context context) {
        boolean changed = false;
        List<Loops.Loop> loops = new Loops(new Dominators(function)).all();
        for (Loops.Loop loop : loops.reversed()) {
            if (loop.preheader() != null) changed |= hoist(loop, context);
        }
        return changed;
    }

    private static boolean hoist(Loops.Loop loop, Context context) {
        boolean changed = false;
        Value invoked = loop.header().invoked();
        for (Value value : List.copyOf(loop.header().body())) {
            if (value == invoked) break;
            if (isMovable(value.op()) && isInvariant(value.op(), loop.blocks()) && context.burn()) {
                value.moveBefore(null, loop.preheader());
                changed = true;
            } else if (!value.op().effects().isRemovable() || value.op().effects().isSafepoint()) {
                break;
            }
        }
        return changed;
    }

    private static boolean isMovable(Op op) {
        return op.effects().isPure() || op instanceof Check.Guard || op instanceof Check.Bounds || op instanceof TypeTest.CheckCast;
    }

    private static boolean isInvariant(Op op, Set<Block> loop) {
        return op.operands().stream().noneMatch(operand -> loop.contains(operand.block()));
    }
}
