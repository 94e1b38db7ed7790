package tsubame.lab.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.inference.AlternativeHypothesis;
import org.apache.commons.statistics.inference.WilcoxonSignedRankTest;

/**
 * How many times as long B takes as A: exp of the median of the differences of logarithms within rounds, with its interval. What
 * disturbs a whole round disturbs both sides and cancels. Always B over A, always of what is better when smaller.
 *
 * @param spread standard deviation of the logarithms of the pairs' ratios: what decides how many pairs are needed
 * @param p of Wilcoxon's signed-rank test, two-sided
 * @param paired whether the values come from common rounds; stored results do not
 */
public record Ratio(double estimate, double low, double high, int pairs, double spread, double p, boolean paired) {
    public static final double LEVEL = 0.95;

    /** Of values that belong together by their index; pairs with a value that is not above zero are left out. */
    public static Ratio paired(double[] a, double[] b) {
        return ofLogs(logs(a, b), LEVEL, true);
    }

    public static Ratio paired(double[] a, double[] b, double level) {
        return ofLogs(logs(a, b), level, true);
    }

    /**
     * Of two samples from different times: each value of B over the median of A, and an interval √2 as wide for A's own uncertainty, and
     * the worse by what the host may have changed meanwhile, which nobody knows. A stand-in where no common rounds exist.
     */
    public static Ratio unpaired(double[] a, double[] b) {
        if (a.length == 0 || b.length == 0) {
            return ofLogs(new double[0], LEVEL, false);
        }
        double centreA = Math.log(Summary.median(a));
        double centreB = Math.log(Summary.median(b));
        double[] endsA = Bootstrap.ofMedian(Arrays.stream(a).map(Math::log).toArray(), LEVEL);
        double[] endsB = Bootstrap.ofMedian(Arrays.stream(b).map(Math::log).toArray(), LEVEL);
        double down = Math.hypot(centreB - endsB[0], endsA[1] - centreA);
        double up = Math.hypot(endsB[1] - centreB, centreA - endsA[0]);
        double log = centreB - centreA;
        return new Ratio(Math.exp(log), Math.exp(log - down), Math.exp(log + up), Math.min(a.length, b.length), Double.NaN, Double.NaN, false);
    }

    /** Of two exact figures. */
    public static Ratio exact(double a, double b) {
        double value = b / a;
        return new Ratio(value, value, value, 1, 0, Double.NaN, true);
    }

    private static double[] logs(double[] a, double[] b) {
        if (a.length != b.length) {
            throw new IllegalArgumentException("pairs want equally many values, not " + a.length + " and " + b.length);
        }
        double[] logs = new double[a.length];
        int n = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] > 0 && b[i] > 0) {
                logs[n++] = Math.log(b[i]) - Math.log(a[i]);
            }
        }
        return Arrays.copyOf(logs, n);
    }

    static Ratio ofLogs(double[] logs, double level, boolean paired) {
        if (logs.length == 0) {
            return new Ratio(Double.NaN, 0, Double.POSITIVE_INFINITY, 0, Double.NaN, 1, paired);
        }
        double[] ends = Bootstrap.ofMedian(logs, level);
        double spread = Summary.of(logs).sigma();
        return new Ratio(Math.exp(Summary.median(logs)), Math.exp(ends[0]), Math.exp(ends[1]), logs.length, spread, signedRank(logs), paired);
    }

    private static double signedRank(double[] logs) {
        if (Arrays.stream(logs).allMatch(log -> log == 0)) {
            return 1;
        }
        return WilcoxonSignedRankTest.withDefaults().with(AlternativeHypothesis.TWO_SIDED).test(logs).getPValue();
    }

    /** Half the interval's width, on the scale of logarithms: near enough the relative precision. */
    public double halfWidth() {
        return (Math.log(high) - Math.log(low)) / 2;
    }

    /** A over B. */
    public Ratio inverse() {
        return new Ratio(1 / estimate, 1 / high, 1 / low, pairs, spread, p, paired);
    }

    /** Pairs that bring the half-width to that wanted; 1.25 is the price of the median against the mean. */
    public long pairsFor(double halfWidth) {
        double root = 1.96 * 1.25 * spread / halfWidth;
        return Double.isNaN(root) ? 0 : (long) Math.ceil(root * root);
    }

    public boolean excludesOne() {
        return low > 1 || high < 1;
    }
}
