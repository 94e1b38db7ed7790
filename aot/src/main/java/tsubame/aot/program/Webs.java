package tsubame.aot.program;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which variables the cells in registers are: the same register holds cells of several variables in turn, those of one block after those of another. A web
 * is a set of writes to a register that some read cannot tell apart, the unit of allocation of Chaitin ("Register allocation and spilling via graph coloring",
 * 1982); each web is a variable. Only of registers in which cells are put.
 */
final class Webs {
    private final Unit unit;
    /** Registers in which cells are put, in order. */
    private final int[] registers;
    /** For each write, one of its web; the first writes are those at the entry, by register. */
    private int[] joined;
    /** The instructions of the other writes, and the registers. */
    private final List<Integer> writers = new ArrayList<>();
    private final List<Integer> targets = new ArrayList<>();
    private final Map<Long, Integer> writes = new HashMap<>();
    private final Map<Long, Integer> reads = new HashMap<>();
    private final Map<Flow.Block, int[]> states = new HashMap<>();
    private final ArrayDeque<Flow.Block> work = new ArrayDeque<>();
    private final Map<Integer, Variable> variables = new HashMap<>();

    Webs(Unit unit) {
        this.unit = unit;
        BitSet found = new BitSet();
        for (Instruction i : unit.code) {
            switch (i.opcode()) {
                case NEW_CELL, NEW_CELL_OF, LOAD_CAPTURE -> found.set(i.a());
                default -> { }
            }
        }
        this.registers = found.stream().toArray();
        this.joined = identity(registers.length);
        if (registers.length > 0) {
            arrive(unit.flow.entry(), identity(registers.length));
            while (!work.isEmpty()) {
                walk(work.poll());
            }
        }
    }

    private static int[] identity(int count) {
        int[] all = new int[count];
        Arrays.setAll(all, n -> n);
        return all;
    }

    // ---- what was found

    /** Whether cells are put into a register, so that it has webs. */
    boolean has(int register) {
        return Arrays.binarySearch(registers, register) >= 0;
    }

    /** The variable whose cell an instruction finds in a register; one of its own, if the instruction is never reached. */
    Variable read(int n, int register) {
        Integer write = reads.get(key(n, register));
        return write == null ? new Variable() : variable(write);
    }

    /** The variable whose cell an instruction puts into a register. */
    Variable written(int n, int register) {
        Integer write = writes.get(key(n, register));
        return write == null ? new Variable() : variable(write);
    }

    /** All variables whose cells are ever in a register. */
    List<Variable> all(int register) {
        List<Variable> all = new ArrayList<>();
        for (int write = 0; write < registers.length + writers.size(); write++) {
            if (registerOf(write) == register) {
                all.add(variable(write));
            }
        }
        return all;
    }

    /** The instructions that write what another reads from a register; null if it may be what was there at the entry, or if it is never reached. */
    List<Integer> writersOf(int n, int register) {
        Integer write = reads.get(key(n, register));
        List<Integer> found = new ArrayList<>();
        for (int each = 0; write != null && each < registers.length + writers.size(); each++) {
            if (root(each) == root(write)) {
                if (each < registers.length) {
                    return null;
                }
                found.add(writers.get(each - registers.length));
            }
        }
        return write == null ? null : found;
    }

    private Variable variable(int write) {
        return variables.computeIfAbsent(root(write), w -> new Variable());
    }

    private int registerOf(int write) {
        return write < registers.length ? registers[write] : targets.get(write - registers.length);
    }

    // ---- finding

    private long key(int n, int register) {
        return (long) n * unit.prototype.registerCount() + register;
    }

    private int root(int write) {
        int root = write;
        while (joined[root] != root) {
            root = joined[root];
        }
        return root;
    }

    private void walk(Flow.Block block) {
        int[] now = states.get(block).clone();
        for (int n = block.first; n < block.end; n++) {
            Instruction i = unit.code.get(n);
            block.handlers.forEach(handler -> arrive(handler, now));
            for (int register : i.reads(unit.prototype)) {
                int at = Arrays.binarySearch(registers, register);
                if (at >= 0) {
                    reads.put(key(n, register), now[at]);
                }
            }
            for (int register : i.writes()) {
                int at = Arrays.binarySearch(registers, register);
                if (at >= 0) {
                    now[at] = write(n, register);
                }
            }
        }
        block.successors.forEach(next -> arrive(next, now));
    }

    private int write(int n, int register) {
        return writes.computeIfAbsent(key(n, register), key -> {
            int write = registers.length + writers.size();
            writers.add(n);
            targets.add(register);
            if (write == joined.length) {
                joined = Arrays.copyOf(joined, 2 * write);
            }
            joined[write] = write;
            return write;
        });
    }

    private void arrive(Flow.Block block, int[] state) {
        int[] known = states.get(block);
        if (known == null) {
            states.put(block, state.clone());
            work.add(block);
            return;
        }
        for (int at = 0; at < registers.length; at++) {
            if (block.alive.get(registers[at])) {
                joined[root(known[at])] = root(state[at]);
            }
        }
    }
}
