package tsubame.ir;

import java.util.List;

/**
 * Memory by addresses, for System Java and for what lowerings leave. Offsets are i64, in bytes.
 */
public sealed interface Raw extends Op {
    /** What barriers and hints write: nothing else reads it. */
    Region BARRIER = new Region("barrier");

    record Load(Storage storage, Value address, Value offset) implements Raw {
        @Override
        public Type type() {
            return storage.type();
        }

        @Override
        public List<Value> operands() {
            return List.of(address, offset);
        }

        @Override
        public Op with(List<Value> operands) {
            return new Load(storage, operands.get(0), operands.get(1));
        }

        @Override
        public Effects effects() {
            return Effects.READ;
        }

        @Override
        public String head() {
            return "load " + storage.descriptor();
        }
    }

    record Store(Storage storage, Value address, Value offset, Value value) implements Raw {
        @Override
        public Type type() {
            return Type.VOID;
        }

        @Override
        public List<Value> operands() {
            return List.of(address, offset, value);
        }

        @Override
        public Op with(List<Value> operands) {
            return new Store(storage, operands.get(0), operands.get(1), operands.get(2));
        }

        @Override
        public Effects effects() {
            return Effects.WRITE;
        }

        @Override
        public String head() {
            return "store " + storage.descriptor();
        }
    }

    /** Address and i64. */
    record Add(Value address, Value offset) implements Raw {
        @Override
        public Type type() {
            return Type.ADDRESS;
        }

        @Override
        public List<Value> operands() {
            return List.of(address, offset);
        }

        @Override
        public Op with(List<Value> operands) {
            return new Add(operands.get(0), operands.get(1));
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "address_add";
        }
    }

    /** The address of an object. Good until the next safepoint, unless the object is pinned. */
    record OfRef(Value object) implements Raw {
        @Override
        public Type type() {
            return Type.ADDRESS;
        }

        @Override
        public List<Value> operands() {
            return List.of(object);
        }

        @Override
        public Op with(List<Value> operands) {
            return new OfRef(operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.of(Effect.READS);
        }

        @Override
        public String head() {
            return "ref_address";
        }
    }

    /** The object at an address. */
    record ToRef(Type to, Value address) implements Raw {
        @Override
        public Type type() {
            return to;
        }

        @Override
        public List<Value> operands() {
            return List.of(address);
        }

        @Override
        public Op with(List<Value> operands) {
            return new ToRef(to, operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.of(Effect.READS);
        }

        @Override
        public String head() {
            return "address_ref " + to.text();
        }
    }

    /** Bytes (i64) from one place to another; they may overlap. */
    record Copy(Value from, Value to, Value bytes) implements Raw {
        @Override
        public Type type() {
            return Type.VOID;
        }

        @Override
        public List<Value> operands() {
            return List.of(from, to, bytes);
        }

        @Override
        public Op with(List<Value> operands) {
            return new Copy(operands.get(0), operands.get(1), operands.get(2));
        }

        @Override
        public Effects effects() {
            return Effects.WRITE.with(Effect.READS);
        }

        @Override
        public String head() {
            return "copy_memory";
        }
    }

    /** Bytes (i64) with the low byte of an i32. */
    record Fill(Value to, Value value, Value bytes) implements Raw {
        @Override
        public Type type() {
            return Type.VOID;
        }

        @Override
        public List<Value> operands() {
            return List.of(to, value, bytes);
        }

        @Override
        public Op with(List<Value> operands) {
            return new Fill(operands.get(0), operands.get(1), operands.get(2));
        }

        @Override
        public Effects effects() {
            return Effects.WRITE;
        }

        @Override
        public String head() {
            return "fill_memory";
        }
    }

    /** Tells the processor that the memory at an address will be accessed soon; any address will do. */
    record Prefetch(Value address) implements Raw {
        @Override
        public Type type() {
            return Type.VOID;
        }

        @Override
        public List<Value> operands() {
            return List.of(address);
        }

        @Override
        public Op with(List<Value> operands) {
            return new Prefetch(operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.WRITE;
        }

        @Override
        public String head() {
            return "prefetch";
        }

        @Override
        public Region region() {
            return BARRIER;
        }
    }

    /** Tells the collector that a field of this object, which is no array, is about to change. Made by the lowering of barriers alone. */
    record Barrier(Value object) implements Raw {
        @Override
        public Type type() {
            return Type.VOID;
        }

        @Override
        public List<Value> operands() {
            return List.of(object);
        }

        @Override
        public Op with(List<Value> operands) {
            return new Barrier(operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.WRITE;
        }

        @Override
        public String head() {
            return "barrier";
        }

        @Override
        public Region region() {
            return BARRIER;
        }
    }

    /** The same for the element of an array at an index (i32), which is within bounds. Made by the lowering of barriers alone. */
    record BarrierElement(Value array, Value index) implements Raw {
        @Override
        public Type type() {
            return Type.VOID;
        }

        @Override
        public List<Value> operands() {
            return List.of(array, index);
        }

        @Override
        public Op with(List<Value> operands) {
            return new BarrierElement(operands.get(0), operands.get(1));
        }

        @Override
        public Effects effects() {
            return Effects.WRITE;
        }

        @Override
        public String head() {
            return "barrier_element";
        }

        @Override
        public Region region() {
            return BARRIER;
        }
    }

    /** The same for so many elements (i32, perhaps none) of an array of references from an index on: whoever copies memory into one says so. */
    record BarrierRange(Value array, Value index, Value count) implements Raw {
        @Override
        public Type type() {
            return Type.VOID;
        }

        @Override
        public List<Value> operands() {
            return List.of(array, index, count);
        }

        @Override
        public Op with(List<Value> operands) {
            return new BarrierRange(operands.get(0), operands.get(1), operands.get(2));
        }

        @Override
        public Effects effects() {
            return Effects.WRITE;
        }

        @Override
        public String head() {
            return "barrier_range";
        }

        @Override
        public Region region() {
            return BARRIER;
        }
    }
}
