package tsubame.lab.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;
import tsubame.lab.host.Environment;
import tsubame.lab.measure.Launch;
import tsubame.lab.session.Interleaver;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Sampler;
import tsubame.lab.text.Numbers;

/** The options of every command that measures: hyperfine's, by hyperfine's names, and the lab's own. */
final class MeasureOptions {
    @Option(names = {"-w", "--warmup"}, paramLabel = "N", description = "runs of each command before the first round (default: 1)")
    int warmup = 1;

    @Option(names = {"-r", "--runs", "--rounds"}, paramLabel = "N", description = "exactly so many rounds")
    Integer runs;

    @Option(names = {"-m", "--min-runs"}, paramLabel = "N", description = "at least so many rounds (default: 10)")
    int least = 10;

    @Option(names = {"-M", "--max-runs"}, paramLabel = "N", description = "at most so many rounds (default: 100)")
    int most = 100;

    @Option(names = "--budget", paramLabel = "TIME", description = "stop beginning rounds after this time (default: 60s)")
    String budget = "60s";

    @Option(names = "--precision", paramLabel = "SHARE", description = "stop when all intervals are this narrow to either side (default: half the tolerance)")
    String precision;

    @Option(names = "--metric", paramLabel = "METRIC", description = "what counts: cpu, wall, user, system, rss, faults, switches (default: cpu)")
    String metric;

    @Option(names = "--tolerance", paramLabel = "SHARE", description = "within this two programs are the same (default: 5%% for cpu, 10%% for wall)")
    String tolerance;

    @Option(names = "--seed", paramLabel = "N", description = "of the random orders (default: another one each time)")
    Long seed;

    @Option(names = {"-p", "--prepare"}, paramLabel = "CMD", description = "shell command before each run, not measured")
    String prepare;

    @Option(names = {"-s", "--setup"}, paramLabel = "CMD", description = "shell command before the first run")
    String setup;

    @Option(names = {"-c", "--cleanup"}, paramLabel = "CMD", description = "shell command after the last run")
    String cleanup;

    @Option(names = {"-i", "--ignore-failure"}, description = "measure programs that end with other exit codes than 0")
    boolean ignoreFailure;

    @Option(names = {"-S", "--shell"}, arity = "0..1", fallbackValue = "sh", paramLabel = "SHELL",
            description = "start commands by sh; `none`, the default, only where a command needs it")
    String shell = "none";

    @Option(names = "-N", description = "never a shell: short for --shell=none")
    boolean noShell;

    @Option(names = "--input", paramLabel = "FILE", description = "what each run reads (default: nothing)")
    Path input = Launch.NOTHING;

    @Option(names = "--env", paramLabel = "NAME[=VALUE]", description = "a variable for the programs; without a value, as it is here")
    String[] variables = {};

    @Option(names = "--limit", paramLabel = "TIME", description = "a run that takes longer is killed and broken (default: 5m)")
    String limit = "5m";

    @Option(names = "--no-pin", description = "do not bind programs to the last processor: for programs with several threads")
    boolean noPin;

    @Option(names = {"-o", "--out"}, paramLabel = "FILE", description = "where every run is kept (default: .lab/TIME-NAME.lab.jsonl)")
    Path out;

    @Option(names = "--no-save", description = "keep nothing")
    boolean noSave;

    @Option(names = "--no-progress", description = "no progress on the terminal")
    boolean noProgress;

    /** Two programs at once: wall time counts, unless another metric is asked for. */
    void forDuets() throws UsageProblem {
        if (noPin || Environment.processor() < 1) {
            throw new UsageProblem("--duet wants two processors and programs that are bound to them" + (noPin ? "; leave out --no-pin" : "; this machine has one"));
        }
        metric = metric == null ? "wall" : metric;
    }

    Metric primary() throws UsageProblem {
        Metric found = Metric.named(metric == null ? "cpu" : metric);
        if (found == null) {
            throw new UsageProblem("--metric is one of cpu, wall, user, system, rss, faults, switches, not " + metric);
        }
        return found;
    }

    double tolerance() throws UsageProblem {
        double share = tolerance != null ? Numbers.share(tolerance) : primary().tolerance;
        if (!(share > 0)) {
            throw new UsageProblem("--tolerance is above 0, not " + tolerance);
        }
        return share;
    }

    boolean byShell() {
        return !noShell && !shell.equals("none");
    }

    Interleaver.Plan plan() throws UsageProblem {
        int lower = runs != null ? runs : Math.min(least, most);
        int upper = runs != null ? runs : Math.max(least, most);
        if (lower < 1) {
            throw new UsageProblem("at least one round is needed");
        }
        double wanted = precision != null ? Numbers.share(precision) : tolerance() / 2;
        Duration time = runs != null ? Duration.ofDays(1) : Duration.ofMillis(Numbers.duration(budget));
        return new Interleaver.Plan(warmup, lower, upper, wanted, time, primary(), seed());
    }

    long seed() {
        if (seed == null) {
            seed = System.nanoTime() & 0xFFFFFFFFL;
        }
        return seed;
    }

    Sampler.Settings settings() throws UsageProblem {
        if (!input.equals(Launch.NOTHING) && !Files.isReadable(input)) {
            throw new UsageProblem("--input " + input + " cannot be read");
        }
        Map<String, String> additions = new LinkedHashMap<>();
        for (String variable : variables) {
            int equals = variable.indexOf('=');
            additions.put(equals < 0 ? variable : variable.substring(0, equals), equals < 0 ? "" : variable.substring(equals + 1));
        }
        return new Sampler.Settings(Environment.clean(additions), Path.of("").toAbsolutePath(), input.toAbsolutePath(), noPin ? -1 : Environment.processor(),
                Duration.ofMillis(Numbers.duration(limit)), prepare, ignoreFailure, true);
    }
}
