package tsubame.lab.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Run;
import tsubame.lab.session.Session;
import tsubame.lab.statistics.Ratio;
import tsubame.lab.statistics.Steps;
import tsubame.lab.statistics.Summary;
import tsubame.lab.text.Numbers;

/** The report's pictures: ratios with intervals (the one that matters), the runs as they are spread and as they came, and histories. */
final class Plots {
    private static final int WIDTH = 860;
    private static final int LEFT = 220;
    private static final int RIGHT = 150;
    private static final int ROW = 26;

    /** A ratio with its name, for the forest. */
    record Named(String name, Ratio ratio) {}

    private Plots() {}

    /** Ratios with intervals on a logarithmic axis, the tolerance as a band around 1. */
    static String forest(List<Named> ratios, double tolerance) {
        double reach = Math.log1p(2 * tolerance);
        for (Named named : ratios) {
            boolean bounded = named.ratio.low() > 0 && !Double.isInfinite(named.ratio.high());
            reach = bounded ? Math.max(reach, Math.max(Math.abs(Math.log(named.ratio.low())), Math.abs(Math.log(named.ratio.high())))) : reach;
        }
        double scale = (WIDTH - LEFT - RIGHT) / (2.1 * reach);
        double middle = LEFT + (WIDTH - LEFT - RIGHT) / 2.0;
        int height = ROW * (ratios.size() + 2);
        Svg svg = new Svg(WIDTH, height);
        svg.rectangle(middle - scale * Math.log1p(tolerance), 4, 2 * scale * Math.log1p(tolerance), height - ROW, "band");
        svg.line(middle, 4, middle, height - ROW + 4, "axis");
        for (int i = 0; i < ratios.size(); i++) {
            double y = ROW * (i + 0.8);
            Ratio ratio = ratios.get(i).ratio;
            double low = Math.max(-reach, Math.log(Math.max(ratio.low(), 1e-9)));
            double high = Math.min(reach, Math.log(ratio.high()));
            String kind = ratio.low() > 1 + tolerance ? "worse" : ratio.high() < 1 / (1 + tolerance) ? "better" : "same";
            svg.text(LEFT - 12, y + 4, "end", shortened(ratios.get(i).name, 32));
            svg.line(middle + scale * low, y, middle + scale * high, y, "interval " + kind);
            svg.dot(middle + scale * Math.log(ratio.estimate()), y, 4.5, "dot " + kind, ratios.get(i).name);
            svg.text(WIDTH - RIGHT + 12, y + 4, "start", Numbers.ratio(ratio.estimate()) + " " + Numbers.interval(ratio.low(), ratio.high()));
        }
        for (double tick : ticks(reach)) {
            svg.line(middle + scale * Math.log(tick), height - ROW, middle + scale * Math.log(tick), height - ROW + 4, "axis");
            svg.text(middle + scale * Math.log(tick), height - 6, "middle", Numbers.ratio(tick));
        }
        return svg.toString();
    }

    private static double[] ticks(double reach) {
        double[] all = reach > 0.6 ? new double[] {0.25, 0.5, 1, 2, 4} : reach > 0.2 ? new double[] {0.6, 0.8, 1, 1.25, 1.6} : new double[] {0.9, 0.95, 1, 1.05, 1.1};
        return Arrays.stream(all).filter(tick -> Math.abs(Math.log(tick)) <= reach * 1.04).toArray();
    }

    /** All runs of a benchmark, a row of dots for each variant, with median and quartiles. */
    static String spread(Session session, int benchmark, Metric metric) {
        List<Integer> variants = measured(session, benchmark);
        double most = variants.stream().flatMapToDouble(v -> Arrays.stream(session.values(benchmark, v, metric))).max().orElse(1);
        double least = variants.stream().flatMapToDouble(v -> Arrays.stream(session.values(benchmark, v, metric))).min().orElse(0);
        double scale = (WIDTH - LEFT - RIGHT) / Math.max(most - least, 1e-9);
        Svg svg = new Svg(WIDTH, ROW * (variants.size() + 1) + 8);
        for (int i = 0; i < variants.size(); i++) {
            double y = ROW * (i + 0.8);
            double[] values = session.values(benchmark, variants.get(i), metric);
            svg.text(LEFT - 12, y + 4, "end", shortened(session.variants().get(variants.get(i)).label(), 32));
            double low = Summary.quantile(values, 0.25);
            svg.rectangle(LEFT + scale * (low - least), y - 8, scale * (Summary.quantile(values, 0.75) - low), 16, "box");
            for (int run = 0; run < values.length; run++) {
                svg.dot(LEFT + scale * (values[run] - least), y - 6 + 12.0 * (run * 7 % 11) / 11, 2, "run", value(metric, values[run]));
            }
            double median = LEFT + scale * (Summary.median(values) - least);
            svg.line(median, y - 9, median, y + 9, "median");
            svg.text(WIDTH - RIGHT + 12, y + 4, "start", value(metric, Summary.median(values)));
        }
        svg.text(LEFT, ROW * (variants.size() + 1), "start", value(metric, least)).text(WIDTH - RIGHT, ROW * (variants.size() + 1), "end", value(metric, most));
        return svg.toString();
    }

    /** The runs in the order in which they were made: drift, and whatever else happened meanwhile. */
    static String order(Session session, int benchmark, Metric metric) {
        List<Integer> variants = measured(session, benchmark);
        List<Run> runs = session.runs().stream().filter(run -> run.benchmark() == benchmark && !run.warmup() && variants.contains(run.variant())).toList();
        double most = runs.stream().mapToDouble(metric::of).max().orElse(1);
        double least = runs.stream().mapToDouble(metric::of).min().orElse(0);
        Svg svg = new Svg(WIDTH, 180);
        double step = (WIDTH - LEFT - RIGHT) / Math.max(1.0, runs.size());
        for (int variant : variants) {
            StringBuilder points = new StringBuilder();
            String colour = "c" + variant % 6;
            for (int i = 0; i < runs.size(); i++) {
                if (runs.get(i).variant() == variant) {
                    double y = 160 - 145 * (metric.of(runs.get(i)) - least) / Math.max(most - least, 1e-9);
                    points.append(String.format(Locale.ROOT, "%.1f,%.1f ", LEFT + step * i, y));
                }
            }
            svg.path(points.toString().strip(), "trace " + colour);
            svg.text(WIDTH - RIGHT + 12, 16 + 16 * variants.indexOf(variant), "start", shortened(session.variants().get(variant).label(), 20));
            svg.line(WIDTH - RIGHT + 2, 12 + 16 * variants.indexOf(variant), WIDTH - RIGHT + 10, 12 + 16 * variants.indexOf(variant), "trace " + colour);
        }
        svg.line(LEFT, 165, WIDTH - RIGHT, 165, "axis").text(LEFT - 12, 20, "end", value(metric, most)).text(LEFT - 12, 160, "end", value(metric, least));
        svg.text(LEFT, 178, "start", "first run").text(WIDTH - RIGHT, 178, "end", "last run");
        return svg.toString();
    }

    /** Ratios to a frozen reference over sessions, with the levels that they make. */
    static String history(List<Named> points) {
        double[] logs = points.stream().mapToDouble(point -> Math.log(point.ratio.estimate())).toArray();
        double reach = Math.max(0.05, Arrays.stream(logs).map(Math::abs).max().orElse(0.05)) * 1.15;
        double step = (WIDTH - LEFT - RIGHT) / Math.max(1.0, points.size());
        Svg svg = new Svg(WIDTH, 200);
        svg.line(LEFT, 90, WIDTH - RIGHT, 90, "axis").text(LEFT - 12, 94, "end", "1.00");
        svg.text(LEFT - 12, 14, "end", Numbers.ratio(Math.exp(reach))).text(LEFT - 12, 174, "end", Numbers.ratio(Math.exp(-reach)));
        for (Steps.Level level : Steps.of(logs)) {
            double y = 90 - 80 * level.median() / reach;
            svg.line(LEFT + step * level.from(), y, LEFT + step * level.to(), y, "median");
        }
        for (int i = 0; i < logs.length; i++) {
            svg.dot(LEFT + step * (i + 0.5), 90 - 80 * logs[i] / reach, 3.5, "dot same", points.get(i).name + " " + Numbers.ratio(points.get(i).ratio.estimate()));
        }
        return svg.text(LEFT, 195, "start", points.getFirst().name).text(WIDTH - RIGHT, 195, "end", points.getLast().name).toString();
    }

    static List<Integer> measured(Session session, int benchmark) {
        List<Integer> variants = new ArrayList<>();
        for (int variant = 0; variant < session.variants().size(); variant++) {
            if (session.runs(benchmark, variant).size() > 0) {
                variants.add(variant);
            }
        }
        return variants;
    }

    static String value(Metric metric, double value) {
        return metric.unit.equals("s") ? Numbers.seconds(value) : metric.unit.equals("kB") ? Numbers.bytes(value * 1024) : Numbers.count(value);
    }

    static String shortened(String text, int length) {
        return text.length() <= length ? text : "…" + text.substring(text.length() - length + 1);
    }
}
