package tsubame.lab.statistics;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A ratio over several layouts of the same programs. One build is one sample of where code may lie, and its speed may owe to that more than to
 * what was changed; so uncertainty has two levels (Kalibera and Jones 2013): layouts are resampled first, then rounds within each.
 *
 * @param ratios B over A in each layout
 * @param between standard deviation of the layouts' ratios, on the scale of logarithms
 * @param within what of that the rounds' own noise explains: the standard error of a layout's median
 */
public record Layouts(double[] ratios, double between, double within) {
    private static final int RESAMPLES = 2_000;

    /** How the layouts of paired values of A and B differ. */
    public static Layouts of(List<double[][]> layouts) {
        double[][] logs = logs(layouts);
        double[] medians = Arrays.stream(logs).mapToDouble(Summary::median).toArray();
        double within = Math.sqrt(Arrays.stream(logs).mapToDouble(values -> 1.57 * square(Summary.of(values).sigma()) / values.length).average().orElse(0));
        return new Layouts(Arrays.stream(medians).map(Math::exp).toArray(), Summary.of(medians).sigma(), within);
    }

    /** Whether the layouts differ by more than noise makes them. */
    public boolean sensitive() {
        return between > 2 * within;
    }

    /** The ratio, whose interval allows for layouts that were not tried. */
    public static Ratio ratio(List<double[][]> layouts) {
        double[][] logs = logs(layouts);
        if (logs.length < 2) {
            return Ratio.ofLogs(logs.length == 0 ? new double[0] : logs[0], Ratio.LEVEL, true);
        }
        double estimate = Arrays.stream(logs).mapToDouble(Summary::median).average().getAsDouble();
        double[] all = Arrays.stream(logs).flatMapToDouble(Arrays::stream).toArray();
        RandomGenerator random = Bootstrap.generator(all);
        double[] means = new double[RESAMPLES];
        Arrays.setAll(means, resample -> IntStream.range(0, logs.length).mapToDouble(i -> drawnMedian(logs[random.nextInt(logs.length)], random)).average().getAsDouble());
        // Resampling few layouts makes the spread too small by √((L − 1) / L).
        double wider = Math.sqrt((double) logs.length / (logs.length - 1));
        double tail = (1 - Ratio.LEVEL) / 2;
        return new Ratio(Math.exp(estimate), Math.exp(estimate - wider * (estimate - Summary.quantile(means, tail))),
                Math.exp(estimate + wider * (Summary.quantile(means, 1 - tail) - estimate)), all.length, Summary.of(all).sigma(), Double.NaN, true);
    }

    private static double drawnMedian(double[] values, RandomGenerator random) {
        double[] drawn = new double[values.length];
        Arrays.setAll(drawn, i -> values[random.nextInt(values.length)]);
        return Summary.median(drawn);
    }

    private static double[][] logs(List<double[][]> layouts) {
        return layouts.stream().map(pair -> IntStream.range(0, pair[0].length).filter(i -> pair[0][i] > 0 && pair[1][i] > 0)
                .mapToDouble(i -> Math.log(pair[1][i] / pair[0][i])).sorted().toArray()).filter(values -> values.length > 0).toArray(double[][]::new);
    }

    private static double square(double value) {
        return value * value;
    }
}
