package tsubame.ir;

import java.util.List;
import java.util.Locale;

/**
 * Arithmetic exactly as Java defines it, on i32, i64 and f64; bitwise operations also on i1.
 */
public sealed interface Arith extends Op {
    /** Integers wrap; shifts take their count (always i32) modulo the width; a divisor is not zero, and MIN / -1 is MIN. */
    enum BinaryKind {
        ADD, SUB, MUL, DIV, REM, AND, OR, XOR, SHL, SHR, USHR,
        /** The smaller, or larger, as {@code Math.min} and {@code Math.max} have it: NaN wins, -0 is below 0. */
        MIN, MAX,
        /** Of integers taken as unsigned. */
        UDIV, UREM,
        /** The upper half of the product of two i64, signed or unsigned. */
        MULH, UMULH,
        /** i1: whether the exact result does not fit the operands' type. */
        ADD_OVERFLOWS, SUB_OVERFLOWS, MUL_OVERFLOWS;

        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }

        public boolean isCommutative() {
            return switch (this) {
                case ADD, MUL, AND, OR, XOR, MIN, MAX, MULH, UMULH, ADD_OVERFLOWS, MUL_OVERFLOWS -> true;
                case SUB, DIV, REM, SHL, SHR, USHR, UDIV, UREM, SUB_OVERFLOWS -> false;
            };
        }

        public boolean isShift() {
            return this == SHL || this == SHR || this == USHR;
        }

        public boolean isDivision() {
            return this == DIV || this == REM || this == UDIV || this == UREM;
        }

        public boolean isOverflow() {
            return this == ADD_OVERFLOWS || this == SUB_OVERFLOWS || this == MUL_OVERFLOWS;
        }
    }

    enum UnaryKind {
        NEG,
        /** Of i1. */
        NOT,
        ABS,
        /** Of f64, each exactly rounded: IEEE 754. */
        SQRT, FLOOR, CEIL, RINT,
        /** Of f64: any NaN as the one. */
        CANONICAL,
        /** Of integers; the result has the operand's type. */
        LEADING_ZEROS, TRAILING_ZEROS, BIT_COUNT, REVERSE_BYTES;

        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    record Binary(BinaryKind kind, Value a, Value b) implements Arith {
        @Override
        public Type type() {
            return kind.isOverflow() ? Type.I1 : a.type();
        }

        @Override
        public List<Value> operands() {
            return List.of(a, b);
        }

        @Override
        public Op with(List<Value> operands) {
            return new Binary(kind, operands.get(0), operands.get(1));
        }

        @Override
        public Effects effects() {
            return kind.isDivision() && a.type().isInteger() ? Effects.GUARDED : Effects.NONE;
        }

        @Override
        public String head() {
            return kind.text();
        }
    }

    record Unary(UnaryKind kind, Value a) implements Arith {
        @Override
        public Type type() {
            return a.type();
        }

        @Override
        public List<Value> operands() {
            return List.of(a);
        }

        @Override
        public Op with(List<Value> operands) {
            return new Unary(kind, operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return kind.text();
        }
    }

    /** One of two values of one type; both are there before. */
    record Select(Value condition, Value a, Value b) implements Arith {
        @Override
        public Type type() {
            return a.type();
        }

        @Override
        public List<Value> operands() {
            return List.of(condition, a, b);
        }

        @Override
        public Op with(List<Value> operands) {
            return new Select(operands.get(0), operands.get(1), operands.get(2));
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "select";
        }
    }
}
