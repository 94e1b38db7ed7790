package tsubame.ir;

import java.util.List;

/**
 * Exceptions: what a handler begins with, and the three operations that {@code LowerExceptions} leaves. One exception at
 * most is pending, from a return by {@link Terminator.Unwind} to the block that takes it.
 */
public sealed interface Unwinding extends Op {
    /** The exception that led here: first in a block that only unwind edges reach. */
    record Caught(String className) implements Unwinding {
        @Override
        public Type type() {
            return Type.ref(className);
        }

        @Override
        public List<Value> operands() {
            return List.of();
        }

        @Override
        public Op with(List<Value> operands) {
            return new Caught(className);
        }

        @Override
        public Effects effects() {
            return Effects.of(Effect.READS, Effect.WRITES);
        }

        @Override
        public String head() {
            return "caught " + className;
        }

        @Override
        public Lowering loweredBy() {
            return Lowering.EXCEPTIONS;
        }
    }

    /** Whether the call right before this returned by an exception. */
    record IsPending() implements Unwinding {
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
            return new IsPending();
        }

        @Override
        public Effects effects() {
            return Effects.of(Effect.READS);
        }

        @Override
        public String head() {
            return "is_pending";
        }
    }

    /** The pending exception, pending no more. */
    record TakePending(String className) implements Unwinding {
        @Override
        public Type type() {
            return Type.ref(className);
        }

        @Override
        public List<Value> operands() {
            return List.of();
        }

        @Override
        public Op with(List<Value> operands) {
            return new TakePending(className);
        }

        @Override
        public Effects effects() {
            return Effects.of(Effect.READS, Effect.WRITES);
        }

        @Override
        public String head() {
            return "take_pending " + className;
        }
    }

    record SetPending(Value exception) implements Unwinding {
        @Override
        public Type type() {
            return Type.VOID;
        }

        @Override
        public List<Value> operands() {
            return List.of(exception);
        }

        @Override
        public Op with(List<Value> operands) {
            return new SetPending(operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.of(Effect.WRITES);
        }

        @Override
        public String head() {
            return "set_pending";
        }
    }
}
