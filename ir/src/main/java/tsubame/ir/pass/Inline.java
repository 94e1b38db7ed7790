package tsubame.ir.pass;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tsubame.ir.Block;
import tsubame.ir.Call;
import tsubame.ir.Function;
import tsubame.ir.Likelihood;
import tsubame.ir.Lowering;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Value;
import tsubame.ir.analysis.ControlFlow;
import tsubame.ir.analysis.Dominators;
import tsubame.ir.analysis.Loops;

/**
 * Puts callees in place of their calls: those that ask for it, and those no larger than a call is worth, while the caller
 * stays below its limit. Only calls that are there at the start are looked at, so that recursion ends. Callees have
 * been optimised before: their size is what they are worth.
 */
final class Inline {
    /** Operations of a callee that are about as many as its call costs. */
    private static final int SMALL = 24;

    /** The same where size counts for more than speed: what is about as long as the call itself. */
    private static final int SMALL_IN_RARE = 6;

    /** The same of callees that ask for it, where the caller is to stay short: a call, its arguments, and the look for what it threw. */
    private static final int SMALL_IN_COMPACT = 12;

    /** The same of a callee that an entrance leads to: with more, the call is the least of what it costs. */
    private static final int SMALL_IN_ENTRANCE = 128;

    /** The same of what most likely runs, of callees for which only that counts. */
    private static final int LIKELY_SMALL = 96;

    /** The same where the call is inside of a loop. */
    private static final int LIKELY_SMALL_IN_LOOP = 256;

    /** Operations that a caller may grow to by callees that do not ask for it. */
    private static final int LIMIT = 4000;

    private Inline() {}

    static boolean run(Function function, Context context) {
        if (function.isLowered(Lowering.EXCEPTIONS)) return false;
        List<Value> calls = new ArrayList<>();
        for (Block block : new ControlFlow(function).order()) {
            for (Value value : block.body()) if (value.op() instanceof Call.Direct) calls.add(value);
        }
        boolean changed = false;
        Set<Block> looping = calls.stream().anyMatch(call -> countsLikely(callee(call, context))) ? new Loops(new Dominators(function)).blocks() : Set.of();
        int size = function.size();
        for (Value call : calls) {
            Function callee = callee(call, context);
            if (callee == null || !isWorth(callee, function, size, looping.contains(call.block())) || !context.burn()) continue;
            size += callee.size();
            Inliner.inline(call, callee);
            changed = true;
        }
        return changed;
    }

    private static Function callee(Value call, Context context) {
        return context.program().function(((Call.Direct) call.op()).method());
    }

    /** Whether it matters for a callee, if it is known, where it is called. */
    private static boolean countsLikely(Function callee) {
        return callee != null && callee.inlining() == Function.Inlining.BY_LIKELY_COST;
    }

    /** Operations in blocks that are reached without an unlikely step. */
    private static int likelySize(Function function) {
        Set<Block> seen = new HashSet<>(Set.of(function.entry()));
        Deque<Block> pending = new ArrayDeque<>(seen);
        int size = 0;
        while (!pending.isEmpty()) {
            Block block = pending.pop();
            size += block.body().size();
            for (Block next : likelySuccessors(block.terminator())) if (seen.add(next)) pending.push(next);
        }
        return size;
    }

    private static List<Block> likelySuccessors(Terminator terminator) {
        return switch (terminator) {
            case Terminator.Branch(_, Target then, _, Likelihood likelihood) when likelihood == Likelihood.LIKELY -> List.of(then.block());
            case Terminator.Branch(_, _, Target otherwise, Likelihood likelihood) when likelihood == Likelihood.UNLIKELY -> List.of(otherwise.block());
            case Terminator.Invoke(Target normal, _) -> List.of(normal.block());
            default -> terminator.targets().stream().map(Target::block).toList();
        };
    }

    private static boolean isWorth(Function callee, Function caller, int size, boolean loops) {
        if (callee == caller || !callee.lowered().equals(caller.lowered())) return false;
        return switch (callee.inlining()) {
            case NEVER -> false;
            case ALWAYS -> !caller.isCompact() || callee.size() <= SMALL_IN_COMPACT;
            case BY_LIKELY_COST -> likelyIsWorth(callee, caller, size, loops);
            case BY_COST -> callee.size() <= (caller.isRare() || caller.isCompact() || callee.isRare() ? SMALL_IN_RARE : SMALL) && size < LIMIT;
        };
    }

    private static boolean likelyIsWorth(Function callee, Function caller, int size, boolean loops) {
        if (caller.isCompact()) return callee.size() <= SMALL_IN_COMPACT;
        if (caller.isEntrance()) return callee.size() <= SMALL_IN_ENTRANCE;
        return size < LIMIT && likelySize(callee) <= (loops ? LIKELY_SMALL_IN_LOOP : LIKELY_SMALL);
    }
}
