package tsubame.lab.format;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Run;
import tsubame.lab.session.Session;

/** pyperf's JSON: one run is one process with one value, in seconds of wall time. */
final class PyperfFormat {
    private PyperfFormat() {}

    static String json(Session session) {
        ObjectNode root = Json.object();
        ArrayNode benchmarks = root.putArray("benchmarks");
        for (Series series : Series.of(session)) {
            ObjectNode benchmark = benchmarks.addObject();
            ObjectNode metadata = benchmark.putObject("metadata");
            metadata.put("name", series.name()).put("unit", "second").put("loops", 1).put("inner_loops", 1);
            ArrayNode runs = benchmark.putArray("runs");
            for (Run run : series.runs()) {
                ObjectNode one = runs.addObject();
                ObjectNode facts = one.putObject("metadata");
                facts.put("duration", Metric.WALL.of(run));
                if (run.peakKilobytes() > 0) {
                    facts.put("mem_max_rss", run.peakKilobytes() * 1024);
                }
                one.putArray("values").add(Metric.WALL.of(run));
            }
        }
        ObjectNode metadata = root.putObject("metadata");
        var host = session.header().host();
        metadata.put("cpu_model_name", host.getOrDefault("cpu.model-name", "unknown")).put("platform", host.getOrDefault("os", "") + "-" + host.getOrDefault("kernel", ""));
        root.put("version", "1.0");
        return Json.text(root);
    }

    static List<Stored.Sample> read(JsonNode root) {
        List<Stored.Sample> samples = new ArrayList<>();
        for (JsonNode benchmark : root.path("benchmarks")) {
            List<Run> runs = new ArrayList<>();
            for (JsonNode run : benchmark.path("runs")) {
                for (JsonNode value : run.path("values")) {
                    runs.add(Stored.run(runs.size(), value.asDouble(), 0, 0, -1, 0));
                }
            }
            String name = benchmark.path("metadata").path("name").asText(root.path("metadata").path("name").asText("benchmark"));
            samples.add(new Stored.Sample(name, runs));
        }
        return samples;
    }
}
