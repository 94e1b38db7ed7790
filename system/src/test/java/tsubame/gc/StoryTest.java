package tsubame.gc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tsubame.gc.TestHeap.Node;
import tsubame.gc.TestHeap.Type;
import tsubame.gc.plan.Plans;

/**
 * The story in small: survivors and garbage interleaved, everything in the old space referenced to the end. Whole arenas never come back; the free
 * lists repair that; the nursery never sees the problem.
 */
class StoryTest {
    private static final int SURVIVORS = 900;
    private static final int GARBAGE = 12;

    private record Outcome(long committed, long reclaimed, long cycles) {}

    private static Outcome run(int plan) {
        TestHeap world = new TestHeap(plan, "slack=256k,nursery=128k", "32m");
        for (int i = 0; i < SURVIVORS; i++) {
            Node made = world.allocate(Type.VALUES, 10);
            world.check();
            if (i > 0) world.store(made, 0, world.roots[0]);
            world.setRoot(0, made);
            for (int j = 0; j < GARBAGE; j++) world.allocate(Type.VALUES, 20);
            world.check();
        }
        assertEquals(SURVIVORS, world.check());
        return new Outcome(Heap.committedBytes(world.heap), Statistics.get(world.heap, Statistics.TOTAL_BLOCKS_FREED),
                Statistics.get(world.heap, Statistics.CYCLES));
    }

    @Test
    void wholeArenasNeverComeBack() {
        Outcome arena = run(Plans.ARENA);
        assertEquals(0, arena.reclaimed);
        assertTrue(arena.cycles > 5);
        Outcome adaptive = run(Plans.ARENA_ADAPTIVE);
        assertTrue(adaptive.committed < arena.committed, adaptive + " against " + arena);
        Outcome generational = run(Plans.GENERATIONAL);
        assertTrue(generational.committed < adaptive.committed, generational + " against " + adaptive);
    }
}
