package tsubame.lab.exact;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tsubame.lab.host.Toolchain;
import tsubame.lab.measure.Launch;
import tsubame.lab.measure.Launcher;
import tsubame.lab.measure.Usage;
import tsubame.lab.session.Sampler;
import tsubame.lab.statistics.Summary;

/**
 * What the processor counts of a program, by {@code perf stat}: where a machine has such counters, which virtual ones seldom do. What is not
 * supported is left out; it is never a zero.
 */
public final class HardwareCounters {
    /** In the program alone, not in the kernel. */
    private static final String EVENTS = "instructions:u,cycles:u,branches:u,branch-misses:u,cache-misses:u";
    private static final int RUNS = 5;

    private final Launcher launcher;
    private final Sampler.Settings settings;
    private final Path folder;
    private final Path perf;

    HardwareCounters(Launcher launcher, Sampler.Settings settings, Path folder) {
        this.launcher = launcher;
        this.settings = settings;
        this.folder = folder;
        this.perf = Toolchain.onPath("perf");
    }

    /** The median of some runs, and how far they lie apart, relatively. */
    record Figure(double median, double spread) {}

    /** What keeps this machine from counting; null if nothing does. */
    String missing() throws IOException {
        if (perf == null) {
            return "there is no perf on the PATH";
        }
        return once(List.of(Toolchain.onPath("true").toString()), Launch.NOTHING).isEmpty() ? "this machine shows none (`perf stat`: not supported)" : null;
    }

    /** The figures by event; empty if the program fails. */
    Map<String, Figure> count(List<String> program, Path input) throws IOException {
        Map<String, List<Double>> values = new LinkedHashMap<>();
        for (int run = 0; run < RUNS; run++) {
            once(program, input).forEach((event, value) -> values.computeIfAbsent(event, name -> new ArrayList<>()).add(value));
        }
        Map<String, Figure> figures = new LinkedHashMap<>();
        values.forEach((event, counted) -> {
            Summary summary = Summary.of(counted.stream().mapToDouble(Double::doubleValue).toArray());
            figures.put(event, new Figure(summary.median(), summary.median() == 0 ? 0 : summary.deviation() / summary.median()));
        });
        return figures;
    }

    private Map<String, Double> once(List<String> program, Path input) throws IOException {
        Files.createDirectories(folder);
        Path output = Files.createTempFile(folder, "counters-", ".out");
        Path errors = Files.createTempFile(folder, "counters-", ".err");
        Path counted = Files.createTempFile(folder, "counters-", ".csv");
        try {
            List<String> command = new ArrayList<>(List.of(perf.toString(), "stat", "-x", ",", "-e", EVENTS, "-o", counted.toString(), "--"));
            command.addAll(program);
            Map<String, String> environment = new TreeMap<>(settings.environment());
            Usage usage = launcher.run(new Launch(command, environment, settings.directory(), input, output, errors, settings.processor(), false, settings.limit()));
            boolean good = !usage.timedOut() && (usage.exit() == 0 || settings.ignoreFailure());
            return good ? parse(Files.readAllLines(counted, StandardCharsets.ISO_8859_1)) : Map.of();
        } finally {
            Files.delete(output);
            Files.delete(errors);
            Files.delete(counted);
        }
    }

    /** Lines such as {@code 12345,,instructions:u,…}; of others, such as {@code <not supported>,…}, nothing is known. */
    static Map<String, Double> parse(List<String> lines) {
        Map<String, Double> values = new LinkedHashMap<>();
        for (String line : lines) {
            String[] columns = line.split(",");
            if (columns.length >= 3 && columns[0].matches("\\d+")) {
                values.put(columns[2].replace(":u", ""), Double.parseDouble(columns[0]));
            }
        }
        return values;
    }
}
