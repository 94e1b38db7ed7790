package tsubame.lab.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import tsubame.lab.session.Exact;
import tsubame.lab.statistics.Ratio;
import tsubame.lab.text.Numbers;
import tsubame.lab.text.Table;

/** A gate's answer as a screen, as Markdown for a comment or a job's summary, and as JUnit's XML for what shows tests. */
public final class GateText {
    private static final List<Outcome.Kind> FOLDED = List.of(Outcome.Kind.OK, Outcome.Kind.IMPROVED);

    private GateText() {}

    public static List<String> screen(GateResult result, boolean all) {
        List<String> lines = new ArrayList<>();
        lines.add("base " + result.base() + " · head " + result.head());
        Table table = new Table(true);
        table.row("benchmark", "instr", "alloc", "cpu head/base", "95 % interval", "verdict");
        int folded = 0;
        for (Outcome outcome : result.sorted()) {
            if (!all && FOLDED.contains(outcome.kind())) {
                folded++;
                continue;
            }
            String[] figures = figures(result, outcome.benchmark());
            table.row(outcome.benchmark(), figures[0], figures[1], figures[2], figures[3], outcome.kind().sign + " " + outcome.kind().word
                    + (outcome.text().isEmpty() ? "" : ": " + outcome.text()));
        }
        lines.addAll(folded == result.outcomes().size() ? List.of() : table.lines());
        if (folded > 0) {
            lines.add((folded == result.outcomes().size() ? "all " : "") + folded + (folded == result.outcomes().size() ? "" : " other" + (folded == 1 ? "" : "s")) + " within limits"
                    + suite(result) + "  (--all shows them)");
        }
        lines.add(control(result));
        result.notes().forEach(note -> lines.add("! " + note));
        lines.add(result.summary() + " · " + result.runs() + " runs in " + result.seconds() + " s");
        if (result.next() != null) {
            lines.add("next: " + result.next());
        }
        return lines;
    }

    private static String[] figures(GateResult result, String benchmark) {
        Map<String, Double> exact = result.exact().getOrDefault(benchmark, Map.of());
        Ratio time = result.times().get(benchmark);
        return new String[] {change(exact, Exact.INSTRUCTIONS), change(exact, Exact.ALLOCATED), time == null ? "–" : Numbers.ratio(time.estimate()),
            time == null ? "–" : Numbers.interval(time.low(), time.high())};
    }

    private static String change(Map<String, Double> exact, String metric) {
        Double ratio = exact.get(metric);
        return ratio == null || ratio.isNaN() ? "–" : Numbers.change(ratio);
    }

    private static String suite(GateResult result) {
        Ratio suite = result.suite();
        return suite == null ? "" : " (geometric mean of cpu over all " + Numbers.ratio(suite.estimate()) + " " + Numbers.interval(suite.low(), suite.high()) + ")";
    }

    private static String control(GateResult result) {
        if (result.control() == null) {
            return "exact metrics alone: no time was measured, and no noise can have come in";
        }
        String ratio = Numbers.ratio(result.control().estimate()) + " " + Numbers.interval(result.control().low(), result.control().high());
        return result.valid() ? "control: a copy of the base over the base, cpu " + ratio
                : "! INVALID: a copy of the base differs from the base, cpu " + ratio + "; times cannot be believed";
    }

    public static String markdown(GateResult result) {
        StringBuilder out = new StringBuilder();
        boolean good = result.exit(false) == 0;
        out.append("### ").append(good ? "✅" : "❌").append(" performance gate: ").append(result.summary()).append("\n\n");
        out.append("`").append(result.base()).append("` → `").append(result.head()).append("`. ").append(control(result)).append("\n\n");
        rows(out, result, result.sorted().stream().filter(outcome -> !FOLDED.contains(outcome.kind())).toList());
        List<Outcome> rest = result.sorted().stream().filter(outcome -> FOLDED.contains(outcome.kind())).toList();
        if (!rest.isEmpty()) {
            out.append("<details><summary>").append(rest.size()).append(" within limits").append(suite(result)).append("</summary>\n\n");
            rows(out, result, rest);
            out.append("</details>\n");
        }
        result.notes().forEach(note -> out.append("\n> ").append(note).append('\n'));
        if (result.next() != null) {
            out.append("\nNext: `").append(result.next()).append("`\n");
        }
        return out.toString();
    }

    private static void rows(StringBuilder out, GateResult result, List<Outcome> outcomes) {
        if (outcomes.isEmpty()) {
            return;
        }
        out.append("| benchmark | instructions | allocated | cpu head/base | 95 % interval | verdict |\n|---|---:|---:|---:|---:|---|\n");
        for (Outcome outcome : outcomes) {
            String[] figures = figures(result, outcome.benchmark());
            out.append("| ").append(outcome.benchmark()).append(" | ").append(String.join(" | ", figures)).append(" | ").append(outcome.kind().sign).append(' ')
                    .append(outcome.kind().word).append(outcome.text().isEmpty() ? "" : ": " + outcome.text().replace("|", "\\|")).append(" |\n");
        }
        out.append('\n');
    }

    /** A test case for each benchmark: regressed is a failure, broken an error, inconclusive skipped. */
    public static String junit(GateResult result) {
        StringBuilder out = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        out.append("<testsuite name=\"performance gate\" tests=\"").append(result.outcomes().size()).append("\" failures=\"").append(result.count(Outcome.Kind.REGRESSED))
                .append("\" errors=\"").append(result.count(Outcome.Kind.BROKEN)).append("\" skipped=\"").append(result.count(Outcome.Kind.INCONCLUSIVE))
                .append("\" time=\"").append(result.seconds()).append("\">\n");
        for (Outcome outcome : result.sorted()) {
            String text = xml(outcome.text() + (outcome.changes().isEmpty() ? "" : " (" + String.join(", ", outcome.changes()) + ")"));
            out.append("  <testcase classname=\"performance\" name=\"").append(xml(outcome.benchmark())).append("\">");
            switch (outcome.kind()) {
                case REGRESSED -> out.append("<failure message=\"").append(text).append("\"/>");
                case BROKEN -> out.append("<error message=\"").append(text).append("\"/>");
                case INCONCLUSIVE -> out.append("<skipped message=\"").append(text).append("\"/>");
                case WARNING, NEW, IMPROVED, OK -> out.append("<system-out>").append(text).append("</system-out>");
            }
            out.append("</testcase>\n");
        }
        return out + "</testsuite>\n";
    }

    private static String xml(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }

    /** The metrics that a result has, sorted. */
    static TreeSet<String> metrics(GateResult result) {
        TreeSet<String> metrics = new TreeSet<>();
        result.exact().values().forEach(ratios -> metrics.addAll(ratios.keySet()));
        return metrics;
    }
}
