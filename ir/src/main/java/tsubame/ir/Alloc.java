package tsubame.ir;

import java.util.List;

/**
 * Fresh objects, all fields zero; fresh to the verifier and to escape analysis: nothing else refers to them. An allocation
 * does not throw: a heap that is over its limit asks for an exception, which the next {@link Check.StackLimit} throws.
 */
public sealed interface Alloc extends Op {
    record NewObject(String className) implements Alloc {
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
            return new NewObject(className);
        }

        @Override
        public Effects effects() {
            return Effects.ALLOCATE;
        }

        @Override
        public String head() {
            return "new_object " + className;
        }
    }

    /** The length has been checked not to be negative. */
    record NewArray(Storage element, Value length) implements Alloc {
        @Override
        public Type type() {
            return Type.ref("[" + element.descriptor());
        }

        @Override
        public List<Value> operands() {
            return List.of(length);
        }

        @Override
        public Op with(List<Value> operands) {
            return new NewArray(element, operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.ALLOCATE;
        }

        @Override
        public String head() {
            return "new_array " + element.descriptor();
        }
    }

    /** The collector's way to get a zeroed object of a class and a size in bytes (i64), when bumping did not do. */
    record Slow(String className, Value bytes) implements Alloc {
        @Override
        public Type type() {
            return Type.ref(className);
        }

        @Override
        public List<Value> operands() {
            return List.of(bytes);
        }

        @Override
        public Op with(List<Value> operands) {
            return new Slow(className, operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.ALLOCATE;
        }

        @Override
        public String head() {
            return "allocate_slow " + className;
        }
    }
}
