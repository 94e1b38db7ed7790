package tsubame.lab.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;

class CollectorLogTest {
    @Test
    void cyclesAndTotals() {
        CollectorLog log = CollectorLog.parse(List.of(
                "gc 1 minor nursery | heap 6.1M -> 2.2M | allocated 4.0M freed 3.9M survival 2% | block_reclaim 3 | pinned 9 copied 0 | roots stack 57 of 1204 exact 12 remembered 41 | pause 1.42ms | next full 160.0M",
                "the program's own line",
                "gc 2 full slack | heap 36.1M -> 2.0K | allocated 30.0M freed 36.0M survival 58% | block_reclaim 0 | pinned 9 copied 0 | roots stack 57 of 1204 exact 12 remembered 41 | pause 3.00ms | next full 160.0M",
                "gc total cycles 2 full 1 | time 4.42ms of 100.00ms (4%) | longest minor 1.42ms full 3.00ms | freed 39.9M block_reclaim 3 | peak 36.1M committed 40.0M"));
        assertEquals(2, log.cycles().size());
        assertEquals(34.0 * 1024 * 1024, log.allocated(), 1);
        assertEquals(2.0 * 1024, log.cycles().get(1).after(), 1e-9);
        assertEquals(4.42, log.pauseMillis(), 1e-9);
        assertEquals(3.0, log.longestMillis(), 1e-9);
        assertEquals(3, log.blocks());
        assertEquals(30, log.survival(), 1e-9);
    }

    @Test
    void whoHasNoCollectorSaysNothing() {
        assertNull(CollectorLog.parse(List.of("hello", "world")));
    }
}
