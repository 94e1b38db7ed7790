package tsubame.lab.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Median;
import org.apache.commons.statistics.descriptive.Quantile;
import org.apache.commons.statistics.descriptive.StandardDeviation;

/**
 * What one sample says of itself: robust centre and spread first, the mean and σ that people know from hyperfine beside them. The order
 * of the values is the order of the runs, and is kept. Says nothing about another sample: that is {@link Ratio}'s business.
 *
 * @param deviation median absolute deviation from the median, unscaled
 * @param sigma standard deviation of the sample; NaN for a single value
 */
public record Summary(int count, double median, double deviation, double mean, double sigma, double min, double max) {
    public static Summary of(double[] values) {
        if (values.length == 0) {
            return new Summary(0, Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
        }
        double median = median(values);
        double deviation = median(Arrays.stream(values).map(value -> Math.abs(value - median)).toArray());
        double sigma = values.length < 2 ? Double.NaN : StandardDeviation.of(values).getAsDouble();
        double min = Arrays.stream(values).min().getAsDouble();
        double max = Arrays.stream(values).max().getAsDouble();
        return new Summary(values.length, median, deviation, Mean.of(values).getAsDouble(), sigma, min, max);
    }

    public static double median(double[] values) {
        return Median.withDefaults().evaluate(values.clone());
    }

    /** The quantile by linear interpolation (R's type 7). */
    public static double quantile(double[] values, double p) {
        return Quantile.withDefaults().with(Quantile.EstimationMethod.HF7).evaluate(values.clone(), p);
    }

    /**
     * Values that lie so far above the rest that something else must have run: Iglewicz and Hoaglin's modified z-score over 14.8, the
     * limit that hyperfine warns at.
     */
    public static long outliers(double[] values) {
        Summary summary = of(values);
        if (!(summary.deviation > 0)) {
            return 0;
        }
        return Arrays.stream(values).filter(value -> 0.6745 * Math.abs(value - summary.median) / summary.deviation > 14.8).count();
    }
}
