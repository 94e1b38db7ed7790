package tsubame.gc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tsubame.gc.TestHeap.Node;
import tsubame.gc.TestHeap.Type;
import tsubame.gc.plan.Plans;

/** When the nursery grows, and when it becomes small again: a nursery of 128 KB, and how much is allocated between two collections. */
class NurserySizeTest {
    private static final int PAIR = 32;
    private static final String OPTIONS = "slack=1m,nursery=128k";
    private static final int LARGER = 256 << 10;
    private static final int EVERY = Integer.MAX_VALUE;

    /** A mutator that keeps pairs in arrays of 250, which are roots, and forgets the oldest array when there are as many as it wants. */
    private static final class Keeper {
        final TestHeap world;
        /** Of eight pairs, so many are kept. */
        int kept = 8;
        /** So many arrays. */
        int arrays = 8;
        /** All arrays are forgotten at once, when there are enough. */
        boolean together;
        int minors;
        int larger;
        private Node chain;
        private int slot;
        private int chained;

        Keeper(String options, String maxHeap) {
            world = new TestHeap(Plans.GENERATIONAL, options, maxHeap);
        }

        /** Allocates so many bytes of pairs; counts the minor collections, and those before which more was allocated than the small nursery has. */
        void run(int bytes) {
            for (int i = 0; i < bytes / PAIR; i++) {
                if (slot == 0) begin();
                Node made = allocate(Type.PAIR, 0);
                if (i % 8 < kept) world.store(world.roots[0], slot, made);
                slot = (slot + 1) % 250;
            }
        }

        /** A new array, in front of the others: its first slot references the next. */
        private void begin() {
            Node made = allocate(Type.VALUES, 251);
            world.setRoot(1, world.roots[0]);
            if (++chained > arrays && together) {
                world.setRoot(1, null);
                chained = 1;
            }
            if (world.roots[1] != null) world.store(made, 250, world.roots[1]);
            world.setRoot(1, null);
            world.setRoot(0, made);
            if (!together && arrays != EVERY) forgetOldest();
        }

        private void forgetOldest() {
            Node last = world.roots[0];
            for (int i = 1; i < arrays && last.slots[250] != null; i++) last = last.slots[250];
            world.store(last, 250, null);
        }

        private Node allocate(Type type, int slots) {
            long before = world.collections();
            Node made = world.allocate(type, slots);
            if (world.collections() == before) return made;
            world.check();
            long allocated = Statistics.get(world.heap, Statistics.ALLOCATED);
            if (allocated > 0) minors++; // else it was a full one
            if (allocated > LARGER) larger++;
            return made;
        }
    }

    @Test
    void itGrowsWhereObjectsDieSoonAfterTheyWereCopied() {
        Keeper keeper = new Keeper(OPTIONS, "16m");
        keeper.run(6 << 20);
        assertTrue(keeper.larger > 0, "never, in " + keeper.minors);
        keeper.minors = 0;
        keeper.larger = 0;
        keeper.run(4 << 20);
        assertEquals(keeper.minors, keeper.larger);
        assertTrue(keeper.minors <= 12, keeper.minors + " collections");
    }

    @Test
    void itIsSmallAgainWhenWhatSurvivesLivesOn() {
        Keeper keeper = new Keeper(OPTIONS, "16m");
        keeper.run(6 << 20);
        assertTrue(keeper.larger > 0, "never, in " + keeper.minors);
        keeper.arrays = EVERY;
        keeper.run(1 << 20);
        keeper.larger = 0;
        keeper.run(1 << 20);
        assertEquals(0, keeper.larger);
    }

    /** A third of everything survives, whatever the size, until all of it dies together; after each attempt there are more full collections without. */
    @Test
    void anAttemptThatFailsIsNotRepeatedSoon() {
        Keeper keeper = new Keeper(OPTIONS, "16m");
        keeper.kept = 3;
        keeper.arrays = 300;
        keeper.together = true;
        keeper.run(24 << 20);
        assertTrue(keeper.larger > 0, "no attempt in " + keeper.minors);
        assertTrue(keeper.larger < 20, keeper.larger + " of " + keeper.minors);
    }

    @Test
    void itStaysSmallInASmallHeapAndWhereThatIsAsked() {
        for (Keeper keeper : new Keeper[] {new Keeper(OPTIONS, "2m"), new Keeper(OPTIONS + ",fixed", "16m")}) {
            keeper.run(4 << 20);
            assertEquals(0, keeper.larger);
        }
    }

    @Test
    void itStaysSmallWhereEverythingIsKeptOrNothing() {
        for (int arrays : new int[] {1, EVERY}) {
            Keeper keeper = new Keeper(OPTIONS, "16m");
            keeper.arrays = arrays;
            if (arrays == 1) keeper.kept = 0;
            keeper.run(2 << 20);
            assertEquals(0, keeper.larger, arrays + " arrays");
        }
    }
}
