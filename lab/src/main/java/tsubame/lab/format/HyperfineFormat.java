package tsubame.lab.format;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Run;
import tsubame.lab.session.Session;
import tsubame.lab.statistics.Summary;

/** hyperfine's JSON: wall time in seconds. What is ours beside it stands under {@code tsubame}, which its readers pass over. */
final class HyperfineFormat {
    private HyperfineFormat() {}

    static String json(Session session) {
        ObjectNode root = Json.object();
        ArrayNode results = root.putArray("results");
        for (Series series : Series.of(session)) {
            result(results.addObject(), series);
        }
        ObjectNode ours = root.putObject("tsubame");
        ours.put("schema", Session.SCHEMA).put("id", session.header().id());
        ObjectNode host = ours.putObject("host");
        session.header().host().forEach(host::put);
        session.warnings().forEach(ours.putArray("warnings")::add);
        return Json.text(root);
    }

    private static void result(ObjectNode result, Series series) {
        double[] times = series.values(Metric.WALL);
        Summary wall = Summary.of(times);
        result.put("command", series.name());
        result.put("mean", wall.mean());
        Json.put(result, "stddev", wall.sigma());
        result.put("median", wall.median());
        result.put("user", Summary.of(series.values(Metric.USER)).mean());
        result.put("system", Summary.of(series.values(Metric.SYSTEM)).mean());
        result.put("min", wall.min());
        result.put("max", wall.max());
        result.set("times", Json.array(java.util.Arrays.stream(times)));
        ArrayNode memory = result.putArray("memory_usage_byte");
        series.runs().forEach(run -> memory.add(Math.max(0, run.peakKilobytes()) * 1024));
        ArrayNode exits = result.putArray("exit_codes");
        series.runs().forEach(run -> exits.add(run.exit()));
        if (!series.factors().isEmpty()) {
            ObjectNode parameters = result.putObject("parameters");
            series.factors().forEach(parameters::put);
        }
    }

    /** Reads hyperfine's own results: user and system time are means, so that each run has the mean's. */
    static List<Stored.Sample> read(JsonNode root) {
        List<Stored.Sample> samples = new ArrayList<>();
        for (JsonNode result : root.path("results")) {
            List<Run> runs = new ArrayList<>();
            long user = Math.round(result.path("user").asDouble() * 1e6);
            long system = Math.round(result.path("system").asDouble() * 1e6);
            JsonNode memory = result.path("memory_usage_byte");
            for (JsonNode time : result.path("times")) {
                int i = runs.size();
                long kilobytes = memory.has(i) ? memory.get(i).asLong() / 1024 : -1;
                runs.add(Stored.run(i, time.asDouble(), user, system, kilobytes, result.path("exit_codes").path(i).asInt()));
            }
            samples.add(new Stored.Sample(result.path("command").asText(), runs));
        }
        return samples;
    }
}
