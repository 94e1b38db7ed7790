package tsubame.ir;

import java.util.List;

/**
 * Arrays. The array is there and the index within it: both have been checked, and the checked values are the operands.
 */
public sealed interface ArrayOp extends Op {
    /** Never changes, so it reads no memory. */
    record Length(Value array) implements ArrayOp {
        @Override
        public Type type() {
            return Type.I32;
        }

        @Override
        public List<Value> operands() {
            return List.of(array);
        }

        @Override
        public Op with(List<Value> operands) {
            return new Length(operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.GUARDED;
        }

        @Override
        public String head() {
            return "array_length";
        }
    }

    record Load(Storage element, Value array, Value index) implements ArrayOp {
        @Override
        public Type type() {
            return element.type();
        }

        @Override
        public List<Value> operands() {
            return List.of(array, index);
        }

        @Override
        public Op with(List<Value> operands) {
            return new Load(element, operands.get(0), operands.get(1));
        }

        @Override
        public Effects effects() {
            return Effects.READ;
        }

        @Override
        public String head() {
            return "array_load " + element.descriptor();
        }

        @Override
        public Region region() {
            return Region.element(element, index);
        }
    }

    /** Implies a barrier if a reference is stored, unless raw. There is no array store check: covariant arrays are not created. */
    record Store(Storage element, Value array, Value index, Value value, boolean raw) implements ArrayOp {
        @Override
        public Type type() {
            return Type.VOID;
        }

        @Override
        public List<Value> operands() {
            return List.of(array, index, value);
        }

        @Override
        public Op with(List<Value> operands) {
            return new Store(element, operands.get(0), operands.get(1), operands.get(2), raw);
        }

        @Override
        public Effects effects() {
            return Effects.WRITE;
        }

        @Override
        public String head() {
            return (raw ? "array_store_raw " : "array_store ") + element.descriptor();
        }

        @Override
        public Region region() {
            return Region.element(element, index);
        }

        /** The same store, the barrier having been dealt with. */
        public Store asRaw() {
            return new Store(element, array, index, value, true);
        }

        @Override
        public Lowering loweredBy() {
            return !raw && element.kind().isReference() ? Lowering.BARRIERS : null;
        }
    }

    /** A number from bytes of an array of bytes, little-endian and in any place; offset and offset + size - 1 are within the array. */
    record LoadBytes(Storage storage, Value array, Value offset) implements ArrayOp {
        @Override
        public Type type() {
            return storage.type();
        }

        @Override
        public List<Value> operands() {
            return List.of(array, offset);
        }

        @Override
        public Op with(List<Value> operands) {
            return new LoadBytes(storage, operands.get(0), operands.get(1));
        }

        @Override
        public Effects effects() {
            return Effects.READ;
        }

        @Override
        public String head() {
            return "bytes_load " + storage.descriptor();
        }

        @Override
        public Region region() {
            return Region.array(Storage.BYTE);
        }
    }

    /** The reverse of {@link LoadBytes}. */
    record StoreBytes(Storage storage, Value array, Value offset, Value value) implements ArrayOp {
        @Override
        public Type type() {
            return Type.VOID;
        }

        @Override
        public List<Value> operands() {
            return List.of(array, offset, value);
        }

        @Override
        public Op with(List<Value> operands) {
            return new StoreBytes(storage, operands.get(0), operands.get(1), operands.get(2));
        }

        @Override
        public Effects effects() {
            return Effects.WRITE;
        }

        @Override
        public String head() {
            return "bytes_store " + storage.descriptor();
        }

        @Override
        public Region region() {
            return Region.array(Storage.BYTE);
        }
    }
}
