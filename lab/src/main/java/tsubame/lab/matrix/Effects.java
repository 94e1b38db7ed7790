package tsubame.lab.matrix;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tsubame.lab.session.Exact;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Run;
import tsubame.lab.session.Session;
import tsubame.lab.statistics.Ratio;
import tsubame.lab.text.Numbers;

/**
 * What a factor does: its simple effect at each level of another, and how these differ (the interaction, a ratio of ratios). On logarithms and
 * within rounds, so that the host cancels out. An average over levels is not given where the effect depends on them.
 */
public final class Effects {
    private final Matrix matrix;
    private final Session session;

    public Effects(Matrix matrix) {
        this.matrix = matrix;
        this.session = matrix.session();
    }

    /** Lines for a screen, for each factor's levels against its baseline. */
    public List<String> lines(int benchmark) {
        List<String> lines = new ArrayList<>();
        for (MatrixFile.Factor factor : matrix.file().factors().values()) {
            for (String level : factor.levels()) {
                if (!level.equals(factor.baseline())) {
                    effect(benchmark, factor, level, lines);
                }
            }
        }
        return lines;
    }

    private void effect(int benchmark, MatrixFile.Factor factor, String level, List<String> lines) {
        Map<String, int[]> pairs = new LinkedHashMap<>();
        for (int variant = 0; variant < session.variants().size(); variant++) {
            Map<String, String> levels = session.variants().get(variant).factors();
            if (levels.get(factor.name()).equals(level) && matrix.runs(benchmark, variant)) {
                Map<String, String> other = new LinkedHashMap<>(levels);
                other.put(factor.name(), factor.baseline());
                int base = matrix.variant(other);
                if (matrix.runs(benchmark, base)) {
                    other.remove(factor.name());
                    pairs.put(String.join("/", other.values()), new int[] {base, variant});
                }
            }
        }
        if (pairs.isEmpty()) {
            lines.add(factor.name() + " " + level + " v " + factor.baseline() + ": no pair of cells differs in this alone");
            return;
        }
        StringBuilder line = new StringBuilder(factor.name() + " " + level + " v " + factor.baseline() + ":");
        double least = Double.POSITIVE_INFINITY;
        double most = 0;
        for (Map.Entry<String, int[]> pair : pairs.entrySet()) {
            double work = exact(benchmark, pair.getValue());
            Ratio time = session.ratio(benchmark, pair.getValue()[0], pair.getValue()[1], matrix.file().measure().primary());
            line.append(pairs.size() == 1 && pair.getKey().isEmpty() ? "" : "  at " + pair.getKey()).append(Double.isNaN(work) ? "" : " work " + Numbers.ratio(work));
            line.append(" ").append(matrix.file().measure().primary().word()).append(" ").append(Numbers.ratio(time.estimate())).append(" ")
                    .append(Numbers.interval(time.low(), time.high())).append(';');
            least = Double.isNaN(work) ? least : Math.min(least, work);
            most = Double.isNaN(work) ? most : Math.max(most, work);
        }
        lines.add(line.substring(0, line.length() - 1));
        interactions(benchmark, pairs, least, most, lines);
    }

    private double exact(int benchmark, int[] pair) {
        return session.exact(benchmark, pair[1], Exact.INSTRUCTIONS) / session.exact(benchmark, pair[0], Exact.INSTRUCTIONS);
    }

    /** The two places between which the effect on work differs most, and what time says of them. */
    private void interactions(int benchmark, Map<String, int[]> pairs, double least, double most, List<String> lines) {
        if (pairs.size() < 2) {
            return;
        }
        String low = null;
        String high = null;
        for (Map.Entry<String, int[]> pair : pairs.entrySet()) {
            double work = exact(benchmark, pair.getValue());
            low = work == least ? pair.getKey() : low;
            high = work == most ? pair.getKey() : high;
        }
        if (low == null || high == null || most / least < 1.01) {
            return;
        }
        Ratio time = interaction(benchmark, pairs.get(low), pairs.get(high), matrix.file().measure().primary());
        lines.add("  depends on the rest: interaction " + high + " against " + low + ": work x" + Numbers.ratio(most / least) + " (exact), "
                + matrix.file().measure().primary().word() + " x" + Numbers.ratio(time.estimate()) + " " + Numbers.interval(time.low(), time.high()));
    }

    /** The ratio of two ratios, from rounds in which all four ran. */
    Ratio interaction(int benchmark, int[] low, int[] high, Metric metric) {
        Map<Integer, double[]> rounds = new TreeMap<>();
        int[] four = {low[0], low[1], high[0], high[1]};
        for (int place = 0; place < 4; place++) {
            for (Run run : session.runs(benchmark, four[place])) {
                rounds.computeIfAbsent(run.round(), round -> new double[4])[place] = metric.of(run);
            }
        }
        List<double[]> complete = rounds.values().stream().filter(values -> java.util.Arrays.stream(values).allMatch(value -> value > 0)).toList();
        double[] a = complete.stream().mapToDouble(values -> values[1] / values[0]).toArray();
        double[] b = complete.stream().mapToDouble(values -> values[3] / values[2]).toArray();
        return Ratio.paired(a, b);
    }

    /** Whether the baseline is the best that is known with one factor changed: a bad baseline makes any candidate look good. */
    public List<String> baselineHealth(int benchmark) {
        List<String> lines = new ArrayList<>();
        Map<String, String> baseline = new LinkedHashMap<>();
        matrix.file().factors().values().forEach(factor -> baseline.put(factor.name(), factor.baseline()));
        int base = matrix.variant(baseline);
        for (MatrixFile.Factor factor : matrix.file().factors().values()) {
            for (String level : factor.levels()) {
                Map<String, String> other = new LinkedHashMap<>(baseline);
                other.put(factor.name(), level);
                int variant = matrix.variant(other);
                if (variant == base || !matrix.runs(benchmark, variant) || !matrix.runs(benchmark, base)) {
                    continue;
                }
                double work = exact(benchmark, new int[] {base, variant});
                Ratio time = session.ratio(benchmark, base, variant, matrix.file().measure().primary());
                if (work < 0.95 || time.high() < 1 / 1.05) {
                    lines.add("the baseline is not the best known: " + factor.name() + "=" + level + " alone needs " + (work < 0.95 ? "work " + Numbers.change(work) : "")
                            + (time.high() < 1 / 1.05 ? " time " + Numbers.change(time.estimate()) : ""));
                }
            }
        }
        return lines;
    }
}
