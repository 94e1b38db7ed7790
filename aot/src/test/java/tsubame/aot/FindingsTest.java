package tsubame.aot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import tsubame.aot.world.Finding;

/** All that cannot be compiled is reported at once, each with its place and what to do. */
class FindingsTest {
    private final RuntimeWorld bad = new RuntimeWorld("tsubame/aot/sample/BadRoot");

    private static void has(Iterable<Finding> findings, String place, String what) {
        for (Finding finding : findings) {
            if (finding.place().endsWith(place) && finding.what().contains(what)) return;
        }
        throw new AssertionError("no finding of " + place + ": " + what + " among " + findings);
    }

    @Test
    void everyKindIsReported() {
        has(bad.world.findings(), "BadRoot.main", "locks an object");
        has(bad.world.findings(), "BadRoot.caught", "is synchronized");
        has(bad.world.findings(), "BadRoot.caught", "calls what a bootstrap method makes");
        has(bad.world.findings(), "BadRoot.caught", "catches java/lang/NullPointerException");
        has(bad.world.findings(), "BadRoot.caught", "asks for a class");
        has(bad.world.findings(), "BadRoot.caught", "java/lang/String.strip");
    }

    @Test
    void foreignObjectsAreReportedWithTheirPath() {
        has(bad.snapshot.findings(), "BadRoot", "a lambda");
        has(bad.snapshot.findings(), "BadRoot", "a java.lang.Thread by tsubame/aot/sample/BadRoot.THREAD");
    }

    @Test
    void anImageIsRefusedAndFindingsAreSorted() {
        assertThrows(IllegalStateException.class, bad::image);
        List<Finding> all = List.copyOf(bad.world.findings());
        assertEquals(all.stream().sorted().toList(), all);
        assertTrue(all.stream().noneMatch(finding -> finding.remedy().isEmpty()));
    }
}
