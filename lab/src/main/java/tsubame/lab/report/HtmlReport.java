package tsubame.lab.report;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import tsubame.lab.format.Format;
import tsubame.lab.host.HostFacts;
import tsubame.lab.report.Plots.Named;
import tsubame.lab.session.Cell;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Session;
import tsubame.lab.session.Variant;
import tsubame.lab.statistics.Ratio;
import tsubame.lab.statistics.Verdict;
import tsubame.lab.text.Numbers;

/**
 * Sessions as one HTML file that needs nothing else: what was compared, ratios with intervals, every run, the order in which they came, exact
 * figures, what the variants differ in, the host, and the data to take away. Sessions of different processors stand apart.
 */
public final class HtmlReport {
    private final StringBuilder out = new StringBuilder();
    private final Metric metric;
    private final double tolerance;

    private HtmlReport(Metric metric, double tolerance) {
        this.metric = metric;
        this.tolerance = tolerance;
    }

    public static String of(List<Session> sessions, Metric metric, double tolerance) throws IOException {
        HtmlReport report = new HtmlReport(metric, tolerance);
        report.out.append("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>tsubame lab</title>\n<style>\n").append(style())
                .append("</style></head><body>\n<h1>tsubame lab</h1>\n");
        report.history(sessions);
        for (Session session : sessions) {
            report.session(session, sessions.size() > 1);
        }
        return report.out.append("</body></html>\n").toString();
    }

    private static String style() throws IOException {
        try (InputStream in = HtmlReport.class.getResourceAsStream("report.css")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private void session(Session session, boolean many) {
        if (many) {
            title("h2", "Session " + session.header().id());
        }
        paragraph(HostFacts.line(session.header().host()) + " · " + session.runs().size() + " runs");
        session.warnings().forEach(warning -> out.append("<p class=\"warning\">").append(Svg.escaped(warning)).append("</p>\n"));
        banner(session);
        for (int benchmark = 0; benchmark < session.benchmarks().size(); benchmark++) {
            benchmark(session, benchmark);
        }
        heatMap(session);
        exact(session);
        differences(session);
        cells(session);
        host(session);
        data(session);
    }

    private void title(String level, String text) {
        out.append('<').append(level).append('>').append(Svg.escaped(text)).append("</").append(level).append(">\n");
    }

    private void paragraph(String text) {
        out.append("<p>").append(Svg.escaped(text)).append("</p>\n");
    }

    /** The verdicts in one line, and all ratios in one picture. */
    private void banner(Session session) {
        List<Named> all = new ArrayList<>();
        for (int benchmark = 0; benchmark < session.benchmarks().size(); benchmark++) {
            all.addAll(ratios(session, benchmark, session.benchmarks().size() > 1));
        }
        if (all.isEmpty()) {
            return;
        }
        Verdict.Rule rule = Verdict.Rule.tolerating(tolerance);
        Map<Verdict, Integer> counts = new TreeMap<>();
        all.forEach(named -> counts.merge(rule.of(named.ratio()), 1, Integer::sum));
        StringBuilder text = new StringBuilder();
        counts.forEach((verdict, count) -> text.append(text.isEmpty() ? "" : " · ").append(count).append(' ').append(verdict.word));
        boolean worse = counts.containsKey(Verdict.SLOWER);
        out.append("<p class=\"banner ").append(worse ? "bad" : "good").append("\">").append(text).append("</p>\n");
        title("h3", "Ratios of " + metric.word() + " to " + session.variants().getFirst().label() + ", with 95 % intervals; the band is ±" + Numbers.percent(tolerance));
        out.append(Plots.forest(all, tolerance));
    }

    private List<Named> ratios(Session session, int benchmark, boolean many) {
        List<Named> ratios = new ArrayList<>();
        List<Integer> variants = Plots.measured(session, benchmark);
        for (int variant : variants) {
            if (variant != variants.getFirst()) {
                Ratio ratio = session.ratio(benchmark, variants.getFirst(), variant, metric);
                Variant other = session.variants().get(variant);
                ratios.add(new Named((many ? session.benchmarks().get(benchmark).id() + " " : "") + other.label() + (other.control() ? " (control)" : ""), ratio));
            }
        }
        return ratios;
    }

    private void benchmark(Session session, int benchmark) {
        if (Plots.measured(session, benchmark).isEmpty()) {
            return;
        }
        title("h3", session.benchmarks().get(benchmark).id() + ": every run, by " + metric.word());
        out.append(Plots.spread(session, benchmark, metric));
        title("h4", "In the order of measuring");
        out.append(Plots.order(session, benchmark, metric));
    }

    /** A matrix as a table that is coloured by the ratio, for sessions of two factors or more. */
    private void heatMap(Session session) {
        TreeSet<String> factors = new TreeSet<>();
        session.variants().forEach(variant -> factors.addAll(variant.factors().keySet()));
        if (factors.size() < 2) {
            return;
        }
        List<String> names = List.copyOf(session.variants().getFirst().factors().keySet());
        String across = names.stream().max(java.util.Comparator.comparingLong(name -> session.variants().stream().map(v -> v.factors().get(name)).distinct().count())).orElseThrow();
        List<String> columns = session.variants().stream().map(variant -> variant.factors().get(across)).distinct().sorted().toList();
        Map<String, Map<String, Integer>> rows = new LinkedHashMap<>();
        for (int i = 0; i < session.variants().size(); i++) {
            Map<String, String> rest = new LinkedHashMap<>(session.variants().get(i).factors());
            String column = rest.remove(across);
            rows.computeIfAbsent(String.join(" / ", rest.values()), row -> new LinkedHashMap<>()).put(column, i);
        }
        title("h3", "The matrix: " + metric.word() + " against " + session.variants().getFirst().label());
        out.append("<table class=\"heat\"><tr><th></th>");
        columns.forEach(column -> out.append("<th>").append(Svg.escaped(column)).append("</th>"));
        out.append("</tr>\n");
        rows.forEach((row, cells) -> {
            out.append("<tr><th>").append(Svg.escaped(row)).append("</th>");
            columns.forEach(column -> heat(session, cells.get(column)));
            out.append("</tr>\n");
        });
        out.append("</table>\n");
    }

    private void heat(Session session, Integer variant) {
        Cell cell = variant == null ? null : session.cell(0, variant);
        if (cell == null || !cell.runs()) {
            out.append("<td class=\"none\" title=\"").append(cell == null ? "" : Svg.escaped(cell.because())).append("\">").append(cell == null ? "" : cell.state()).append("</td>");
            return;
        }
        double ratio = variant == 0 ? 1 : session.ratio(0, 0, variant, metric).estimate();
        int strength = (int) Math.clamp(Math.round(Math.abs(Math.log(ratio)) * 250), 0, 70);
        String colour = ratio > 1 ? "hsl(10 70% " + (98 - strength / 2) + "%)" : "hsl(150 50% " + (98 - strength / 2) + "%)";
        out.append("<td style=\"background:").append(colour).append("\">").append(Numbers.ratio(ratio)).append("</td>");
    }

    private void exact(Session session) {
        if (session.exact().isEmpty()) {
            return;
        }
        title("h3", "Exact figures");
        List<String> metrics = session.exactMetrics();
        out.append("<table><tr><th></th>");
        metrics.forEach(name -> out.append("<th>").append(Svg.escaped(name)).append("</th>"));
        out.append("</tr>\n");
        for (Cell cell : session.header().cells()) {
            boolean any = metrics.stream().anyMatch(name -> !Double.isNaN(session.exact(cell.benchmark(), cell.variant(), name)));
            if (any) {
                out.append("<tr><th>").append(Svg.escaped(session.benchmarks().get(cell.benchmark()).id() + " " + session.variants().get(cell.variant()).label())).append("</th>");
                for (String name : metrics) {
                    double value = session.exact(cell.benchmark(), cell.variant(), name);
                    out.append("<td>").append(Double.isNaN(value) ? "" : Numbers.count(value)).append("</td>");
                }
                out.append("</tr>\n");
            }
        }
        out.append("</table>\n");
    }

    /** The facts in which variants differ, and only those; what was not built has none. */
    private void differences(Session session) {
        List<Variant> known = session.variants().stream().filter(variant -> !variant.facts().isEmpty() && !variant.control()).toList();
        TreeSet<String> facts = new TreeSet<>();
        known.forEach(variant -> facts.addAll(variant.facts().keySet()));
        facts.removeIf(fact -> fact.startsWith("build.") || known.stream().map(variant -> String.valueOf(variant.facts().get(fact))).distinct().count() < 2);
        if (facts.isEmpty() || known.size() < 2) {
            return;
        }
        title("h3", "What the variants differ in, as observed");
        out.append("<table><tr><th></th>");
        facts.forEach(fact -> out.append("<th>").append(Svg.escaped(fact)).append("</th>"));
        out.append("</tr>\n");
        for (Variant variant : known) {
            out.append("<tr><th>").append(Svg.escaped(variant.label())).append("</th>");
            facts.forEach(fact -> out.append("<td class=\"text\">").append(Svg.escaped(variant.facts().getOrDefault(fact, "–"))).append("</td>"));
            out.append("</tr>\n");
        }
        out.append("</table>\n");
    }

    private void cells(Session session) {
        List<Cell> missing = session.header().cells().stream().filter(cell -> !cell.runs()).toList();
        if (!missing.isEmpty()) {
            title("h3", "Cells that were not measured");
            out.append("<ul>\n");
            missing.forEach(cell -> out.append("<li>").append(Svg.escaped(session.variants().get(cell.variant()).label() + ": " + cell.state() + ", " + cell.because())).append("</li>\n"));
            out.append("</ul>\n");
        }
    }

    private void host(Session session) {
        out.append("<details><summary>The host</summary><table>\n");
        session.header().host().forEach((fact, value) -> out.append("<tr><th>").append(Svg.escaped(fact)).append("</th><td class=\"text\">").append(Svg.escaped(value))
                .append("</td></tr>\n"));
        out.append("</table></details>\n");
    }

    /** The data within the file: for whoever does not believe the pictures. */
    private void data(Session session) {
        String json = Base64.getEncoder().encodeToString(Format.HYPERFINE.write(session).getBytes(StandardCharsets.UTF_8));
        String csv = Base64.getEncoder().encodeToString(runs(session).getBytes(StandardCharsets.UTF_8));
        out.append("<p>Data: <a download=\"results.json\" href=\"data:application/json;base64,").append(json).append("\">hyperfine's JSON</a>, <a download=\"runs.csv\" "
                + "href=\"data:text/csv;base64,").append(csv).append("\">every run</a></p>\n");
    }

    private static String runs(Session session) {
        StringBuilder csv = new StringBuilder("benchmark,variant,round,position,wall_ns,user_us,system_us,rss_kb\n");
        session.runs().forEach(run -> csv.append(session.benchmarks().get(run.benchmark()).id().replace(',', ' ')).append(',')
                .append(session.variants().get(run.variant()).label().replace(',', ' ')).append(',').append(run.round()).append(',').append(run.position()).append(',')
                .append(run.wallNanos()).append(',').append(run.userMicros()).append(',').append(run.systemMicros()).append(',').append(run.peakKilobytes()).append('\n'));
        return csv.toString();
    }

    /** Over several sessions: ratios to the first variant, the frozen reference, which ran beside each. Seconds of different days do not compare. */
    private void history(List<Session> sessions) {
        Map<String, List<Named>> series = new TreeMap<>();
        for (Session session : sessions) {
            for (int benchmark = 0; benchmark < session.benchmarks().size() && session.variants().size() > 1; benchmark++) {
                if (session.rounds(benchmark) > 0 && !session.runs(benchmark, 1).isEmpty()) {
                    String key = session.benchmarks().get(benchmark).id() + " against " + session.variants().getFirst().label() + ", on "
                            + session.header().host().getOrDefault("cpu.model-name", "an unknown processor");
                    series.computeIfAbsent(key, name -> new ArrayList<>()).add(new Named(session.header().id(), session.ratio(benchmark, 0, 1, metric)));
                }
            }
        }
        series.values().removeIf(points -> points.size() < 2);
        series.forEach((name, points) -> {
            title("h2", "History of " + name);
            out.append(Plots.history(points));
        });
    }
}
