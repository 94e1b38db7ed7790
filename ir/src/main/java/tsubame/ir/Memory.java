package tsubame.ir;

import java.util.List;

/**
 * Fields. The object is there: whoever builds the operation has checked it, and uses the checked value.
 */
public sealed interface Memory extends Op {
    record GetField(FieldRef field, Value object) implements Memory {
        @Override
        public Type type() {
            return field.type();
        }

        @Override
        public List<Value> operands() {
            return List.of(object);
        }

        @Override
        public Op with(List<Value> operands) {
            return new GetField(field, operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.READ;
        }

        @Override
        public String head() {
            return "get_field " + field.text();
        }

        @Override
        public Region region() {
            return Region.field(field);
        }
    }

    /** Implies a barrier if a reference is stored, unless raw. */
    record PutField(FieldRef field, Value object, Value value, boolean raw) implements Memory {
        @Override
        public Type type() {
            return Type.VOID;
        }

        @Override
        public List<Value> operands() {
            return List.of(object, value);
        }

        @Override
        public Op with(List<Value> operands) {
            return new PutField(field, operands.get(0), operands.get(1), raw);
        }

        @Override
        public Effects effects() {
            return Effects.WRITE;
        }

        @Override
        public String head() {
            return (raw ? "put_field_raw " : "put_field ") + field.text();
        }

        @Override
        public Region region() {
            return Region.field(field);
        }

        /** The same store, the barrier having been dealt with. */
        public PutField asRaw() {
            return new PutField(field, object, value, true);
        }

        @Override
        public Lowering loweredBy() {
            return !raw && field.storage().kind().isReference() ? Lowering.BARRIERS : null;
        }
    }

    /**
     * A word of a compiled program, in a slot of that number: a constant that is filled before the code runs that asks for it, or one that
     * the runtime may change during any call.
     */
    record GetSlot(int number, Type type, boolean isVariable) implements Memory {
        private static final Region SLOTS = new Region("slots");

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
            return isVariable ? Effects.of(Effect.READS) : Effects.NONE;
        }

        @Override
        public Region region() {
            return SLOTS;
        }

        @Override
        public String head() {
            return (isVariable ? "get_variable_slot " : "get_slot ") + number + " " + type.text();
        }
    }

    /** What holds the registers that one version of a function leaves for another: nothing but these two accesses it. */
    Region LEFT = new Region("left");

    /**
     * A word that {@link PutLeft} has put under that number. Nothing may have allocated since: the collector does not know of it.
     */
    record GetLeft(int number) implements Memory {
        @Override
        public Type type() {
            return Type.BOXED;
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
            return "get_left " + number;
        }

        @Override
        public Region region() {
            return LEFT;
        }
    }

    /** Puts a word where another function of the program finds it at its beginning. */
    record PutLeft(int number, Value value) implements Memory {
        @Override
        public Type type() {
            return Type.VOID;
        }

        @Override
        public List<Value> operands() {
            return List.of(value);
        }

        @Override
        public Op with(List<Value> operands) {
            return new PutLeft(number, operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.WRITE;
        }

        @Override
        public String head() {
            return "put_left " + number;
        }

        @Override
        public Region region() {
            return LEFT;
        }
    }

    record GetStatic(FieldRef field) implements Memory {
        @Override
        public Type type() {
            return field.type();
        }

        @Override
        public List<Value> operands() {
            return List.of();
        }

        @Override
        public Op with(List<Value> operands) {
            return new GetStatic(field);
        }

        @Override
        public Effects effects() {
            return Effects.of(Effect.READS);
        }

        @Override
        public String head() {
            return "get_static " + field.text();
        }

        @Override
        public Region region() {
            return Region.field(field);
        }
    }

    /** Never needs a barrier: static slots are roots. */
    record PutStatic(FieldRef field, Value value) implements Memory {
        @Override
        public Type type() {
            return Type.VOID;
        }

        @Override
        public List<Value> operands() {
            return List.of(value);
        }

        @Override
        public Op with(List<Value> operands) {
            return new PutStatic(field, operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.WRITE;
        }

        @Override
        public String head() {
            return "put_static " + field.text();
        }

        @Override
        public Region region() {
            return Region.field(field);
        }
    }
}
