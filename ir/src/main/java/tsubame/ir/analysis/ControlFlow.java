package tsubame.ir.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import tsubame.ir.Block;
import tsubame.ir.Function;

/** The blocks that the entry reaches, in reverse postorder, and where each is come from. Holds until control flow changes. */
public final class ControlFlow {
    private static final int NEVER_SEEN = -1;
    private static final int SEEN = -2;

    private final List<Block> order = new ArrayList<>();
    /** By the block's id. */
    private final int[] numbers;
    /** By the block's number. */
    private final List<List<Block>> predecessors = new ArrayList<>();

    public ControlFlow(Function function) {
        numbers = new int[function.blockCount()];
        Arrays.fill(numbers, NEVER_SEEN);
        visit(function.entry());
        Collections.reverse(order);
        for (int i = 0; i < order.size(); i++) {
            numbers[order.get(i).id()] = i;
            predecessors.add(new ArrayList<>(2));
        }
        for (Block block : order) for (Block successor : block.successors()) predecessors(successor).add(block);
    }

    /** Postorder, without recursion: functions may be thousands of blocks deep. */
    private void visit(Block entry) {
        ArrayList<Block> stack = new ArrayList<>();
        int[] rest = new int[numbers.length];
        enter(entry, stack, rest);
        while (!stack.isEmpty()) {
            Block block = stack.getLast();
            if (rest[block.id()] == 0) {
                order.add(stack.removeLast());
                continue;
            }
            Block next = block.successors().get(--rest[block.id()]);
            if (numbers[next.id()] == NEVER_SEEN) enter(next, stack, rest);
        }
    }

    /** @param rest by the block's id: how many of its successors are still to be looked at, the last one first */
    private void enter(Block block, List<Block> stack, int[] rest) {
        numbers[block.id()] = SEEN;
        rest[block.id()] = block.successors().size();
        stack.add(block);
    }

    /** Reverse postorder: a block's dominators are before it, and without loops all that lead to it. */
    public List<Block> order() {
        return order;
    }

    public boolean isReachable(Block block) {
        return block.id() < numbers.length && numbers[block.id()] >= 0;
    }

    public int number(Block block) {
        return numbers[block.id()];
    }

    /** Once for each edge: a branch with both targets here counts twice. */
    public List<Block> predecessors(Block block) {
        return predecessors.get(number(block));
    }
}
