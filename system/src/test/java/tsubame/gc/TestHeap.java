package tsubame.gc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Set;
import tsubame.gc.plan.Plans;
import tsubame.system.Address;
import tsubame.system.sim.Machine;

/**
 * A heap on a simulated machine, and beside it the model: a graph of plain Java objects that a mutator changes in step. The image has a pair for each root. A check
 * walks both from the roots; where a collection has moved objects, it learns the new addresses.
 */
final class TestHeap {
    static final int ROOTS = 16;

    /** The types of the test world: number, first slot word, number of slots (0: as long as the array). */
    enum Type {
        FILLER, PAIR, REFERENCES, VALUES, BYTES, WEAK, EPHEMERONS, WIDE;

        boolean isArray() {
            return this == REFERENCES || this == VALUES || this == BYTES || this == EPHEMERONS;
        }
    }

    /** An object of the model. In arrays element 0 is the id, in pairs the word after the slots. */
    static final class Node {
        final long id;
        final Type type;
        final Node[] slots;
        Address address;

        Node(long id, Type type, int slots, Address address) {
            this.id = id;
            this.type = type;
            this.slots = new Node[slots];
            this.address = address;
        }

        /** Where slot i lies. */
        Address slot(int i) {
            return address.plus(8 + 8L * (type.isArray() ? i + (type == Type.EPHEMERONS ? 2 : 1) : type == Type.WIDE ? i * 7 + 1 : i));
        }

        Address idPlace() {
            return switch (type) {
                case PAIR, WEAK -> address.plus(24);
                case BYTES, REFERENCES, VALUES, EPHEMERONS -> address.plus(8);
                case WIDE -> address.plus(8);
                case FILLER -> throw new AssertionError();
            };
        }
    }

    static final int WIDE_SLOTS = 12;
    private static final int WIDE_SIZE = 688;

    final Machine machine = Machine.start();
    final Address heap;
    final int plan;
    private final Address image;
    private final Address table;
    private final Address types;
    final Node[] roots = new Node[ROOTS];
    private final Address[] holders = new Address[ROOTS];
    private long ids;

    TestHeap(int plan, String options, String maxHeap) {
        this(plan, options, maxHeap, 0);
    }

    /** Hidden: so many bytes at the bottom of the stack that the collector does not learn about. */
    TestHeap(int plan, String options, String maxHeap, int hidden) {
        this.plan = plan;
        machine.setEnvironment("TSUBAME_GC", options);
        machine.setEnvironment("TSUBAME_MAX_HEAP", maxHeap);
        heap = Address.fromLong(machine.map(HeapContext.SIZE));
        types = Address.fromLong(machine.map(Type.values().length * TypeTable.ROW));
        image = Address.fromLong(machine.map(Image.SIZE + ROOTS * 32));
        table = Address.fromLong(machine.map(ROOTS * 4));
        writeTypes();
        writeImage();
        heap.storeInt(HeapContext.PLAN, plan);
        assertTrue(Heap.initialize(heap, image, machine.stackBase().minus(hidden)), machine::takeOutput);
    }

    private Address row(Type type) {
        return TypeTable.row(types, type.ordinal());
    }

    private void writeTypes() {
        TypeTable.writeInstance(row(Type.PAIR), 32, 3, 0);
        TypeTable.writeInstance(row(Type.WEAK), 32, 2, 1);
        TypeTable.writeArray(row(Type.REFERENCES), TypeTable.REFERENCE_ARRAY, 3);
        TypeTable.writeArray(row(Type.VALUES), TypeTable.BOXED_ARRAY, 3);
        TypeTable.writeArray(row(Type.BYTES), TypeTable.PLAIN_ARRAY, 0);
        TypeTable.writeArray(row(Type.EPHEMERONS), TypeTable.EPHEMERON_ARRAY, 3);
        Address bitmap = Address.fromLong(machine.map(16));
        for (int i = 0; i < WIDE_SLOTS; i++) {
            int word = i * 7 + 1;
            bitmap.storeLong(word / 64 * 8, bitmap.loadLong(word / 64 * 8) | 1L << word % 64);
        }
        TypeTable.writeLongInstance(row(Type.WIDE), WIDE_SIZE, bitmap);
        for (Type type : Type.values()) row(type).storeAddress(TypeTable.NAME, machine.literal(type.name().toLowerCase()));
    }

    private void writeImage() {
        Address objects = image.plus(Image.SIZE);
        for (int i = 0; i < ROOTS; i++) {
            holders[i] = objects.plus(32L * i);
            holders[i].storeLong(0, ObjectModel.header(Type.PAIR.ordinal(), ObjectModel.SURVIVOR | ObjectModel.IMAGE, 0));
            table.storeInt(4L * i, 32 * i + 8);
        }
        image.storeAddress(Image.TYPES, types);
        image.storeLong(Image.TYPE_COUNT, Type.values().length);
        image.storeAddress(Image.START, objects);
        image.storeAddress(Image.END, objects.plus(32L * ROOTS));
        image.storeAddress(Image.SLOTS, table);
        image.storeLong(Image.SLOT_COUNT, ROOTS);
    }

    /** Makes the collector blind for a root: what happens if the image's table lacks a slot. */
    void forgetRoot(int root) {
        table.storeInt(4L * root, 32 * root + 24); // a word that references nothing
    }

    // The mutator

    /** A new object with a number of slots or, for bytes, of that length; null when the heap is exhausted. Addresses of the model may be stale after it. */
    Node allocate(Type type, int slots) {
        int length = type == Type.BYTES ? slots + 8 : slots + (type == Type.EPHEMERONS ? 2 : 1);
        Address address = switch (type) {
            case PAIR, WEAK -> Allocation.allocate(heap, 32, type.ordinal());
            case WIDE -> Allocation.allocate(heap, WIDE_SIZE, type.ordinal());
            case REFERENCES, VALUES, EPHEMERONS -> Allocation.allocateArray(heap, type.ordinal(), 3, length);
            case BYTES -> Allocation.allocateArray(heap, type.ordinal(), 0, length);
            case FILLER -> throw new AssertionError();
        };
        if (address.isZero()) return null;
        int count = switch (type) {
            case PAIR, WEAK -> 2;
            case WIDE -> WIDE_SLOTS;
            case BYTES -> 0;
            default -> slots;
        };
        Node node = new Node(++ids, type, count, address);
        node.idPlace().storeLong(0, id(node));
        return node;
    }

    /** An id as a boxed value that is no reference. */
    private static long id(Node node) {
        return node.id + ObjectModel.DOUBLE_OFFSET;
    }

    /** Stores into a slot, with the barrier. */
    void store(Node holder, int slot, Node value) {
        storeWithoutBarrier(holder, slot, value);
        if (PlanConstraints.needsBarrier(plan) && value != null) Barrier.record(heap, holder.address, holder.slot(slot));
    }

    void storeWithoutBarrier(Node holder, int slot, Node value) {
        holder.slots[slot] = value;
        holder.slot(slot).storeAddress(0, value == null ? Address.zero() : value.address);
    }

    void setRoot(int root, Node value) {
        roots[root] = value;
        holders[root].plus(8).storeAddress(0, value == null ? Address.zero() : value.address);
        if (PlanConstraints.needsBarrier(plan) && value != null) Barrier.record(heap, holders[root], holders[root].plus(8));
    }

    void push(Node node) {
        machine.push(node.address.toLong());
    }

    // Checks

    long collections() {
        return Statistics.get(heap, Statistics.CYCLES);
    }

    /** Objects that the last cycle found to live. */
    long traced() {
        return Statistics.get(heap, Statistics.TRACED_OBJECTS);
    }

    /** Walks heap and model together: same objects, same edges. Returns how many there are. */
    int check() {
        Set<Node> seen = new HashSet<>();
        ArrayDeque<Node> queue = new ArrayDeque<>();
        for (int i = 0; i < ROOTS; i++) meet(roots[i], holders[i].plus(8), seen, queue);
        while (!queue.isEmpty()) {
            Node node = queue.poll();
            for (int i = 0; i < node.slots.length; i++) meet(node.slots[i], node.slot(i), seen, queue);
        }
        return seen.size();
    }

    private void meet(Node node, Address slot, Set<Node> seen, ArrayDeque<Node> queue) {
        Address address = slot.loadAddress(0);
        assertEquals(node == null, address.isZero(), () -> "slot at " + slot + " holds " + address);
        if (node == null) return;
        if (seen.contains(node)) {
            assertEquals(node.address.toLong(), address.toLong(), "two slots disagree about object " + node.id);
            return;
        }
        node.address = address;
        assertEquals(node.type.ordinal(), ObjectModel.type(address), "type of object " + node.id);
        assertEquals(id(node), node.idPlace().loadLong(0), "identity of object " + node.id);
        if (node.type.isArray()) {
            int extra = node.type == Type.EPHEMERONS ? 2 : 1;
            if (node.type != Type.BYTES) assertEquals(node.slots.length + extra, ObjectModel.length(address));
        }
        seen.add(node);
        queue.add(node);
    }

    static int[] collectingPlans() {
        return new int[] {Plans.MARK_REGION, Plans.GENERATIONAL, Plans.ARENA, Plans.ARENA_ADAPTIVE};
    }
}
