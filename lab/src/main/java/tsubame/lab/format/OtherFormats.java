package tsubame.lab.format;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.Locale;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Run;
import tsubame.lab.session.Session;
import tsubame.lab.statistics.Bootstrap;
import tsubame.lab.statistics.Ratio;
import tsubame.lab.statistics.Summary;

/** Formats that are written only: those of trackers and viewers. */
final class OtherFormats {
    private OtherFormats() {}

    /** Google Benchmark's JSON: a row for each repetition. */
    static String googleBenchmark(Session session) {
        ObjectNode root = Json.object();
        ObjectNode context = root.putObject("context");
        context.put("date", session.header().id()).put("executable", "tsubame");
        context.put("num_cpus", Integer.parseInt(session.header().host().getOrDefault("cpu.count", "1")));
        context.put("library_build_type", "release");
        ArrayNode benchmarks = root.putArray("benchmarks");
        for (Series series : Series.of(session)) {
            int repetition = 0;
            for (Run run : series.runs()) {
                ObjectNode row = benchmarks.addObject();
                row.put("name", series.name()).put("run_name", series.name()).put("run_type", "iteration");
                row.put("repetitions", series.runs().size()).put("repetition_index", repetition++).put("threads", 1).put("iterations", 1);
                row.put("real_time", (double) run.wallNanos()).put("cpu_time", Metric.CPU.of(run) * 1e9).put("time_unit", "ns");
            }
        }
        return Json.text(root);
    }

    /** JMH's JSON, in single-shot mode: each process is a fork. */
    static String jmh(Session session) {
        ArrayNode root = Json.MAPPER.createArrayNode();
        for (Series series : Series.of(session)) {
            double[] millis = Arrays.stream(series.values(Metric.WALL)).map(seconds -> seconds * 1e3).toArray();
            Summary summary = Summary.of(millis);
            double error = Double.isNaN(summary.sigma()) ? 0 : 1.96 * summary.sigma() / Math.sqrt(millis.length);
            ObjectNode row = root.addObject();
            row.put("jmhVersion", "1.37").put("benchmark", "tsubame." + series.benchmark().replaceAll("\\W+", "_")).put("mode", "ss");
            row.put("threads", 1).put("forks", millis.length).put("warmupIterations", 0).put("measurementIterations", 1);
            row.put("warmupTime", "single-shot").put("measurementTime", "single-shot").put("warmupBatchSize", 1).put("measurementBatchSize", 1);
            ObjectNode parameters = row.putObject("params");
            parameters.put("variant", session.variants().get(series.variantIndex()).label());
            series.factors().forEach(parameters::put);
            ObjectNode metric = row.putObject("primaryMetric");
            metric.put("score", summary.mean()).put("scoreError", error);
            metric.set("scoreConfidence", Json.array(Arrays.stream(new double[] {summary.mean() - error, summary.mean() + error})));
            metric.put("scoreUnit", "ms/op");
            ArrayNode raw = metric.putArray("rawData");
            Arrays.stream(millis).forEach(value -> raw.addArray().add(value));
            row.putObject("secondaryMetrics");
        }
        return Json.text(root);
    }

    /** Bencher's format: latency and processor time in nanoseconds, with the interval of the median. */
    static String bencher(Session session) {
        ObjectNode root = Json.object();
        for (Series series : Series.of(session)) {
            ObjectNode measures = root.putObject(series.name());
            measure(measures.putObject("latency"), series.values(Metric.WALL), 1e9);
            measure(measures.putObject("cpu-time"), series.values(Metric.CPU), 1e9);
            if (series.runs().getFirst().peakKilobytes() > 0) {
                measure(measures.putObject("peak-memory"), series.values(Metric.RSS), 1024);
            }
        }
        return Json.text(root);
    }

    private static void measure(ObjectNode measure, double[] values, double scale) {
        double[] ends = Bootstrap.ofMedian(values, Ratio.LEVEL);
        measure.put("value", Summary.median(values) * scale);
        if (values.length > 1) {
            measure.put("lower_value", ends[0] * scale).put("upper_value", ends[1] * scale);
        }
    }

    /** github-action-benchmark's {@code customSmallerIsBetter}. */
    static String githubAction(Session session) {
        ArrayNode root = Json.MAPPER.createArrayNode();
        for (Series series : Series.of(session)) {
            Summary cpu = Summary.of(series.values(Metric.CPU));
            ObjectNode row = root.addObject();
            row.put("name", series.name()).put("unit", "ms").put("value", cpu.median() * 1e3);
            row.put("range", String.format(Locale.ROOT, "± %.2f", cpu.deviation() * 1e3));
            row.put("extra", "median of processor time, " + cpu.count() + " runs");
        }
        return Json.text(root);
    }
}
