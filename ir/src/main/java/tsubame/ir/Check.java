package tsubame.ir;

import java.util.List;
import java.util.Locale;

/**
 * Checks. A guard gives its operand back, checked: what needs the check uses the result, so that no pass can part the two.
 * A failed guard is a panic; only the stack limit throws.
 */
public sealed interface Check extends Op {
    enum GuardKind {
        /** Of a ref or boxed value. */
        NON_NULL("null reference"),
        /** Of an integer divisor. */
        NON_ZERO("division by zero"),
        /** Of the length of a new array. */
        NON_NEGATIVE("negative array length");

        private final String fault;

        GuardKind(String fault) {
            this.fault = fault;
        }

        /** What a panic says. */
        public String fault() {
            return fault;
        }

        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    record Guard(GuardKind kind, Value a) implements Check {
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
            return new Guard(kind, operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.CHECK;
        }

        @Override
        public String head() {
            return kind.text();
        }

        @Override
        public Lowering loweredBy() {
            return Lowering.CHECKS;
        }
    }

    /** 0 &lt;= index &lt; length, gives the index; the length is not negative. */
    record Bounds(Value index, Value length) implements Check {
        /** What a panic says. */
        public static final String FAULT = "index out of bounds";

        @Override
        public Type type() {
            return Type.I32;
        }

        @Override
        public List<Value> operands() {
            return List.of(index, length);
        }

        @Override
        public Op with(List<Value> operands) {
            return new Bounds(operands.get(0), operands.get(1));
        }

        @Override
        public Effects effects() {
            return Effects.CHECK;
        }

        @Override
        public String head() {
            return "bounds";
        }

        @Override
        public Lowering loweredBy() {
            return Lowering.CHECKS;
        }
    }

    /** Throws a RangeError when the stack, or the heap before, has gone over its limit. One at the entry of a function serves it all. */
    record StackLimit() implements Check {
        @Override
        public Type type() {
            return Type.VOID;
        }

        @Override
        public List<Value> operands() {
            return List.of();
        }

        @Override
        public Op with(List<Value> operands) {
            return new StackLimit();
        }

        @Override
        public Effects effects() {
            return Effects.of(Effect.THROWS, Effect.ALLOCATES, Effect.WRITES, Effect.READS);
        }

        @Override
        public String head() {
            return "stack_limit";
        }
    }

    /** What is left of a stack limit check: whether the limit is crossed. */
    record StackExceeded() implements Check {
        @Override
        public Type type() {
            return Type.I1;
        }

        @Override
        public List<Value> operands() {
            return List.of();
        }

        @Override
        public Op with(List<Value> operands) {
            return this;
        }

        @Override
        public Effects effects() {
            return Effects.of(Effect.READS);
        }

        @Override
        public String head() {
            return "stack_exceeded";
        }
    }
}
