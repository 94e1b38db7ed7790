package tsubame.ir.pass;

import java.util.List;
import tsubame.ir.Arith;
import tsubame.ir.Arith.BinaryKind;
import tsubame.ir.ArrayOp;
import tsubame.ir.Check;
import tsubame.ir.Compare;
import tsubame.ir.Const;
import tsubame.ir.Convert;
import tsubame.ir.Convert.NumberKind;
import tsubame.ir.Kind;
import tsubame.ir.Memory;
import tsubame.ir.Type;
import tsubame.ir.Value;
import tsubame.ir.eval.Arithmetic;

/** The algebra of numbers: null where no rule applies, else what the operation is the same as. */
final class NumberPeepholes {
    private final Rewriter rewriter;

    NumberPeepholes(Rewriter rewriter) {
        this.rewriter = rewriter;
    }

    /** @param result what the operation computes */
    Value arith(Arith arith, Value result) {
        return switch (arith) {
            case Arith.Binary binary -> binary(binary);
            case Arith.Unary unary -> unary(unary, result);
            case Arith.Select select -> select(select);
        };
    }

    private Value binary(Arith.Binary op) {
        BinaryKind kind = op.kind();
        Value a = op.a();
        Value b = op.b();
        Object x = Constants.of(a);
        Object y = Constants.of(b);
        if (x != null && y != null) {
            Object folded = Arithmetic.binary(kind, x, y);
            return folded == null ? null : rewriter.constant(op.type(), folded);
        }
        if (x != null && kind.isCommutative()) return rewriter.make(new Arith.Binary(kind, b, a));
        if (a.type() == Type.F64) return y == null ? null : floatIdentity(kind, a, (Double) y);
        if (a == b) {
            Value same = ofSame(kind, a);
            if (same != null) return same;
        }
        if (y == null) return null;
        return a.type() == Type.I1 ? logic(kind, a, (Boolean) y) : integer(op, a, b, ((Number) y).longValue());
    }

    /** Exact for all x, NaN and zeros included: x + 0 is not x for x = -0. */
    private static Value floatIdentity(BinaryKind kind, Value x, double y) {
        return switch (kind) {
            case MUL, DIV -> y == 1 ? x : null;
            case SUB -> y == 0 && 1 / y > 0 ? x : null;
            case ADD -> y == 0 && 1 / y < 0 ? x : null;
            default -> null;
        };
    }

    private Value ofSame(BinaryKind kind, Value a) {
        return switch (kind) {
            case SUB, XOR -> rewriter.constant(a.type(), Arithmetic.zero(a.type()));
            case AND, OR, MIN, MAX -> a;
            case SUB_OVERFLOWS -> rewriter.bool(false);
            default -> null;
        };
    }

    private Value logic(BinaryKind kind, Value a, boolean y) {
        return switch (kind) {
            case AND -> y ? a : rewriter.bool(false);
            case OR -> y ? rewriter.bool(true) : a;
            case XOR -> y ? not(a) : a;
            default -> null;
        };
    }

    private Value integer(Arith.Binary op, Value a, Value b, long y) {
        return switch (op.kind()) {
            case ADD -> y == 0 ? a : reassociate(op, a);
            case SUB -> rewriter.make(new Arith.Binary(BinaryKind.ADD, a, negated(a.type(), y)));
            case MUL -> y == 1 ? a : y == 0 ? b : null;
            case DIV, UDIV -> y == 1 ? a : null;
            case REM, UREM -> y == 1 ? rewriter.constant(a.type(), Arithmetic.zero(a.type())) : null;
            case AND -> y == -1 ? a : y == 0 ? b : mask(a, y);
            case OR -> y == 0 ? a : y == -1 ? b : null;
            case XOR -> y == 0 ? a : null;
            case SHL, SHR, USHR -> (y & (a.type() == Type.I64 ? 63 : 31)) == 0 ? a : null;
            case ADD_OVERFLOWS, SUB_OVERFLOWS -> y == 0 ? rewriter.bool(false) : null;
            case MUL_OVERFLOWS -> y == 0 || y == 1 ? rewriter.bool(false) : null;
            case MIN, MAX, MULH, UMULH -> null;
        };
    }

    /** MIN is its own negative: wrap-around makes x - MIN and x + MIN the same. */
    private Value negated(Type type, long y) {
        return type == Type.I32 ? rewriter.constant(new Const.Int((int) -y)) : rewriter.constant(new Const.Long(-y));
    }

    /** (x + c) + d = x + (c + d): integers wrap, so in any order. */
    private Value reassociate(Arith.Binary op, Value a) {
        if (!(a.op() instanceof Arith.Binary(BinaryKind kind, Value x, Value c)) || kind != BinaryKind.ADD) return null;
        Object inner = Constants.of(c);
        if (inner == null) return null;
        Object sum = Arithmetic.binary(BinaryKind.ADD, inner, Constants.of(op.b()));
        return rewriter.make(new Arith.Binary(BinaryKind.ADD, x, rewriter.constant(a.type(), sum)));
    }

    /** A mask of the low 16 bits is the narrowing to char, which has rules of its own; a bit needs no mask. */
    private Value mask(Value a, long mask) {
        if (mask == 0xFFFF && a.type() == Type.I32) return rewriter.make(new Convert.Number(NumberKind.TO_CHAR, a));
        return mask == 1 && a.op() instanceof Convert.Number(NumberKind kind, _) && kind == NumberKind.I1_TO_I32 ? a : null;
    }

    private Value unary(Arith.Unary op, Value result) {
        Object x = Constants.of(op.a());
        if (x != null) return rewriter.constant(op.type(), Arithmetic.unary(op.kind(), x));
        if (op.a().op() instanceof Arith.Unary(var inner, Value y) && inner == op.kind()) {
            return switch (op.kind()) {
                case NEG, NOT, REVERSE_BYTES -> y;
                case ABS, FLOOR, CEIL, RINT, CANONICAL -> op.a();
                case SQRT, LEADING_ZEROS, TRAILING_ZEROS, BIT_COUNT -> null;
            };
        }
        if (op.kind() == Arith.UnaryKind.CANONICAL) return NaNPayloads.areSeen(result) ? null : op.a();
        if (op.kind() != Arith.UnaryKind.NOT) return null;
        return switch (op.a().op()) {
            case Compare.Int(var condition, Value a, Value b) -> rewriter.make(new Compare.Int(condition.negated(), a, b));
            case Compare.Float(var condition, Value a, Value b) -> rewriter.make(new Compare.Float(condition.negated(), a, b));
            case null, default -> null;
        };
    }

    private Value select(Arith.Select op) {
        if (op.condition().op() instanceof Const.Bool(boolean condition)) return condition ? op.a() : op.b();
        if (op.a() == op.b()) return op.a();
        if (op.condition().op() instanceof Arith.Unary(var kind, Value negated) && kind == Arith.UnaryKind.NOT) {
            return rewriter.make(new Arith.Select(negated, op.b(), op.a()));
        }
        if (Constants.is(op.a(), true) && Constants.is(op.b(), false)) return op.condition();
        if (Constants.is(op.a(), false) && Constants.is(op.b(), true)) return not(op.condition());
        if (op.type() == Type.I32 && Constants.is(op.a(), 1) && Constants.is(op.b(), 0)) {
            return rewriter.make(new Convert.Number(NumberKind.I1_TO_I32, op.condition()));
        }
        return null;
    }

    private Value not(Value a) {
        return rewriter.make(new Arith.Unary(Arith.UnaryKind.NOT, a));
    }

    Value convert(Convert convert) {
        return switch (convert) {
            case Convert.Number op -> number(op);
            case Convert.Retype op -> new TypePeepholes(rewriter).retype(op);
        };
    }

    private Value number(Convert.Number op) {
        Object x = Constants.of(op.a());
        if (x != null) {
            Object folded = Arithmetic.convert(op.kind(), x);
            // a constant NaN is the canonical one: bits that make another are left alone
            boolean bits = op.kind() == NumberKind.BITS_F64 || op.kind() == NumberKind.BITS_FLOAT;
            return bits && Double.isNaN((Double) folded) ? null : rewriter.constant(op.type(), folded);
        }
        if (op.type() == Type.I32 && op.a().type() == Type.I32) return fits(op.a(), op.kind()) ? op.a() : null;
        if (!(op.a().op() instanceof Convert.Number(NumberKind inner, Value a))) return null;
        if (inverse(inner, op.kind())) return a;
        return op.kind() == NumberKind.F64_TO_FLOAT && givesFloat(inner) ? op.a() : null;
    }

    private static boolean inverse(NumberKind first, NumberKind second) {
        return switch (first) {
            case I32_TO_I64, U32_TO_I64 -> second == NumberKind.I64_TO_I32 || second == NumberKind.I64_TO_INDEX;
            case I32_TO_F64 -> second == NumberKind.F64_TO_I32 || second == NumberKind.F64_WRAP_I32;
            case ADDRESS_TO_I64 -> second == NumberKind.I64_TO_ADDRESS;
            case I64_TO_ADDRESS -> second == NumberKind.ADDRESS_TO_I64;
            default -> false;
        };
    }

    private static boolean givesFloat(NumberKind kind) {
        return kind == NumberKind.F64_TO_FLOAT || kind == NumberKind.I64_TO_FLOAT || kind == NumberKind.BITS_FLOAT;
    }

    /** Whether narrowing does nothing to a value that is narrow already. */
    private static boolean fits(Value value, NumberKind kind) {
        List<Kind> kinds = switch (kind) {
            case TO_BYTE -> List.of(Kind.BYTE, Kind.BOOLEAN);
            case TO_SHORT -> List.of(Kind.SHORT, Kind.BYTE, Kind.BOOLEAN);
            case TO_CHAR -> List.of(Kind.CHAR, Kind.BOOLEAN);
            default -> List.of();
        };
        return switch (value.op()) {
            case Convert.Number(NumberKind inner, _) -> inner == kind || inner == NumberKind.I1_TO_I32
                    || inner == NumberKind.TO_BYTE && kind == NumberKind.TO_SHORT;
            case ArrayOp.Load load -> kinds.contains(load.element().kind());
            case ArrayOp.LoadBytes load -> kinds.contains(load.storage().kind());
            case Memory.GetField load -> kinds.contains(load.field().storage().kind());
            case Memory.GetStatic load -> kinds.contains(load.field().storage().kind());
            case Check.Bounds(Value index, _) -> fits(index, kind);
            case null, default -> false;
        };
    }
}
