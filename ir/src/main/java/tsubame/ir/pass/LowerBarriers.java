package tsubame.ir.pass;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tsubame.ir.Alloc;
import tsubame.ir.ArrayOp;
import tsubame.ir.Block;
import tsubame.ir.Box;
import tsubame.ir.Const;
import tsubame.ir.Convert;
import tsubame.ir.Function;
import tsubame.ir.Memory;
import tsubame.ir.Op;
import tsubame.ir.Raw;
import tsubame.ir.Value;
import tsubame.ir.analysis.ControlFlow;

/**
 * The one place where barriers are made. A store of a reference becomes a raw one, with the barrier of its object before it; without
 * where none is needed: the value is no reference, or an object of the image, which never moves nor dies; or the object is fresh,
 * with no safepoint since its allocation, so that the collector has not seen it. Barriers of ranges, which copies of memory bring
 * along, go if their array is fresh.
 */
final class LowerBarriers {
    /** How many blocks may lie between an allocation and a store for the object to be looked at as fresh. */
    private static final int MAX_BLOCKS = 24;

    private final ControlFlow flow;
    private boolean changed;

    private LowerBarriers(Function function) {
        flow = new ControlFlow(function);
    }

    static boolean run(Function function, Context context) {
        LowerBarriers lowering = new LowerBarriers(function);
        for (Block block : function.blocks()) {
            for (Value value : List.copyOf(block.body())) lowering.lower(value);
        }
        return lowering.changed;
    }

    private void lower(Value value) {
        switch (value.op()) {
            case Memory.PutField put when put.loweredBy() != null -> store(value, put.object(), put.value(), new Raw.Barrier(put.object()), put.asRaw());
            case ArrayOp.Store store when store.loweredBy() != null ->
                store(value, store.array(), store.value(), new Raw.BarrierElement(store.array(), store.index()), store.asRaw());
            case Raw.BarrierRange(Value array, _, _) when isFresh(array, value) -> {
                value.remove();
                changed = true;
            }
            default -> { }
        }
    }

    private void store(Value store, Value object, Value stored, Raw barrier, Op raw) {
        if (!isNoMovingReference(stored) && !isFresh(object, store)) store.block().insert(barrier, store).setPosition(store.position());
        store.setOp(raw);
        changed = true;
    }

    private static boolean isNoMovingReference(Value value) {
        return switch (value.op()) {
            case Const _, Box.BoxDouble _, Box.BoxBoolean _ -> true;
            case Convert.Retype(_, Value a) -> isNoMovingReference(a);
            case null, default -> false;
        };
    }

    /** What the object was before types and addresses were taken of it. */
    private static Value origin(Value object) {
        Value root = TypePeepholes.root(object);
        return root.op() instanceof Raw.ToRef(_, Value address) && address.op() instanceof Raw.OfRef(Value inner) ? origin(inner) : root;
    }

    /** Whether no way from the object's allocation to the store has a safepoint. */
    private boolean isFresh(Value object, Value store) {
        Value root = origin(object);
        if (!(root.op() instanceof Alloc) || !flow.isReachable(store.block())) return false;
        List<Value> last = store.block().body();
        if (root.block() == store.block()) return isQuiet(last.subList(last.indexOf(root) + 1, last.indexOf(store)));
        List<Value> first = root.block().body();
        if (!isQuiet(last.subList(0, last.indexOf(store))) || !isQuiet(first.subList(first.indexOf(root) + 1, first.size()))) return false;
        Set<Block> between = new HashSet<>();
        Deque<Block> work = new ArrayDeque<>(flow.predecessors(store.block()));
        while (!work.isEmpty()) {
            Block block = work.pop();
            if (block == root.block() || !between.add(block)) continue;
            if (between.size() > MAX_BLOCKS || !isQuiet(block.body())) return false;
            work.addAll(flow.predecessors(block));
        }
        return true;
    }

    private static boolean isQuiet(List<Value> body) {
        for (Value value : body) if (value.op().effects().isSafepoint()) return false;
        return true;
    }
}
