package tsubame.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tsubame.lab.gate.Anchor;
import tsubame.lab.gate.AnchorGate;
import tsubame.lab.gate.GateFile;
import tsubame.lab.gate.Programs;
import tsubame.lab.host.HostFacts;
import tsubame.lab.host.Toolchain;
import tsubame.lab.plan.PlanProblem;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.session.Cell;
import tsubame.lab.session.Sampler;
import tsubame.lab.session.Session;
import tsubame.lab.session.Shell;
import tsubame.lab.target.Revisions;
import tsubame.lab.target.Store;
import tsubame.lab.target.Targets;
import tsubame.lab.target.Tsubame;
import tsubame.lab.text.Numbers;
import tsubame.lab.text.Table;

/** {@code tsubame lab anchor}: writes down exact figures, with a reason, for later gates to hold against; or shows them. */
@Command(name = "anchor", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Shows the anchor, or sets it: the exact figures that later versions are held against.",
        footerHeading = "%nExamples:%n",
        footer = {"  tsubame lab anchor show",
            "  tsubame lab anchor set --because \"release 0.2\"     counts everything in lab/gate.yaml", "",
            "Moving the anchor is a commit with a reason; a regression cannot hide in it.", "",
            "Exit codes: 0 done, 2 usage, 3 a benchmark could not be built or run, 5 there is no anchor."})
final class AnchorCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", arity = "0..1", paramLabel = "show|set", description = "what to do (default: show)")
    private String verb = "show";

    @Parameters(index = "1", arity = "0..1", paramLabel = "FILE", description = "the gate's file (default: lab/gate.yaml)")
    private Path file = Path.of("lab/gate.yaml");

    @Option(names = "--because", paramLabel = "REASON", description = "why the anchor is set; wanted for set")
    private String because;

    @Override
    public Integer call() throws IOException, BrokenProgram, UsageProblem, PlanProblem {
        Path place = file.resolveSibling("anchor.json");
        PrintWriter out = spec.commandLine().getOut();
        if (verb.equals("set")) {
            if (because == null || because.isBlank()) {
                throw new UsageProblem("setting the anchor wants a reason: --because \"release 0.2\"");
            }
            Anchor anchor = count(GateFile.read(file));
            anchor.write(place);
            show(anchor, out);
            out.println("written to " + place);
            return Exit.PASS.code;
        }
        if (!verb.equals("show")) {
            throw new UsageProblem("lab anchor knows show and set, not " + verb);
        }
        if (!Files.isRegularFile(place)) {
            out.println("there is no anchor at " + place + "; tsubame lab anchor set --because \"…\" makes one");
            return Exit.INCOMPARABLE.code;
        }
        show(Anchor.read(place), out);
        return Exit.PASS.code;
    }

    private Anchor count(GateFile gate) throws IOException, BrokenProgram {
        Store store = Store.shared();
        Targets targets = new Targets(store, new Revisions(store, gate.folder(), new Revisions.Recipe(null, null)), Tsubame.own());
        Map<String, Programs.Program> programs = new Programs(gate, targets, store).build(gate.folder());
        for (Map.Entry<String, Programs.Program> program : programs.entrySet()) {
            if (program.getValue().failure() != null) {
                throw new BrokenProgram(program.getKey() + ": " + program.getValue().failure());
            }
        }
        AnchorGate anchored = new AnchorGate(gate, counter());
        Session session = anchored.session(programs, HostFacts.read());
        Meter meter = new Meter(Sampler.Settings.usual(), true, true, null, spec.commandLine().getErr());
        TreeMap<String, TreeMap<String, Double>> figures = anchored.figures(session, meter);
        for (Cell cell : session.header().cells()) {
            if (!cell.runs()) {
                throw new BrokenProgram(session.benchmarks().get(cell.benchmark()).id() + ": " + cell.because());
            }
        }
        session.warnings().forEach(warning -> spec.commandLine().getErr().println("! " + warning));
        return new Anchor(because, revision(gate), LocalDate.now().toString(), counter(), figures);
    }

    private static String revision(GateFile gate) throws IOException {
        try {
            return Shell.run("git describe --always --dirty", gate.folder()).strip();
        } catch (BrokenProgram none) {
            return "unknown";
        }
    }

    /** What counts instructions here: figures of different versions do not compare. */
    static String counter() throws IOException {
        Path valgrind = Toolchain.onPath("valgrind");
        if (valgrind == null) {
            return "nothing";
        }
        Process process = new ProcessBuilder(valgrind.toString(), "--version").redirectErrorStream(true).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    }

    private static void show(Anchor anchor, PrintWriter out) {
        out.println("anchor  " + anchor.revision() + " of " + anchor.date() + ", because: " + anchor.because() + " · counted by " + anchor.counter());
        Table table = new Table(false);
        table.row("benchmark", "instructions", "allocated", "collections", "code");
        anchor.figures().forEach((benchmark, figures) -> table.row(benchmark, count(figures.get("instructions")), bytes(figures.get("gc-allocated")),
                count(figures.get("gc-cycles")), bytes(figures.get("text-size"))));
        table.lines().forEach(out::println);
    }

    private static String count(Double figure) {
        return figure == null ? "–" : Numbers.count(figure);
    }

    private static String bytes(Double figure) {
        return figure == null ? "–" : Numbers.bytes(figure);
    }
}
