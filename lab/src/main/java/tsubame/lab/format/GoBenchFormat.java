package tsubame.lab.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tsubame.lab.session.Exact;
import tsubame.lab.session.Run;
import tsubame.lab.session.Session;

/** The text of Go's benchmarks, for benchstat: a line per run; factors as {@code /key=value}, so that {@code benchstat -col /cc} works. */
final class GoBenchFormat {
    private static final Pattern LINE = Pattern.compile("Benchmark(\\S+)\\s+\\d+\\s+(.*)");
    private static final Pattern VALUE = Pattern.compile("([\\d.eE+-]+)\\s+(\\S+)");

    private GoBenchFormat() {}

    static String text(Session session) {
        StringBuilder out = new StringBuilder();
        Map<String, String> host = session.header().host();
        out.append("goos: ").append(host.getOrDefault("os", "linux").toLowerCase(Locale.ROOT)).append('\n');
        out.append("goarch: ").append(host.getOrDefault("arch", "amd64")).append('\n');
        out.append("pkg: tsubame/lab\n");
        out.append("cpu: ").append(host.getOrDefault("cpu.model-name", "unknown")).append('\n');
        for (Series series : Series.of(session)) {
            for (Run run : series.runs()) {
                out.append(name(series)).append("\t1\t").append(run.wallNanos()).append(" ns/op\t");
                out.append(1000 * (run.userMicros() + run.systemMicros())).append(" cpu-ns/op");
                if (run.peakKilobytes() > 0) {
                    out.append('\t').append(run.peakKilobytes() * 1024).append(" peak-RSS-bytes");
                }
                double instructions = session.exact(series.benchmarkIndex(), series.variantIndex(), Exact.INSTRUCTIONS);
                if (!Double.isNaN(instructions)) {
                    out.append(String.format(Locale.ROOT, "\t%.0f instructions", instructions));
                }
                out.append('\n');
            }
        }
        return out.toString();
    }

    private static String name(Series series) {
        StringBuilder name = new StringBuilder("Benchmark").append(capital(series.factors().isEmpty() ? series.name() : series.benchmark()));
        series.factors().forEach((factor, level) -> name.append('/').append(clean(factor)).append('=').append(clean(level)));
        return name.toString();
    }

    private static String clean(String text) {
        String word = text.replaceAll("[^\\w.=+-]+", "_");
        return word.isEmpty() ? "_" : word;
    }

    /** Benchmarks' names begin so in Go. */
    private static String capital(String text) {
        String word = clean(text);
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    static List<Stored.Sample> read(List<String> lines) {
        Map<String, List<Run>> runs = new LinkedHashMap<>();
        for (String line : lines) {
            Matcher bench = LINE.matcher(line);
            if (!bench.matches()) {
                continue;
            }
            double wall = Double.NaN;
            double cpu = 0;
            Matcher values = VALUE.matcher(bench.group(2));
            while (values.find()) {
                double value = Double.parseDouble(values.group(1));
                wall = values.group(2).equals("ns/op") ? value / 1e9 : wall;
                cpu = values.group(2).equals("cpu-ns/op") ? value / 1e3 : cpu;
            }
            List<Run> sample = runs.computeIfAbsent(bench.group(1), name -> new ArrayList<>());
            sample.add(Stored.run(sample.size(), wall, Math.round(cpu), 0, -1, 0));
        }
        return runs.entrySet().stream().map(entry -> new Stored.Sample(entry.getKey(), entry.getValue())).toList();
    }
}
