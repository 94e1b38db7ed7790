package tsubame.ir.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tsubame.ir.Block;
import tsubame.ir.Function;
import tsubame.ir.Terminator;
import tsubame.ir.Value;

/** The dominator tree of the reachable blocks (Cooper, Harvey, Kennedy: "A simple, fast dominance algorithm"). */
public final class Dominators {
    private final ControlFlow flow;
    private final int[] immediate;
    private final int[] begin;
    private final int[] end;
    private final List<List<Block>> children = new ArrayList<>();

    public Dominators(Function function) {
        this(new ControlFlow(function));
    }

    public Dominators(ControlFlow flow) {
        this.flow = flow;
        int count = flow.order().size();
        immediate = new int[count];
        begin = new int[count];
        end = new int[count];
        solve();
        for (int i = 0; i < count; i++) children.add(new ArrayList<>());
        for (int i = 1; i < count; i++) children.get(immediate[i]).add(flow.order().get(i));
        number();
    }

    private void solve() {
        Arrays.fill(immediate, -1);
        immediate[0] = 0;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 1; i < immediate.length; i++) {
                int dominator = -1;
                for (Block predecessor : flow.predecessors(flow.order().get(i))) {
                    int from = flow.number(predecessor);
                    if (immediate[from] >= 0) dominator = dominator < 0 ? from : intersect(dominator, from);
                }
                changed |= immediate[i] != dominator;
                immediate[i] = dominator;
            }
        }
    }

    private int intersect(int a, int b) {
        while (a != b) {
            while (a > b) a = immediate[a];
            while (b > a) b = immediate[b];
        }
        return a;
    }

    /** Intervals by depth-first order of the tree, so that dominance is containment. Children come after their parents. */
    private void number() {
        int[] size = new int[immediate.length];
        for (int i = immediate.length - 1; i >= 0; i--) {
            size[i]++;
            if (i > 0) size[immediate[i]] += size[i];
        }
        int[] next = new int[immediate.length];
        for (int i = 0; i < immediate.length; i++) {
            if (i > 0) {
                begin[i] = next[immediate[i]];
                next[immediate[i]] += size[i];
            }
            next[i] = begin[i] + 1;
            end[i] = begin[i] + size[i];
        }
    }

    public ControlFlow flow() {
        return flow;
    }

    /** Null for the entry. */
    public Block immediate(Block block) {
        int number = flow.number(block);
        return number == 0 ? null : flow.order().get(immediate[number]);
    }

    public List<Block> children(Block block) {
        return children.get(flow.number(block));
    }

    /** Reflexive. Both blocks are reachable. */
    public boolean dominates(Block a, Block b) {
        int number = flow.number(a);
        int other = begin[flow.number(b)];
        return begin[number] <= other && other < end[number];
    }

    /** The reachable blocks in preorder of the tree. */
    public List<Block> preorder() {
        Block[] blocks = new Block[immediate.length];
        for (int i = 0; i < blocks.length; i++) blocks[begin[i]] = flow.order().get(i);
        return List.of(blocks);
    }

    /**
     * Whether a value is there throughout a block other than its own. What an invoked operation gives is there behind the
     * normal edge alone: in what the normal target dominates, if no other edge leads to that.
     */
    public boolean isAvailable(Value value, Block in) {
        Block home = value.block();
        if (home.terminator() instanceof Terminator.Invoke invoke && home.invoked() == value) {
            Block normal = invoke.normal().block();
            return flow.predecessors(normal).size() == 1 && dominates(normal, in);
        }
        return dominates(home, in);
    }
}
