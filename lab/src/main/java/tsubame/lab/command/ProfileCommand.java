package tsubame.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tsubame.lab.exact.CollectorLog;
import tsubame.lab.host.Environment;
import tsubame.lab.host.Toolchain;
import tsubame.lab.measure.Launch;
import tsubame.lab.measure.Launcher;
import tsubame.lab.measure.LauncherBuild;
import tsubame.lab.profile.FirefoxProfile;
import tsubame.lab.profile.FlameGraphs;
import tsubame.lab.profile.Profile;
import tsubame.lab.profile.Profiler;
import tsubame.lab.profile.Speedscope;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.session.Sampler;
import tsubame.lab.target.Target;
import tsubame.lab.text.Numbers;
import tsubame.lab.text.Table;

/** {@code tsubame profile}: where a program's time goes, beside where another's goes, and what its collector did. */
@Command(name = "profile", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Takes samples of a program until there are enough; writes flame graphs and files for profile viewers.",
        footerHeading = "%nExamples:%n",
        footer = {"  tsubame profile './app 1000'",
            "  tsubame profile ./app-new --vs ./app-old -- 1000    the difference, and a difference flame graph",
            "  tsubame profile app.ts --own-sampler -o profiles    without perf",
            "  tsubame profile app.ts --tier=interpreter           where the interpreter spends its time", "",
            "A source file is built with names and lines, by the ahead-of-time tier. An executable of one's own has",
            "them if it was built with `-g`; of an interpreted one, a profile shows the interpreter's functions.",
            "Written: flame.html, flame-diff.html, profile.folded, profile.speedscope.json,",
            "profile.firefox.json.gz.",
            "A share below 1 %% is noise; so is a difference of less than two percent points.", "",
            "Exit codes: 0 done, 2 usage, 3 the program fails or no samples can be taken."})
final class ProfileCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..*", paramLabel = "PROGRAM", description = "a command line, an executable, or a .ts file; words after -- go to it")
    private List<String> words = List.of();

    @Option(names = "--vs", paramLabel = "PROGRAM", description = "the base to compare with")
    private String base;

    @Option(names = "--samples", paramLabel = "N", description = "at least so many, in as many runs as that takes (default: 2000)")
    private int samples = 2000;

    @Option(names = "--own-sampler", description = "the lab's own sampler even where there is perf")
    private boolean ownSampler;

    @Option(names = "--input", paramLabel = "FILE", description = "what the program reads")
    private Path input = Launch.NOTHING;

    @Option(names = {"-o", "--out"}, paramLabel = "FOLDER", description = "where files go (default: .lab/profile)")
    private Path folder = Path.of(".lab/profile");

    @Option(names = "--top", paramLabel = "N", description = "how many functions are shown (default: 15)")
    private int top = 15;

    @Option(names = "--tier", paramLabel = "TIER", description = "for a .ts file: compiled or interpreter (default: compiled)")
    private String tier = "compiled";

    @Mixin
    private TargetOptions targets;

    @Override
    public Integer call() throws IOException, BrokenProgram, UsageProblem {
        List<String> arguments = BenchCommand.afterDashes(spec.commandLine().getParseResult().originalArgs());
        if (words.size() - arguments.size() != 1) {
            throw new UsageProblem("profile wants one program: tsubame profile './app 1000'");
        }
        PrintWriter out = spec.commandLine().getOut();
        Files.createDirectories(folder);
        Map<String, String> environment = Environment.clean(Map.of());
        Profiler profiler = new Profiler(environment, Files.createTempDirectory("tsubame-profile"), samples, ownSampler);
        List<String> command = command(words.getFirst(), arguments);
        Profiler.Taken taken = profiler.take(words.getFirst(), command, input);
        List<String> baseCommand = base == null ? null : command(base, arguments);
        Profile before = base == null ? null : profiler.take(base, baseCommand, input).profile();
        Profile profile = taken.profile();
        if (profile.samples().isEmpty()) {
            throw new BrokenProgram("no samples: the program ends before the first, or the kernel does not let it be sampled (sysctl kernel.perf_event_paranoid=1)");
        }
        out.println("sampler " + profile.sampler() + " · run " + taken.runs() + " times · " + profile.samples().size() + " samples · unresolved " + Numbers.percent(profile.unresolved()));
        table(profile, before, out);
        collector(command, environment, "gc", out);
        if (baseCommand != null) {
            collector(baseCommand, environment, "gc of " + base, out);
        }
        out.println("out     " + write(profile, before));
        return Exit.PASS.code;
    }

    private List<String> command(String program, List<String> arguments) throws IOException, BrokenProgram {
        Target target = targets.targets(List.of("-g", "--tier=" + tier)).resolve(program, false);
        List<String> command = new ArrayList<>(target.command());
        command.addAll(arguments);
        return command;
    }

    private void table(Profile profile, Profile before, PrintWriter out) {
        Map<String, Double> base = before == null ? Map.of() : before.shares().stream().collect(Collectors.toMap(Profile.Share::function, Profile.Share::self));
        Table table = new Table(true);
        table.row("self %", "total %", before == null ? "" : "base", before == null ? "" : "Δ points", "function");
        for (Profile.Share share : profile.shares().stream().filter(share -> share.self() >= 0.001).limit(top).toList()) {
            double was = base.getOrDefault(share.function(), 0.0);
            table.row(percent(share.self()), percent(share.total()), before == null ? "" : percent(was),
                    before == null ? "" : String.format(Locale.ROOT, "%+.1f", 100 * (share.self() - was)), share.function() + (share.place().isEmpty() ? "" : "   " + share.place()));
        }
        table.lines().forEach(out::println);
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f", 100 * share);
    }

    /** One run more, with the collector's voice on; nothing for programs without one. */
    private void collector(List<String> command, Map<String, String> environment, String title, PrintWriter out) throws IOException {
        Path said = folder.resolve("gc.log");
        Map<String, String> speaking = new TreeMap<>(environment);
        speaking.put("TSUBAME_GC", "trace,summary");
        try (Launcher launcher = LauncherBuild.launcher(Toolchain.cache().resolve("lab"))) {
            launcher.run(new Launch(command, speaking, Path.of("").toAbsolutePath(), input.toAbsolutePath(), folder.resolve("output").toAbsolutePath(), said.toAbsolutePath(),
                    -1, false, Sampler.Settings.usual().limit()));
        }
        CollectorLog log = CollectorLog.parse(Files.readString(said, StandardCharsets.ISO_8859_1).lines().toList());
        if (log != null) {
            out.println(title + "  " + log.line());
        } else {
            Files.delete(said);
        }
        Files.deleteIfExists(folder.resolve("output"));
    }

    private String write(Profile profile, Profile before) throws IOException {
        Files.writeString(folder.resolve("profile.folded"), profile.folded());
        Files.writeString(folder.resolve("profile.speedscope.json"), Speedscope.json(profile));
        Files.write(folder.resolve("profile.firefox.json.gz"), FirefoxProfile.gzipped(profile));
        Files.writeString(folder.resolve("flame.html"), FlameGraphs.html(profile));
        if (before != null) {
            Files.writeString(folder.resolve("flame-diff.html"), FlameGraphs.difference(before, profile));
        }
        return folder + ": flame.html" + (before == null ? "" : ", flame-diff.html") + ", profile.folded, profile.speedscope.json, profile.firefox.json.gz";
    }
}
