package tsubame.lab.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tsubame.lab.session.Exact;
import tsubame.lab.statistics.Ratio;
import tsubame.lab.text.Numbers;

/**
 * From the signals of one benchmark to a verdict. Exact metrics decide by themselves; time decides only where its interval lies wholly beyond the
 * tolerance and a second stage of fresh runs has said so again. Signals that point to different answers are both shown.
 */
final class Decision {
    /**
     * What is known of a benchmark.
     *
     * @param exact ratios of head to base by metric
     * @param time the first stage's ratio of processor time; null if time was not measured
     * @param confirmed whether the second stage confirmed a slow-down
     * @param identical whether both are the same machine code
     */
    record Signals(String benchmark, Map<String, Double> exact, Ratio time, boolean confirmed, boolean identical) {}

    private Decision() {}

    static Outcome of(Signals signals, Limits limits, java.util.function.BiPredicate<String, Double> accepted) {
        if (signals.identical) {
            return new Outcome(signals.benchmark, Outcome.Kind.OK, "identical code: any difference is noise", List.of());
        }
        List<String> changes = new ArrayList<>();
        List<String> over = new ArrayList<>();
        List<String> warned = new ArrayList<>();
        for (Map.Entry<String, Double> metric : signals.exact.entrySet()) {
            Limits.Pair limit = limits.exact().get(metric.getKey());
            double ratio = metric.getValue();
            if (Math.abs(ratio - 1) >= 0.0005) {
                changes.add(metric.getKey() + " " + Numbers.change(ratio));
            }
            if (limit == null || Double.isNaN(ratio)) {
                continue;
            }
            String words = metric.getKey() + " " + Numbers.change(ratio);
            if (ratio > 1 + limit.soft() && accepted.test(metric.getKey(), ratio)) {
                warned.add(words + " (accepted)");
            } else if (ratio > 1 + limit.hard()) {
                over.add(words + ", the limit is " + Numbers.percent(limit.hard()));
            } else if (ratio > 1 + limit.soft()) {
                warned.add(words);
            }
        }
        return verdict(signals, limits, changes, over, warned);
    }

    private static Outcome verdict(Signals signals, Limits limits, List<String> changes, List<String> over, List<String> warned) {
        double work = signals.exact.getOrDefault(Exact.INSTRUCTIONS, Double.NaN);
        if (signals.confirmed) {
            String how = Double.isNaN(work) ? "slower" : work > 1.01 ? "more work and slower" : work < 0.99 ? "fewer instructions, and yet slower"
                    : "the same work, slower: layout, memory, I/O or the collector";
            return new Outcome(signals.benchmark, Outcome.Kind.REGRESSED, how + join(" · ", over), changes);
        }
        if (!over.isEmpty()) {
            String time = signals.time == null ? "" : " · not slower here";
            return new Outcome(signals.benchmark, Outcome.Kind.REGRESSED, String.join(", ", over) + time, changes);
        }
        if (!warned.isEmpty()) {
            return new Outcome(signals.benchmark, Outcome.Kind.WARNING, String.join(", ", warned), changes);
        }
        if (signals.time != null && signals.time.high() >= 1 + limits.cpu() && signals.time.low() <= 1 + limits.cpu()) {
            long needed = signals.time.pairsFor(limits.cpu() / 2);
            return new Outcome(signals.benchmark, Outcome.Kind.INCONCLUSIVE, "at " + Numbers.percent(limits.cpu()) + ": " + signals.time.pairs() + " pairs spent, needs about "
                    + needed, changes);
        }
        boolean less = work < 0.98 || signals.time != null && signals.time.high() < 1 / (1 + limits.cpu());
        return new Outcome(signals.benchmark, less ? Outcome.Kind.IMPROVED : Outcome.Kind.OK, less ? "less work or faster" : "", changes);
    }

    private static String join(String before, List<String> words) {
        return words.isEmpty() ? "" : before + String.join(", ", words);
    }
}
