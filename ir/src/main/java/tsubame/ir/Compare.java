package tsubame.ir;

import java.util.List;
import java.util.Locale;

/**
 * Comparisons; the result is an i1, but for the three-way one.
 */
public sealed interface Compare extends Op {
    /** Of i32, i64 and addresses; the last four take them as unsigned. */
    enum Condition {
        EQ, NE, LT, LE, GT, GE, ULT, ULE, UGT, UGE;

        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }

        public Condition negated() {
            return switch (this) {
                case EQ -> NE;
                case NE -> EQ;
                case LT -> GE;
                case LE -> GT;
                case GT -> LE;
                case GE -> LT;
                case ULT -> UGE;
                case ULE -> UGT;
                case UGT -> ULE;
                case UGE -> ULT;
            };
        }

        /** The condition that holds of (b, a) when this holds of (a, b). */
        public Condition swapped() {
            return switch (this) {
                case EQ, NE -> this;
                case LT -> GT;
                case LE -> GE;
                case GT -> LT;
                case GE -> LE;
                case ULT -> UGT;
                case ULE -> UGE;
                case UGT -> ULT;
                case UGE -> ULE;
            };
        }
    }

    /** Of f64. Those with OR_NAN hold, the others but NE do not, when an operand is NaN. */
    enum FloatCondition {
        EQ, NE, LT, LE, GT, GE, LT_OR_NAN, LE_OR_NAN, GT_OR_NAN, GE_OR_NAN;

        public String text() {
            return "f" + name().toLowerCase(Locale.ROOT);
        }

        public FloatCondition negated() {
            return switch (this) {
                case EQ -> NE;
                case NE -> EQ;
                case LT -> GE_OR_NAN;
                case LE -> GT_OR_NAN;
                case GT -> LE_OR_NAN;
                case GE -> LT_OR_NAN;
                case LT_OR_NAN -> GE;
                case LE_OR_NAN -> GT;
                case GT_OR_NAN -> LE;
                case GE_OR_NAN -> LT;
            };
        }
    }

    record Int(Condition condition, Value a, Value b) implements Compare {
        @Override
        public Type type() {
            return Type.I1;
        }

        @Override
        public List<Value> operands() {
            return List.of(a, b);
        }

        @Override
        public Op with(List<Value> operands) {
            return new Int(condition, operands.get(0), operands.get(1));
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return condition.text();
        }
    }

    record Float(FloatCondition condition, Value a, Value b) implements Compare {
        @Override
        public Type type() {
            return Type.I1;
        }

        @Override
        public List<Value> operands() {
            return List.of(a, b);
        }

        @Override
        public Op with(List<Value> operands) {
            return new Float(condition, operands.get(0), operands.get(1));
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return condition.text();
        }
    }

    /** -1, 0 or 1, and {@code ifNaN} (-1 or 1) when an operand is NaN: Java's lcmp, dcmpl and dcmpg. */
    record ThreeWay(int ifNaN, Value a, Value b) implements Compare {
        @Override
        public Type type() {
            return Type.I32;
        }

        @Override
        public List<Value> operands() {
            return List.of(a, b);
        }

        @Override
        public Op with(List<Value> operands) {
            return new ThreeWay(ifNaN, operands.get(0), operands.get(1));
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "compare " + ifNaN;
        }
    }

    /** Whether two refs, or two boxed values, are the same word. */
    record Same(Value a, Value b) implements Compare {
        @Override
        public Type type() {
            return Type.I1;
        }

        @Override
        public List<Value> operands() {
            return List.of(a, b);
        }

        @Override
        public Op with(List<Value> operands) {
            return new Same(operands.get(0), operands.get(1));
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "same";
        }
    }

    record IsNull(Value a) implements Compare {
        @Override
        public Type type() {
            return Type.I1;
        }

        @Override
        public List<Value> operands() {
            return List.of(a);
        }

        @Override
        public Op with(List<Value> operands) {
            return new IsNull(operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "is_null";
        }
    }
}
