package tsubame.ir.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tsubame.ir.Block;
import tsubame.ir.Function;

/** The blocks that the entry reaches, in reverse postorder, and where each is come from. Holds until control flow changes. */
public final class ControlFlow {
    private final List<Block> order = new ArrayList<>();
    private final Map<Block, Integer> numbers = new HashMap<>();
    private final Map<Block, List<Block>> predecessors = new LinkedHashMap<>();

    public ControlFlow(Function function) {
        visit(function.entry());
        Collections.reverse(order);
        for (int i = 0; i < order.size(); i++) {
            numbers.put(order.get(i), i);
            predecessors.put(order.get(i), new ArrayList<>(2));
        }
        for (Block block : order) for (Block successor : block.successors()) predecessors.get(successor).add(block);
    }

    /** Postorder, without recursion: functions may be thousands of blocks deep. */
    private void visit(Block entry) {
        record Frame(Block block, Iterator<Block> rest) { }
        Deque<Frame> stack = new ArrayDeque<>();
        numbers.put(entry, -1);
        stack.push(new Frame(entry, entry.successors().reversed().iterator()));
        while (!stack.isEmpty()) {
            Frame frame = stack.peek();
            if (!frame.rest.hasNext()) {
                order.add(frame.block);
                stack.pop();
                continue;
            }
            Block next = frame.rest.next();
            if (numbers.putIfAbsent(next, -1) == null) stack.push(new Frame(next, next.successors().reversed().iterator()));
        }
    }

    /** Reverse postorder: a block's dominators are before it, and without loops all that lead to it. */
    public List<Block> order() {
        return order;
    }

    public boolean isReachable(Block block) {
        return numbers.containsKey(block);
    }

    public int number(Block block) {
        return numbers.get(block);
    }

    /** Once for each edge: a branch with both targets here counts twice. */
    public List<Block> predecessors(Block block) {
        return predecessors.get(block);
    }
}
