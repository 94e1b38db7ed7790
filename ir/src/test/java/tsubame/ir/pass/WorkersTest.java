package tsubame.ir.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Tasks that wait for each other. */
class WorkersTest {
    @Test
    void aTaskSeesWhatThoseBeforeItDid() {
        int count = 500;
        List<Set<Integer>> before = new ArrayList<>();
        for (int task = 0; task < count; task++) {
            Set<Integer> those = new TreeSet<>();
            if (task > 0) those.add(task / 2);
            if (task > 7) those.add(task - 7);
            those.remove(task);
            before.add(those);
        }
        int[] results = new int[count]; // no lock: that is the workers' business
        AtomicInteger runs = new AtomicInteger();
        Workers.run(before, task -> {
            runs.incrementAndGet();
            int result = 1;
            for (int other : before.get(task)) {
                assertTrue(results[other] > 0);
                result = (result + results[other]) % 1_000_003 + 1;
            }
            results[task] = result;
        });
        assertEquals(count, runs.get());
        for (int task = 0; task < count; task++) {
            int result = 1;
            for (int other : before.get(task)) result = (result + results[other]) % 1_000_003 + 1;
            assertEquals(result, results[task]);
        }
    }

    @Test
    void nothingIsDoneAtOnce() {
        Workers.run(List.of(), task -> { throw new AssertionError(task); });
    }

    @Test
    void aFailureEndsAll() {
        List<Set<Integer>> before = List.of(Set.of(), Set.of(0), Set.of(1));
        AtomicInteger last = new AtomicInteger();
        RuntimeException thrown = assertThrows(IllegalStateException.class, () -> Workers.run(before, task -> {
            if (task == 1) throw new IllegalStateException("one");
            last.set(task);
        }));
        assertEquals("one", thrown.getMessage());
        assertEquals(0, last.get());
    }
}
