package tsubame.ir.pass;

import tsubame.ir.Alloc;
import tsubame.ir.ArrayOp;
import tsubame.ir.Call;
import tsubame.ir.Const;
import tsubame.ir.Function;
import tsubame.ir.MethodRef;
import tsubame.ir.Op;
import tsubame.ir.Raw;
import tsubame.ir.Value;

/** Lengths of fresh arrays, sums of addresses, calls whose receiver's class is known. */
final class MemoryPeepholes {
    private final Rewriter rewriter;

    MemoryPeepholes(Rewriter rewriter) {
        this.rewriter = rewriter;
    }

    Value any(Op op) {
        return switch (op) {
            case ArrayOp.Length(Value array) -> TypePeepholes.root(array).op() instanceof Alloc.NewArray(_, Value length) ? length : null;
            case Raw raw -> raw(raw);
            case Call.Virtual call -> devirtualised(call.method(), call);
            case Call.Interface call -> devirtualised(call.method(), call);
            default -> null;
        };
    }

    private Value devirtualised(MethodRef method, Call call) {
        String exact = TypePeepholes.exactClass(call.operands().get(0));
        if (exact == null || !rewriter.program().knows(exact)) return null;
        Function target = rewriter.program().select(exact, method);
        if (target == null) return null;
        // a receiver of boxed static type is passed as a ref, or the other way round, only with an operation between
        if (!target.signature().parameters().get(0).agreesWith(call.operands().get(0).type())) return null;
        return rewriter.become(new Call.Direct(target.reference(), call.effects(), call.operands()));
    }

    private Value raw(Raw raw) {
        return switch (raw) {
            case Raw.Add(Value address, Value offset) -> Constants.is(offset, 0) ? address
                    : folded(address, offset) == null ? null : rewriter.make(new Raw.Add(base(address), folded(address, offset)));
            case Raw.Load(var storage, Value address, Value offset) -> folded(address, offset) == null ? null
                    : rewriter.become(new Raw.Load(storage, base(address), folded(address, offset)));
            case Raw.Store(var storage, Value address, Value offset, Value value) -> folded(address, offset) == null ? null
                    : rewriter.become(new Raw.Store(storage, base(address), folded(address, offset), value));
            default -> null;
        };
    }

    private static Value base(Value address) {
        return ((Raw.Add) address.op()).address();
    }

    /** (a + c) + d = a + (c + d) for constants; null if these are none. */
    private Value folded(Value address, Value offset) {
        if (!(address.op() instanceof Raw.Add(_, Value inner))) return null;
        if (!(inner.op() instanceof Const.Long(long c)) || !(offset.op() instanceof Const.Long(long d))) return null;
        return rewriter.constant(new Const.Long(c + d));
    }
}
