package tsubame.aot.dispatch;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import tsubame.ir.Block;
import tsubame.ir.Call;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Unwinding;
import tsubame.ir.Value;

/** What can be said of the ways through the loop's body, from a handler to the next instruction. */
final class WaysOfLoop {
    private final DispatchLoop loop;
    private final Map<Block, List<Block>> predecessors = new HashMap<>();
    /** Blocks from which the next instruction, or a return, can be reached without a call. */
    private final Set<Block> quick;
    /** Blocks that find a pending exception where they begin. */
    private final Set<Block> takingPending;

    WaysOfLoop(DispatchLoop loop) {
        this.loop = loop;
        for (Block block : loop.function().blocks()) {
            for (Block next : block.successors()) {
                predecessors.computeIfAbsent(next, _ -> new ArrayList<>()).add(block);
            }
        }
        quick = fixpoint(this::isQuick);
        takingPending = fixpoint(this::takesPending);
    }

    List<Block> predecessors(Block block) {
        return predecessors.getOrDefault(block, List.of());
    }

    boolean takesPending(Block block) {
        return takingPending.contains(block);
    }

    /** The blocks that can be reached from one, not through the head, and not beyond where others begin. */
    Set<Block> reach(Block from, Set<Block> stops) {
        Set<Block> reached = new LinkedHashSet<>(Set.of(from));
        Deque<Block> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            for (Block next : open.pop().successors()) {
                if (next != loop.head() && !stops.contains(next) && reached.add(next)) {
                    open.push(next);
                }
            }
        }
        return reached;
    }

    /** The first blocks of ways that must call, behind blocks that need not. */
    Set<Block> slowEntries() {
        Set<Block> entries = new LinkedHashSet<>();
        for (Target handler : loop.handlers()) {
            for (Block block : reach(handler.block(), Set.of())) {
                boolean behindQuick = predecessors(block).stream().anyMatch(from -> from != loop.head() && quick.contains(from));
                if (behindQuick && !quick.contains(block) && !takesPending(block) && !isFault(block)) {
                    entries.add(block);
                }
            }
        }
        return entries;
    }

    private static boolean isFault(Block block) {
        return block.terminator() instanceof Terminator.Panic || block.terminator() instanceof Terminator.Unreachable;
    }

    private Set<Block> fixpoint(BiPredicate<Block, Set<Block>> holds) {
        Set<Block> found = new HashSet<>();
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Block block : loop.function().blocks()) {
                if (!found.contains(block) && holds.test(block, found)) {
                    changed = found.add(block);
                }
            }
        }
        return found;
    }

    private boolean isQuick(Block block, Set<Block> known) {
        for (Value value : block.body()) {
            if (value.op() instanceof Call) {
                return false;
            }
        }
        return block.terminator() instanceof Terminator.Return
                || block.successors().stream().anyMatch(next -> next == loop.head() || known.contains(next));
    }

    private boolean takesPending(Block block, Set<Block> known) {
        for (Value value : block.body()) {
            if (value.op() instanceof Unwinding.TakePending) {
                return true;
            }
            if (value.op() instanceof Unwinding.SetPending || value.op() instanceof Call) {
                return false;
            }
        }
        return block.terminator() instanceof Terminator.Unwind
                || block.successors().stream().anyMatch(next -> next != loop.head() && known.contains(next));
    }
}
