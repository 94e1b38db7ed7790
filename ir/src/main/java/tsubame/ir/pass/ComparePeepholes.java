package tsubame.ir.pass;

import tsubame.ir.Arith;
import tsubame.ir.Compare;
import tsubame.ir.Const;
import tsubame.ir.Convert;
import tsubame.ir.Convert.NumberKind;
import tsubame.ir.Type;
import tsubame.ir.Value;
import tsubame.ir.eval.Arithmetic;

/** The algebra of comparisons. */
final class ComparePeepholes {
    private final Rewriter rewriter;

    ComparePeepholes(Rewriter rewriter) {
        this.rewriter = rewriter;
    }

    Value compare(Compare compare) {
        return switch (compare) {
            case Compare.Int op -> integers(op);
            case Compare.Float op -> floats(op);
            case Compare.ThreeWay op -> threeWay(op);
            case Compare.Same op -> new TypePeepholes(rewriter).same(op);
            case Compare.IsNull op -> new TypePeepholes(rewriter).isNull(op);
        };
    }

    private Value integers(Compare.Int op) {
        Object x = Constants.of(op.a());
        Object y = Constants.of(op.b());
        if (x != null && y != null) return rewriter.bool(Arithmetic.compare(op.condition(), x, y));
        if (op.a() == op.b()) return rewriter.bool(Arithmetic.compare(op.condition(), 0, 0));
        if (x != null) return rewriter.make(new Compare.Int(op.condition().swapped(), op.b(), op.a()));
        if (y == null) return null;
        if (op.a().op() instanceof Convert.Number(NumberKind kind, Value bit) && kind == NumberKind.I1_TO_I32) return ofBit(op, bit, y);
        return Constants.is(op.b(), 0) && op.a().op() instanceof Compare.ThreeWay inner ? unfold(op.condition(), inner) : null;
    }

    /** A comparison of 0 or 1 with a constant is the bit, its negation, or known. */
    private Value ofBit(Compare.Int op, Value bit, Object y) {
        boolean ifZero = Arithmetic.compare(op.condition(), 0, y);
        boolean ifOne = Arithmetic.compare(op.condition(), 1, y);
        if (ifZero == ifOne) return rewriter.bool(ifZero);
        return ifOne ? bit : rewriter.make(new Arith.Unary(Arith.UnaryKind.NOT, bit));
    }

    /** Java's lcmp, dcmpl and dcmpg, compared with zero. */
    private Value unfold(Compare.Condition condition, Compare.ThreeWay inner) {
        if (inner.a().type() == Type.I64) {
            return switch (condition) {
                case EQ, NE, LT, LE, GT, GE -> rewriter.make(new Compare.Int(condition, inner.a(), inner.b()));
                case ULT, ULE, UGT, UGE -> null;
            };
        }
        boolean less = inner.ifNaN() < 0; // NaN counts as less
        Compare.FloatCondition by = switch (condition) {
            case EQ -> Compare.FloatCondition.EQ;
            case NE -> Compare.FloatCondition.NE;
            case LT -> less ? Compare.FloatCondition.LT_OR_NAN : Compare.FloatCondition.LT;
            case LE -> less ? Compare.FloatCondition.LE_OR_NAN : Compare.FloatCondition.LE;
            case GT -> less ? Compare.FloatCondition.GT : Compare.FloatCondition.GT_OR_NAN;
            case GE -> less ? Compare.FloatCondition.GE : Compare.FloatCondition.GE_OR_NAN;
            case ULT, ULE, UGT, UGE -> null;
        };
        return by == null ? null : rewriter.make(new Compare.Float(by, inner.a(), inner.b()));
    }

    private Value threeWay(Compare.ThreeWay op) {
        Object x = Constants.of(op.a());
        Object y = Constants.of(op.b());
        return x == null || y == null ? null : rewriter.constant(Type.I32, Arithmetic.threeWay(op.ifNaN(), x, y));
    }

    private Value floats(Compare.Float op) {
        Object x = Constants.of(op.a());
        Object y = Constants.of(op.b());
        if (x != null && y != null) return rewriter.bool(Arithmetic.compare(op.condition(), (Double) x, (Double) y));
        Value a = asInt(op.a());
        Value b = asInt(op.b());
        if (a == null || b == null) return null;
        // both are exact and no NaN: zeros of either sign are equal in both worlds
        Compare.Condition condition = switch (op.condition()) {
            case EQ -> Compare.Condition.EQ;
            case NE -> Compare.Condition.NE;
            case LT, LT_OR_NAN -> Compare.Condition.LT;
            case LE, LE_OR_NAN -> Compare.Condition.LE;
            case GT, GT_OR_NAN -> Compare.Condition.GT;
            case GE, GE_OR_NAN -> Compare.Condition.GE;
        };
        return rewriter.make(new Compare.Int(condition, a, b));
    }

    /** The i32 that an f64 was made of; null if it was not. */
    private Value asInt(Value value) {
        return switch (value.op()) {
            case Convert.Number(NumberKind kind, Value a) when kind == NumberKind.I32_TO_F64 -> a;
            case Const.Float(double constant) when constant == (int) constant -> rewriter.constant(new Const.Int((int) constant));
            case null, default -> null;
        };
    }
}
