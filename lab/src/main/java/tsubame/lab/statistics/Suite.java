package tsubame.lab.statistics;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Many benchmarks at once: the geometric mean with an interval from resampling rounds within each benchmark, and corrections for
 * testing many times. All benchmarks go into the mean, those without a clear answer included.
 */
public final class Suite {
    private static final int RESAMPLES = 2_000;

    private Suite() {}

    /** The geometric mean of the benchmarks' ratios, each given as the paired values of A and B. */
    public static Ratio geometricMean(List<double[][]> benchmarks) {
        double[][] logs = benchmarks.stream()
                .map(pair -> IntStream.range(0, pair[0].length).mapToDouble(i -> Math.log(pair[1][i] / pair[0][i])).sorted().toArray())
                .filter(values -> values.length > 0)
                .toArray(double[][]::new);
        if (logs.length == 0) {
            return Ratio.ofLogs(new double[0], Ratio.LEVEL, true);
        }
        double estimate = Arrays.stream(logs).mapToDouble(Summary::median).average().getAsDouble();
        RandomGenerator random = Bootstrap.generator(Arrays.stream(logs).flatMapToDouble(Arrays::stream).toArray());
        double[] means = new double[RESAMPLES];
        for (int r = 0; r < RESAMPLES; r++) {
            double sum = 0;
            for (double[] values : logs) {
                double[] drawn = new double[values.length];
                Arrays.setAll(drawn, i -> values[random.nextInt(values.length)]);
                sum += Summary.median(drawn);
            }
            means[r] = sum / logs.length;
        }
        double tail = (1 - Ratio.LEVEL) / 2;
        int rounds = Arrays.stream(logs).mapToInt(values -> values.length).sum();
        return new Ratio(Math.exp(estimate), Math.exp(Summary.quantile(means, tail)), Math.exp(Summary.quantile(means, 1 - tail)),
                rounds, Summary.of(means).sigma(), Double.NaN, true);
    }

    /** Holm's step-down: which of the hypotheses fall when the chance of even one false alarm is to stay below alpha. */
    public static boolean[] holm(double[] p, double alpha) {
        boolean[] rejected = new boolean[p.length];
        int[] order = ascending(p);
        for (int rank = 0; rank < p.length && p[order[rank]] <= alpha / (p.length - rank); rank++) {
            rejected[order[rank]] = true;
        }
        return rejected;
    }

    /** Benjamini and Hochberg's step-up: which fall when a share of alpha among them may be false. */
    public static boolean[] falseDiscovery(double[] p, double alpha) {
        boolean[] rejected = new boolean[p.length];
        int[] order = ascending(p);
        int last = -1;
        for (int rank = 0; rank < p.length; rank++) {
            if (p[order[rank]] <= alpha * (rank + 1) / p.length) {
                last = rank;
            }
        }
        for (int rank = 0; rank <= last; rank++) {
            rejected[order[rank]] = true;
        }
        return rejected;
    }

    private static int[] ascending(double[] p) {
        return IntStream.range(0, p.length).boxed().sorted((a, b) -> Double.compare(p[a], p[b])).mapToInt(Integer::intValue).toArray();
    }
}
