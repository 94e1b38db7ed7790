package tsubame.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tsubame.lab.exact.Callgrind;
import tsubame.lab.host.HostFacts;
import tsubame.lab.host.Pressure;
import tsubame.lab.host.Toolchain;
import tsubame.lab.measure.Launch;
import tsubame.lab.measure.LauncherBuild;
import tsubame.lab.session.Benchmark;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.session.Cell;
import tsubame.lab.session.Interleaver;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Sampler;
import tsubame.lab.session.Session;
import tsubame.lab.session.Variant;
import tsubame.lab.statistics.Ratio;
import tsubame.lab.statistics.Summary;
import tsubame.lab.statistics.Verdict;
import tsubame.lab.text.Numbers;

/** {@code tsubame lab doctor}: what can be measured here and how finely, found by measuring a program against itself. */
@Command(name = "doctor", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Looks at this machine: what can be measured, how finely, and what to do about it.",
        footerHeading = "%nExamples:%n",
        footer = {"  tsubame lab doctor                     forty pairs of a program against itself: a few seconds",
            "  tsubame lab doctor --study 200         how often rules of other tools and this one cry wolf here: minutes", "",
            "Exit codes: 0 fit to measure, 5 the machine differs from itself, 130 interrupted."})
final class DoctorCommand implements Callable<Integer> {
    private static final String STEPS = "100";

    @Spec
    private CommandSpec spec;

    @Option(names = "--study", paramLabel = "N", description = "N comparisons of a program with itself and with one that does 10%% more, by several rules, as a table")
    private int study;

    @Option(names = "--pairs", paramLabel = "N", description = "pairs in each comparison of the study (default: 20)")
    private int pairs = 20;

    @Option(names = "--seed", paramLabel = "N", description = "of the random orders (default: 1)")
    private long seed = 1;

    @Override
    public Integer call() throws IOException, BrokenProgram {
        PrintWriter out = spec.commandLine().getOut();
        Path cache = Toolchain.cache().resolve("lab");
        Path spin = LauncherBuild.spin(cache);
        if (spin == null) {
            out.println("! no program to measure could be built: there is neither the LLVM of `tsubame build` nor a cc on the PATH");
            return Exit.INCOMPARABLE.code;
        }
        if (study > 0) {
            FalseAlarms.study(spin, study, pairs, seed, out);
            return Exit.PASS.code;
        }
        facts(out);
        try (Measurement measurement = new Measurement(session(spin), null, Sampler.Settings.usual(), true)) {
            out.println("launcher  " + measurement.launcher().description());
            counting(measurement, spin, cache, out);
            return selfTest(measurement, out);
        }
    }

    private static Session session(Path spin) {
        List<Variant> variants = List.of(Variant.plain("A", "spin"), new Variant("A′", "spin again", Map.of(), Map.of(), true));
        List<Cell> cells = List.of(Cell.of(0, 0, List.of(spin.toString(), STEPS)), Cell.of(0, 1, List.of(spin.toString(), STEPS)));
        return Measurement.session(List.of(Benchmark.plain("spin", List.of())), variants, cells);
    }

    private static void facts(PrintWriter out) {
        Map<String, String> facts = HostFacts.read();
        out.println("host      " + HostFacts.line(facts));
        out.println("clocks    governor " + facts.getOrDefault("cpu.governor", "not visible") + " · turbo "
                + (facts.containsKey("cpu.boost") ? facts.get("cpu.boost") : facts.containsKey("cpu.no-turbo") ? "no_turbo=" + facts.get("cpu.no-turbo") : "not visible")
                + " · clock " + facts.getOrDefault("kernel.clocksource", "unknown"));
        out.println("memory    " + facts.getOrDefault("memory", "unknown") + " · huge pages " + facts.getOrDefault("kernel.thp", "unknown")
                + " · address randomisation " + facts.getOrDefault("kernel.aslr", "unknown"));
        out.println("limits    cgroup cpu.max " + facts.getOrDefault("cgroup.cpu-max", "not visible") + " · perf_event_paranoid "
                + facts.getOrDefault("kernel.perf-paranoid", "unknown"));
    }

    private static void counting(Measurement measurement, Path spin, Path cache, PrintWriter out) throws IOException {
        Callgrind callgrind = new Callgrind(measurement.launcher(), Sampler.Settings.usual(), cache);
        String counted = "callgrind not there (apt-get install valgrind): no exact instruction counts";
        if (callgrind.available()) {
            OptionalLong first = callgrind.count(List.of(spin.toString(), "1"), Launch.NOTHING);
            OptionalLong second = callgrind.count(List.of(spin.toString(), "1"), Launch.NOTHING);
            counted = first.isPresent() && first.equals(second) ? "callgrind ok (repeats: " + first.getAsLong() + " = " + second.getAsLong() + ")" : "callgrind does not repeat";
        }
        Path perf = Toolchain.onPath("perf");
        boolean counters = Files.exists(Path.of("/sys/bus/event_source/devices/cpu/type"));
        out.println("counting  " + counted + " · hardware counters " + (counters ? "visible" : "none") + " · sampling by "
                + (perf != null ? "perf" : "the lab's own sampler (no perf)"));
    }

    private int selfTest(Measurement measurement, PrintWriter out) throws IOException, BrokenProgram {
        Session session = measurement.session();
        measurement.run(new Interleaver.Plan(2, 40, 40, 0, java.time.Duration.ofMinutes(2), Metric.CPU, seed), spec.commandLine().getErr());
        if (session.rounds(0) < 10) {
            return Exit.INTERRUPTED.code;
        }
        Ratio cpu = session.ratio(0, 0, 1, Metric.CPU);
        Ratio wall = session.ratio(0, 0, 1, Metric.WALL);
        double visibleCpu = Verdict.Rule.USUAL.smallestVisible(cpu);
        double visibleWall = Verdict.Rule.USUAL.smallestVisible(wall);
        out.println("A/A       " + session.rounds(0) + " pairs of a program of " + Numbers.seconds(Summary.median(session.values(0, 0, Metric.CPU))) + ": cpu "
                + Numbers.ratio(cpu.estimate()) + " " + Numbers.interval(cpu.low(), cpu.high()) + "  wall " + Numbers.ratio(wall.estimate()) + " "
                + Numbers.interval(wall.low(), wall.high()));
        out.println("          smallest slow-down visible in as many pairs: cpu " + Numbers.percent(visibleCpu) + ", wall " + Numbers.percent(visibleWall));
        Verdict verdict = Verdict.Rule.USUAL.of(cpu);
        boolean differs = verdict == Verdict.SLOWER || verdict == Verdict.FASTER;
        advice(visibleCpu, visibleWall).forEach(line -> out.println("advice    " + line));
        out.println(differs ? "verdict   unfit just now: the program differs from itself" : visibleCpu < 0.05 ? "verdict   good" : visibleCpu < 0.1 ? "verdict   fair"
                : "verdict   poor: use exact metrics");
        return (measurement.interrupted() ? Exit.INTERRUPTED : differs ? Exit.INCOMPARABLE : Exit.PASS).code;
    }

    private static List<String> advice(double visibleCpu, double visibleWall) throws IOException {
        List<String> advice = new ArrayList<>();
        double pressure = Pressure.some();
        if (pressure > 20) {
            advice.add(String.format(java.util.Locale.ROOT, "others use this machine (something waits for a processor %.0f %% of the time): close them, or measure processor time only", pressure));
        }
        if (visibleWall > 2 * visibleCpu) {
            advice.add("wall time is far noisier than processor time here: leave --metric at cpu for programs that compute");
        }
        if (visibleCpu > 0.05) {
            advice.add("for changes under " + Numbers.percent(visibleCpu) + " use exact metrics (--count), or more rounds");
        }
        if (Runtime.getRuntime().availableProcessors() < 2) {
            advice.add("one processor: the lab and what it measures share it");
        }
        if (Toolchain.onPath("valgrind") == null) {
            advice.add("install valgrind for exact counts");
        }
        return advice;
    }
}
