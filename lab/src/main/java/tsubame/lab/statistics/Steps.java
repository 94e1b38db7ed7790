package tsubame.lab.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Steps in a history: the piecewise constant function with the least sum of absolute deviations plus a penalty for each step (the L1
 * Potts functional; Friedrich, Kempe, Liebscher, Winkler 2008), by dynamic programming. A level that lasts for one point is no level:
 * it is an outlier.
 */
public final class Steps {
    /** A level from a position to before another. */
    public record Level(int from, int to, double median) {}

    private Steps() {}

    /** The levels of a series of logarithms or plain values. */
    public static List<Level> of(double[] series) {
        int n = series.length;
        if (n == 0) {
            return List.of();
        }
        double penalty = penalty(series);
        double[] best = new double[n + 1];
        int[] begin = new int[n + 1];
        for (int end = 1; end <= n; end++) {
            best[end] = Double.POSITIVE_INFINITY;
            for (int from = 0; from < end; from++) {
                if (end - from < 2 && n > 1) {
                    continue;
                }
                double cost = best[from] + (from == 0 ? 0 : penalty) + deviation(series, from, end);
                if (cost < best[end]) {
                    best[end] = cost;
                    begin[end] = from;
                }
            }
        }
        List<Level> levels = new ArrayList<>();
        for (int end = n; end > 0; end = begin[end]) {
            levels.addFirst(new Level(begin[end], end, median(series, begin[end], end)));
        }
        return levels;
    }

    /** Four times the noise between neighbours, times ln n: steps smaller than that are noise's own. */
    private static double penalty(double[] series) {
        if (series.length < 3) {
            return Double.MAX_VALUE;
        }
        double[] steps = new double[series.length - 1];
        Arrays.setAll(steps, i -> Math.abs(series[i + 1] - series[i]));
        double noise = Math.max(Summary.median(steps) / Math.sqrt(2), 1e-9);
        return 4 * noise * Math.log(series.length);
    }

    private static double deviation(double[] series, int from, int to) {
        double centre = median(series, from, to);
        return Arrays.stream(series, from, to).map(value -> Math.abs(value - centre)).sum();
    }

    private static double median(double[] series, int from, int to) {
        return Summary.median(Arrays.copyOfRange(series, from, to));
    }
}
