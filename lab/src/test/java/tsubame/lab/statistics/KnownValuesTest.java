package tsubame.lab.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The statistics against figures that SciPy 1.17 and numpy gave for the same data. */
class KnownValuesTest {
    private static final double[] PLAIN = {10.1, 10.4, 9.8, 10.0, 10.9, 11.2, 10.3, 9.9};
    private static final double[] LOGS = {0.254, -0.206, 0.092, -0.007, 0.005, 0.028, -0.152, 0.027, -0.037, 0.382, 0.073, 0.015, 0.022, -0.017, -0.056, 0.011,
        0.098, 0.026, 0.146, 0.03, 0.052, 0.205, 0.105, -0.001, 0.032};

    @Test
    void summary() {
        Summary summary = Summary.of(PLAIN);
        assertEquals(10.2, summary.median(), 1e-12);
        assertEquals(0.25, summary.deviation(), 1e-9);
        assertEquals(0.494974746830583, summary.sigma(), 1e-12);
        assertEquals(9.87, Summary.quantile(PLAIN, 0.1), 1e-12);
        assertEquals(10.99, Summary.quantile(PLAIN, 0.9), 1e-12);
        assertTrue(Double.isNaN(Summary.of(new double[] {1}).sigma()));
    }

    @Test
    void outliersAreFarOff() {
        assertEquals(0, Summary.outliers(PLAIN));
        double[] disturbed = Arrays.copyOf(PLAIN, 9);
        disturbed[8] = 30;
        assertEquals(1, Summary.outliers(disturbed));
    }

    @Test
    void intervalOfTheMedianIsScipysUpToResampling() {
        double[] ends = Bootstrap.ofMedian(LOGS, 0.95);
        assertEquals(0.005, ends[0], 0.007);
        assertEquals(0.073, ends[1], 0.02);
    }

    @Test
    void sameDataSameDigitsInWhateverOrder() {
        double[] turned = new double[LOGS.length];
        Arrays.setAll(turned, i -> LOGS[LOGS.length - 1 - i]);
        assertArrayEquals(Bootstrap.ofMedian(LOGS, 0.95), Bootstrap.ofMedian(turned, 0.95));
    }

    @Test
    void signedRankTest() {
        double[] logs = {0.02, -0.01, 0.05, 0.03, 0.11, -0.02, 0.04, 0.06, 0.01, 0.07, 0.08, -0.03};
        assertEquals(0.0239, Ratio.ofLogs(logs, 0.95, true).p(), 0.005);
    }

    @Test
    void exchangingTheSidesTurnsTheRatioRound() {
        double[] a = Arrays.stream(LOGS).map(log -> Math.exp(log + 1)).toArray();
        double[] b = new double[a.length];
        Arrays.setAll(b, i -> Math.exp(LOGS[(i + 7) % LOGS.length]) * 3);
        Ratio there = Ratio.paired(a, b);
        Ratio back = Ratio.paired(b, a);
        assertEquals(there.estimate(), 1 / back.estimate(), 1e-12);
        assertEquals(Math.log(there.low()), -Math.log(back.high()), 0.03);
    }

    @Test
    void holmStopsAtTheFirstThatHolds() {
        assertArrayEquals(new boolean[] {true, false, true, false}, Suite.holm(new double[] {0.01, 0.04, 0.001, 0.5}, 0.05));
    }

    @Test
    void falseDiscoveryStepsUp() {
        assertArrayEquals(new boolean[] {true, true, true, false}, Suite.falseDiscovery(new double[] {0.01, 0.03, 0.035, 0.5}, 0.05));
    }

    @Test
    void geometricMeanOfOppositesIsOne() {
        double[] base = {1, 1.1, 0.9, 1, 1, 1.05, 0.95};
        double[] twice = Arrays.stream(base).map(x -> 2 * x).toArray();
        Ratio mean = Suite.geometricMean(List.of(new double[][] {base, twice}, new double[][] {twice, base}));
        assertEquals(1, mean.estimate(), 1e-9);
    }

    @Test
    void stepsInAHistory() {
        double[] series = {1.0, 1.01, 0.99, 1.0, 1.02, 2.5, 2.48, 2.52, 2.5, 2.51, 2.49};
        List<Steps.Level> levels = Steps.of(series);
        assertEquals(2, levels.size());
        assertEquals(5, levels.get(1).from());
        assertEquals(1, Steps.of(new double[] {1.0, 1.01, 0.99, 1.0, 5.0, 1.0, 1.02, 1.01}).size(), "one point is no level");
    }

    @Test
    void verdictsHaveThreeWays() {
        Verdict.Rule rule = Verdict.Rule.USUAL;
        assertEquals(Verdict.SLOWER, rule.of(ratio(1.03, 1.09)));
        assertEquals(Verdict.FASTER, rule.of(ratio(0.9, 0.95)));
        assertEquals(Verdict.SAME, rule.of(ratio(0.98, 1.03)));
        assertEquals(Verdict.INCONCLUSIVE, rule.of(ratio(0.99, 1.2)));
        assertEquals(Verdict.INCONCLUSIVE, rule.of(new Ratio(2, 1.9, 2.1, 5, 0.1, 0.06, true)), "five pairs prove nothing");
    }

    @Test
    void pairsNeededGrowWithTheSquare() {
        Ratio ratio = new Ratio(1, 0.9, 1.1, 20, 0.12, 1, true);
        assertEquals(35, ratio.pairsFor(0.05), 1);
        assertEquals(216, ratio.pairsFor(0.02), 1);
    }

    private static Ratio ratio(double low, double high) {
        return new Ratio(Math.sqrt(low * high), low, high, 20, 0.05, 0.01, true);
    }
}
