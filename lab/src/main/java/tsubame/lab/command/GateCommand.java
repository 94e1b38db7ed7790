package tsubame.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tsubame.lab.gate.Anchor;
import tsubame.lab.gate.AnchorGate;
import tsubame.lab.gate.Gate;
import tsubame.lab.gate.GateFile;
import tsubame.lab.gate.GateResult;
import tsubame.lab.gate.GateText;
import tsubame.lab.gate.Outcome;
import tsubame.lab.gate.Programs;
import tsubame.lab.host.HostFacts;
import tsubame.lab.plan.PlanProblem;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.session.Sampler;
import tsubame.lab.session.Session;
import tsubame.lab.session.SessionLog;
import tsubame.lab.session.Shell;
import tsubame.lab.target.Revisions;
import tsubame.lab.target.Store;
import tsubame.lab.target.Targets;
import tsubame.lab.target.Tsubame;
import tsubame.lab.target.Words;
import tsubame.lab.text.Numbers;

/** {@code tsubame gate}: fails when something has become slower or does more work, and says what, how sure and what to do next. */
@Command(name = "gate", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Fails when something has become slower or does more work than at the base, or than at the anchor.",
        footerHeading = "%nExamples:%n",
        footer = {"  tsubame gate                                  lab/gate.yaml, against the anchor beside it or the merge base",
            "  tsubame gate --base origin/main --strict      that revision, built and run now, in pairs",
            "  tsubame gate --quick                          exact figures alone: the same answer on every host",
            "  tsubame gate --markdown \"$GITHUB_STEP_SUMMARY\" --junit gate.xml", "",
            "The base is built now and runs now: stored times are never compared. A slow-down must show twice, in fresh runs.", "",
            "Exit codes: 0 pass, 1 regressed, 2 usage, 3 broken, 4 inconclusive under --strict, 5 incomparable, 130 interrupted."})
final class GateCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "FILE", description = "what to watch over (default: lab/gate.yaml)")
    private Path file = Path.of("lab/gate.yaml");

    @Option(names = "--base", paramLabel = "REV", description = "the revision to hold it against (default: the merge base with origin/main or main)")
    private String base;

    @Option(names = "--anchor", paramLabel = "FILE|REV", description = "exact figures that were written down (lab anchor), or a revision: what may not creep away")
    private String anchor;

    @Option(names = "--quick", description = "exact figures alone, no times: seconds")
    private boolean quick;

    @Option(names = "--strict", description = "exit code 4 if a benchmark is inconclusive")
    private boolean strict;

    @Option(names = "--all", description = "show the benchmarks within limits too")
    private boolean all;

    @Option(names = "--budget", paramLabel = "TIME", description = "for the first stage (default: 120s)")
    private String budget = "120s";

    @Option(names = "--seed", paramLabel = "N", description = "of the random orders (default: 1)")
    private long seed = 1;

    @Option(names = "--markdown", paramLabel = "FILE", description = "also as Markdown, appended: for a comment or a job's summary")
    private Path markdown;

    @Option(names = "--junit", paramLabel = "FILE", description = "also as JUnit's XML")
    private Path junit;

    @Option(names = {"-o", "--out"}, paramLabel = "FILE", description = "where every run is kept (default: .lab/TIME-gate.lab.jsonl)")
    private Path out;

    private final Store store = Store.shared();

    @Override
    public Integer call() throws IOException, BrokenProgram, UsageProblem, PlanProblem {
        GateFile gate = GateFile.read(file);
        Targets targets = new Targets(store, new Revisions(store, Path.of("").toAbsolutePath(), new Revisions.Recipe(null, null)), Tsubame.own());
        Meter meter = new Meter(Sampler.Settings.usual(), true, true, out != null ? out : Measurement.place("gate"), spec.commandLine().getErr());
        Path stored = anchor != null && Files.isRegularFile(Path.of(anchor)) ? Path.of(anchor) : file.resolveSibling("anchor.json");
        boolean byAnchor = base == null && (anchor != null || Files.isRegularFile(stored)) && Files.isRegularFile(stored);
        if (base == null && !byAnchor) {
            base = mergeBase();
        }
        GateResult result = byAnchor ? againstAnchor(gate, targets, meter, stored) : againstBase(gate, targets, meter);
        if (!byAnchor && anchor != null) {
            result = creep(gate, targets, result);
        }
        print(result);
        return meter.interrupted() ? Exit.INTERRUPTED.code : result.exit(strict);
    }

    private GateResult againstAnchor(GateFile gate, Targets targets, Meter meter, Path stored) throws IOException, BrokenProgram {
        Map<String, Programs.Program> head = new Programs(gate, targets, store).build(gate.folder());
        AnchorGate anchored = new AnchorGate(gate, AnchorCommand.counter());
        Session session = anchored.session(head, HostFacts.read());
        return anchored.judge(session, meter, head, Anchor.read(stored));
    }

    private GateResult againstBase(GateFile gate, Targets targets, Meter meter) throws IOException, BrokenProgram {
        Gate judge = new Gate(gate, targets, quick, Duration.ofMillis(Numbers.duration(budget)), seed);
        Gate.Sides sides = sides(gate, targets, base);
        return judge.judge(judge.session(sides, HostFacts.read()), meter, sides);
    }

    private Gate.Sides sides(GateFile gate, Targets targets, String revision) throws IOException, BrokenProgram {
        Path repository = Path.of(Shell.run("git rev-parse --show-toplevel", gate.folder()).strip());
        Revisions revisions = new Revisions(store, repository, new Revisions.Recipe(null, null));
        Path inside = repository.toRealPath().relativize(gate.folder().toRealPath());
        Map<String, Programs.Program> before = new Programs(gate, targets, store).build(revisions.checkout(revision).resolve(inside));
        Map<String, Programs.Program> after = new Programs(gate, targets, store).build(gate.folder());
        String head = Shell.run("git describe --always --dirty", gate.folder()).strip();
        return new Gate.Sides(before, revision.length() == 40 ? revision.substring(0, 10) : revision, after, head);
    }

    /** Base against head may be within limits each time and yet creep away from the anchor. */
    private GateResult creep(GateFile gate, Targets targets, GateResult result) throws IOException, BrokenProgram {
        Gate.Sides sides = sides(gate, targets, anchor);
        Gate counting = new Gate(gate, targets, true, Duration.ofMinutes(5), seed);
        GateResult since = counting.judge(counting.session(sides, HostFacts.read()),
                new Meter(Sampler.Settings.usual(), true, true, null, spec.commandLine().getErr()), sides);
        List<Outcome> outcomes = new ArrayList<>(result.outcomes());
        since.exact().forEach((benchmark, metrics) -> metrics.forEach((metric, ratio) -> {
            if (ratio > 1 + gate.limits().creep()) {
                outcomes.removeIf(outcome -> outcome.benchmark().equals(benchmark) && outcome.kind().compareTo(Outcome.Kind.REGRESSED) > 0);
                outcomes.add(new Outcome(benchmark, Outcome.Kind.REGRESSED, metric + " has crept " + Numbers.change(ratio) + " since the anchor " + anchor
                        + ", the budget is " + Numbers.percent(gate.limits().creep()), List.of()));
            }
        }));
        return new GateResult(result.base() + " · anchor " + anchor, result.head(), outcomes, result.times(), result.exact(), result.control(), result.suite(),
                result.valid(), result.runs() + since.runs(), result.seconds() + since.seconds(), result.notes(), result.next(), result.session());
    }

    private String mergeBase() throws IOException, UsageProblem {
        for (String main : new String[] {"origin/main", "main", "origin/master", "master"}) {
            try {
                return Shell.run("git merge-base HEAD " + main, Path.of("").toAbsolutePath()).strip();
            } catch (BrokenProgram none) {
                continue;
            }
        }
        throw new UsageProblem("there is nothing to compare with: no merge base with main. Give --base REV, or write an anchor: tsubame lab anchor set " + file
                + " --because \"…\"");
    }

    private void print(GateResult result) throws IOException {
        PrintWriter screen = spec.commandLine().getOut();
        GateText.screen(result, all).forEach(screen::println);
        result.sorted().stream().filter(outcome -> outcome.kind() == Outcome.Kind.REGRESSED).findFirst().ifPresent(worst -> screen.println(
                "next: tsubame bisect --git " + Words.quoted(result.base().startsWith("anchor") ? "GOOD" : result.base().split(" ")[0]) + "..HEAD --gate " + file + " --bench "
                        + worst.benchmark()));
        if (System.getenv("GITHUB_ACTIONS") != null) {
            result.sorted().stream().filter(outcome -> outcome.kind().compareTo(Outcome.Kind.REGRESSED) <= 0)
                    .forEach(outcome -> screen.println("::error file=" + file + ",title=" + outcome.kind().word + "::" + outcome.benchmark() + ": " + outcome.text()));
        }
        if (markdown != null) {
            Files.writeString(markdown, GateText.markdown(result), java.nio.file.StandardOpenOption.CREATE, java.nio.file.StandardOpenOption.APPEND);
        }
        if (junit != null) {
            Files.writeString(junit, GateText.junit(result));
        }
        if (out != null && !Files.exists(out)) {
            SessionLog.write(out, result.session());
        }
    }
}
