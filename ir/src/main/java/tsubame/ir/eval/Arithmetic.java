package tsubame.ir.eval;

import tsubame.ir.Arith;
import tsubame.ir.Compare;
import tsubame.ir.Convert;
import tsubame.ir.Type;

/**
 * What the operations on numbers give, on i1 as Boolean, i32 as Integer, i64 and addresses as Long, f64 as Double. Constant folding
 * and the evaluator both ask here.
 */
public final class Arithmetic {
    private Arithmetic() {}

    /** Null for a division by zero. */
    public static Object binary(Arith.BinaryKind kind, Object a, Object b) {
        if (kind.isDivision() && b instanceof Number divisor && !(b instanceof Double) && divisor.longValue() == 0) return null;
        return switch (a) {
            case Integer x when kind.isShift() -> shift(kind, x, (Integer) b);
            case Integer x -> binary(kind, x.intValue(), ((Integer) b).intValue());
            case Long x when kind.isShift() -> shift(kind, x, (Integer) b);
            case Long x -> binary(kind, x.longValue(), ((Long) b).longValue());
            case Double x -> binary(kind, x.doubleValue(), ((Double) b).doubleValue());
            case Boolean x -> logic(kind, x, (Boolean) b);
            default -> throw wrong(kind, a);
        };
    }

    private static IllegalArgumentException wrong(Object kind, Object a) {
        return new IllegalArgumentException(kind + " of " + a);
    }

    private static Integer shift(Arith.BinaryKind kind, int a, int count) {
        return kind == Arith.BinaryKind.SHL ? a << count : kind == Arith.BinaryKind.SHR ? a >> count : a >>> count;
    }

    private static Long shift(Arith.BinaryKind kind, long a, int count) {
        return kind == Arith.BinaryKind.SHL ? a << count : kind == Arith.BinaryKind.SHR ? a >> count : a >>> count;
    }

    private static Object binary(Arith.BinaryKind kind, int a, int b) {
        return switch (kind) {
            case ADD -> a + b;
            case SUB -> a - b;
            case MUL -> a * b;
            case DIV -> a / b;
            case REM -> a % b;
            case AND -> a & b;
            case OR -> a | b;
            case XOR -> a ^ b;
            case MIN -> Math.min(a, b);
            case MAX -> Math.max(a, b);
            case UDIV -> Integer.divideUnsigned(a, b);
            case UREM -> Integer.remainderUnsigned(a, b);
            case ADD_OVERFLOWS -> (long) a + b != a + b;
            case SUB_OVERFLOWS -> (long) a - b != a - b;
            case MUL_OVERFLOWS -> (long) a * b != a * b;
            case SHL, SHR, USHR, MULH, UMULH -> throw wrong(kind, a);
        };
    }

    private static Object binary(Arith.BinaryKind kind, long a, long b) {
        return switch (kind) {
            case ADD -> a + b;
            case SUB -> a - b;
            case MUL -> a * b;
            case DIV -> a / b;
            case REM -> a % b;
            case AND -> a & b;
            case OR -> a | b;
            case XOR -> a ^ b;
            case MIN -> Math.min(a, b);
            case MAX -> Math.max(a, b);
            case UDIV -> Long.divideUnsigned(a, b);
            case UREM -> Long.remainderUnsigned(a, b);
            case MULH -> Math.multiplyHigh(a, b);
            case UMULH -> Math.unsignedMultiplyHigh(a, b);
            case ADD_OVERFLOWS -> ((a ^ a + b) & (b ^ a + b)) < 0;
            case SUB_OVERFLOWS -> ((a ^ b) & (a ^ a - b)) < 0;
            case MUL_OVERFLOWS -> Math.multiplyHigh(a, b) != a * b >> 63;
            case SHL, SHR, USHR -> throw wrong(kind, a);
        };
    }

    private static Double binary(Arith.BinaryKind kind, double a, double b) {
        return switch (kind) {
            case ADD -> a + b;
            case SUB -> a - b;
            case MUL -> a * b;
            case DIV -> a / b;
            case REM -> a % b;
            case MIN -> Math.min(a, b);
            case MAX -> Math.max(a, b);
            case AND, OR, XOR, SHL, SHR, USHR, UDIV, UREM, MULH, UMULH, ADD_OVERFLOWS, SUB_OVERFLOWS, MUL_OVERFLOWS -> throw wrong(kind, a);
        };
    }

    private static Boolean logic(Arith.BinaryKind kind, boolean a, boolean b) {
        return kind == Arith.BinaryKind.AND ? a & b : kind == Arith.BinaryKind.OR ? a | b : a ^ b;
    }

    public static Object unary(Arith.UnaryKind kind, Object a) {
        return switch (a) {
            case Boolean x -> !x;
            case Integer x -> switch (kind) {
                case NEG -> -x;
                case ABS -> Math.abs(x);
                case LEADING_ZEROS -> Integer.numberOfLeadingZeros(x);
                case TRAILING_ZEROS -> Integer.numberOfTrailingZeros(x);
                case BIT_COUNT -> Integer.bitCount(x);
                case REVERSE_BYTES -> Integer.reverseBytes(x);
                case NOT, SQRT, FLOOR, CEIL, RINT, CANONICAL -> throw wrong(kind, a);
            };
            case Long x -> switch (kind) {
                case NEG -> -x;
                case ABS -> Math.abs(x);
                case LEADING_ZEROS -> (long) Long.numberOfLeadingZeros(x);
                case TRAILING_ZEROS -> (long) Long.numberOfTrailingZeros(x);
                case BIT_COUNT -> (long) Long.bitCount(x);
                case REVERSE_BYTES -> Long.reverseBytes(x);
                case NOT, SQRT, FLOOR, CEIL, RINT, CANONICAL -> throw wrong(kind, a);
            };
            case Double x -> switch (kind) {
                case NEG -> -x;
                case ABS -> Math.abs(x);
                case SQRT -> Math.sqrt(x);
                case FLOOR -> Math.floor(x);
                case CEIL -> Math.ceil(x);
                case RINT -> Math.rint(x);
                case CANONICAL -> x.isNaN() ? (Double) Double.NaN : x;
                case NOT, LEADING_ZEROS, TRAILING_ZEROS, BIT_COUNT, REVERSE_BYTES -> throw wrong(kind, a);
            };
            default -> throw wrong(kind, a);
        };
    }

    public static boolean compare(Compare.Condition condition, Object a, Object b) {
        long x = ((Number) a).longValue();
        long y = ((Number) b).longValue();
        return switch (condition) {
            case EQ -> x == y;
            case NE -> x != y;
            case LT -> x < y;
            case LE -> x <= y;
            case GT -> x > y;
            case GE -> x >= y;
            // sign extension keeps the unsigned order
            case ULT -> Long.compareUnsigned(x, y) < 0;
            case ULE -> Long.compareUnsigned(x, y) <= 0;
            case UGT -> Long.compareUnsigned(x, y) > 0;
            case UGE -> Long.compareUnsigned(x, y) >= 0;
        };
    }

    public static boolean compare(Compare.FloatCondition condition, double a, double b) {
        return switch (condition) {
            case EQ -> a == b;
            case NE -> a != b;
            case LT -> a < b;
            case LE -> a <= b;
            case GT -> a > b;
            case GE -> a >= b;
            case LT_OR_NAN -> !(a >= b);
            case LE_OR_NAN -> !(a > b);
            case GT_OR_NAN -> !(a <= b);
            case GE_OR_NAN -> !(a < b);
        };
    }

    public static int threeWay(int ifNaN, Object a, Object b) {
        if (a instanceof Long x) return Long.compare(x, (Long) b);
        double x = (Double) a;
        double y = (Double) b;
        return x < y ? -1 : x > y ? 1 : x == y ? 0 : ifNaN;
    }

    public static Object convert(Convert.NumberKind kind, Object a) {
        return switch (kind) {
            case I32_TO_I64 -> ((Integer) a).longValue();
            case U32_TO_I64 -> (Integer) a & 0xFFFF_FFFFL;
            case I64_TO_I32, I64_TO_INDEX -> ((Long) a).intValue();
            case TO_BYTE -> (int) ((Integer) a).byteValue();
            case TO_SHORT -> (int) ((Integer) a).shortValue();
            case TO_CHAR -> (Integer) a & 0xFFFF;
            case I1_TO_I32 -> (Boolean) a ? 1 : 0;
            case I32_TO_F64 -> ((Integer) a).doubleValue();
            case I64_TO_F64 -> ((Long) a).doubleValue();
            case F64_TO_I32 -> ((Double) a).intValue();
            case F64_TO_I64 -> ((Double) a).longValue();
            case F64_WRAP_I32 -> wrap((Double) a);
            case F64_TO_NATURAL -> natural(Double.doubleToRawLongBits((Double) a));
            case F64_TO_FLOAT -> (double) ((Double) a).floatValue();
            case I64_TO_FLOAT -> (double) ((Long) a).floatValue();
            case F64_BITS -> Double.doubleToRawLongBits((Double) a);
            case BITS_F64 -> Double.longBitsToDouble((Long) a);
            case FLOAT_BITS -> Float.floatToRawIntBits(((Double) a).floatValue());
            case BITS_FLOAT -> (double) Float.intBitsToFloat((Integer) a);
            case ADDRESS_TO_I64, I64_TO_ADDRESS -> a;
        };
    }

    /** The mantissa, its first bit in front of it, shifted by what the exponent says. */
    private static int natural(long bits) {
        return bits == 0 ? 0 : (int) ((bits << 11 | Long.MIN_VALUE) >>> 62 - (bits >>> 52));
    }

    /** ECMA-262 §7.1.6. */
    static int wrap(double a) {
        int exponent = Math.getExponent(a);
        if (exponent < 63) return (int) (long) a;
        if (exponent > 83) return 0; // the lowest bit is above the result; infinities and NaN are here too
        long mantissa = Double.doubleToRawLongBits(a) & 0xF_FFFF_FFFF_FFFFL | 0x10_0000_0000_0000L;
        int low = (int) (mantissa << exponent - 52);
        return a < 0 ? -low : low;
    }

    /** What a fresh field or array element holds. */
    public static Object zero(Type type) {
        if (type == Type.I1) return false;
        if (type == Type.I32) return 0;
        if (type == Type.I64 || type == Type.ADDRESS) return 0L;
        if (type == Type.F64) return 0.0;
        return null;
    }
}
