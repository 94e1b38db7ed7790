package tsubame.aot.dispatch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tsubame.ir.Block;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Value;

/**
 * The loop taken apart, for the form {@link DispatchForm#TAIL}: a piece for each handler, and pieces that handlers leave to others, so
 * that the ways without calls need no stack frame. Cuts are made
 *
 * <ul>
 * <li>where a way that can reach the next instruction without a call turns into one that cannot: slow ways;
 * <li>before what several handlers share and is large: the way of exceptions.
 * </ul>
 *
 * <p>What crosses a cut beside the state travels in the remaining argument registers; where there is more, there is no cut. A pending
 * exception never crosses one.
 */
public final class LoopPieces {
    /** Blocks are repeated in up to that many handlers, however large they are. */
    private static final int REPEATED = 3;
    /** Operations that are repeated in any number of handlers. */
    private static final int SMALL = 10;

    private final DispatchLoop loop;
    private final int registers;
    private final WaysOfLoop ways;
    private final Set<Block> cuts;
    private final Map<Block, Piece> pieces = new LinkedHashMap<>();
    private final List<Piece> handlers = new ArrayList<>();
    private Piece entry;
    private List<Value> state;

    /** @param registers how many arguments travel in registers */
    public LoopPieces(DispatchLoop loop, int registers) {
        this.loop = loop;
        this.registers = registers;
        this.ways = new WaysOfLoop(loop);
        this.cuts = new LinkedHashSet<>(ways.slowEntries());
        cuts.addAll(sharedEntries());
        while (!divide()) {
            // a cut has been given up
        }
    }

    public DispatchLoop loop() {
        return loop;
    }

    public Piece entry() {
        return entry;
    }

    public List<Piece> handlers() {
        return handlers;
    }

    public List<Piece> rests() {
        return List.copyOf(pieces.values());
    }

    /** The piece that begins with the block, behind a cut. */
    public Piece rest(Block block) {
        return pieces.get(block);
    }

    /** The handler of an opcode. */
    public Piece handler(int opcode) {
        Block block = loop.target(opcode).block();
        for (Piece handler : handlers) {
            if (handler.entry() == block) {
                return handler;
            }
        }
        throw new IllegalArgumentException(Integer.toString(opcode));
    }

    /** What every piece gets: the head's parameters first, then what is computed before the loop. */
    public List<Value> state() {
        return state;
    }

    /** How many arguments pieces have beside the state. */
    public int extras() {
        int most = 0;
        for (Piece piece : pieces.values()) {
            most = Math.max(most, piece.liveIn.size() + piece.entry().parameters().size());
        }
        return most;
    }

    // ---- cuts

    /** The first blocks of what more handlers share than are worth a copy each. */
    private Set<Block> sharedEntries() {
        Map<Block, Integer> count = new HashMap<>();
        for (Target handler : loop.handlers()) {
            for (Block block : ways.reach(handler.block(), cuts)) {
                count.merge(block, 1, Integer::sum);
            }
        }
        Set<Block> entries = new LinkedHashSet<>();
        for (Block block : loop.function().blocks()) {
            int sharers = count.getOrDefault(block, 0);
            if (sharers <= REPEATED || ways.takesPending(block) || operations(ways.reach(block, cuts)) <= SMALL) {
                continue;
            }
            for (Block from : ways.predecessors(block)) {
                if (count.getOrDefault(from, 0) < sharers) {
                    entries.add(block);
                }
            }
        }
        return entries;
    }

    private static int operations(Set<Block> blocks) {
        int operations = 0;
        for (Block block : blocks) {
            for (Value value : block.body()) {
                operations += value.isConstant() ? 0 : 1;
            }
        }
        return operations;
    }

    // ---- pieces

    /** Makes the pieces; false if a cut had to be given up, and all is to be made anew. */
    private boolean divide() {
        pieces.clear();
        handlers.clear();
        Block first = loop.function().entry();
        entry = new Piece(Piece.Kind.ENTRY, "", Target.to(first), ordered(ways.reach(first, Set.of())));
        for (Target handler : loop.handlers()) {
            handlers.add(new Piece(Piece.Kind.HANDLER, loop.name(handler), handler, ordered(ways.reach(handler.block(), cuts))));
        }
        Map<String, Integer> numbers = new HashMap<>();
        for (Block cut : cuts) {
            String owner = owner(cut);
            int number = numbers.merge(owner, 1, Integer::sum);
            pieces.put(cut, new Piece(Piece.Kind.REST, owner + "/" + number, Target.to(cut), ordered(ways.reach(cut, cuts))));
        }
        findLiveIns();
        for (Piece piece : pieces.values()) {
            if (state.size() + piece.liveIn.size() + piece.entry().parameters().size() > registers) {
                cuts.remove(piece.entry());
                return false;
            }
        }
        return true;
    }

    /** The handler that alone leads to the cut; {@code shared} if several do. */
    private String owner(Block cut) {
        String owner = null;
        for (Target handler : loop.handlers()) {
            if (ways.reach(handler.block(), Set.of()).contains(cut)) {
                if (owner != null) {
                    return "shared";
                }
                owner = loop.name(handler);
            }
        }
        return owner == null ? "unreached" : owner;
    }

    private List<Block> ordered(Set<Block> blocks) {
        List<Block> ordered = new ArrayList<>();
        for (Block block : loop.function().blocks()) {
            if (blocks.contains(block)) {
                ordered.add(block);
            }
        }
        return ordered;
    }

    // ---- what goes from piece to piece

    private void findLiveIns() {
        List<Piece> all = new ArrayList<>(handlers);
        all.addAll(pieces.values());
        Map<Piece, Set<Value>> live = new HashMap<>();
        for (Piece piece : all) {
            live.put(piece, new HashSet<>());
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Piece piece : all) {
                changed |= live.get(piece).addAll(liveIn(piece, live));
            }
        }
        Set<Value> carried = new TreeSet<>(Comparator.comparingInt(Value::id));
        for (Piece handler : handlers) {
            carried.addAll(live.get(handler));
        }
        carried.removeAll(loop.head().parameters());
        carried.removeAll(loop.head().body());
        state = new ArrayList<>(loop.head().parameters());
        state.addAll(carried);
        for (Piece piece : pieces.values()) {
            live.get(piece).removeAll(state);
            live.get(piece).stream().sorted(Comparator.comparingInt(Value::id)).forEach(piece.liveIn::add);
        }
    }

    private Set<Value> liveIn(Piece piece, Map<Piece, Set<Value>> live) {
        Set<Value> used = new HashSet<>();
        Set<Value> defined = new HashSet<>();
        for (Block block : piece.blocks()) {
            defined.addAll(block.parameters());
            for (Value value : block.body()) {
                defined.add(value);
                used.addAll(value.op().operands());
            }
            used.addAll(block.terminator().uses());
            for (Block next : block.successors()) {
                if (next == loop.head()) {
                    headUses(used);
                } else if (!piece.holds(next)) {
                    Piece rest = pieces.get(next);
                    used.addAll(live.get(rest));
                    next.parameters().forEach(used::remove);
                }
            }
        }
        if (piece.kind() == Piece.Kind.HANDLER) {
            used.addAll(piece.edge().arguments());
        }
        used.removeAll(defined);
        used.removeIf(Value::isConstant);
        return used;
    }

    /** The dispatch itself needs what the head reads the opcode from. */
    private void headUses(Set<Value> used) {
        for (Value value : loop.head().body()) {
            for (Value operand : value.op().operands()) {
                if (operand.block() != loop.head()) {
                    used.add(operand);
                }
            }
        }
    }

    /** Whether the piece goes on to a next instruction itself. */
    public boolean dispatches(Piece piece) {
        for (Block block : piece.blocks()) {
            if (!(block.terminator() instanceof Terminator.Unreachable) && block.successors().contains(loop.head())) {
                return true;
            }
        }
        return false;
    }
}
