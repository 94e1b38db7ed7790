package tsubame.ir.pass;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tsubame.ir.Alloc;
import tsubame.ir.ArrayOp;
import tsubame.ir.Block;
import tsubame.ir.Compare;
import tsubame.ir.Const;
import tsubame.ir.Function;
import tsubame.ir.Memory;
import tsubame.ir.Op;
import tsubame.ir.Raw;
import tsubame.ir.Storage;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.User;
import tsubame.ir.Value;
import tsubame.ir.analysis.ControlFlow;

/**
 * An object that is only loaded from and stored to, and a short array with constant indices alone, is never made: its fields become
 * values, with block parameters where ways meet (Braun et al., "Simple and efficient construction of SSA form").
 */
final class ScalarReplacement {
    private static final int MAX_ELEMENTS = 16;

    private final Function function;
    private final Value object;
    private final ControlFlow flow;
    private final Map<String, Storage> places = new HashMap<>();
    private final Map<Value, Value> narrowings = new HashMap<>();
    /** What a place holds at the start, and at the end, of a block. */
    private final Map<Block, Map<String, Value>> atStart = new HashMap<>();
    private final Map<Block, Map<String, Value>> atEnd = new HashMap<>();

    private ScalarReplacement(Function function, Value object) {
        this.function = function;
        this.object = object;
        this.flow = new ControlFlow(function);
    }

    static boolean run(Function function, Context context) {
        List<Value> allocations = new ArrayList<>();
        ControlFlow flow = new ControlFlow(function);
        for (Block block : flow.order()) {
            for (Value value : block.body()) if (value.op() instanceof Alloc) allocations.add(value);
        }
        boolean changed = false;
        for (Value allocation : allocations) {
            if (!isPrivate(allocation, flow) || !context.burn()) continue;
            new ScalarReplacement(function, allocation).run();
            changed = true;
        }
        return changed;
    }

    private static boolean isPrivate(Value object, ControlFlow flow) {
        if (object.op() instanceof Alloc.Slow) return false;
        for (User user : object.users()) {
            if (!(user instanceof Value value) || !flow.isReachable(value.block()) || !isAccess(value.op(), object)) return false;
        }
        return true;
    }

    private static boolean isAccess(Op op, Value object) {
        return switch (op) {
            case Memory.GetField _, Compare.IsNull _, Raw.Barrier _ -> true;
            case Memory.PutField put -> put.value() != object;
            case ArrayOp.Load load -> isElement(load.index(), object);
            case ArrayOp.Store store -> store.value() != object && isElement(store.index(), object);
            default -> false;
        };
    }

    private static boolean isElement(Value index, Value array) {
        return array.op() instanceof Alloc.NewArray(_, Value length) && length.op() instanceof Const.Int(int count) && count <= MAX_ELEMENTS
                && index.op() instanceof Const.Int(int at) && 0 <= at && at < count;
    }

    private void run() {
        for (User user : object.users()) place(((Value) user).op());
        Map<Block, List<Value>> accesses = new HashMap<>();
        for (User user : object.users()) accesses.computeIfAbsent(((Value) user).block(), _ -> new ArrayList<>()).add((Value) user);
        for (Block block : flow.order()) if (accesses.containsKey(block) || block == object.block()) stores(block);
        for (Block block : flow.order()) if (accesses.containsKey(block)) loads(block);
        for (User user : object.users()) if (((Value) user).block() != null) ((Value) user).remove();
        object.remove();
    }

    private void place(Op op) {
        switch (op) {
            case Memory.GetField get -> places.put(name(get), get.field().storage());
            case Memory.PutField put -> places.put(name(put), put.field().storage());
            case ArrayOp.Load load -> places.put(name(load), load.element());
            case ArrayOp.Store store -> places.put(name(store), store.element());
            default -> { }
        }
    }

    private static String name(Op op) {
        return switch (op) {
            case Memory.GetField get -> get.field().text();
            case Memory.PutField put -> put.field().text();
            case ArrayOp.Load load -> load.index().op().head();
            case ArrayOp.Store store -> store.index().op().head();
            default -> null;
        };
    }

    /** What a block leaves in each place it stores to; the allocation leaves zeros. */
    private void stores(Block block) {
        Map<String, Value> held = new HashMap<>();
        for (Value value : List.copyOf(block.body())) {
            if (value == object) for (String place : places.keySet().stream().sorted().toList()) held.put(place, zero(places.get(place)));
            if (isStore(value)) held.put(name(value.op()), narrowed(value));
        }
        atEnd.put(block, held);
    }

    private boolean isStore(Value value) {
        return value.op() instanceof Memory.PutField put && put.object() == object
                || value.op() instanceof ArrayOp.Store store && store.array() == object;
    }

    private boolean isLoad(Value value) {
        return value.op() instanceof Memory.GetField get && get.object() == object
                || value.op() instanceof ArrayOp.Load load && load.array() == object;
    }

    private Value zero(Storage storage) {
        return function.constant(Placeholder.of(storage.type()));
    }

    /** What a store leaves: the value, or what remains of it in a narrow place. */
    private Value narrowed(Value store) {
        Value stored = store.op().operands().getLast();
        return narrowings.computeIfAbsent(store, _ -> Narrowing.of(places.get(name(store.op())), stored, store));
    }

    private void loads(Block block) {
        Map<String, Value> held = new HashMap<>();
        for (Value value : List.copyOf(block.body())) {
            if (value == object) for (String place : places.keySet()) held.put(place, zero(places.get(place)));
            if (isStore(value)) held.put(name(value.op()), narrowed(value));
            if (!isLoad(value)) continue;
            String place = name(value.op());
            Value by = held.containsKey(place) ? held.get(place) : atStart(block, place);
            replaced(value, by);
        }
        for (Value value : List.copyOf(block.body())) {
            if (value.op() instanceof Compare.IsNull(Value a) && a == object) {
                value.replaceUses(function.constant(new Const.Bool(false)));
            }
        }
    }

    /** A load's uses, and what has been noted of it, become what it loads. */
    private void replaced(Value load, Value by) {
        load.replaceUses(by);
        for (Map<String, Value> held : atEnd.values()) held.replaceAll((_, value) -> value == load ? by : value);
        for (Map<String, Value> held : atStart.values()) held.replaceAll((_, value) -> value == load ? by : value);
        narrowings.replaceAll((_, value) -> value == load ? by : value);
    }

    private Value atEnd(Block block, String place) {
        Value held = atEnd.getOrDefault(block, Map.of()).get(place);
        return held != null ? held : atStart(block, place);
    }

    private Value atStart(Block block, String place) {
        Map<String, Value> known = atStart.computeIfAbsent(block, _ -> new HashMap<>());
        if (known.containsKey(place)) return known.get(place);
        List<Block> from = flow.predecessors(block);
        if (from.size() == 1) {
            Value value = atEnd(from.get(0), place);
            known.put(place, value);
            return value;
        }
        Type type = places.get(place).type();
        Value parameter = block.addParameter(type);
        known.put(place, parameter);
        for (Block predecessor : from.stream().distinct().toList()) {
            Value argument = atEnd(predecessor, place);
            List<Target> targets = new ArrayList<>(predecessor.terminator().targets());
            targets.replaceAll(target -> target.block() == block ? target.with(argument) : target);
            predecessor.terminate(predecessor.terminator().withTargets(targets));
        }
        return parameter;
    }
}
