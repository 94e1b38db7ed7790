package tsubame.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tsubame.lab.format.Stored;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.session.Cell;
import tsubame.lab.session.Interleaver;
import tsubame.lab.session.Run;
import tsubame.lab.session.Session;
import tsubame.lab.session.Shell;
import tsubame.lab.statistics.Verdict;

/**
 * {@code tsubame compare A B}: is there a difference, how large, how sure is that, and what can it be put down to. A copy of A runs along in every
 * round and shows what the machine makes of no difference at all.
 */
@Command(name = "compare", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Judges whether programs differ, in pairs from common rounds, with a control.",
        footerHeading = "%nExamples:%n",
        footer = {"  tsubame compare ./app-old ./app-new -- 1000        the words after -- go to both",
            "  tsubame compare old.ts new.ts --count              instructions as well, exact",
            "  tsubame compare git:main git:HEAD --build 'make app && cp app {out}' --run '{out} 1000'",
            "  tsubame compare npm:prettier@3.0.0 npm:prettier@3.3.0 --run 'node {dir}/node_modules/prettier/bin/prettier.cjs big.ts'",
            "  tsubame compare old.ts new.ts --layouts 3          is it the change, or where the code happens to lie?",
            "  tsubame compare ./server-old ./server-new --duet   wall time, on two processors that are free",
            "  tsubame compare before.json after.json             stored results: hyperfine, pyperf, Go, the lab's own", "",
            "A ratio is always B's time over A's: above 1, B is slower. `same` means: within the tolerance, surely.", "",
            "Exit codes: 0 done (1 with --fail if something is slower, 4 with --fail --strict if unclear), 2 usage,",
            "3 a program failed or they print different things, 5 not comparable, 130 interrupted."})
final class CompareCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..*", paramLabel = "PROGRAM", description = "command lines, executables, .ts files, git:REV, npm:PKG@VERSION, maven:G:A:V, or result files")
    private List<String> words = List.of();

    @Option(names = "--count", description = "also count instructions by callgrind: exact, and about fifty times a run")
    private boolean count;

    @Option(names = "--counters", description = "also the processor's own counters, by perf stat, where it shows them: instructions, cycles, branches and caches missed")
    private boolean counters;

    @Option(names = "--no-control", description = "leave out the copy of A: a third less time, and no knowledge of the noise")
    private boolean noControl;

    @Option(names = "--duet", description = "two at the same time on two processors, which they swap: less noise in wall time, which then is what counts; not for programs"
            + " with threads, or that fill the memory's bandwidth")
    private boolean duet;

    @Option(names = "--layouts", paramLabel = "N", description = "build source files in N orders of their functions and let those take turns: for differences of a few percent,"
            + " which may be the place of code (default: 1)")
    private int layouts = 1;

    @Option(names = "--any-output", description = "let the programs print different things")
    private boolean anyOutput;

    @Option(names = "--fail", description = "exit code 1 if B is slower than A")
    private boolean fail;

    @Option(names = "--strict", description = "with --fail: exit code 4 if there is no clear answer")
    private boolean strict;

    @Mixin
    private Candidates candidates;

    @Mixin
    private MeasureOptions options;

    @Mixin
    private ExportOptions exports;

    @Override
    public Integer call() throws IOException, BrokenProgram, UsageProblem {
        exports.check();
        List<String> arguments = BenchCommand.afterDashes(spec.commandLine().getParseResult().originalArgs());
        List<String> programs = words.subList(0, words.size() - arguments.size());
        if (programs.size() < 2) {
            throw new UsageProblem("compare wants two programs, and -- before arguments for both");
        }
        if (duet) {
            options.forDuets();
        }
        if (layouts < 1 || layouts > 1 && duet) {
            throw new UsageProblem(layouts < 1 ? "--layouts wants at least one" : "--layouts and --duet cannot be had together");
        }
        candidates.layouts = layouts;
        if (programs.stream().allMatch(Stored::isResults)) {
            return StoredComparison.run(programs, options, spec.commandLine().getOut());
        }
        Session session = candidates.session(programs, arguments, options.byShell(), !noControl);
        Path file = options.noSave ? null : options.out != null ? options.out : Measurement.place("compare");
        if (options.setup != null) {
            Shell.run(options.setup, Path.of(""));
        }
        try (Measurement measurement = new Measurement(session, file, options.settings(), !options.noProgress)) {
            return measured(session, measurement);
        }
    }

    private int measured(Session session, Measurement measurement) throws IOException, BrokenProgram, UsageProblem {
        PrintWriter out = spec.commandLine().getOut();
        Interleaver.Plan plan = duet ? options.plan().times(session.variants().size() - 1) : options.plan().times(layouts);
        if (duet) {
            measurement.inDuets();
        }
        boolean late = measurement.run(plan, spec.commandLine().getErr()) && !measurement.interrupted();
        if (measurement.interrupted()) {
            session.warn("interrupted: what follows is of the rounds that were complete");
        }
        measurement.count(count);
        if (counters) {
            measurement.countInHardware();
        }
        Comparison comparison = new Comparison(session, plan.primary(), Verdict.Rule.tolerating(options.tolerance()));
        CompareScreen.lines(comparison, late).forEach(out::println);
        exports.write(session);
        if (options.cleanup != null) {
            Shell.run(options.cleanup, Path.of(""));
        }
        if (measurement.file() != null) {
            out.println("saved " + measurement.file());
        }
        return (measurement.interrupted() ? Exit.INTERRUPTED : exit(comparison)).code;
    }

    private Exit exit(Comparison comparison) {
        Session session = comparison.session();
        if (!anyOutput && !session.sameOutput(0)) {
            return Exit.BROKEN;
        }
        if (comparison.controlFails()) {
            return Exit.INCOMPARABLE;
        }
        Verdict worst = comparison.worst();
        return !fail ? Exit.PASS : worst == Verdict.SLOWER ? Exit.REGRESSED : strict && worst == Verdict.INCONCLUSIVE ? Exit.INCONCLUSIVE : Exit.PASS;
    }

    /** The cells with a different output than the first, in words; none if all are alike. */
    static List<String> differentOutputs(Session session) {
        List<Run> all = session.runs().stream().filter(run -> run.benchmark() == 0).toList();
        if (all.isEmpty()) {
            return List.of();
        }
        String first = all.stream().filter(run -> run.variant() == 0).findFirst().orElse(all.getFirst()).output();
        return session.header().cells().stream().filter(cell -> all.stream().anyMatch(run -> run.variant() == cell.variant() && !run.output().equals(first)))
                .map(Cell::variant).distinct().map(variant -> session.variants().get(variant).label()).toList();
    }
}
