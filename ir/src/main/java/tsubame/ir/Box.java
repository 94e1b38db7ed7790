package tsubame.ir;

import java.util.List;

/**
 * Between boxed values and what they hold. No box is allocated: a double is its bits and an offset, a boolean a small word. In slots of objects a
 * whole number i of 31 bits may be held as such, by a word that no double has, so that one comparison with a short constant tells it:
 *
 * <pre>
 *   double    bits + 2^49      at most FFF2 0000 0000 0000 (-Infinity)
 *   integer   i - 2^30         at least FFFF FFFF 8000 0000, as |i| is below 2^30: to Java the word of a NaN
 * </pre>
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

    /** An i64 from -2^30 to 2^30 - 1 as a word that slots of objects may hold, beside boxed values; it must not get anywhere else. */
    record BoxInteger(Value a) implements Box {
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
            return new BoxInteger(operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "box_integer";
        }
    }

    /** Of a word that is a boxed integer: an i64. */
    record UnboxInteger(Value a) implements Box {
        @Override
        public Type type() {
            return Type.I64;
        }

        @Override
        public List<Value> operands() {
            return List.of(a);
        }

        @Override
        public Op with(List<Value> operands) {
            return new UnboxInteger(operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.GUARDED;
        }

        @Override
        public String head() {
            return "unbox_integer";
        }
    }

    /** Whether a word of a slot is a boxed integer. */
    record IsInteger(Value a) implements Box {
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
            return new IsInteger(operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "is_integer";
        }
    }

    /** Whether a word of a slot is a double, and not a boxed integer. */
    record IsPlainDouble(Value a) implements Box {
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
            return new IsPlainDouble(operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "is_plain_double";
        }
    }

    /** Whether a word of a slot is a value of the language as it is: neither null nor a boxed integer. */
    record IsValue(Value a) implements Box {
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
            return new IsValue(operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "is_value";
        }
    }
}
