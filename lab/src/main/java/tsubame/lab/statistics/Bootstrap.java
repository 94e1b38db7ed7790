package tsubame.lab.statistics;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * Bias-corrected, accelerated bootstrap intervals of a median (Efron 1987). The plain percentile interval of a median is too narrow
 * at twenty pairs; the correction and a tolerance above zero are what keeps false alarms rare.
 *
 * <p>The generator is seeded from the data: the same runs print the same digits, always and everywhere.
 */
public final class Bootstrap {
    public static final int RESAMPLES = 10_000;
    private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

    private Bootstrap() {}

    /**
     * The interval of the median.
     *
     * @param level such as 0.95
     * @return lower and upper end; infinite with fewer than two values, as those bound nothing
     */
    public static double[] ofMedian(double[] values, double level) {
        if (values.length < 2) {
            return new double[] {Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY};
        }
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        double[] medians = resampledMedians(sorted, generator(sorted));
        Arrays.sort(medians);
        double bias = bias(medians, Summary.median(sorted));
        double acceleration = acceleration(jackknife(sorted));
        double tail = (1 - level) / 2;
        return new double[] {at(medians, adjusted(tail, bias, acceleration)), at(medians, adjusted(1 - tail, bias, acceleration))};
    }

    /** A generator that the data determine, in whatever order they come. */
    static RandomGenerator generator(double[] sorted) {
        return RandomGeneratorFactory.of("L64X128MixRandom").create(Arrays.hashCode(sorted) * 0x9E3779B97F4A7C15L);
    }

    /** With sorted values an index's order is its value's order: a resample's median needs its indices alone. */
    private static double[] resampledMedians(double[] sorted, RandomGenerator random) {
        int n = sorted.length;
        int[] drawn = new int[n];
        double[] medians = new double[RESAMPLES];
        for (int r = 0; r < RESAMPLES; r++) {
            Arrays.fill(drawn, 0);
            for (int i = 0; i < n; i++) {
                drawn[random.nextInt(n)]++;
            }
            medians[r] = medianOf(drawn, sorted);
        }
        return medians;
    }

    private static double medianOf(int[] drawn, double[] sorted) {
        int n = sorted.length;
        int seen = 0;
        int index = -1;
        double below = Double.NaN;
        int lowRank = (n - 1) / 2;
        while (seen <= lowRank) {
            seen += drawn[++index];
        }
        below = sorted[index];
        if (n % 2 == 1 || seen > n / 2) {
            return below;
        }
        do {
            index++;
        } while (drawn[index] == 0);
        return (below + sorted[index]) / 2;
    }

    /** How far the resamples' centre lies from the estimate, in normal quantiles; ties count half. */
    private static double bias(double[] medians, double estimate) {
        double below = 0;
        for (double median : medians) {
            below += median < estimate ? 1 : median == estimate ? 0.5 : 0;
        }
        double share = Math.clamp(below / medians.length, 1.0 / medians.length, 1 - 1.0 / medians.length);
        return NORMAL.inverseCumulativeProbability(share);
    }

    private static double[] jackknife(double[] sorted) {
        double[] left = new double[sorted.length];
        double[] rest = new double[sorted.length - 1];
        for (int i = 0; i < sorted.length; i++) {
            System.arraycopy(sorted, 0, rest, 0, i);
            System.arraycopy(sorted, i + 1, rest, i, rest.length - i);
            left[i] = Summary.median(rest);
        }
        return left;
    }

    /** a = Σd³ / 6(Σd²)^1.5, with d the jackknife values' distances from their mean. */
    private static double acceleration(double[] jackknife) {
        double mean = Arrays.stream(jackknife).average().orElse(0);
        double squares = 0;
        double cubes = 0;
        for (double value : jackknife) {
            double d = mean - value;
            squares += d * d;
            cubes += d * d * d;
        }
        return squares == 0 ? 0 : cubes / (6 * Math.pow(squares, 1.5));
    }

    private static double adjusted(double p, double bias, double acceleration) {
        double z = bias + NORMAL.inverseCumulativeProbability(p);
        return NORMAL.cumulativeProbability(bias + z / (1 - acceleration * z));
    }

    private static double at(double[] sorted, double p) {
        int index = (int) Math.round(p * (sorted.length - 1));
        return sorted[Math.clamp(index, 0, sorted.length - 1)];
    }
}
