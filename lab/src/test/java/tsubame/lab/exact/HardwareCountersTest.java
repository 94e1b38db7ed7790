package tsubame.lab.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What {@code perf stat -x,} writes, with counters and without. */
class HardwareCountersTest {
    @Test
    void whatIsNotSupportedIsNoZero() {
        assertEquals(Map.of("instructions", 224873.0, "branch-misses", 0.0), HardwareCounters.parse(List.of(
                "# started on Mon Nov 30 23:53:02 2026", "",
                "224873,,instructions:u,726285,100.00,0.71,insn per cycle",
                "<not supported>,,cycles:u,0,100.00,,",
                "<not counted>,,cache-misses:u,0,0.00,,",
                "0,,branch-misses:u,726285,100.00,,")));
    }
}
