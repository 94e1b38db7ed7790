package tsubame.gc;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import tsubame.gc.TestHeap.Node;
import tsubame.gc.TestHeap.Type;

/** A program without purpose: allocates objects of all types and sizes, links them, cuts links, forgets roots. Its locals are on the stack while it allocates. */
final class RandomMutator {
    final TestHeap world;
    final SplittableRandom random;
    /** Every so many stores forget the barrier; 0: none does. */
    int forgetBarrier;
    private long known;

    RandomMutator(TestHeap world, long seed) {
        this.world = world;
        this.random = new SplittableRandom(seed);
    }

    void run(int steps) {
        for (int i = 0; i < steps; i++) step();
    }

    private void step() {
        switch (random.nextInt(8)) {
            case 0, 1, 2 -> {
                Node made = allocate();
                if (made != null) world.setRoot(random.nextInt(TestHeap.ROOTS), made);
            }
            case 3, 4, 5 -> link();
            case 6 -> {
                if (random.nextInt(3) == 0) world.setRoot(random.nextInt(TestHeap.ROOTS), null);
            }
            default -> keepOnStack();
        }
    }

    private Node allocate() {
        int kind = random.nextInt(20);
        int small = random.nextInt(12);
        Node made;
        if (kind < 11) made = world.allocate(Type.PAIR, 0);
        else if (kind < 13) made = world.allocate(Type.VALUES, small);
        else if (kind < 15) made = world.allocate(Type.REFERENCES, small * (random.nextInt(10) == 0 ? 200 : 1));
        else if (kind < 17) made = world.allocate(Type.BYTES, random.nextInt(random.nextInt(10) == 0 ? 30000 : 500));
        else if (kind < 18) made = world.allocate(Type.WIDE, 0);
        else made = world.allocate(Type.VALUES, 30 + small * 10);
        learn();
        return made;
    }

    /** After a collection the model does not know where objects are. */
    void learn() {
        if (known == world.collections()) return;
        known = world.collections();
        world.check();
    }

    private void link() {
        List<Node> nodes = reachable();
        if (nodes.isEmpty()) return;
        Node holder = nodes.get(random.nextInt(nodes.size()));
        if (holder.slots.length == 0) return;
        Node value = random.nextInt(5) == 0 ? null : nodes.get(random.nextInt(nodes.size()));
        int slot = random.nextInt(holder.slots.length);
        if (forgetBarrier > 0 && random.nextInt(forgetBarrier) == 0) {
            world.storeWithoutBarrier(holder, slot, value);
        } else {
            world.store(holder, slot, value);
        }
    }

    /** Holds an object by a pointer into it alone, while others are allocated; then uses it. */
    private void keepOnStack() {
        Node held = allocate();
        if (held == null) return;
        world.machine.push(held.address.toLong() + random.nextInt(3) * 8);
        for (int i = random.nextInt(4); i > 0; i--) {
            Node other = allocate();
            if (other == null) break;
            if (held.slots.length > 0) world.store(held, random.nextInt(held.slots.length), other);
        }
        world.machine.pop();
        world.setRoot(random.nextInt(TestHeap.ROOTS), held);
        world.check();
    }

    /** Some of what the roots reach. */
    private List<Node> reachable() {
        List<Node> nodes = new ArrayList<>();
        for (Node root : world.roots) {
            if (root != null) nodes.add(root);
        }
        for (int i = 0; i < nodes.size() && nodes.size() < 60; i++) {
            for (Node next : nodes.get(i).slots) {
                if (next != null && nodes.size() < 60 && !nodes.contains(next)) nodes.add(next);
            }
        }
        return nodes;
    }
}
