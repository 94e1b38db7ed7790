package tsubame.ir.pass;

import tsubame.ir.Arith;
import tsubame.ir.Compare;
import tsubame.ir.Convert;
import tsubame.ir.Type;
import tsubame.ir.User;
import tsubame.ir.Value;

/**
 * Whether anybody can tell one NaN from another in a number: arithmetic hands the bits on, comparisons and conversions to integers do not look at them, and
 * who needs the one NaN makes it so. What leaves the function, or its block, or goes to memory or into a box, is taken to be seen.
 */
final class NaNPayloads {
    /** Steps of arithmetic that are followed. */
    private static final int DEPTH = 6;

    private NaNPayloads() {}

    static boolean areSeen(Value number) {
        return areSeen(number, DEPTH);
    }

    private static boolean areSeen(Value number, int depth) {
        for (User user : number.users()) {
            if (!(user instanceof Value value) || isSeen(value, depth)) return true;
        }
        return false;
    }

    private static boolean isSeen(Value user, int depth) {
        return switch (user.op()) {
            case Compare.Float _ -> false;
            case Arith.Unary(var kind, _) -> switch (kind) {
                case CANONICAL -> false;
                case NEG, ABS, SQRT -> depth == 0 || areSeen(user, depth - 1);
                case NOT, FLOOR, CEIL, RINT, LEADING_ZEROS, TRAILING_ZEROS, BIT_COUNT, REVERSE_BYTES -> true;
            };
            case Arith.Binary(var kind, Value a, _) when a.type() == Type.F64 -> switch (kind) {
                case ADD, SUB, MUL, DIV -> depth == 0 || areSeen(user, depth - 1);
                default -> true;
            };
            case Convert.Number(var kind, _) -> switch (kind) {
                case F64_TO_I32, F64_TO_I64, F64_WRAP_I32, F64_TO_NATURAL -> false;
                default -> true;
            };
            case null, default -> true;
        };
    }
}
