package tsubame.lab.gate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tsubame.lab.session.Exact;
import tsubame.lab.statistics.Ratio;

/** The table of verdicts from signals, row by row. */
class DecisionTest {
    private static final Ratio SAME = time(0.98, 1.02);

    private static Ratio time(double low, double high) {
        return new Ratio(Math.sqrt(low * high), low, high, 20, 0.05, 0.01, true);
    }

    private static Outcome decide(double instructions, Ratio time, boolean confirmed) {
        return Decision.of(new Decision.Signals("b", Map.of(Exact.INSTRUCTIONS, instructions), time, confirmed, false), Limits.usual(), (metric, ratio) -> false);
    }

    @Test
    void moreWorkOverTheLimitFailsWhateverTheClockSays() {
        assertEquals(Outcome.Kind.REGRESSED, decide(1.2, null, false).kind());
        Outcome notSlower = decide(1.2, SAME, false);
        assertEquals(Outcome.Kind.REGRESSED, notSlower.kind());
        assertTrue(notSlower.text().contains("not slower here"), notSlower.text());
        assertEquals("more work and slower · instructions +20.0 %, the limit is 5 %", decide(1.2, time(1.1, 1.3), true).text());
    }

    @Test
    void aLittleMoreWorkIsWarnedOf() {
        assertEquals(Outcome.Kind.WARNING, decide(1.03, SAME, false).kind());
        assertEquals(Outcome.Kind.OK, decide(1.01, SAME, false).kind());
    }

    @Test
    void onlyAConfirmedSlowDownFails() {
        assertEquals(Outcome.Kind.REGRESSED, decide(1, time(1.1, 1.3), true).kind());
        assertTrue(decide(1, time(1.1, 1.3), true).text().startsWith("the same work, slower"));
        assertEquals(Outcome.Kind.OK, decide(1, time(1.1, 1.3), false).kind(), "noise that the second stage did not find again");
        assertTrue(decide(0.9, time(1.1, 1.3), true).text().startsWith("fewer instructions"));
    }

    @Test
    void whatTheNoiseHidesIsSaid() {
        Outcome outcome = decide(1, time(0.97, 1.09), false);
        assertEquals(Outcome.Kind.INCONCLUSIVE, outcome.kind());
        assertTrue(outcome.text().contains("20 pairs spent"), outcome.text());
    }

    @Test
    void identicalCodeCannotRegress() {
        Outcome outcome = Decision.of(new Decision.Signals("b", Map.of(), time(1.2, 1.4), true, true), Limits.usual(), (metric, ratio) -> false);
        assertEquals(Outcome.Kind.OK, outcome.kind());
    }

    @Test
    void whatIsAcceptedIsWarnedOf() {
        Outcome outcome = Decision.of(new Decision.Signals("b", Map.of(Exact.INSTRUCTIONS, 1.07), null, false, false), Limits.usual(), (metric, ratio) -> ratio < 1.08);
        assertEquals(Outcome.Kind.WARNING, outcome.kind());
        assertTrue(outcome.text().contains("(accepted)"));
    }

    @Test
    void exitCodes() {
        assertEquals(0, result(true, Outcome.Kind.OK, Outcome.Kind.WARNING).exit(true));
        assertEquals(1, result(true, Outcome.Kind.OK, Outcome.Kind.REGRESSED).exit(false));
        assertEquals(3, result(true, Outcome.Kind.BROKEN, Outcome.Kind.REGRESSED).exit(false));
        assertEquals(4, result(true, Outcome.Kind.INCONCLUSIVE).exit(true));
        assertEquals(0, result(true, Outcome.Kind.INCONCLUSIVE).exit(false));
        assertEquals(5, result(false, Outcome.Kind.OK).exit(false));
    }

    private static GateResult result(boolean valid, Outcome.Kind... kinds) {
        List<Outcome> outcomes = java.util.Arrays.stream(kinds).map(kind -> new Outcome("b", kind, "", List.of())).toList();
        return new GateResult("base", "head", outcomes, Map.of(), Map.of(), null, null, valid, 1, 1, List.of(), null, null);
    }
}
