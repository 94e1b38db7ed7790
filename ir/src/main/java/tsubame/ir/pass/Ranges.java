package tsubame.ir.pass;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import tsubame.ir.Arith;
import tsubame.ir.ArrayOp;
import tsubame.ir.Compare;
import tsubame.ir.Const;
import tsubame.ir.Convert;
import tsubame.ir.Kind;
import tsubame.ir.Memory;
import tsubame.ir.Type;
import tsubame.ir.Value;

/** Between which bounds integers are: from the operations that give them, and from what has been assumed. */
final class Ranges {
    record Range(long low, long high) {
        Range meet(Range other) {
            return new Range(Math.max(low, other.low), Math.min(high, other.high));
        }
    }

    /** Notes an assumption so that it can be taken back. */
    interface Setter {
        void set(Map<Value, Range> map, Value key, Range value);
    }

    private static final Range INT = new Range(Integer.MIN_VALUE, Integer.MAX_VALUE);
    private static final Range LONG = new Range(Long.MIN_VALUE, Long.MAX_VALUE);
    private static final Range POSITIVE = new Range(0, Integer.MAX_VALUE);

    private final Set<Value> nonNegative;
    private final Map<Value, Range> assumed = new HashMap<>();

    Ranges(Set<Value> nonNegative) {
        this.nonNegative = nonNegative;
    }

    Range of(Value value) {
        Range own = byOperation(value);
        if (nonNegative.contains(value)) own = own.meet(POSITIVE);
        Range known = assumed.get(value);
        return known == null ? own : own.meet(known);
    }

    /** What an operation alone says. */
    static Range byOperation(Value value) {
        Range all = value.type() == Type.I32 ? INT : LONG;
        return switch (value.op()) {
            case Const.Int(int constant) -> new Range(constant, constant);
            case Const.Long(long constant) -> new Range(constant, constant);
            case ArrayOp.Length _ -> POSITIVE;
            case Convert.Number(var kind, _) -> switch (kind) {
                case TO_CHAR -> new Range(0, 0xFFFF);
                case TO_BYTE -> new Range(-128, 127);
                case TO_SHORT -> new Range(-32768, 32767);
                case I1_TO_I32 -> new Range(0, 1);
                case U32_TO_I64 -> new Range(0, 0xFFFF_FFFFL);
                case I32_TO_I64 -> INT;
                default -> all;
            };
            case Arith.Binary(var kind, _, Value b) when kind == Arith.BinaryKind.AND && constant(b) >= 0 -> new Range(0, constant(b));
            case Arith.Binary(var kind, _, Value b) when kind == Arith.BinaryKind.USHR && value.type() == Type.I32 && constant(b) > 0 && (constant(b) & 31) > 0 ->
                    new Range(0, -1 >>> constant(b));
            case Arith.Unary(var kind, _) when kind == Arith.UnaryKind.LEADING_ZEROS || kind == Arith.UnaryKind.TRAILING_ZEROS
                    || kind == Arith.UnaryKind.BIT_COUNT -> new Range(0, 64);
            case ArrayOp.Load load -> ofKind(load.element().kind(), all);
            case ArrayOp.LoadBytes load -> ofKind(load.storage().kind(), all);
            case Memory.GetField load -> ofKind(load.field().storage().kind(), all);
            case null, default -> all;
        };
    }

    /** -1 for what is no constant: none of those asked for. */
    private static long constant(Value value) {
        return Constants.of(value) instanceof Number number ? number.longValue() : -1;
    }

    private static Range ofKind(Kind kind, Range all) {
        return switch (kind) {
            case BOOLEAN -> new Range(0, 1);
            case BYTE -> new Range(-128, 127);
            case SHORT -> new Range(-32768, 32767);
            case CHAR -> new Range(0, 0xFFFF);
            case INT, LONG, FLOAT, DOUBLE, BOXED, REF, ADDRESS -> all;
        };
    }

    void assumeAtLeast(Value value, long low, Setter setter) {
        setter.set(assumed, value, of(value).meet(new Range(low, Long.MAX_VALUE)));
    }

    private void assumeAtMost(Value value, long high, Setter setter) {
        setter.set(assumed, value, of(value).meet(new Range(Long.MIN_VALUE, high)));
    }

    void assume(Compare.Condition condition, Value a, Value b, Setter setter) {
        switch (condition) {
            case EQ -> {
                Range both = of(a).meet(of(b));
                setter.set(assumed, a, both);
                setter.set(assumed, b, both);
            }
            case LT -> less(a, b, 1, setter);
            case LE -> less(a, b, 0, setter);
            case GT -> less(b, a, 1, setter);
            case GE -> less(b, a, 0, setter);
            case ULT -> unsignedLess(a, b, 1, setter);
            case ULE -> unsignedLess(a, b, 0, setter);
            case UGT -> unsignedLess(b, a, 1, setter);
            case UGE -> unsignedLess(b, a, 0, setter);
            case NE -> { }
        }
    }

    private void less(Value a, Value b, int by, Setter setter) {
        long high = of(b).high;
        long low = of(a).low;
        if (high > Long.MIN_VALUE) assumeAtMost(a, high - by, setter);
        if (low < Long.MAX_VALUE) assumeAtLeast(b, low + by, setter);
    }

    /** Below what is not negative, unsigned, is what is not negative and below. */
    private void unsignedLess(Value a, Value b, int by, Setter setter) {
        if (of(b).low < 0) return;
        assumeAtLeast(a, 0, setter);
        less(a, b, by, setter);
    }

    /** Null when both are possible. */
    Boolean known(Compare.Condition condition, Value a, Value b) {
        Range x = of(a);
        Range y = of(b);
        if (x.low > x.high || y.low > y.high) return null; // control does not come here; leave it to be found
        boolean sameOrder = x.low >= 0 && y.low >= 0;
        return switch (condition) {
            case LT -> x.high < y.low ? Boolean.TRUE : x.low >= y.high ? Boolean.FALSE : null;
            case LE -> x.high <= y.low ? Boolean.TRUE : x.low > y.high ? Boolean.FALSE : null;
            case EQ -> x.high < y.low || y.high < x.low ? Boolean.FALSE : x.low == x.high && x.equals(y) ? Boolean.TRUE : null;
            case GT, GE, NE -> not(known(condition.negated(), a, b));
            case ULT -> sameOrder ? known(Compare.Condition.LT, a, b) : null;
            case ULE -> sameOrder ? known(Compare.Condition.LE, a, b) : null;
            case UGT -> sameOrder ? known(Compare.Condition.GT, a, b) : null;
            case UGE -> sameOrder ? known(Compare.Condition.GE, a, b) : null;
        };
    }

    private static Boolean not(Boolean known) {
        return known == null ? null : (Boolean) !known;
    }
}
