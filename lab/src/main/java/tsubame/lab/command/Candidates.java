package tsubame.lab.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tsubame.lab.session.Benchmark;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.session.Cell;
import tsubame.lab.session.Session;
import tsubame.lab.session.Variant;
import tsubame.lab.target.Target;
import tsubame.lab.target.Targets;

/** What the user names on the command line, with names, factors and parameters, made into the variants of a session. */
final class Candidates {
    @Option(names = {"-n", "--command-name"}, paramLabel = "NAME", description = "a name for each command, in order")
    List<String> names = new ArrayList<>();

    @Option(names = "--factors", paramLabel = "F=L,…", description = "in what a command differs from the others, in order: cc=clang-19,dispatch=goto")
    List<String> factors = new ArrayList<>();

    @Option(names = {"-L", "--parameter-list"}, arity = "2", hideParamSyntax = true, paramLabel = "VAR VALUES", description = "a command for each of VALUES (by commas) in place of {VAR}")
    List<String> lists = new ArrayList<>();

    @Option(names = {"-P", "--parameter-scan"}, arity = "3", hideParamSyntax = true, paramLabel = "VAR MIN MAX", description = "a command for each number from MIN to MAX in place of {VAR}")
    List<String> scans = new ArrayList<>();

    @Option(names = {"-D", "--parameter-step-size"}, paramLabel = "DELTA", description = "the step of --parameter-scan (default: 1)")
    double step = 1;

    @Mixin
    TargetOptions targetOptions;

    /** Layouts of each program, which take turns; only of sources. */
    int layouts = 1;

    Targets targets() {
        return targetOptions.targets();
    }

    /** A command with the parameters that were put into it. */
    private record Filled(String text, Map<String, String> parameters) {}

    /**
     * The session of these commands as variants of one benchmark.
     *
     * @param control whether a copy of the first is measured along
     */
    Session session(List<String> commands, List<String> arguments, boolean shell, boolean control) throws IOException, BrokenProgram, UsageProblem {
        if (commands.stream().anyMatch(String::isBlank)) {
            throw new UsageProblem("a command is empty");
        }
        List<Filled> filled = filled(commands);
        List<Variant> variants = new ArrayList<>();
        List<Cell> cells = new ArrayList<>();
        Targets targets = targets();
        List<Target> first = null;
        for (int i = 0; i < filled.size(); i++) {
            List<Target> builds = builds(filled.get(i).text, shell);
            Target target = builds.getFirst();
            first = first == null ? builds : first;
            Map<String, String> declared = new LinkedHashMap<>(filled.get(i).parameters);
            declared.putAll(factors(i));
            add(i < names.size() ? target.named(names.get(i)) : target, builds, declared, arguments, false, variants, cells);
        }
        if (control) {
            List<Target> copies = new ArrayList<>();
            for (Target build : first) {
                copies.add(targets.copy(build));
            }
            add(copies.getFirst(), copies, variants.getFirst().factors(), arguments, true, variants, cells);
        }
        String id = names.size() == 1 ? names.getFirst() : Path.of(variants.getFirst().label().split(" ")[0]).getFileName().toString();
        return Measurement.session(List.of(Benchmark.plain(id, arguments)), variants, cells);
    }

    /** A program in each of its layouts; one build where no more are wanted. */
    private List<Target> builds(String text, boolean shell) throws IOException, BrokenProgram, UsageProblem {
        if (layouts == 1) {
            return List.of(targets().resolve(text, shell));
        }
        if (!Targets.isSource(text)) {
            throw new UsageProblem("--layouts wants source files, which can be linked in several orders; " + text + " is none");
        }
        List<Target> builds = new ArrayList<>();
        for (int layout = 1; layout <= layouts; layout++) {
            builds.add(targetOptions.targets(List.of("--layout=" + layout)).resolve(text, shell));
        }
        return builds;
    }

    private static void add(Target target, List<Target> builds, Map<String, String> factors, List<String> arguments, boolean control, List<Variant> variants, List<Cell> cells) {
        int index = variants.size();
        String id = control ? "A′" : index < 26 ? Character.toString((char) ('A' + index)) : "V" + index;
        variants.add(new Variant(id, target.label(), factors, target.facts(), control));
        cells.add(new Cell(0, index, command(target, arguments), target.binary() == null ? null : target.binary().toString(), target.hash(), target.code(), Cell.OK, "",
                builds.size() == 1 ? List.of() : builds.stream().map(build -> command(build, arguments)).toList()));
    }

    private static List<String> command(Target target, List<String> arguments) {
        List<String> command = new ArrayList<>(target.command());
        command.addAll(arguments);
        return command;
    }

    private Map<String, String> factors(int index) throws UsageProblem {
        Map<String, String> levels = new LinkedHashMap<>();
        if (index < factors.size()) {
            for (String pair : factors.get(index).split(",")) {
                int equals = pair.indexOf('=');
                if (equals < 1) {
                    throw new UsageProblem("--factors wants pairs such as cc=clang-19,dispatch=goto, not " + pair);
                }
                levels.put(pair.substring(0, equals).strip(), pair.substring(equals + 1).strip());
            }
        }
        return levels;
    }

    private List<Filled> filled(List<String> commands) throws UsageProblem {
        List<Filled> all = new ArrayList<>();
        commands.forEach(command -> all.add(new Filled(command, Map.of())));
        List<Filled> result = all;
        for (int i = 0; i < lists.size(); i += 2) {
            result = filled(result, lists.get(i), List.of(lists.get(i + 1).split(",")));
        }
        for (int i = 0; i < scans.size(); i += 3) {
            result = filled(result, scans.get(i), scan(scans.get(i + 1), scans.get(i + 2)));
        }
        return result;
    }

    private List<String> scan(String from, String to) throws UsageProblem {
        List<String> values = new ArrayList<>();
        if (!(step > 0)) {
            throw new UsageProblem("--parameter-step-size is above 0, not " + step);
        }
        try {
            for (double value = Double.parseDouble(from); value <= Double.parseDouble(to) + 1e-9; value += step) {
                values.add(value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value));
            }
        } catch (NumberFormatException bad) {
            throw new UsageProblem("--parameter-scan wants a name and two numbers");
        }
        if (values.isEmpty()) {
            throw new UsageProblem("--parameter-scan has nothing between " + from + " and " + to);
        }
        return values;
    }

    private static List<Filled> filled(List<Filled> commands, String name, List<String> values) throws UsageProblem {
        if (commands.stream().noneMatch(command -> command.text.contains("{" + name + "}"))) {
            throw new UsageProblem("no command has {" + name + "}, which is to be replaced");
        }
        List<Filled> result = new ArrayList<>();
        for (Filled command : commands) {
            if (!command.text.contains("{" + name + "}")) {
                result.add(command);
                continue;
            }
            for (String value : values) {
                Map<String, String> parameters = new LinkedHashMap<>(command.parameters);
                parameters.put(name, value);
                result.add(new Filled(command.text.replace("{" + name + "}", value), parameters));
            }
        }
        return result;
    }
}
