package tsubame.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.session.Interleaver;
import tsubame.lab.session.Session;
import tsubame.lab.session.Shell;

/** {@code tsubame bench}: how long commands take, all of them in turn, with what people know from hyperfine and what it does not say. */
@Command(name = "bench", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Measures commands, executables and .ts programs, in randomised interleaved rounds.",
        footerHeading = "%nExamples:%n",
        footer = {"  tsubame bench 'sort words.txt' 'sort -u words.txt'",
            "  tsubame bench app.ts -w 3 --export-json app.json",
            "  tsubame bench 'app {n}' -L n 100,200,400",
            "  tsubame bench -r 50 --count './app 1000'", "",
            "Options are those of hyperfine where there are such. No shell is started unless a command needs one.", "",
            "Exit codes: 0 done, 2 usage, 3 a command failed, 130 interrupted (what was measured is printed and kept)."})
final class BenchCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..*", paramLabel = "COMMAND", description = "a command line, in quotes if it has arguments; an executable; a .ts file")
    private List<String> commands = List.of();

    @Option(names = "--count", description = "also count instructions by callgrind: exact, and about fifty times a run")
    private boolean count;

    @Option(names = "--counters", description = "also the processor's own counters, by perf stat, where it shows them: instructions, cycles, branches and caches missed")
    private boolean counters;

    @Option(names = "--show-output", description = "print what each command printed, once")
    private boolean showOutput;

    @Mixin
    private Candidates candidates;

    @Mixin
    private MeasureOptions options;

    @Mixin
    private ExportOptions exports;

    @Override
    public Integer call() throws IOException, BrokenProgram, UsageProblem {
        exports.check();
        if (commands.isEmpty()) {
            throw new UsageProblem("bench wants a command: tsubame bench './app 1000'");
        }
        PrintWriter out = spec.commandLine().getOut();
        Interleaver.Plan plan = options.plan();
        Session session = candidates.session(commands, List.of(), options.byShell(), false);
        Path file = options.noSave ? null : options.out != null ? options.out : Measurement.place("bench");
        if (options.setup != null) {
            Shell.run(options.setup, Path.of(""));
        }
        try (Measurement measurement = new Measurement(session, file, options.settings(), !options.noProgress)) {
            boolean late = measurement.run(plan, spec.commandLine().getErr()) && !measurement.interrupted();
            if (measurement.interrupted()) {
                session.warn("interrupted: what follows is of the rounds that were complete");
            }
            measurement.count(count);
            if (counters) {
                measurement.countInHardware();
            }
            for (String line : BenchScreen.lines(session, plan, late, measurement.launcher().description())) {
                out.println(line);
            }
            exports.write(session);
            if (options.cleanup != null) {
                Shell.run(options.cleanup, Path.of(""));
            }
            if (file != null) {
                out.println("saved " + file);
            }
            return (measurement.interrupted() ? Exit.INTERRUPTED : Exit.PASS).code;
        }
    }

    /** Words after {@code --}, which are arguments for all commands. */
    static List<String> afterDashes(List<String> words) {
        int dashes = words.indexOf("--");
        return dashes < 0 ? List.of() : new ArrayList<>(words.subList(dashes + 1, words.size()));
    }
}
