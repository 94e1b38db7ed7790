package tsubame.lab.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import tsubame.lab.attribution.Attribution;
import tsubame.lab.host.HostFacts;
import tsubame.lab.session.Exact;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Run;
import tsubame.lab.session.Session;
import tsubame.lab.session.Variant;
import tsubame.lab.statistics.Layouts;
import tsubame.lab.statistics.Ratio;
import tsubame.lab.statistics.Summary;
import tsubame.lab.statistics.Verdict;
import tsubame.lab.text.Numbers;
import tsubame.lab.text.Table;

/** The screen of {@code compare}: who, whether the difference can be assigned, the figures, what the control says, and what contradicts. */
final class CompareScreen {
    private static final List<Metric> NOISY = List.of(Metric.CPU, Metric.WALL, Metric.RSS, Metric.FAULTS);

    private final Comparison comparison;
    private final Session session;
    private final List<String> lines = new ArrayList<>();

    private CompareScreen(Comparison comparison) {
        this.comparison = comparison;
        this.session = comparison.session();
    }

    static List<String> lines(Comparison comparison, boolean late) {
        CompareScreen screen = new CompareScreen(comparison);
        screen.head();
        if (screen.session.rounds(0) == 0) {
            screen.lines.add("no round was complete");
            return screen.lines;
        }
        for (int variant : comparison.others()) {
            screen.pair(variant);
        }
        screen.outputs();
        screen.control();
        screen.drift();
        if (late) {
            screen.lines.add("! the budget ended before the precision wanted; --budget gives more time");
        }
        screen.session.warnings().forEach(warning -> screen.lines.add("! " + warning));
        return screen.lines;
    }

    private void head() {
        lines.add("host  " + HostFacts.line(session.header().host()));
        Table table = new Table(true);
        for (Variant variant : session.variants()) {
            if (!variant.control()) {
                String hash = session.cell(0, session.variants().indexOf(variant)).hash();
                table.row(variant.id() + "  " + variant.label(), "", (hash == null ? "" : "sha " + hash.substring(0, 8) + "  ")
                        + words(variant.factors()) + variant.facts().getOrDefault("compiler", variant.facts().getOrDefault("started", "")));
            }
        }
        lines.addAll(table.lines());
    }

    private static String words(Map<String, String> factors) {
        StringBuilder words = new StringBuilder();
        factors.forEach((factor, level) -> words.append(factor).append('=').append(level).append("  "));
        return words.toString();
    }

    private void pair(int variant) {
        lines.add("");
        Variant a = session.variants().getFirst();
        Variant b = session.variants().get(variant);
        Attribution attribution = Attribution.of(a.factors(), a.facts(), b.factors(), b.facts(), this::known);
        attribution.lines(a.facts(), b.facts()).forEach(line -> lines.add(line.startsWith("  ") ? line : "! " + line));
        if (comparison.identical(variant)) {
            lines.add("identical code: any difference between " + a.id() + " and " + b.id() + " is noise");
        }
        Table table = new Table(true);
        table.row("", a.id(), b.id(), b.id() + "/" + a.id(), "95 % interval", "verdict");
        for (Metric metric : NOISY) {
            noisy(table, variant, metric);
        }
        for (String metric : session.exactMetrics()) {
            exact(table, variant, metric);
        }
        lines.addAll(table.lines());
        layouts(variant);
        disagreement(variant);
    }

    private String known(Map<String, String> factors) {
        boolean measured = session.variants().stream().anyMatch(variant -> variant.factors().equals(factors));
        return measured ? "measured here" : null;
    }

    private void noisy(Table table, int variant, Metric metric) {
        double[] a = session.values(0, 0, metric);
        double[] b = session.values(0, variant, metric);
        if (Summary.of(a).median() <= 0 || Summary.of(b).median() <= 0) {
            return;
        }
        Ratio ratio = comparison.ratio(variant, metric);
        Verdict.Rule rule = metric == comparison.primary() ? comparison.rule() : Verdict.Rule.tolerating(metric.tolerance);
        Verdict verdict = comparison.identical(variant) ? Verdict.SAME : rule.of(ratio);
        table.row(metric == comparison.primary() ? metric.word() + " *" : metric.word(), value(metric, Summary.of(a).median()), value(metric, Summary.of(b).median()),
                Numbers.ratio(ratio.estimate()), Numbers.interval(ratio.low(), ratio.high()), words(metric, verdict, ratio, rule));
    }

    private static String value(Metric metric, double value) {
        return metric.unit.equals("s") ? Numbers.seconds(value) : metric.unit.equals("kB") ? Numbers.bytes(value * 1024) : Numbers.count(value);
    }

    private static String words(Metric metric, Verdict verdict, Ratio ratio, Verdict.Rule rule) {
        boolean time = metric.unit.equals("s");
        String word = switch (verdict) {
            case SAME -> "same within " + Numbers.percent(rule.tolerance());
            case SLOWER -> (time ? "slower by " : "more by ") + Numbers.percent(ratio.estimate() - 1);
            case FASTER -> (time ? "faster by " : "less by ") + Numbers.percent(1 - ratio.estimate());
            case INCONCLUSIVE -> "inconclusive";
        };
        if (verdict != Verdict.INCONCLUSIVE) {
            return word + (time ? "   " + ratio.pairs() + " pairs" : "");
        }
        long more = ratio.pairsFor(rule.tolerance() / 2) - ratio.pairs();
        return word + (more > 0 ? " (about " + more + " more pairs)" : "");
    }

    private void exact(Table table, int variant, String metric) {
        double a = session.exact(0, 0, metric);
        double b = session.exact(0, variant, metric);
        if (Double.isNaN(a) || Double.isNaN(b)) {
            return;
        }
        String verdict = a == b ? "equal" : b > a ? "more by " + Numbers.change(b / a) : "less by " + Numbers.change(b / a);
        boolean bytes = metric.endsWith("size") || metric.equals(Exact.ALLOCATED);
        table.row(metric, bytes ? Numbers.bytes(a) : Numbers.count(a), bytes ? Numbers.bytes(b) : Numbers.count(b), Numbers.ratio(b / a), metric.startsWith(Exact.HARDWARE) ? "counted" : "exact", verdict);
    }

    private void layouts(int variant) {
        if (session.layouts(0) == 1) {
            return;
        }
        Layouts layouts = Layouts.of(session.pairsByLayout(0, 0, variant, comparison.primary()));
        String each = Arrays.stream(layouts.ratios()).mapToObj(Numbers::ratio).collect(Collectors.joining(", "));
        lines.add("layouts  " + session.variants().get(variant).id() + "/" + session.variants().getFirst().id() + " in each: " + each + " · ±" + Numbers.percent(layouts.between())
                + " between them, ±" + Numbers.percent(layouts.within()) + " of that is noise" + (layouts.sensitive() ? ": layout-sensitive; the interval allows for it" : ""));
    }

    /** Work and time that point to different answers: both are true, and the reader is to know. */
    private void disagreement(int variant) {
        double work = session.exact(0, variant, Exact.INSTRUCTIONS) / session.exact(0, 0, Exact.INSTRUCTIONS);
        Verdict time = comparison.verdict(variant);
        if (Double.isNaN(work) || time == Verdict.INCONCLUSIVE) {
            return;
        }
        if (Math.abs(work - 1) > 0.02 && time == Verdict.SAME) {
            lines.add("instructions and time disagree: work " + Numbers.change(work) + ", time unchanged (waiting for memory or for branches?)");
        } else if (Math.abs(work - 1) < 0.005 && time != Verdict.SAME) {
            lines.add("instructions and time disagree: the same work, time is not (layout, memory, collector, or the host)");
        } else if ((work - 1) * (comparison.ratio(variant, comparison.primary()).estimate() - 1) < -0.0002) {
            lines.add("instructions and time disagree in direction: work " + Numbers.change(work));
        }
    }

    private void outputs() {
        lines.add("");
        List<String> different = CompareCommand.differentOutputs(session);
        if (different.isEmpty()) {
            lines.add("output  equal in all " + session.runs().size() + " runs");
        } else {
            lines.add("! output differs: " + String.join(", ", different) + ". Who prints less may do less; --any-output lets it pass");
        }
    }

    private void control() {
        Ratio control = comparison.control(comparison.primary());
        if (control == null) {
            lines.add("no control was run (--no-control): how much noise there is, is not known");
            return;
        }
        lines.add(String.format(Locale.ROOT, "control  a copy of A over A: %s %s %s → the smallest slow-down visible here is about %s", comparison.primary().word(),
                Numbers.ratio(control.estimate()), Numbers.interval(control.low(), control.high()), Numbers.percent(comparison.rule().smallestVisible(control))));
        if (comparison.controlFails()) {
            lines.add("! INVALID: the copy of A differs from A. The machine changes too much for any answer; `tsubame lab doctor` looks at why");
        }
    }

    /** The first third of the rounds against the last, by the first variant: whether the host stayed the same. */
    private void drift() {
        List<Run> runs = session.runs(0, 0);
        int third = runs.size() / 3;
        if (third < 3) {
            return;
        }
        double begin = Summary.median(runs.subList(0, third).stream().mapToDouble(comparison.primary()::of).toArray());
        double end = Summary.median(runs.subList(runs.size() - third, runs.size()).stream().mapToDouble(comparison.primary()::of).toArray());
        if (Math.abs(Math.log(end / begin)) > 0.22) {
            lines.add("! the host changed while measuring: A took " + Numbers.ratio(end / begin) + " times as long at the end as at the beginning");
        }
    }
}

