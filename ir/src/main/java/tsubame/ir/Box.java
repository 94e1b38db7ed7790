package tsubame.ir;

import java.util.List;

/**
 * Between boxed values and what they hold. No box is allocated: a double is its bits and an offset, a boolean a small word.
 */
public sealed interface Box extends Op {
    /** A NaN other than the canonical one, of either sign, must not come here: its word would be an address. */
    record BoxDouble(Value a) implements Box {
        @Override
        public Type type() {
            return Type.BOXED;
        }

        @Override
        public List<Value> operands() {
            return List.of(a);
        }

        @Override
        public Op with(List<Value> operands) {
            return new BoxDouble(operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "box_double";
        }
    }

    /** Of a value that is a double. */
    record UnboxDouble(Value a) implements Box {
        @Override
        public Type type() {
            return Type.F64;
        }

        @Override
        public List<Value> operands() {
            return List.of(a);
        }

        @Override
        public Op with(List<Value> operands) {
            return new UnboxDouble(operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.GUARDED;
        }

        @Override
        public String head() {
            return "unbox_double";
        }
    }

    record IsDouble(Value a) implements Box {
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
            return new IsDouble(operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "is_double";
        }
    }

    record BoxBoolean(Value a) implements Box {
        @Override
        public Type type() {
            return Type.BOXED;
        }

        @Override
        public List<Value> operands() {
            return List.of(a);
        }

        @Override
        public Op with(List<Value> operands) {
            return new BoxBoolean(operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "box_boolean";
        }
    }

    /** Of a value that is a boolean. */
    record UnboxBoolean(Value a) implements Box {
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
            return new UnboxBoolean(operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.GUARDED;
        }

        @Override
        public String head() {
            return "unbox_boolean";
        }
    }

    record IsBoolean(Value a) implements Box {
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
            return new IsBoolean(operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "is_boolean";
        }
    }

    /** Whether it is a reference: no null, number or boolean. */
    record IsObject(Value a) implements Box {
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
            return new IsObject(operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "is_object";
        }
    }
}
