package tsubame.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tsubame.lab.bisect.Search;
import tsubame.lab.bisect.Versions;
import tsubame.lab.gate.GateFile;
import tsubame.lab.plan.PlanProblem;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Shell;
import tsubame.lab.statistics.Ratio;
import tsubame.lab.target.Revisions;
import tsubame.lab.target.Store;
import tsubame.lab.target.Words;
import tsubame.lab.text.Numbers;

/** {@code tsubame bisect}: the revision or version that made it slower, by evidence at every step. */
@Command(name = "bisect", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Finds the revision or release that made a program slower, or do more work.",
        footerHeading = "%nExamples:%n",
        footer = {"  tsubame bisect --git v0.9.0..HEAD --build 'make app && cp app {out}' --run '{out} 1000'",
            "  tsubame bisect --git v0.9.0..HEAD --gate lab/gate.yaml --bench fib --metric instructions",
            "  tsubame bisect --versions npm:left-pad 1.0.0..1.3.0 --run 'node bench.js {dir}'",
            "  tsubame bisect --versions maven:org.json:json 20210307,20220924,20231013 --run 'java -cp {dir}/* Bench'", "",
            "The ends are verified first; a version that does not build is passed over; the step that is found is measured again.", "",
            "Exit codes: 0 found, 1 the ends do not differ: nothing to search, 2 usage, 3 an end cannot be built or run,",
            "4 the noise or skipped versions leave more than one candidate, 130 interrupted."})
final class BisectCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(names = "--git", paramLabel = "GOOD..BAD", description = "revisions of this repository, along first parents")
    private String git;

    @Option(names = "--versions", arity = "2", hideParamSyntax = true, paramLabel = "PACKAGE RANGE", description = "npm:NAME A..B, or any package and a list with commas")
    private List<String> versions = new ArrayList<>();

    @Option(names = "--build", paramLabel = "CMD", description = "how a revision is built; {dir}, {out}, {rev}")
    private String build;

    @Option(names = "--run", paramLabel = "CMD", description = "what is measured; {dir}, {out}, {rev}")
    private String run;

    @Option(names = "--gate", paramLabel = "FILE", description = "take build and run of a gate's benchmark")
    private Path gate;

    @Option(names = "--bench", paramLabel = "ID", description = "which benchmark of the gate's file")
    private String bench;

    @Option(names = "--metric", paramLabel = "METRIC", description = "cpu, wall, rss …, or instructions, which is exact (default: cpu)")
    private String metric = "cpu";

    @Option(names = "--pairs", paramLabel = "N", description = "pairs at a step at most (default: 24)")
    private int pairs = 24;

    @Option(names = "--limit", paramLabel = "TIME", description = "a run that takes longer is killed, and counts as slow (default: 5m)")
    private String limit = "5m";

    @Option(names = "--seed", paramLabel = "N", description = "of the random orders (default: 1)")
    private long seed = 1;

    private List<String> row;
    private PrintWriter out;

    @Override
    public Integer call() throws IOException, BrokenProgram, UsageProblem, PlanProblem {
        out = spec.commandLine().getOut();
        if (git == null == versions.isEmpty()) {
            throw new UsageProblem("bisect wants one of --git GOOD..BAD and --versions PACKAGE RANGE");
        }
        if (!metric.equals("instructions") && Metric.named(metric) == null) {
            throw new UsageProblem("--metric is instructions, cpu, wall, user, system, rss, faults or switches, not " + metric);
        }
        Path here = Path.of("").toAbsolutePath();
        Path repository = git == null ? here : Path.of(Shell.run("git rev-parse --show-toplevel", here).strip());
        row = git != null ? gitRow(repository) : Versions.of(versions.get(0), versions.get(1));
        if (row.size() < 2) {
            throw new UsageProblem("there is nothing between " + (git != null ? git : versions.get(1)));
        }
        Store store = Store.shared();
        Revisions revisions = new Revisions(store, repository, recipe(repository));
        try (StepMeter meter = new StepMeter(row, revisions, metric, pairs, seed, input(), Duration.ofMillis(Numbers.duration(limit)))) {
            return search(meter).code;
        }
    }

    private List<String> gitRow(Path repository) throws IOException, BrokenProgram, UsageProblem {
        String[] ends = git.split("\\.\\.", 2);
        if (ends.length != 2 || ends[0].isEmpty()) {
            throw new UsageProblem("--git wants GOOD..BAD, not " + git);
        }
        return Versions.git(repository, ends[0], ends[1].isEmpty() ? "HEAD" : ends[1]);
    }

    private GateFile.Item item() throws IOException, UsageProblem, PlanProblem {
        GateFile file = GateFile.read(gate);
        return file.benchmarks().stream().filter(item -> item.id().equals(bench)).findFirst()
                .orElseThrow(() -> new UsageProblem("--bench is one of " + String.join(", ", file.benchmarks().stream().map(GateFile.Item::id).toList())));
    }

    private Path input() throws IOException, UsageProblem, PlanProblem {
        return gate == null || item().input() == null ? null : GateFile.read(gate).folder().resolve(item().input());
    }

    /** The gate's build is per benchmark; the source is that of now, whatever the revision. */
    private Revisions.Recipe recipe(Path repository) throws IOException, UsageProblem, PlanProblem {
        if (gate == null) {
            return new Revisions.Recipe(build, run);
        }
        GateFile file = GateFile.read(gate);
        GateFile.Item item = item();
        String source = item.source() == null ? "" : Words.quoted(file.folder().resolve(item.source()).normalize().toString());
        Path inside = repository.toRealPath().relativize(file.folder().toRealPath());
        String folder = inside.toString().isEmpty() ? "{dir}" : "{dir}/" + inside;
        StringBuilder words = new StringBuilder(item.run());
        item.arguments().forEach(word -> words.append(' ').append(Words.quoted(word)));
        String command = file.build() == null ? null : "cd " + folder + " && " + file.build().replace("{source}", source).replace("{dir}", folder);
        return new Revisions.Recipe(command, words.toString());
    }

    private Exit search(StepMeter meter) throws IOException, BrokenProgram {
        Search search = new Search(meter, this::looked);
        int bad = row.size() - 1;
        Ratio anchors = search.anchors(0, bad);
        int steps = 32 - Integer.numberOfLeadingZeros(Math.max(1, bad - 1));
        out.println("ends      " + Versions.shown(row.getFirst()) + " good 1.00 · " + Versions.shown(row.getLast()) + " " + Numbers.ratio(anchors.estimate()) + " "
                + Numbers.interval(anchors.low(), anchors.high()) + " " + metric + " · " + row.size() + " versions, about " + steps + " steps");
        out.flush();
        if (!Search.worthwhile(anchors)) {
            out.println("nothing to bisect: the ends do not surely differ by more than 2 %. A bad end wastes a whole search; try other ends or --metric");
            return Exit.REGRESSED;
        }
        out.println("threshold " + Numbers.ratio(Math.sqrt(anchors.estimate())) + " (the geometric middle)");
        List<Search.Step> found = search.steps(0, bad, anchors);
        boolean clear = true;
        for (Search.Step step : found) {
            clear &= report(step);
        }
        Ratio last = found.getLast().firstBad() == bad ? null : meter.ratio(found.getLast().firstBad(), bad, Double.NaN);
        if (last != null) {
            out.println("remaining " + Versions.shown(row.get(found.getLast().firstBad())) + " → " + Versions.shown(row.getLast()) + ": " + Numbers.ratio(last.estimate()) + " "
                    + Numbers.interval(last.low(), last.high()) + (last.estimate() < 1.1 ? " (no further step of a tenth)" : ""));
        }
        if (!search.monotone()) {
            out.println("! a good version lies after a bad one: there is no single step; what was looked at:");
            search.looks().values().stream().filter(look -> look.ratio() != null)
                    .forEach(look -> out.println("    " + Versions.shown(row.get(look.version())) + " " + Numbers.ratio(look.ratio().estimate())));
        }
        out.println(meter.runs() + " runs");
        return clear ? Exit.PASS : Exit.INCONCLUSIVE;
    }

    private void looked(Search.Look look, int from, int to) {
        String name = Versions.shown(row.get(look.version()));
        String figure = look.ratio() == null ? look.reason() : Numbers.ratio(look.ratio().estimate()) + " " + Numbers.interval(look.ratio().low(), look.ratio().high());
        out.println(String.format(java.util.Locale.ROOT, "look      %-12s %-9s %s   %s", name, look.state().name().toLowerCase(java.util.Locale.ROOT),
                bar(look.version(), from, to), figure + left(look, from, to)));
        out.flush();
    }

    private static String left(Search.Look look, int from, int to) {
        int open = (look.state() == Search.State.GOOD ? to - look.version() : look.state() == Search.State.BAD ? look.version() - from : to - from) - 1;
        return open > 0 ? " · about " + (32 - Integer.numberOfLeadingZeros(open)) + " to go" : "";
    }

    /** The whole row: what is known to be good, what is bad, what is still open, and where was looked. */
    private String bar(int version, int from, int to) {
        int width = Math.min(40, row.size());
        StringBuilder bar = new StringBuilder("|");
        for (int i = 0; i < width; i++) {
            int low = i * row.size() / width;
            int high = (i + 1) * row.size() / width;
            bar.append(version >= low && version < high ? 'O' : high <= from + 1 ? 'g' : low >= to ? 'b' : '.');
        }
        return bar + "|";
    }

    private boolean report(Search.Step step) throws IOException, BrokenProgram {
        String good = row.get(step.lastGood());
        String bad = row.get(step.firstBad());
        Ratio confirmed = step.confirmed();
        out.println("first bad " + Versions.shown(bad) + "   last good " + Versions.shown(good) + "   confirmed " + Numbers.ratio(confirmed.estimate()) + " "
                + Numbers.interval(confirmed.low(), confirmed.high()) + " in " + confirmed.pairs() + (confirmed.spread() == 0 ? " exact count" : " fresh pairs"));
        int between = step.firstBad() - step.lastGood() - 1;
        if (between > 0) {
            out.println("! " + between + " versions between them could not be measured or not be told: the first bad one may be any of these");
        }
        if (git != null) {
            out.println("          " + Shell.run("git log -1 --format='%h %an %ad  %s' --date=short " + bad.substring(4), Path.of("").toAbsolutePath()).strip());
            String files = Shell.run("git diff --stat " + good.substring(4) + " " + bad.substring(4) + " | tail -n 6", Path.of("").toAbsolutePath()).stripTrailing();
            files.lines().forEach(line -> out.println("         " + line));
        }
        return between == 0 && confirmed.low() > 1;
    }

}
