package tsubame.gc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tsubame.gc.TestHeap.Node;
import tsubame.gc.TestHeap.Type;

/**
 * Scripts that say what a collection must do, run with every collecting plan, and again under verification. A name is a root of the image.
 *
 * <pre>
 *   a = pair | weak | wide | references N | values N | ephemerons N | bytes N     allocate, root it
 *   a.I = b | none      store, with the barrier        drop a          the root forgets it
 *   garbage N           N pairs that nobody keeps      push a [+N]     the stack references a (its byte N); the root forgets it
 *   collect | minor     pop                            live N          so many objects survived the last full collection
 *   a.I b.J are gone    weak slots were cleared        a stays | a moved     since the last collection
 * </pre>
 */
class ScriptTest {
    @TestFactory
    Stream<DynamicTest> scripts() throws IOException, URISyntaxException {
        List<DynamicTest> tests = new ArrayList<>();
        try (Stream<Path> files = Files.list(Path.of(ScriptTest.class.getResource("scripts").toURI()))) {
            for (Path file : files.sorted().toList()) {
                List<String> lines = Files.readAllLines(file);
                for (int plan : TestHeap.collectingPlans()) {
                    for (String options : new String[] {"", "verify,poison"}) {
                        tests.add(DynamicTest.dynamicTest(file.getFileName() + " plan " + plan + " " + options,
                                () -> new Script(plan, options).run(lines)));
                    }
                }
            }
        }
        return tests.stream();
    }

    private static final class Script {
        private final TestHeap world;
        private final Map<String, Integer> names = new HashMap<>();
        private final Map<String, Long> places = new HashMap<>();
        private int free;

        Script(int plan, String options) {
            world = new TestHeap(plan, options, "32m");
        }

        void run(List<String> lines) {
            int number = 0;
            for (String line : lines) {
                number++;
                String text = line.replaceAll("#.*", "").trim();
                if (text.isEmpty()) continue;
                try {
                    String[] words = text.split("\\s+");
                    if (words[words.length - 1].equals("gone")) {
                        for (int i = 0; i < words.length - 2; i++) gone(words[i]);
                        world.check();
                    } else {
                        step(words);
                    }
                } catch (AssertionError | IllegalStateException wrong) {
                    throw new AssertionError("line " + number + ": " + text + ": " + wrong.getMessage(), wrong);
                }
            }
        }

        private void step(String[] words) {
            switch (words[0]) {
                case "drop" -> world.setRoot(names.get(words[1]), null);
                case "garbage" -> {
                    for (int i = 0; i < Integer.parseInt(words[1]); i++) world.allocate(Type.PAIR, 0);
                    world.check();
                }
                case "push" -> push(words);
                case "pop" -> world.machine.pop();
                case "collect", "minor" -> collect();
                case "live" -> assertEquals(Integer.parseInt(words[1]), world.traced());
                default -> statement(words);
            }
        }

        private void push(String[] words) {
            world.machine.push(node(words[1]).address.toLong() + (words.length > 2 ? Integer.parseInt(words[2]) : 0));
            world.setRoot(names.get(words[1]), null);
        }

        private void collect() {
            names.forEach((name, root) -> {
                if (world.roots[root] != null) places.put(name, world.roots[root].address.toLong());
            });
            Heap.collect(world.heap);
        }

        private void statement(String[] words) {
            String name = words[0].replaceAll("\\..*", "");
            switch (words[1]) {
                case "stays" -> assertEquals(places.get(name), place(name));
                case "moved" -> assertEquals(PlanConstraints.movesObjects(world.plan), place(name) != places.get(name));
                case "=" -> assign(name, words);
                default -> throw new IllegalStateException("what is " + words[1]);
            }
        }

        private long place(String name) {
            world.check();
            return node(name).address.toLong();
        }

        private void gone(String place) {
            Node holder = node(place.replaceAll("\\..*", ""));
            int slot = Integer.parseInt(place.replaceAll(".*\\.", ""));
            assertTrue(holder.slots[slot] != null);
            holder.slots[slot] = null;
        }

        private void assign(String name, String[] words) {
            if (words[0].contains(".")) {
                int slot = Integer.parseInt(words[0].replaceAll(".*\\.", ""));
                world.check();
                world.store(node(name), slot, words[2].equals("none") ? null : node(words[2]));
                return;
            }
            int slots = words.length > 3 ? Integer.parseInt(words[3]) : 0;
            Node made = world.allocate(Type.valueOf(words[2].toUpperCase()), slots);
            if (!names.containsKey(name)) names.put(name, free++);
            world.setRoot(names.get(name), made);
        }

        private Node node(String name) {
            return world.roots[names.get(name)];
        }
    }
}
