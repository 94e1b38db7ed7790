package tsubame.runtime.sort;

import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.Opcode;

/**
 * Knows comparators that do nothing but subtract their parameters, {@code (a, b) => a - b} and {@code (a, b) => b - a}. Numbers can
 * be sorted by such an order without a call: nobody can tell, as long as there is no NaN and no −0, whose places depend on the
 * order of the calls.
 */
public final class NumericOrder {
    private static final int SUBTRACT_SIZE = Opcode.SUBTRACT.size();
    private static final int CODE_SIZE = SUBTRACT_SIZE + Opcode.RETURN.size();

    private NumericOrder() {}

    /** 1 for ascending, −1 for descending, 0 for any other function. */
    public static int of(FunctionPrototype function) {
        int[] code = function.code();
        boolean plain = function.kind() == FunctionKind.ARROW || function.kind() == FunctionKind.NORMAL;
        if (!plain || function.parameterCount() != 2 || code.length != CODE_SIZE || function.needsArguments()
                || code[0] != Opcode.SUBTRACT.ordinal() || code[SUBTRACT_SIZE] != Opcode.RETURN.ordinal()
                || code[SUBTRACT_SIZE + 1] != code[1]) {
            return 0;
        }
        int left = code[2];
        int right = code[3];
        return left == 0 && right == 1 ? 1 : left == 1 && right == 0 ? -1 : 0;
    }

    /** The sort key of a number by the order; {@link #UNFIT} for one that must not be sorted so. */
    public static long key(double value, int order) {
        boolean unfit = value != value || value == 0 && 1 / value < 0;
        return unfit ? UNFIT : LongSort.ofDouble(order * value + 0.0);
    }

    /** No number's key. */
    public static final long UNFIT = Long.MAX_VALUE;

    /** The number of a key. */
    public static double number(long key, int order) {
        return order * LongSort.toDouble(key) + 0.0;
    }
}
