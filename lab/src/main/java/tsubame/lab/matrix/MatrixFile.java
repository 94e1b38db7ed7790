package tsubame.lab.matrix;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tsubame.lab.inspect.CodeCount;
import tsubame.lab.inspect.Expectation;
import tsubame.lab.plan.PlanProblem;
import tsubame.lab.plan.Yaml;
import tsubame.lab.session.Metric;
import tsubame.lab.text.Numbers;

/**
 * Factors, their levels, and what is to be built, expected and measured, as a YAML file says it. Exclusions need a reason; inclusions are not
 * subject to exclusions.
 *
 * @param build a shell command, or null; {@code {factor}} stands for a level and {@code {factor!=level? text}} for text that depends on it
 * @param run what is started; {@code {out}} by default
 */
public record MatrixFile(Path folder, List<Item> benchmarks, Map<String, Factor> factors, String build, String run, Map<String, String> environment,
        List<Rule> excluded, List<Rule> included, String design, Measure measure, List<Check> checks) {
    /** @param countArguments smaller ones for counting instructions, which takes long; the same if empty */
    public record Item(String id, String source, List<String> arguments, List<String> countArguments, String input) {}

    /** Levels in their order, and the one that others are held against. */
    public record Factor(String name, List<String> levels, String baseline) {}

    /** Which cells: for some factors, the levels that are meant; and why. */
    public record Rule(Map<String, List<String>> levels, String because) {
        boolean covers(Map<String, String> cell) {
            return levels.entrySet().stream().allMatch(entry -> entry.getValue().contains(cell.get(entry.getKey())));
        }
    }

    public record Measure(Metric primary, double precision, long budgetMillis, int most, boolean instructions) {}

    /** A claim about the machine code of the cells that it is for. */
    public record Check(String symbol, String count, Rule when, Expectation expectation) {}

    public static MatrixFile read(Path file) throws IOException, PlanProblem {
        Yaml yaml = Yaml.read(file).only(Set.of("lab", "benchmarks", "factors", "build", "run", "env", "exclude", "include", "design", "measure", "inspect"));
        if (!yaml.text("lab").equals("1")) {
            throw new PlanProblem(file + ": this lab reads files of version 1 (`lab: 1`)");
        }
        Map<String, Factor> factors = factors(yaml.map("factors"));
        Map<String, String> environment = new LinkedHashMap<>();
        for (String name : yaml.map("env").names()) {
            environment.put(name, yaml.map("env").text(name));
        }
        String design = yaml.text("design", "full");
        if (!Set.of("full", "one-at-a-time", "pairwise", "list").contains(design)) {
            throw new PlanProblem(file + ": design is full, one-at-a-time, pairwise or list, not " + design);
        }
        return new MatrixFile(file.toAbsolutePath().getParent(), items(yaml), factors, yaml.text("build", null), yaml.text("run", "{out}"), environment,
                rules(yaml.maps("exclude"), factors, true), rules(yaml.maps("include"), factors, false), design, measure(yaml.map("measure")),
                checks(yaml.maps("inspect"), factors));
    }

    private static List<Item> items(Yaml yaml) throws PlanProblem {
        List<Item> items = new ArrayList<>();
        for (Yaml item : yaml.maps("benchmarks")) {
            item.only(Set.of("id", "source", "args", "count-args", "input"));
            items.add(new Item(item.text("id"), item.text("source", null), item.texts("args"), item.texts("count-args"), item.text("input", null)));
        }
        if (items.isEmpty()) {
            throw new PlanProblem(yaml.place() + ": there are no benchmarks in it");
        }
        return items;
    }

    private static Map<String, Factor> factors(Yaml yaml) throws PlanProblem {
        Map<String, Factor> factors = new LinkedHashMap<>();
        for (String name : yaml.names()) {
            Yaml factor = yaml.map(name).only(Set.of("levels", "baseline"));
            List<String> levels = factor.texts("levels");
            String baseline = factor.text("baseline", levels.isEmpty() ? "" : levels.getFirst());
            if (levels.size() < 2 || !levels.contains(baseline) || Set.copyOf(levels).size() != levels.size()) {
                throw new PlanProblem(factor.place() + ": a factor has two different levels at least, and its baseline is one of them");
            }
            factors.put(name, new Factor(name, levels, baseline));
        }
        if (factors.isEmpty()) {
            throw new PlanProblem(yaml.place() + ": there are no factors; what does not vary is for `tsubame bench`");
        }
        return factors;
    }

    private static List<Rule> rules(List<Yaml> entries, Map<String, Factor> factors, boolean reason) throws PlanProblem {
        List<Rule> rules = new ArrayList<>();
        for (Yaml entry : entries) {
            rules.add(rule(entry, factors, reason));
        }
        return rules;
    }

    private static Rule rule(Yaml entry, Map<String, Factor> factors, boolean reason) throws PlanProblem {
        Map<String, List<String>> levels = new LinkedHashMap<>();
        for (String name : entry.names()) {
            if (name.equals("because")) {
                continue;
            }
            if (!factors.containsKey(name)) {
                throw new PlanProblem(entry.place() + ": there is no factor " + name + "; there are " + String.join(", ", factors.keySet()));
            }
            for (String level : entry.texts(name)) {
                if (!factors.get(name).levels.contains(level)) {
                    throw new PlanProblem(entry.place() + "." + name + ": there is no level " + level + "; there are " + String.join(", ", factors.get(name).levels));
                }
            }
            levels.put(name, entry.texts(name));
        }
        if (reason && !entry.has("because")) {
            throw new PlanProblem(entry.place() + ": an exclusion needs its `because`: a cell that is missing without a reason looks like one that was forgotten");
        }
        return new Rule(levels, entry.text("because", ""));
    }

    private static Measure measure(Yaml yaml) throws PlanProblem {
        yaml.only(Set.of("primary", "precision", "budget", "rounds", "instructions"));
        Metric primary = Metric.named(yaml.text("primary", "cpu"));
        if (primary == null) {
            throw new PlanProblem(yaml.place() + ".primary: there is no such metric");
        }
        return new Measure(primary, Numbers.share(yaml.text("precision", "2.5%")), Numbers.duration(yaml.text("budget", "5m")),
                Integer.parseInt(yaml.text("rounds", "40")), !yaml.text("instructions", "yes").equals("no"));
    }

    private static List<Check> checks(List<Yaml> entries, Map<String, Factor> factors) throws PlanProblem {
        List<Check> checks = new ArrayList<>();
        for (Yaml entry : entries) {
            entry.only(Set.of("symbol", "count", "when", "expect"));
            if (CodeCount.of(entry.text("count"), List.of()) < 0) {
                throw new PlanProblem(entry.place() + ".count: there are " + CodeCount.names());
            }
            checks.add(new Check(entry.text("symbol"), entry.text("count"), rule(entry.map("when"), factors, false), Expectation.parse(entry.text("expect"))));
        }
        return checks;
    }
}
