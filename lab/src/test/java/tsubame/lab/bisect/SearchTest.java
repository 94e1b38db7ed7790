package tsubame.lab.bisect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.statistics.Ratio;

/** Searches over made-up histories: levels by version, 0 for one that does not build, negative for one too noisy to tell. */
class SearchTest {
    private final List<Integer> looked = new ArrayList<>();

    private Search over(double... levels) {
        return new Search((base, version, threshold) -> {
            if (levels[version] == 0) {
                throw new BrokenProgram("does not build");
            }
            if (levels[version] < 0) {
                return new Ratio(1.5, 0.5, 3, 24, 0.5, 0.5, true);
            }
            double ratio = levels[version] / levels[base];
            return new Ratio(ratio, ratio * 0.97, ratio * 1.03, 6, 0.03, 0.01, true);
        }, (look, from, to) -> looked.add(look.version()));
    }

    private static double[] history(int length, int step, double level) {
        double[] levels = new double[length];
        Arrays.setAll(levels, i -> i < step ? 1 : level);
        return levels;
    }

    @Test
    void everyStepIsFoundInFewLooks() throws IOException, BrokenProgram {
        for (int step = 1; step < 138; step++) {
            looked.clear();
            Search.Step found = over(history(138, step, 2.5)).step(0, 137, 2.5);
            assertEquals(step, found.firstBad());
            assertEquals(step - 1, found.lastGood());
            assertTrue(looked.size() <= 8, looked.toString());
        }
    }

    @Test
    void whatDoesNotBuildIsPassedOver() throws IOException, BrokenProgram {
        double[] levels = history(20, 12, 2);
        levels[10] = 0;
        levels[9] = -1;
        Search.Step found = over(levels).step(0, 19, 2);
        assertEquals(12, found.firstBad());
        assertEquals(11, found.lastGood());
        levels[11] = 0;
        Search.Step wider = over(levels).step(0, 19, 2);
        assertEquals(12, wider.firstBad());
        assertEquals(8, wider.lastGood(), "the candidates are said");
    }

    @Test
    void endsThatDoNotDifferAreRefused() throws IOException, BrokenProgram {
        assertFalse(Search.worthwhile(over(1, 1, 1.01).anchors(0, 2)));
        assertTrue(Search.worthwhile(over(1, 1, 1.5).anchors(0, 2)));
    }

    @Test
    void severalStepsAreAllFound() throws IOException, BrokenProgram {
        double[] levels = new double[40];
        Arrays.setAll(levels, i -> i < 7 ? 1 : i < 21 ? 1.4 : i < 30 ? 2.5 : 3.2);
        Search search = over(levels);
        List<Search.Step> steps = search.steps(0, 39, search.anchors(0, 39));
        assertEquals(List.of(7, 21, 30), steps.stream().map(Search.Step::firstBad).toList());
    }

    @Test
    void semanticVersionsInOrder() throws BrokenProgram {
        assertEquals(List.of("0.9.0", "0.10.0", "1.0.0"), Versions.between(List.of("1.0.0", "0.10.0", "0.9.0", "1.0.0-rc.1", "0.8.9", "1.0.1"), "0.9.0", "1.0.0"));
        assertTrue(Versions.ORDER.compare("1.0.0-rc.2", "1.0.0-rc.10") < 0);
        assertTrue(Versions.ORDER.compare("1.0.0-rc.2", "1.0.0") < 0);
        assertEquals("0.5.78", Versions.shown("npm:@tsubame/runtime@0.5.78"));
    }
}
