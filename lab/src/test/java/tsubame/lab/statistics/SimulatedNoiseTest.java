package tsubame.lab.statistics;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.function.Predicate;
import org.apache.commons.statistics.inference.MannWhitneyUTest;
import org.junit.jupiter.api.Test;

/**
 * The rules under noise as it was measured on a loaded machine: a level that all runs of a time share and that wanders (lag-1
 * correlation 0.74), noise of each run, and now and then a spike. No clock is asked: the numbers are the same everywhere.
 */
class SimulatedNoiseTest {
    private static final int TRIALS = 1_000;
    private static final int PAIRS = 20;

    private static double[][] pairs(Random random, double factor, int pairs) {
        double[][] values = new double[2][pairs];
        double level = random.nextGaussian() * 0.28;
        for (int round = 0; round < pairs; round++) {
            level = 0.74 * level + Math.sqrt(1 - 0.74 * 0.74) * 0.28 * random.nextGaussian();
            for (int side = 0; side < 2; side++) {
                double own = 0.085 * random.nextGaussian() + (random.nextInt(25) == 0 ? 0.5 * random.nextDouble() : 0);
                values[side][round] = Math.exp(level + own) * (side == 1 ? factor : 1);
            }
        }
        return values;
    }

    private static double share(double factor, Predicate<Ratio> hit) {
        Random random = new Random(42);
        int hits = 0;
        for (int trial = 0; trial < TRIALS; trial++) {
            double[][] values = pairs(random, factor, PAIRS);
            hits += hit.test(Ratio.paired(values[0], values[1])) ? 1 : 0;
        }
        return (double) hits / TRIALS;
    }

    @Test
    void oneAndTheSameProgramIsCalledDifferentInAtMostTwoPercent() {
        double alarms = share(1, ratio -> Verdict.Rule.USUAL.of(ratio) == Verdict.SLOWER || Verdict.Rule.USUAL.of(ratio) == Verdict.FASTER);
        assertTrue(alarms <= 0.025, "false alarms: " + alarms);
    }

    @Test
    void whatIsMoreIsFound() {
        double tenth = share(1.10, ratio -> Verdict.Rule.USUAL.of(ratio) == Verdict.SLOWER);
        assertTrue(tenth >= 0.55, "a tenth found: " + tenth);
        double quarter = share(1.25, ratio -> Verdict.Rule.USUAL.of(ratio) == Verdict.SLOWER);
        assertTrue(quarter >= 0.99, "a quarter found: " + quarter);
    }

    @Test
    void intervalsHoldTheTruthAsOftenAsTheySay() {
        double covered = share(1.2, ratio -> ratio.low() <= 1.2 && 1.2 <= ratio.high());
        assertTrue(covered >= 0.92 && covered <= 0.985, "covered: " + covered);
    }

    @Test
    void blocksCryWolfWherePairsDoNot() {
        Random random = new Random(7);
        int alarms = 0;
        for (int trial = 0; trial < 300; trial++) {
            double[] series = pairs(random, 1, 2 * PAIRS)[0];
            double p = MannWhitneyUTest.withDefaults().test(Arrays.copyOf(series, PAIRS), Arrays.copyOfRange(series, PAIRS, 2 * PAIRS)).getPValue();
            alarms += p < 0.05 ? 1 : 0;
        }
        assertTrue(alarms > 60, "of 300 block comparisons of one program, alarms: " + alarms);
    }
}
