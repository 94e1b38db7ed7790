package tsubame.ir.verify;

import tsubame.ir.ArrayOp;
import tsubame.ir.Check;
import tsubame.ir.Lowering;
import tsubame.ir.Memory;
import tsubame.ir.Op;
import tsubame.ir.Raw;
import tsubame.ir.Unwinding;

/** Which operations only a lowering makes. */
final class LoweredForms {
    private LoweredForms() {}

    static Lowering madeBy(Op op) {
        return switch (op) {
            case Raw.Barrier _, Raw.BarrierElement _ -> Lowering.BARRIERS;
            case Memory.PutField put -> put.raw() && put.field().storage().kind().isReference() ? Lowering.BARRIERS : null;
            case ArrayOp.Store store -> store.raw() && store.element().kind().isReference() ? Lowering.BARRIERS : null;
            case Unwinding.IsPending _, Unwinding.TakePending _, Unwinding.SetPending _, Check.StackExceeded _ -> Lowering.EXCEPTIONS;
            default -> null;
        };
    }
}
