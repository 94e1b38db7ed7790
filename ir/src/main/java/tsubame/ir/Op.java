package tsubame.ir;

import java.util.List;

/**
 * What a {@link Value} computes: a record of operands and immutable attributes, equal to another when both are, so that it
 * is its own key in value numbering. Facts about an operation are here and nowhere else. To add one: a record (or a row of
 * an enum) in its family, a row in {@code text.OpReader}; the compiler then lists the switches of verifier and evaluator.
 */
public sealed interface Op
        permits Alloc, Arith, ArrayOp, Box, Call, Check, Compare, Const, Convert, Memory, Raw, TypeTest, Unwinding {
    /** The type of the result, from operands and attributes. */
    Type type();

    List<Value> operands();

    /** The same operation over other operands, as many as {@link #operands()}. */
    Op with(List<Value> operands);

    Effects effects();

    /** The mnemonic and the attributes, as in the text form. */
    String head();

    /** The memory read or written, where effects say that any is. */
    default Region region() {
        Effects effects = effects();
        return effects.has(Effect.READS) || effects.has(Effect.WRITES) ? Region.ANY : Region.NONE;
    }

    /** The lowering after which this operation must not occur; null if it may to the end. */
    default Lowering loweredBy() {
        return effects().has(Effect.THROWS) ? Lowering.EXCEPTIONS : null;
    }
}
