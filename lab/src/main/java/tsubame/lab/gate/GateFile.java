package tsubame.lab.gate;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tsubame.lab.plan.PlanProblem;
import tsubame.lab.plan.Yaml;
import tsubame.lab.text.Numbers;

/**
 * What a gate watches over, as a YAML file says it.
 *
 * <pre>
 *   lab: 1
 *   build: "./tsubame build {source} -o {out}"      # per benchmark, in the folder of the revision; {dir} is that folder
 *   benchmarks:
 *     - {id: fib, source: examples/fib.ts, args: ["27"], input: fib.in}
 *   limits: {instructions: {soft: 2%, hard: 5%}, cpu: 5%, creep: 15%}
 *   accept: [{benchmark: fib, metric: instructions, up-to: 8%, until: 2027-01-31, because: "checks of overflow, issue 12"}]
 * </pre>
 */
public record GateFile(Path folder, String build, List<Item> benchmarks, Limits limits, List<Accepted> accepted) {
    /**
     * @param source a file, from the gate file's folder: always that of now, whatever the revision; or null
     * @param run what is started, {@code {out}} by default
     */
    public record Item(String id, String source, String run, List<String> arguments, String input) {}

    /** A regression that is known and let pass, for a while and for a reason. */
    public record Accepted(String benchmark, String metric, double upTo, LocalDate until, String because) {}

    public static GateFile read(Path file) throws IOException, PlanProblem {
        Yaml yaml = Yaml.read(file).only(Set.of("lab", "build", "benchmarks", "limits", "accept"));
        if (!yaml.text("lab").equals("1")) {
            throw new PlanProblem(file + ": this lab reads files of version 1 (`lab: 1`)");
        }
        List<Item> items = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        for (Yaml item : yaml.maps("benchmarks")) {
            item.only(Set.of("id", "source", "run", "args", "input"));
            items.add(new Item(item.text("id"), item.text("source", null), item.text("run", "{out}"), item.texts("args"), item.text("input", null)));
            if (!ids.add(item.text("id"))) {
                throw new PlanProblem(item.place() + ": there is a benchmark " + item.text("id") + " already");
            }
        }
        if (items.isEmpty()) {
            throw new PlanProblem(file + ": there are no benchmarks in it");
        }
        List<Accepted> accepted = new ArrayList<>();
        for (Yaml entry : yaml.maps("accept")) {
            accepted.add(accepted(entry.only(Set.of("benchmark", "metric", "up-to", "until", "because"))));
        }
        Path folder = file.toAbsolutePath().getParent();
        return new GateFile(folder, yaml.text("build", null), items, Limits.of(yaml.map("limits")), accepted);
    }

    private static Accepted accepted(Yaml entry) throws PlanProblem {
        try {
            return new Accepted(entry.text("benchmark"), entry.text("metric"), Numbers.share(entry.text("up-to")), LocalDate.parse(entry.text("until")),
                    entry.text("because"));
        } catch (DateTimeParseException bad) {
            throw new PlanProblem(entry.place() + ".until: a date such as 2027-01-31 is wanted");
        }
    }

    /** The entry that lets a change of this metric pass today, or null. */
    Accepted accepting(String benchmark, String metric, double ratio, LocalDate today) {
        return accepted.stream().filter(entry -> entry.benchmark.equals(benchmark) && entry.metric.equals(metric) && ratio <= 1 + entry.upTo
                && !today.isAfter(entry.until)).findFirst().orElse(null);
    }
}
