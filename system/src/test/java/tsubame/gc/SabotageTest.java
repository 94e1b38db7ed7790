package tsubame.gc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tsubame.gc.plan.Plans;
import tsubame.system.sim.Machine;
import tsubame.system.sim.MemoryFault;

/**
 * Checks that cannot fail prove nothing. Here something is always wrong: a root is missing, the bottom of the stack is not scanned, barriers
 * are forgotten at random; each run must be caught, by the verifier, by the memory, or by the model, and the same mutators must pass when nothing is wrong.
 */
class SabotageTest {
    private static final int SEEDS = 10;
    private static final int STEPS = 3000;

    private enum Wrong {
        NOTHING_MARKING(Plans.MARK_REGION), NOTHING_COPYING(Plans.GENERATIONAL),
        ROOT(Plans.MARK_REGION), STACK_MARKING(Plans.MARK_REGION), STACK_COPYING(Plans.GENERATIONAL), BARRIER(Plans.GENERATIONAL);

        final int plan;

        Wrong(int plan) {
            this.plan = plan;
        }
    }

    @Test
    void everySabotageIsDetected() {
        List<String> missed = new ArrayList<>();
        for (Wrong wrong : Wrong.values()) {
            for (int seed = 1; seed <= SEEDS; seed++) {
                boolean right = wrong.name().startsWith("NOTHING");
                if (right && seed > 2) break;
                String caught = run(wrong, seed);
                if (right && caught != null) fail("nothing was wrong with seed " + seed + ", and yet: " + caught);
                if (!right && caught == null) missed.add(wrong + " seed " + seed);
            }
        }
        assertEquals(List.of(), missed);
    }

    /** The collector breaks itself, as it can natively too: {@code tsubame.gc.check.Sabotage}. */
    @Test
    void everyStrikeOfTheCollectorAgainstItselfIsDetected() {
        List<String> missed = new ArrayList<>();
        for (int plan : TestHeap.collectingPlans()) {
            for (int seed = 1; seed <= 4 * SEEDS; seed++) {
                if (!strike(plan, seed)) missed.add("plan " + plan + " seed " + seed);
            }
        }
        assertEquals(List.of(), missed);
    }

    /** Whether something was broken, and the verifier has seen it at once. */
    private static boolean strike(int plan, int seed) {
        try {
            TestHeap world = new TestHeap(plan, "verify,zeal=4,slack=1m,nursery=128k,sabotage=" + seed, "4m");
            new RandomMutator(world, seed).run(STEPS);
            return false;
        } catch (Machine.Aborted caught) {
            return caught.getMessage().contains("gc sabotage: ") && caught.getMessage().contains("heap verifier: ");
        }
    }

    /** What caught it; null: nothing did. */
    private static String run(Wrong wrong, int seed) {
        try {
            boolean stack = wrong == Wrong.STACK_MARKING || wrong == Wrong.STACK_COPYING;
            TestHeap world = new TestHeap(wrong.plan, "verify,zeal=4,slack=1m,nursery=128k", "4m", stack ? 4096 : 0);
            RandomMutator mutator = new RandomMutator(world, seed);
            if (wrong == Wrong.ROOT) world.forgetRoot(mutator.random.nextInt(TestHeap.ROOTS));
            if (wrong == Wrong.BARRIER) mutator.forgetBarrier = 8;
            mutator.run(wrong.name().startsWith("NOTHING") ? 200 : STEPS);
            world.check();
            return null;
        } catch (MemoryFault | Machine.Aborted | AssertionError caught) {
            return caught.getMessage();
        }
    }
}
