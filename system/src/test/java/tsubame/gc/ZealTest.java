package tsubame.gc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Random mutators against the model, in a heap that collects all the time, checks itself and poisons what it frees. */
class ZealTest {
    /** -Dtsubame.seeds=N for longer runs. */
    private static final int SEEDS = Integer.getInteger("tsubame.seeds", 2);

    @ParameterizedTest
    @CsvSource({
        "1,verify", "1,'verify,poison,zeal=3'", "1,zeal=1",
        "2,verify", "2,'verify,poison,zeal=3'", "2,zeal=1", "2,'verify,zeal=5,full'", "2,'verify,zeal=5,inplace'", "2,'poison,zeal=2'",
        "3,verify", "3,'verify,poison,zeal=7'", "4,verify", "4,'verify,poison,zeal=3'", "4,zeal=1"})
    void aRandomMutatorSeesItsOwnGraph(int plan, String options) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            RandomMutator mutator = new RandomMutator(new TestHeap(plan, options + ",slack=64k,nursery=128k", "4m"), seed);
            mutator.run(options.contains("zeal") ? 300 : 3000);
            mutator.world.check();
            assertTrue(mutator.world.collections() > 0, "nothing was collected");
        }
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3", "4"})
    void whatIsNotReachableIsFreed(int plan) {
        RandomMutator mutator = new RandomMutator(new TestHeap(plan, "verify,slack=128k,nursery=128k", "4m"), 99);
        for (int round = 0; round < 5; round++) {
            mutator.run(200);
            Heap.collect(mutator.world.heap);
            assertEquals(mutator.world.check(), mutator.world.traced());
        }
    }
}
