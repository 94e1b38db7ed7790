package tsubame.lab.format;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tsubame.lab.session.Benchmark;
import tsubame.lab.session.Cell;
import tsubame.lab.session.Exact;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Run;
import tsubame.lab.session.Session;
import tsubame.lab.session.SessionLog;
import tsubame.lab.session.Variant;

/** Each format's shape, as its readers want it, and that what is read back is what was written. */
class FormatsTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    /** Two variants, three rounds, all figures made up. */
    static Session sample() {
        Variant a = new Variant("A", "./app | old", Map.of("cc", "clang-19"), Map.of("compiler", "clang 19"), false);
        Variant b = new Variant("B", "./app new", Map.of("cc", "clang-20"), Map.of("compiler", "clang 20"), false);
        Map<String, String> host = Map.of("os", "Linux", "arch", "amd64", "cpu.model-name", "A cpu", "cpu.count", "2");
        Session session = new Session(new Session.Header(Session.SCHEMA, "2026-01-01T000000", host, List.of(Benchmark.plain("app", List.of())), List.of(a, b),
                List.of(Cell.of(0, 0, List.of("./app")), Cell.of(0, 1, List.of("./app")))));
        for (int round = 0; round < 3; round++) {
            session.add(new Run(0, 0, round, 0, 10_000_000 + round * 1_000_000, 8_000, 1_000, 2_000, 50, 0, 1, 2, 0, false, "same", 17, 1, 3.5));
            session.add(new Run(0, 1, round, 1, 20_000_000 + round * 1_000_000, 16_000, 2_000, 3_000, 60, 1, 1, 2, 0, false, "same", 18, 1, 3.5));
        }
        session.add(new Exact(0, 0, Exact.INSTRUCTIONS, 1234, 0));
        session.warn("a warning");
        return session;
    }

    @Test
    void hyperfine() throws IOException {
        JsonNode first = JSON.readTree(Format.HYPERFINE.write(sample())).path("results").get(0);
        assertEquals("./app | old", first.path("command").asText());
        assertEquals(0.011, first.path("mean").asDouble(), 1e-12);
        assertEquals(0.001, first.path("stddev").asDouble(), 1e-12);
        assertEquals(0.008, first.path("user").asDouble(), 1e-12);
        assertEquals(3, first.path("times").size());
        assertEquals(2_048_000, first.path("memory_usage_byte").get(0).asLong());
        assertEquals("clang-19", first.path("parameters").path("cc").asText());
    }

    @Test
    void tables() {
        assertEquals("| Command | Mean [ms] | Min [ms] | Max [ms] | Relative |\n|:---|---:|---:|---:|---:|\n"
                + "| `./app \\| old` | 11.0 ± 1.0 | 10.0 | 12.0 | 1.00 |\n| `./app new` | 21.0 ± 1.0 | 20.0 | 22.0 | 1.91 |\n", Format.MARKDOWN.write(sample()));
        assertTrue(Format.CSV.write(sample()).startsWith("command,mean,stddev,median,user,system,min,max,parameter_cc\n./app | old,0.011"));
    }

    @Test
    void goText() {
        List<String> lines = Format.GOBENCH.write(sample()).lines().toList();
        assertEquals("BenchmarkApp/cc=clang-19\t1\t10000000 ns/op\t9000000 cpu-ns/op\t2048000 peak-RSS-bytes\t1234 instructions", lines.get(4));
        assertTrue(lines.stream().skip(4).allMatch(line -> line.matches("Benchmark[A-Z]\\S+\t1(\t\\S+ \\S+)+")), "benchstat's grammar");
    }

    @Test
    void trackers() throws IOException {
        JsonNode bencher = JSON.readTree(Format.BMF.write(sample())).path("./app new").path("latency");
        assertEquals(21_000_000, bencher.path("value").asDouble(), 1);
        assertTrue(bencher.path("lower_value").asDouble() <= 21_000_000);
        JsonNode action = JSON.readTree(Format.GHA.write(sample())).get(1);
        assertEquals(18, action.path("value").asDouble(), 1e-9);
        assertEquals("ms", action.path("unit").asText());
        JsonNode google = JSON.readTree(Format.GBENCH.write(sample())).path("benchmarks");
        assertEquals(6, google.size());
        assertEquals("iteration", google.get(0).path("run_type").asText());
        JsonNode jmh = JSON.readTree(Format.JMH.write(sample())).get(0).path("primaryMetric");
        assertEquals(3, jmh.path("rawData").size());
        assertEquals("ms/op", jmh.path("scoreUnit").asText());
    }

    @Test
    void whatIsReadIsWhatWasWritten() throws IOException {
        for (Format format : List.of(Format.HYPERFINE, Format.PYPERF, Format.GOBENCH)) {
            Path file = folder.resolve(format.word() + (format == Format.GOBENCH ? ".txt" : ".json"));
            Files.writeString(file, format.write(sample()));
            List<Stored.Sample> samples = Stored.read(file);
            assertEquals(2, samples.size(), format.word());
            assertArrayEquals(new double[] {0.020, 0.021, 0.022}, samples.get(1).runs().stream().mapToDouble(Metric.WALL::of).toArray(), 1e-12, format.word());
        }
    }

    @Test
    void sessionsSurviveATornLine() throws IOException {
        Path file = folder.resolve("x" + SessionLog.SUFFIX);
        SessionLog.write(file, sample());
        Files.writeString(file, Files.readString(file) + "{\"run\":{\"bench");
        Session read = SessionLog.read(file);
        assertEquals(sample().runs(), read.runs());
        assertEquals(sample().exact(), read.exact());
        assertEquals(sample().header(), read.header());
        assertEquals(List.of("a warning"), read.warnings());
    }
}
