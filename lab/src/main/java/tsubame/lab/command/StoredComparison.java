package tsubame.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tsubame.lab.format.Stored;
import tsubame.lab.host.HostFacts;
import tsubame.lab.session.Metric;
import tsubame.lab.session.SessionLog;
import tsubame.lab.statistics.Ratio;
import tsubame.lab.statistics.Verdict;
import tsubame.lab.text.Numbers;
import tsubame.lab.text.Table;

/**
 * Stored results against each other: unpaired, and so by a wider rule, since nobody knows what the machine did between the two. Results of
 * different processors are refused.
 */
final class StoredComparison {
    private StoredComparison() {}

    static int run(List<String> files, MeasureOptions options, PrintWriter out) throws IOException, UsageProblem {
        String refusal = differentHosts(files);
        if (refusal != null) {
            out.println("! not comparable: " + refusal);
            return Exit.INCOMPARABLE.code;
        }
        List<Stored.Sample> base = Stored.read(Path.of(files.getFirst()));
        Metric metric = options.primary();
        double tolerance = 2 * options.tolerance();
        out.println("stored, unpaired: from different times, so judged within " + Numbers.percent(tolerance) + "; measuring both now, in pairs, sees far more");
        for (String file : files.subList(1, files.size())) {
            Table table = new Table(true);
            table.row(file + " / " + files.getFirst(), "runs", "ratio", "95 % interval", "verdict");
            for (Stored.Sample sample : Stored.read(Path.of(file))) {
                Stored.Sample before = counterpart(sample, base);
                if (before != null) {
                    row(table, before, sample, metric, tolerance);
                } else {
                    table.row(sample.name(), Integer.toString(sample.runs().size()), "", "", "new");
                }
            }
            table.lines().forEach(out::println);
        }
        return Exit.PASS.code;
    }

    private static Stored.Sample counterpart(Stored.Sample sample, List<Stored.Sample> base) {
        List<Stored.Sample> named = base.stream().filter(other -> other.name().equals(sample.name())).toList();
        return !named.isEmpty() ? named.getFirst() : base.size() == 1 ? base.getFirst() : null;
    }

    private static void row(Table table, Stored.Sample before, Stored.Sample after, Metric metric, double tolerance) {
        boolean known = before.runs().stream().anyMatch(run -> metric.of(run) > 0) && after.runs().stream().anyMatch(run -> metric.of(run) > 0);
        Metric judged = known ? metric : Metric.WALL;
        Ratio ratio = Ratio.unpaired(before.runs().stream().mapToDouble(judged::of).toArray(), after.runs().stream().mapToDouble(judged::of).toArray());
        Verdict verdict = new Verdict.Rule(tolerance, tolerance).of(ratio);
        table.row(after.name(), before.runs().size() + "/" + after.runs().size(), Numbers.ratio(ratio.estimate()), Numbers.interval(ratio.low(), ratio.high()),
                verdict.word + " (" + judged.word() + ")");
    }

    private static String differentHosts(List<String> files) throws IOException {
        List<Map<String, String>> hosts = new ArrayList<>();
        for (String file : files) {
            if (file.endsWith(SessionLog.SUFFIX)) {
                hosts.add(SessionLog.read(Path.of(file)).header().host());
            }
        }
        for (Map<String, String> host : hosts) {
            for (Map.Entry<String, String> fact : host.entrySet()) {
                String other = hosts.getFirst().get(fact.getKey());
                if (HostFacts.mustAgree(fact.getKey()) && !fact.getValue().equals(other)) {
                    return fact.getKey() + " was " + other + " and " + fact.getValue();
                }
            }
        }
        return null;
    }
}
