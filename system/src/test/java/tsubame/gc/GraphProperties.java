package tsubame.gc;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import tsubame.gc.TestHeap.Node;
import tsubame.gc.TestHeap.Type;
import tsubame.gc.plan.Plans;

/** Whatever a mutator does, what it can reach is as it left it, and a full collection keeps nothing else. jqwik finds the shortest program that shows otherwise. */
class GraphProperties {
    /** One step; what the numbers mean depends on the kind. */
    record Action(int kind, int a, int b, int c) {}

    @Property(tries = 60)
    void markRegionKeepsWhatIsReachable(@ForAll("programs") List<Action> program) {
        run(new TestHeap(Plans.MARK_REGION, "verify,poison,slack=64k", "4m"), program);
    }

    @Property(tries = 60)
    void generationalKeepsWhatIsReachable(@ForAll("programs") List<Action> program) {
        run(new TestHeap(Plans.GENERATIONAL, "verify,poison,slack=64k,nursery=128k", "4m"), program);
    }

    @Property(tries = 30)
    void arenasKeepWhatIsReachable(@ForAll("programs") List<Action> program) {
        run(new TestHeap(Plans.ARENA_ADAPTIVE, "verify,poison,slack=64k", "4m"), program);
    }

    @Provide
    Arbitrary<List<Action>> programs() {
        Arbitrary<Integer> index = Arbitraries.integers().between(0, TestHeap.ROOTS - 1);
        return Combinators.combine(Arbitraries.integers().between(0, 9), index, index, Arbitraries.integers().between(0, 3000))
                .as(Action::new).list().ofMaxSize(60);
    }

    private static void run(TestHeap world, List<Action> program) {
        for (Action action : program) step(world, action);
        Heap.collect(world.heap);
        assertEquals(world.check(), world.traced());
    }

    private static void step(TestHeap world, Action action) {
        Node holder = world.roots[action.a];
        switch (action.kind) {
            case 0, 1 -> world.setRoot(action.a, allocated(world, Type.PAIR, 0));
            case 2 -> world.setRoot(action.a, allocated(world, Type.VALUES, action.c));
            case 3 -> world.setRoot(action.a, allocated(world, Type.REFERENCES, action.b));
            case 4 -> world.setRoot(action.a, allocated(world, Type.BYTES, action.c * 3));
            case 5 -> world.setRoot(action.a, null);
            case 6 -> {
                Heap.collect(world.heap);
                world.check();
            }
            default -> {
                if (holder != null && holder.slots.length > 0) world.store(holder, action.c % holder.slots.length, world.roots[action.b]);
            }
        }
    }

    private static Node allocated(TestHeap world, Type type, int slots) {
        long before = world.collections();
        Node made = world.allocate(type, slots);
        if (world.collections() != before) world.check();
        return made;
    }
}
