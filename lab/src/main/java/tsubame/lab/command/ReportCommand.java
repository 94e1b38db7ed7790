package tsubame.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
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
import tsubame.lab.report.HtmlReport;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Session;
import tsubame.lab.session.SessionLog;
import tsubame.lab.text.Numbers;

/** {@code tsubame report}: sessions as one HTML file, or in the formats of other tools. */
@Command(name = "report", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Makes one self-contained HTML file of sessions, and writes them in other tools' formats.",
        footerHeading = "%nExamples:%n",
        footer = {"  tsubame report .lab/*.lab.jsonl -o report.html",
            "  tsubame report run.lab.jsonl --export gobench:new.txt      and then: benchstat old.txt new.txt",
            "  tsubame report run.lab.jsonl --export-markdown table.md", "",
            "Several sessions with one first variant make a history of ratios to it.", "",
            "Exit codes: 0 done, 2 usage, 3 a file cannot be read."})
final class ReportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..*", paramLabel = "FILE", description = "sessions of the lab (.lab.jsonl)")
    private List<Path> files = List.of();

    @Option(names = {"-o", "--out"}, paramLabel = "FILE", description = "the HTML file (default: report.html, unless something is exported)")
    private Path out;

    @Option(names = "--metric", paramLabel = "METRIC", description = "what is shown: cpu, wall, rss … (default: cpu)")
    private String metric = "cpu";

    @Option(names = "--tolerance", paramLabel = "SHARE", description = "the band around 1 (default: the metric's own)")
    private String tolerance;

    @Mixin
    private ExportOptions exports;

    @Override
    public Integer call() throws IOException, UsageProblem {
        exports.check();
        Metric shown = Metric.named(metric);
        if (files.isEmpty() || shown == null) {
            throw new UsageProblem(files.isEmpty() ? "report wants sessions: tsubame report .lab/*.lab.jsonl" : "there is no metric " + metric);
        }
        PrintWriter screen = spec.commandLine().getOut();
        List<Session> sessions = new ArrayList<>();
        for (Path file : files) {
            sessions.add(SessionLog.read(file));
        }
        if (sessions.size() > 1 && exports.any()) {
            throw new UsageProblem("formats of other tools take one session at a time");
        }
        exports.write(sessions.getFirst());
        if (out != null || !exports.any()) {
            Path file = out != null ? out : Path.of("report.html");
            Files.writeString(file, HtmlReport.of(sessions, shown, tolerance == null ? shown.tolerance : Numbers.share(tolerance)));
            long hosts = sessions.stream().map(session -> session.header().host().getOrDefault("cpu.model-name", "")).distinct().count();
            screen.println(file + " " + Numbers.bytes(Files.size(file)) + ", self-contained · " + sessions.size() + (sessions.size() == 1 ? " session" : " sessions") + " on "
                    + hosts + (hosts == 1 ? " kind of processor" : " kinds of processor, apart"));
        }
        return Exit.PASS.code;
    }
}
