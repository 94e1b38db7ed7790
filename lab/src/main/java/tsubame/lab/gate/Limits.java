package tsubame.lab.gate;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import tsubame.lab.plan.PlanProblem;
import tsubame.lab.plan.Yaml;
import tsubame.lab.session.Exact;
import tsubame.lab.session.Metric;
import tsubame.lab.text.Numbers;

/**
 * How much more is let pass: by exact metric a soft limit, over which there is a warning, and a hard one, over which the gate fails; by noisy
 * metric the tolerance, which the whole interval must exceed; and the creep since the anchor.
 */
public record Limits(Map<String, Pair> exact, double cpu, double memory, double creep) {
    /** Shares such as 0.02 and 0.05. */
    public record Pair(double soft, double hard) {}

    public static Limits usual() {
        Map<String, Pair> exact = new LinkedHashMap<>();
        exact.put(Exact.INSTRUCTIONS, new Pair(0.02, 0.05));
        exact.put(Exact.ALLOCATED, new Pair(0.02, 0.05));
        exact.put(Exact.COLLECTIONS, new Pair(0.05, 0.20));
        exact.put(Exact.TEXT_SIZE, new Pair(0.02, 0.10));
        return new Limits(exact, Metric.CPU.tolerance, Metric.RSS.tolerance, 0.15);
    }

    static Limits of(Yaml yaml) throws PlanProblem {
        Limits usual = usual();
        Map<String, Pair> exact = new LinkedHashMap<>(usual.exact);
        yaml.only(Set.of(Exact.INSTRUCTIONS, Exact.ALLOCATED, Exact.COLLECTIONS, Exact.TEXT_SIZE, "cpu", "rss", "creep"));
        for (String metric : usual.exact.keySet()) {
            if (yaml.has(metric)) {
                Yaml pair = yaml.map(metric).only(Set.of("soft", "hard"));
                exact.put(metric, new Pair(Numbers.share(pair.text("soft")), Numbers.share(pair.text("hard"))));
            }
        }
        double cpu = yaml.has("cpu") ? Numbers.share(yaml.text("cpu")) : usual.cpu;
        double memory = yaml.has("rss") ? Numbers.share(yaml.text("rss")) : usual.memory;
        return new Limits(exact, cpu, memory, yaml.has("creep") ? Numbers.share(yaml.text("creep")) : usual.creep);
    }
}
