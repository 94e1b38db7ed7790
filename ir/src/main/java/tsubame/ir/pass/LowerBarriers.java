package tsubame.ir.pass;

import java.util.List;
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

/**
 * The one place where barriers are made. A store of a reference becomes a raw one, with the barrier of its object before it; without
 * where none is needed: the value is no reference, or an object of the image, which never moves nor dies; or the object is fresh,
 * with no safepoint since its allocation, so that the collector has not seen it.
 */
final class LowerBarriers {
    private LowerBarriers() {}

    static boolean run(Function function, Context context) {
        boolean changed = false;
        for (Block block : function.blocks()) {
            for (Value value : List.copyOf(block.body())) {
                switch (value.op()) {
                    case Memory.PutField put when put.loweredBy() != null -> lower(value, put.object(), put.value(), put.asRaw());
                    case ArrayOp.Store store when store.loweredBy() != null -> lower(value, store.array(), store.value(), store.asRaw());
                    default -> {
                        continue;
                    }
                }
                changed = true;
            }
        }
        return changed;
    }

    private static void lower(Value store, Value object, Value stored, Op raw) {
        if (!isNoMovingReference(stored) && !isFresh(object, store)) {
            store.block().insert(new Raw.Barrier(object), store).setPosition(store.position());
        }
        store.setOp(raw);
    }

    private static boolean isNoMovingReference(Value value) {
        return switch (value.op()) {
            case Const _, Box.BoxDouble _, Box.BoxBoolean _ -> true;
            case Convert.Retype(_, Value a) -> isNoMovingReference(a);
            case null, default -> false;
        };
    }

    private static boolean isFresh(Value object, Value store) {
        Value root = TypePeepholes.root(object);
        if (!(root.op() instanceof Alloc) || root.block() != store.block()) return false;
        List<Value> body = store.block().body();
        for (Value between : body.subList(body.indexOf(root) + 1, body.indexOf(store))) {
            if (between.op().effects().isSafepoint()) return false;
        }
        return true;
    }
}
