package tsubame.aot.build;

import java.util.List;
import tsubame.aot.world.Intrinsic;
import tsubame.ir.Arith.BinaryKind;
import tsubame.ir.Arith.UnaryKind;
import tsubame.ir.Builder;
import tsubame.ir.Compare.Condition;
import tsubame.ir.Convert.NumberKind;
import tsubame.ir.Type;
import tsubame.ir.Value;

/** The operations that stand in place of JDK methods: one case for each row of {@link Intrinsic}. */
final class IntrinsicCalls {
    private final MethodToIr method;
    private final Builder builder;
    private final ArrayCopies copies;

    IntrinsicCalls(MethodToIr method) {
        this.method = method;
        this.builder = method.builder;
        this.copies = new ArrayCopies(method);
    }

    /** The result; null for an operation that gives none. */
    Value call(Intrinsic intrinsic, List<Value> arguments) {
        Value a = arguments.isEmpty() ? null : arguments.getFirst();
        Value b = arguments.size() < 2 ? null : arguments.get(1);
        return switch (intrinsic) {
            case BOX_DOUBLE -> builder.boxDouble(a);
            case UNBOX_DOUBLE -> builder.unboxDouble(a);
            case BOX_BOOLEAN -> builder.boxBoolean(builder.compare(Condition.NE, a, builder.i32(0)));
            case UNBOX_BOOLEAN -> builder.convert(NumberKind.I1_TO_I32, builder.unboxBoolean(a));
            case DOUBLE_TO_BITS -> builder.convert(NumberKind.F64_BITS, a);
            case BITS_TO_DOUBLE -> builder.canonicalNaN(builder.convert(NumberKind.BITS_F64, a));
            case FLOAT_TO_BITS -> builder.convert(NumberKind.FLOAT_BITS, a);
            case BITS_TO_FLOAT -> builder.canonicalNaN(builder.convert(NumberKind.BITS_FLOAT, a));
            case ABS_INT, ABS_LONG, ABS_DOUBLE -> builder.unary(UnaryKind.ABS, a);
            case MIN_INT, MIN_LONG, MIN_DOUBLE -> builder.min(a, b);
            case MAX_INT, MAX_LONG, MAX_DOUBLE -> builder.max(a, b);
            case LEADING_ZEROS_INT -> builder.unary(UnaryKind.LEADING_ZEROS, a);
            case LEADING_ZEROS_LONG -> narrow(UnaryKind.LEADING_ZEROS, a);
            case TRAILING_ZEROS_INT -> builder.unary(UnaryKind.TRAILING_ZEROS, a);
            case TRAILING_ZEROS_LONG -> narrow(UnaryKind.TRAILING_ZEROS, a);
            case BIT_COUNT_INT -> builder.unary(UnaryKind.BIT_COUNT, a);
            case BIT_COUNT_LONG -> narrow(UnaryKind.BIT_COUNT, a);
            case REVERSE_BYTES_INT, REVERSE_BYTES_LONG -> builder.unary(UnaryKind.REVERSE_BYTES, a);
            case DIVIDE_UNSIGNED_LONG -> builder.binary(BinaryKind.UDIV, a, builder.nonZero(b));
            case REMAINDER_UNSIGNED_LONG -> builder.binary(BinaryKind.UREM, a, builder.nonZero(b));
            case MULTIPLY_HIGH -> builder.binary(BinaryKind.MULH, a, b);
            case UNSIGNED_MULTIPLY_HIGH -> builder.binary(BinaryKind.UMULH, a, b);
            case SQRT -> builder.unary(UnaryKind.SQRT, a);
            case FLOOR -> builder.unary(UnaryKind.FLOOR, a);
            case CEIL -> builder.unary(UnaryKind.CEIL, a);
            case RINT -> builder.unary(UnaryKind.RINT, a);
            case NOTHING -> null;
            case RECEIVER -> a;
            case NULL_CHECK -> builder.nonNull(a);
            case ARRAY_COPY -> copies.copy(arguments);
            case ARRAY_CLONE -> copies.cloneArray(a);
            case ARRAY_LIKE -> copies.like(a, b);
        };
    }

    private Value narrow(UnaryKind kind, Value a) {
        return builder.convert(NumberKind.I64_TO_I32, builder.unary(kind, a));
    }

}
