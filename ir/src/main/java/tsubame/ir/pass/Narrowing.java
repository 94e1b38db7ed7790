package tsubame.ir.pass;

import tsubame.ir.Arith;
import tsubame.ir.Block;
import tsubame.ir.Const;
import tsubame.ir.Convert;
import tsubame.ir.Op;
import tsubame.ir.Storage;
import tsubame.ir.Value;

/** What a store into a narrow place leaves of a value. */
final class Narrowing {
    private Narrowing() {}

    /** The value itself where the place is as wide; else made right before an operation. */
    static Value of(Storage storage, Value value, Value before) {
        Block block = before.block();
        Op op = switch (storage.kind()) {
            case BOOLEAN -> new Arith.Binary(Arith.BinaryKind.AND, value, block.function().constant(new Const.Int(1)));
            case BYTE -> new Convert.Number(Convert.NumberKind.TO_BYTE, value);
            case SHORT -> new Convert.Number(Convert.NumberKind.TO_SHORT, value);
            case CHAR -> new Convert.Number(Convert.NumberKind.TO_CHAR, value);
            case FLOAT -> new Convert.Number(Convert.NumberKind.F64_TO_FLOAT, value);
            case INT, LONG, DOUBLE, BOXED, REF, ADDRESS -> null;
        };
        return op == null ? value : block.insert(op, before);
    }
}
