package tsubame.ir;

import java.util.List;

/**
 * Questions about the class of a value.
 */
public sealed interface TypeTest extends Op {
    /** False of null. */
    record InstanceOf(String className, Value a) implements TypeTest {
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
            return new InstanceOf(className, operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "instance_of " + className;
        }
    }

    /** The value under the type of the class; passes null, panics if it is no instance. */
    record CheckCast(String className, Value a) implements TypeTest {
        /** What a panic says. */
        public String fault() {
            return "no instance of " + className.replace('/', '.');
        }

        @Override
        public Type type() {
            return Type.ofClass(className);
        }

        @Override
        public List<Value> operands() {
            return List.of(a);
        }

        @Override
        public Op with(List<Value> operands) {
            return new CheckCast(className, operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.CHECK;
        }

        @Override
        public String head() {
            return "check_cast " + className;
        }

        @Override
        public Lowering loweredBy() {
            return Lowering.CHECKS;
        }
    }

    /** The dense number of a ref's class, for range tests and switches; the object is there. */
    record TypeNumber(Value object) implements TypeTest {
        @Override
        public Type type() {
            return Type.I32;
        }

        @Override
        public List<Value> operands() {
            return List.of(object);
        }

        @Override
        public Op with(List<Value> operands) {
            return new TypeNumber(operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.GUARDED;
        }

        @Override
        public String head() {
            return "type_number";
        }
    }
}
