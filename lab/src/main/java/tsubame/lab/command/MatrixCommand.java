package tsubame.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tsubame.lab.attribution.Attribution;
import tsubame.lab.exact.ExactCounts;
import tsubame.lab.host.Environment;
import tsubame.lab.host.HostFacts;
import tsubame.lab.host.Toolchain;
import tsubame.lab.matrix.Design;
import tsubame.lab.matrix.Matrix;
import tsubame.lab.matrix.MatrixFile;
import tsubame.lab.plan.PlanProblem;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.session.Cell;
import tsubame.lab.session.Interleaver;
import tsubame.lab.session.Sampler;
import tsubame.lab.session.Session;
import tsubame.lab.session.SessionLog;
import tsubame.lab.target.Revisions;
import tsubame.lab.target.Store;
import tsubame.lab.target.Targets;
import tsubame.lab.target.Tsubame;

/** {@code tsubame matrix}: all combinations of factors, built, looked at, counted and timed in common rounds. */
@Command(name = "matrix", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Builds and measures all combinations of factors; says what can be put down to which, and what cannot.",
        footerHeading = "%nExamples:%n",
        footer = {"  tsubame matrix lab/cases/dispatch.yaml",
            "  tsubame matrix lab.yaml --list                        which cells there are, and why some are not",
            "  tsubame matrix lab.yaml --pair goto/clang-16 tail/clang-19   can that difference be put down to anything?",
            "  tsubame matrix lab.yaml --no-time                     machine code and instructions alone", "",
            "A cell that does not build, or whose machine code is not what it says, is a result and no reason to stop.", "",
            "Exit codes: 0 done, 1 a claim about machine code does not hold, 2 usage or file, 3 nothing could be measured, 130 interrupted."})
final class MatrixCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "FILE", description = "factors, levels, builds, claims (default: lab.yaml)")
    private Path file = Path.of("lab.yaml");

    @Option(names = "--list", description = "only say which cells there are")
    private boolean list;

    @Option(names = "--pair", arity = "2", hideParamSyntax = true, paramLabel = "CELL CELL", description = "only say whether the difference of two cells can be put down to one factor")
    private List<String> pair = new ArrayList<>();

    @Option(names = "--no-time", description = "build, inspect and count; measure no times")
    private boolean noTime;

    @Option(names = {"-r", "--rounds"}, paramLabel = "N", description = "exactly so many rounds, whatever the file says")
    private Integer rounds;

    @Option(names = "--seed", paramLabel = "N", description = "of the random orders (default: 1)")
    private long seed = 1;

    @Option(names = {"-o", "--out"}, paramLabel = "FILE", description = "where every run is kept (default: .lab/TIME-matrix.lab.jsonl)")
    private Path out;

    @Mixin
    private ExportOptions exports;

    @Override
    public Integer call() throws IOException, BrokenProgram, UsageProblem, PlanProblem {
        exports.check();
        Matrix matrix = new Matrix(MatrixFile.read(file));
        PrintWriter screen = spec.commandLine().getOut();
        if (list) {
            matrix.planned().forEach(plan -> screen.println(plan.name() + (plan.because() == null ? "" : "   excluded: " + plan.because())));
            return Exit.PASS.code;
        }
        if (!pair.isEmpty()) {
            return attribute(matrix, screen);
        }
        Store store = Store.shared();
        Targets targets = new Targets(store, new Revisions(store, Path.of("").toAbsolutePath(), new Revisions.Recipe(null, null)), Tsubame.own());
        Session session = matrix.build(targets, store, HostFacts.read(), this::building);
        building(null);
        if (session.header().cells().stream().noneMatch(Cell::runs)) {
            session.header().cells().stream().filter(cell -> cell.state().equals(Cell.BUILD_FAILED)).findFirst()
                    .ifPresent(cell -> screen.println(session.variants().get(cell.variant()).label() + ": " + cell.because()));
            throw new BrokenProgram("no cell could be built");
        }
        return measure(matrix, screen);
    }

    private int measure(Matrix matrix, PrintWriter screen) throws IOException, BrokenProgram {
        Session session = matrix.session();
        Sampler.Settings usual = Sampler.Settings.usual();
        Sampler.Settings settings = new Sampler.Settings(Environment.clean(matrix.file().environment()), matrix.file().folder(), usual.input(), usual.processor(),
                usual.limit(), null, false, true);
        matrix.inspect();
        boolean interrupted;
        Path kept = out != null ? out : Measurement.place("matrix");
        try (Measurement measurement = new Measurement(session, kept, settings, true)) {
            if (!noTime) {
                MatrixFile.Measure wanted = matrix.file().measure();
                int least = rounds != null ? rounds : 7;
                measurement.run(new Interleaver.Plan(1, least, rounds != null ? rounds : wanted.most(), wanted.precision(), Duration.ofMillis(wanted.budgetMillis()),
                        wanted.primary(), seed), true, spec.commandLine().getErr());
            }
            count(matrix, measurement, settings);
            interrupted = measurement.interrupted();
        }
        SessionLog.write(kept, session);
        MatrixScreen.lines(matrix).forEach(screen::println);
        exports.write(session);
        screen.println("saved " + kept);
        if (!interrupted && session.header().cells().stream().noneMatch(Cell::runs)) {
            throw new BrokenProgram("no cell could be measured");
        }
        return (interrupted ? Exit.INTERRUPTED : matrix.violations().isEmpty() ? Exit.PASS : Exit.REGRESSED).code;
    }

    /** Instructions of each cell, with the smaller arguments for counting where there are such. */
    private static void count(Matrix matrix, Measurement measurement, Sampler.Settings settings) throws IOException {
        if (measurement.interrupted() || !matrix.file().measure().instructions()) {
            return;
        }
        Session session = matrix.session();
        List<Cell> cells = new ArrayList<>();
        for (Cell cell : session.header().cells()) {
            MatrixFile.Item item = matrix.file().benchmarks().get(cell.benchmark());
            List<String> command = new ArrayList<>(cell.command());
            if (cell.runs() && !item.countArguments().isEmpty()) {
                command = new ArrayList<>(command.subList(0, command.size() - item.arguments().size()));
                command.addAll(item.countArguments());
            }
            cells.add(new Cell(cell.benchmark(), cell.variant(), command, cell.binary(), cell.hash(), cell.code(), cell.state(), cell.because()));
        }
        Session counted = new Session(new Session.Header(Session.SCHEMA, "counted", session.header().host(), session.benchmarks(), session.variants(), cells));
        new ExactCounts(counted, null, measurement.launcher(), settings, Toolchain.cache().resolve("lab")).count(true);
        counted.exact().forEach(session::add);
        counted.warnings().forEach(session::warn);
    }

    private int attribute(Matrix matrix, PrintWriter screen) throws UsageProblem {
        Design.Planned a = planned(matrix, pair.get(0));
        Design.Planned b = planned(matrix, pair.get(1));
        Map<String, String> reasons = new LinkedHashMap<>();
        matrix.planned().forEach(plan -> reasons.put(plan.levels().toString(), plan.because() == null ? "in the matrix" : "excluded: " + plan.because()));
        Attribution attribution = Attribution.of(new java.util.TreeMap<>(a.levels()), Map.of(), new java.util.TreeMap<>(b.levels()), Map.of(),
                cell -> matrix.planned().stream().filter(plan -> plan.levels().equals(cell)).map(plan -> reasons.get(plan.levels().toString())).findFirst().orElse(null));
        if (!attribution.confounded()) {
            screen.println("clean: " + (attribution.factors().isEmpty() ? "the cells are the same" : "they differ in " + attribution.factors().getFirst() + " alone"));
        }
        attribution.lines(Map.of(), Map.of()).forEach(screen::println);
        return Exit.PASS.code;
    }

    private static Design.Planned planned(Matrix matrix, String name) throws UsageProblem {
        return matrix.planned().stream().filter(plan -> plan.name().equals(name)).findFirst()
                .orElseThrow(() -> new UsageProblem("there is no cell " + name + "; --list shows them"));
    }

    private void building(String cell) {
        if (System.getProperty("tsubame.terminals", "").contains("2")) {
            spec.commandLine().getErr().print("\r\u001b[K" + (cell == null ? "" : "building " + cell));
            spec.commandLine().getErr().flush();
        }
    }

}
