package tsubame.gc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tsubame.gc.TestHeap.Node;
import tsubame.gc.TestHeap.Type;
import tsubame.gc.plan.Plans;
import tsubame.gc.space.LargeObjects;
import tsubame.system.Address;
import tsubame.system.sim.Machine;

/** Limits, messages, and what the entry points promise. */
class HeapTest {
    @ParameterizedTest
    @ValueSource(ints = {Plans.NONE, Plans.MARK_REGION, Plans.GENERATIONAL, Plans.ARENA, Plans.ARENA_ADAPTIVE})
    void anExhaustedHeapSaysSoAndLivesOn(int plan) {
        TestHeap world = new TestHeap(plan, "slack=64k,nursery=128k", "2m");
        int kept = fill(world);
        assertTrue(kept > 50, "only " + kept);
        assertTrue(Heap.committedBytes(world.heap) <= 4 << 20);
        if (plan == Plans.NONE) return;
        world.check();
        assertTrue(world.allocate(Type.PAIR, 0) != null, "nothing is left to make an error with");
        world.setRoot(0, null);
        Heap.collect(world.heap);
        assertEquals(0, world.traced());
        int again = fill(world);
        assertTrue(again > kept / 2, again + " after " + kept);
    }

    /** A list of arrays, until there is no room; its length. */
    private static int fill(TestHeap world) {
        for (int count = 0; ; count++) {
            long before = world.collections();
            Node made = world.allocate(Type.VALUES, 1000);
            boolean exhausted = world.heap.loadInt(HeapContext.EXHAUSTED) != 0;
            world.heap.storeInt(HeapContext.EXHAUSTED, 0);
            if (made == null || exhausted) return count;
            if (world.collections() != before) world.check();
            if (count > 0) world.store(made, 999, world.roots[0]);
            world.setRoot(0, made);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {Plans.MARK_REGION, Plans.GENERATIONAL})
    void aConstantLiveSetHasAConstantFootprint(int plan) {
        TestHeap world = new TestHeap(plan, "slack=256k,nursery=256k,verify", "16m");
        SplittableRandom random = new SplittableRandom(1);
        long after = 0;
        for (int i = 0; i < 12000; i++) {
            Node made = world.allocate(i % 50 == 0 ? Type.BYTES : Type.VALUES, i % 50 == 0 ? 12000 : random.nextInt(30));
            world.check();
            world.setRoot(random.nextInt(TestHeap.ROOTS), made);
            if (i == 6000) after = Heap.committedBytes(world.heap);
        }
        assertEquals(after, Heap.committedBytes(world.heap), 192 << 10);
    }

    /** Addresses of large objects that were freed, one behind the other and in either order, are left on the stack: they reference nothing. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void aFreedLargeObjectIsNoneWithinALongerFreeRun(int first) {
        TestHeap world = new TestHeap(Plans.GENERATIONAL, "verify,poison", "8m");
        for (int i = 0; i < 3; i++) world.setRoot(i, world.allocate(Type.VALUES, 2000));
        Address[] objects = {world.roots[0].address, world.roots[1].address};
        for (int freed : new int[] {first, 1 - first}) {
            world.setRoot(freed, null);
            Heap.collect(world.heap);
            for (Address at = objects[freed]; at.isBelow(objects[freed].plus(16_000)); at = at.plus(4096)) {
                assertTrue(LargeObjects.resolve(world.heap, at).isZero(), "page " + (at.diff(objects[freed]) >> 12));
            }
        }
        for (Address object : objects) world.machine.push(object.toLong());
        Heap.collect(world.heap);
        world.check();
    }

    @Test
    void everyCycleHasALine() {
        TestHeap world = new TestHeap(Plans.GENERATIONAL, "trace,summary", "8m");
        for (int i = 0; i < 100; i++) world.setRoot(i % 2, world.allocate(Type.PAIR, 0));
        world.push(world.roots[0]);
        Heap.collect(world.heap);
        Heap.finish(world.heap);
        String[] lines = world.machine.takeOutput().split("\n");
        assertTrue(lines[0].matches("gc 1 minor asked \\| heap 3\\.1K -> 0\\.0K \\| allocated 3\\.1K freed 3\\.0K survival 2% \\| block_reclaim 0 \\| pinned 1 copied 1 "
                + "\\| roots stack 1 of \\d+ exact 2 remembered 0 \\| pause 0\\.\\d\\dms \\| next full 12\\.0M"), lines[0]);
        assertTrue(lines[1].startsWith("gc 2 full asked | heap 0.0K -> 0.0K | allocated 0.0K"), lines[1]);
        assertTrue(lines[2].startsWith("gc total cycles 2 full 1 | time 0.0"), lines[2]);
    }

    @Test
    void aCensusCountsByType() {
        TestHeap world = new TestHeap(Plans.MARK_REGION, "census", "8m");
        for (int i = 0; i < 3; i++) world.setRoot(i, world.allocate(Type.PAIR, 0));
        world.setRoot(4, world.allocate(Type.BYTES, 9000));
        Heap.finish(world.heap);
        assertEquals("gc census 8.8K in 1 of bytes\ngc census 0.0K in 3 of pair\n", world.machine.takeOutput());
    }

    @Test
    void wordsThatAreNotKnownStopTheProgram() {
        assertEquals("tsubame: TSUBAME_GC has an unknown word or a wrong amount at zaal,trace\n", refused(Plans.GENERATIONAL, "verify,zaal,trace", "8m"));
        assertEquals("tsubame: TSUBAME_GC has an unknown word or a wrong amount at slack=x\n", refused(Plans.GENERATIONAL, "slack=x", "8m"));
        assertEquals("tsubame: TSUBAME_MAX_HEAP wants an amount of at least 1m, such as 512m or 2g, not 12q\n", refused(Plans.GENERATIONAL, "", "12q"));
        assertEquals("tsubame: TSUBAME_GC=zeal wants a collector, and this program was built with --gc=none\n", refused(Plans.NONE, "zeal", "8m"));
    }

    private static String refused(int plan, String options, String maxHeap) {
        Machine machine = Machine.start();
        machine.setEnvironment("TSUBAME_GC", options);
        machine.setEnvironment("TSUBAME_MAX_HEAP", maxHeap);
        Address heap = Address.fromLong(machine.map(HeapContext.SIZE));
        heap.storeInt(HeapContext.PLAN, plan);
        assertFalse(Heap.initialize(heap, Address.fromLong(machine.map(Image.SIZE)), machine.stackBase()));
        return machine.takeOutput();
    }

    @Test
    void aMachineThatGivesLittleMemoryGetsASmallHeap() {
        Machine machine = Machine.start();
        machine.failMaps(3);
        Address heap = Address.fromLong(machine.map(HeapContext.SIZE)); // the first failure
        assertEquals(-1, heap.toLong());
        Address context = Address.fromLong(machine.simulated().map(HeapContext.SIZE));
        context.storeInt(HeapContext.PLAN, Plans.MARK_REGION);
        assertTrue(Heap.initialize(context, Address.fromLong(machine.simulated().map(Image.SIZE)), machine.stackBase()));
        assertEquals(3L << 30 >> 4, Options.maxHeap(context)); // 3/4 of 1 GB, halved twice
    }

    @Test
    void pagesOfLargeObjectsComeBackAndJoin() {
        TestHeap world = new TestHeap(Plans.MARK_REGION, "", "8m");
        SplittableRandom random = new SplittableRandom(3);
        List<Long> committed = new ArrayList<>();
        for (int round = 0; round < 8; round++) {
            for (int i = 0; i < 40; i++) {
                int root = random.nextInt(TestHeap.ROOTS);
                Node made = world.allocate(Type.BYTES, 9000 + random.nextInt(100_000));
                world.setRoot(root, made);
            }
            for (int i = 0; i < TestHeap.ROOTS; i++) world.setRoot(i, null);
            Heap.collect(world.heap);
            assertEquals(0, LargeObjects.usedBytes(world.heap));
            committed.add(LargeObjects.committedBytes(world.heap));
        }
        // all free pages are one run: the largest object that was ever possible is possible again
        assertTrue(world.allocate(Type.BYTES, (int) (committed.get(7) - 64)) != null);
        assertEquals(committed.get(7), LargeObjects.committedBytes(world.heap));
        assertNull(world.allocate(Type.BYTES, 9 << 20));
    }

    @ParameterizedTest
    @ValueSource(ints = {Plans.MARK_REGION, Plans.GENERATIONAL, Plans.ARENA})
    void anIdleHeapGivesMemoryBack(int plan) {
        TestHeap world = new TestHeap(plan, "verify", "32m");
        for (int i = 0; i < 1300; i++) {
            Node made = world.allocate(i % 2 == 0 ? Type.VALUES : Type.BYTES, i % 2 == 0 ? 1000 : 9000);
            world.check();
            if (i > 0 && made.slots.length > 0) world.store(made, 0, world.roots[1]);
            world.setRoot(i % 2, made);
        }
        world.setRoot(0, null);
        world.setRoot(1, null);
        long touched = world.machine.simulated().touched();
        Heap.release(world.heap);
        assertTrue(touched - world.machine.simulated().touched() > 2 << 20, touched + " -> " + world.machine.simulated().touched());
        fill(world);
        world.check();
    }

    @Test
    void handlesAreRoots() {
        TestHeap world = new TestHeap(Plans.GENERATIONAL, "verify", "8m");
        Node node = world.allocate(Type.PAIR, 0);
        Address slot = Handles.push(world.heap, node.address);
        Heap.collect(world.heap);
        assertEquals(1, world.traced());
        node.address = slot.loadAddress(0);
        assertEquals(node.id + ObjectModel.DOUBLE_OFFSET, node.idPlace().loadLong(0));
        assertTrue(Handles.pop(world.heap).eq(node.address));
        Heap.collect(world.heap);
        assertEquals(0, world.traced());
    }

    @Test
    void theAllowanceFollowsTheSquareRootOfWhatLives() {
        TestHeap world = new TestHeap(Plans.MARK_REGION, "slack=1m", "8m");
        Growth.afterFull(world.heap, 4L << 20, 0);
        assertEquals(6L << 20, Growth.allowance(world.heap)); // nothing was to be looked at
        Statistics.add(world.heap, Statistics.SCANNED_BYTES, 4L << 20);
        Growth.afterFull(world.heap, 4L << 20, 4L << 20);
        assertEquals(6L << 20, Growth.allowance(world.heap));
        Growth.afterFull(world.heap, 4L << 20, 200L << 10);
        assertEquals(12L << 20, Growth.allowance(world.heap));
        Growth.afterFull(world.heap, 4L << 20, 0);
        assertEquals(48L << 20, Growth.allowance(world.heap));
        Growth.afterFull(world.heap, 400L << 20, 400L << 20);
        assertEquals(60L << 20, Growth.allowance(world.heap));
    }
}
