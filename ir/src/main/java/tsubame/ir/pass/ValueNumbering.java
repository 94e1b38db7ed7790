package tsubame.ir.pass;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tsubame.ir.Arith;
import tsubame.ir.ArrayOp;
import tsubame.ir.Block;
import tsubame.ir.Check;
import tsubame.ir.Compare;
import tsubame.ir.Const;
import tsubame.ir.Function;
import tsubame.ir.Memory;
import tsubame.ir.Op;
import tsubame.ir.Storage;
import tsubame.ir.TypeTest;
import tsubame.ir.Value;
import tsubame.ir.analysis.Dominators;

/**
 * Global value numbering: an operation equal to one that dominates it is that one, if it is pure, a check, or a load from memory
 * that nobody has written since. A load right behind a store, as far as memory goes, is what was stored.
 */
final class ValueNumbering {
    /** An operation, and for a load the number of the last write. */
    private record Key(Op op, int write) { }

    private final Function function;
    private final Context context;
    private final Dominators dominators;
    private final MemoryState memory;
    private final Map<Key, Value> table = new HashMap<>();
    private boolean changed;

    private ValueNumbering(Function function, Context context) {
        this.function = function;
        this.context = context;
        this.dominators = new Dominators(function);
        this.memory = new MemoryState(dominators);
    }

    static boolean run(Function function, Context context) {
        ValueNumbering pass = new ValueNumbering(function, context);
        for (Block block : pass.dominators.preorder()) pass.block(block);
        return pass.changed;
    }

    private void block(Block block) {
        memory.enter(block);
        for (Value value : List.copyOf(block.body())) {
            Op op = value.op();
            if (op instanceof Const constant) {
                replace(value, function.constant(constant));
                continue;
            }
            Key key = key(op);
            if (key != null && value != block.invoked()) {
                Value known = table.get(key);
                if (known != null && isAbove(known, value)) replace(value, known);
                else table.put(key, value);
            }
            memory.step(op);
            store(op);
        }
        memory.leave(block);
    }

    /** The table has values of this block only from above the current one, and its own. */
    private boolean isAbove(Value known, Value value) {
        return known.block() != null && known != value
                && (known.block() == value.block() || dominators.isAvailable(known, value.block()));
    }

    private void replace(Value value, Value by) {
        if (by == value || !context.burn()) return;
        value.replaceUses(by);
        value.remove();
        changed = true;
    }

    private Key key(Op op) {
        if (op instanceof Memory.GetField get && context.program().isFixed(get.field())) return new Key(op, 0);
        boolean isLoad = op instanceof Memory.GetField || op instanceof Memory.GetStatic || op instanceof ArrayOp.Load || op instanceof ArrayOp.LoadBytes;
        if (isLoad) return new Key(op, memory.last(op.region()));
        boolean isCheck = op instanceof Check.Guard || op instanceof Check.Bounds || op instanceof Check.StackLimit || op instanceof TypeTest.CheckCast;
        return isCheck || op.effects().isPure() ? new Key(ordered(op), 0) : null;
    }

    private static Op ordered(Op op) {
        return switch (op) {
            case Arith.Binary(var kind, Value a, Value b) when kind.isCommutative() && a.id() > b.id() -> new Arith.Binary(kind, b, a);
            case Compare.Int(var condition, Value a, Value b) when a.id() > b.id() -> new Compare.Int(condition.swapped(), b, a);
            case Compare.Same(Value a, Value b) when a.id() > b.id() -> new Compare.Same(b, a);
            default -> op;
        };
    }

    private void store(Op op) {
        Op load = switch (op) {
            case Memory.PutField put when keeps(put.field().storage()) -> new Memory.GetField(put.field(), put.object());
            case Memory.PutStatic put when keeps(put.field().storage()) -> new Memory.GetStatic(put.field());
            case ArrayOp.Store put when keeps(put.element()) -> new ArrayOp.Load(put.element(), put.array(), put.index());
            case ArrayOp.StoreBytes put when keeps(put.storage()) -> new ArrayOp.LoadBytes(put.storage(), put.array(), put.offset());
            default -> null;
        };
        if (load != null) table.put(new Key(load, memory.last(load.region())), op.operands().getLast());
    }

    /** Whether what is loaded is what was stored, and not its low bits. */
    private static boolean keeps(Storage storage) {
        return switch (storage.kind()) {
            case INT, LONG, DOUBLE, BOXED, REF, ADDRESS -> true;
            case BOOLEAN, BYTE, SHORT, CHAR, FLOAT -> false;
        };
    }
}
