package tsubame.aot.program;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.Handler;

/**
 * The basic blocks of a function's bytecode, and which registers are alive at their beginnings. A register is alive if an instruction
 * may read it before another one writes it; constants, which nothing writes, never count.
 */
final class Flow {
    /** A block: instructions from {@code first} up to, not including, {@code end}, as indices; where control goes after the last. */
    static final class Block {
        final int start;
        final int first;
        int end;
        final List<Block> successors = new ArrayList<>();
        /** Blocks that exceptions inside go to. */
        final List<Block> handlers = new ArrayList<>();
        final BitSet alive = new BitSet();
        boolean isLoopHead;

        Block(int start, int first) {
            this.start = start;
            this.first = first;
        }
    }

    private final FunctionPrototype function;
    private final List<Instruction> code;
    private final TreeMap<Integer, Block> blocks = new TreeMap<>();

    Flow(FunctionPrototype function, List<Instruction> code) {
        this.function = function;
        this.code = code;
        split();
        connect();
        findAlive();
    }

    /** Whether anything may run twice in one call. */
    boolean hasLoop() {
        for (Block block : blocks()) {
            if (block.isLoopHead) {
                return true;
            }
        }
        return false;
    }

    /** In the order of the code. */
    Iterable<Block> blocks() {
        return blocks.values();
    }

    /** The last first. */
    Iterable<Block> backwards() {
        return blocks.descendingMap().values();
    }

    /** Which registers are alive in front of an instruction of a block. */
    BitSet aliveBefore(Block block, int n) {
        BitSet alive = aliveAfter(block);
        for (int i = block.end - 1; i >= n; i--) {
            step(alive, code.get(i), block);
        }
        return alive;
    }

    /** Which registers are alive in front of the instruction at a position. */
    BitSet aliveAt(int position) {
        Block block = blocks.floorEntry(position).getValue();
        int n = block.first;
        while (code.get(n).position() < position) {
            n++;
        }
        return aliveBefore(block, n);
    }

    /** The block that begins at a position. */
    Block at(int position) {
        return blocks.get(position);
    }

    Block entry() {
        return blocks.firstEntry().getValue();
    }

    /** The handler for what is thrown at a position; null for none. */
    Handler handler(int position) {
        for (Handler handler : function.handlers()) {
            if (position >= handler.start() && position < handler.end()) {
                return handler;
            }
        }
        return null;
    }

    private void split() {
        TreeSet<Integer> starts = new TreeSet<>();
        starts.add(0);
        for (Instruction each : code) {
            List<Integer> targets = each.targets(function);
            starts.addAll(targets);
            if (!targets.isEmpty() || each.endsFlow() || each.suspends()) {
                starts.add(each.next());
            }
        }
        for (Handler handler : function.handlers()) {
            starts.add(handler.target());
            starts.add(handler.start());
            starts.add(handler.end());
        }
        Block block = null;
        for (int i = 0; i < code.size(); i++) {
            int position = code.get(i).position();
            if (starts.contains(position)) {
                if (block != null) {
                    block.end = i;
                }
                block = new Block(position, i);
                blocks.put(position, block);
            }
        }
        block.end = code.size();
    }

    private void connect() {
        for (Block block : blocks.values()) {
            Instruction last = code.get(block.end - 1);
            for (int target : last.targets(function)) {
                block.successors.add(at(target));
                if (target <= block.start) {
                    at(target).isLoopHead = true;
                }
            }
            if (!last.endsFlow()) {
                block.successors.add(at(last.next()));
            }
            Handler handler = handler(block.start);
            if (handler != null) {
                block.handlers.add(at(handler.target()));
                at(handler.target()).isLoopHead |= handler.target() <= block.start;
            }
        }
    }

    private void findAlive() {
        for (boolean changed = true; changed;) {
            changed = false;
            for (Block block : backwards()) {
                BitSet alive = aliveBefore(block, block.first);
                if (!alive.equals(block.alive)) {
                    block.alive.or(alive);
                    changed = true;
                }
            }
        }
    }

    private BitSet aliveAfter(Block block) {
        BitSet alive = new BitSet();
        for (Block next : block.successors) {
            alive.or(next.alive);
        }
        return alive;
    }

    private void step(BitSet alive, Instruction each, Block block) {
        each.writes().forEach(alive::clear);
        for (int register : each.reads(function)) {
            if (register < function.constantBase()) {
                alive.set(register);
            }
        }
        for (Block handler : block.handlers) {
            // the register that receives the exception is written on the way
            BitSet needed = (BitSet) handler.alive.clone();
            needed.clear(handler(block.start).register());
            alive.or(needed);
        }
    }
}
