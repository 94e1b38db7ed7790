package tsubame.gc.check;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tsubame.gc.Heap;
import tsubame.gc.TestHeap;
import tsubame.gc.plan.Plans;
import tsubame.system.Address;
import tsubame.system.sim.Machine;

/** What a collection must keep because of the stack, and what only seemed to be there. */
class StackCheckTest {
    private static final int LARGE = 20_000;

    private final TestHeap world = new TestHeap(Plans.GENERATIONAL, "slack=64k,nursery=128k", "8m");

    private Address fresh() {
        return world.allocate(TestHeap.Type.BYTES, LARGE).address;
    }

    @Test
    void whatTheStackReferencesIsKept() {
        world.machine.push(fresh().toLong());
        StackCheck.record(world.heap, world.machine.stackPointer());
        Heap.collect(world.heap);
        StackCheck.check(world.heap);
    }

    /** A collector's own frame held the word by chance, and something else when its scan came. */
    @Test
    void aWordThatIsGoneIsNotMissed() {
        world.machine.push(fresh().toLong());
        StackCheck.record(world.heap, world.machine.stackPointer());
        world.machine.stackPointer().storeLong(0, 0);
        Heap.collect(world.heap);
        StackCheck.check(world.heap);
    }

    @Test
    void aWordThatIsStillThereIsMissed() {
        Address object = fresh();
        world.machine.push(object.toLong());
        StackCheck.record(world.heap, world.machine.stackPointer());
        world.machine.stackPointer().storeLong(0, 0);
        Heap.collect(world.heap);
        world.machine.stackPointer().storeAddress(0, object);
        Machine.Aborted fault = assertThrows(Machine.Aborted.class, () -> StackCheck.check(world.heap));
        assertTrue(fault.getMessage().contains("moved or freed"), fault.getMessage());
    }
}
