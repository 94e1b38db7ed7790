package tsubame.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.apache.commons.statistics.inference.MannWhitneyUTest;
import org.apache.commons.statistics.inference.TTest;
import tsubame.lab.host.HostFacts;
import tsubame.lab.host.Toolchain;
import tsubame.lab.measure.Launcher;
import tsubame.lab.measure.LauncherBuild;
import tsubame.lab.session.Benchmark;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.session.Cell;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Run;
import tsubame.lab.session.Sampler;
import tsubame.lab.statistics.Ratio;
import tsubame.lab.statistics.Summary;
import tsubame.lab.statistics.Verdict;

/**
 * How often rules are wrong on this machine: each comparison sets a program against itself, and against one that does a tenth more, once in
 * blocks (all of the one, then all of the other, as most tools run them) and once in random pairs. The two designs take turns, so that
 * both see the same machine.
 */
final class FalseAlarms {
    private static final String STEPS = "100";
    private static final String MORE = "110";

    /** A rule as it is in use: calls B slower than A, or does not. */
    private enum Rule {
        MEAN_5("block", "hyperfine's ratio of means, read as slower over 1.05") {
            @Override
            boolean slower(double[] a, double[] b) {
                return Summary.of(b).mean() / Summary.of(a).mean() > 1.05;
            }
        },
        MEAN_SIGMA("block", "hyperfine's ratio, less its ± (propagated σ), over 1") {
            @Override
            boolean slower(double[] a, double[] b) {
                Summary x = Summary.of(a);
                Summary y = Summary.of(b);
                double ratio = y.mean() / x.mean();
                return ratio - ratio * Math.hypot(x.sigma() / x.mean(), y.sigma() / y.mean()) > 1;
            }
        },
        STUDENT("block", "pyperf's Student test, p < 0.05") {
            @Override
            boolean slower(double[] a, double[] b) {
                return Summary.of(b).mean() > Summary.of(a).mean() && TTest.withDefaults().test(a, b).getPValue() < 0.05;
            }
        },
        MANN_WHITNEY("block", "benchstat's Mann-Whitney test, p < 0.05") {
            @Override
            boolean slower(double[] a, double[] b) {
                return Summary.median(b) > Summary.median(a) && MannWhitneyUTest.withDefaults().test(a, b).getPValue() < 0.05;
            }
        },
        PAIRED_UNPAIRED("pairs", "the same Mann-Whitney test on interleaved runs") {
            @Override
            boolean slower(double[] a, double[] b) {
                return MANN_WHITNEY.slower(a, b);
            }
        },
        LAB("pairs", "**tsubame: interval of the paired ratio beyond 1.02**") {
            @Override
            boolean slower(double[] a, double[] b) {
                return Verdict.Rule.USUAL.of(Ratio.paired(a, b)) == Verdict.SLOWER;
            }
        };

        final String design;
        final String words;

        Rule(String design, String words) {
            this.design = design;
            this.words = words;
        }

        abstract boolean slower(double[] a, double[] b);

        /** Either way round: a false alarm of a faster program is one too. */
        boolean differs(double[] a, double[] b) {
            return slower(a, b) || slower(b, a);
        }
    }

    /** The runs of one comparison by one design: a program, itself, and the one that does more. */
    private record Sample(List<Run> base, List<Run> same, List<Run> more) {}

    private final Sampler sampler;
    private final Path spin;
    private final int pairs;
    private final Random random;

    private FalseAlarms(Sampler sampler, Path spin, int pairs, long seed) {
        this.sampler = sampler;
        this.spin = spin;
        this.pairs = pairs;
        this.random = new Random(seed);
    }

    static void study(Path spin, int comparisons, int pairs, long seed, PrintWriter out) throws IOException, BrokenProgram {
        List<Sample> blocks = new ArrayList<>();
        List<Sample> rounds = new ArrayList<>();
        long begun = System.nanoTime();
        try (Launcher launcher = LauncherBuild.launcher(Toolchain.cache().resolve("lab"))) {
            FalseAlarms study = new FalseAlarms(new Sampler(launcher, Sampler.Settings.usual(), new Random(seed)), spin, pairs, seed);
            for (int i = 0; i < comparisons; i++) {
                blocks.add(study.block());
                rounds.add(study.rounds());
            }
        }
        print(blocks, rounds, pairs, (System.nanoTime() - begun) / 1_000_000_000, out);
    }

    private Sample block() throws IOException, BrokenProgram {
        return new Sample(runs(STEPS), runs(STEPS), runs(MORE));
    }

    private List<Run> runs(String steps) throws IOException, BrokenProgram {
        List<Run> runs = new ArrayList<>();
        for (int i = 0; i < pairs; i++) {
            runs.add(run(steps));
        }
        return runs;
    }

    private Sample rounds() throws IOException, BrokenProgram {
        Sample sample = new Sample(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (int i = 0; i < pairs; i++) {
            List<Integer> order = new ArrayList<>(List.of(0, 1, 2));
            java.util.Collections.shuffle(order, random);
            for (int which : order) {
                (which == 0 ? sample.base : which == 1 ? sample.same : sample.more).add(run(which == 2 ? MORE : STEPS));
            }
        }
        return sample;
    }

    private Run run(String steps) throws IOException, BrokenProgram {
        return sampler.run(Cell.of(0, 0, List.of(spin.toString(), steps)), Benchmark.plain("spin", List.of()), 0, 0);
    }

    private static void print(List<Sample> blocks, List<Sample> rounds, int pairs, long seconds, PrintWriter out) {
        double pressure = rounds.stream().flatMap(sample -> sample.base.stream()).mapToDouble(Run::pressure).average().orElse(Double.NaN);
        double typical = Summary.median(rounds.stream().flatMap(sample -> sample.base.stream()).mapToDouble(Metric.CPU::of).toArray());
        out.printf(Locale.ROOT, "%d comparisons by each design, %d runs a side of a program of %.1f ms, in %d s%n", rounds.size(), pairs, typical * 1e3, seconds);
        out.printf(Locale.ROOT, "%s, something waited for a processor %.0f %% of the time%n%n", HostFacts.line(HostFacts.read()), pressure);
        out.println("| design | rule | cpu: false alarms | cpu: +10 % found | wall: false alarms | wall: +10 % found |");
        out.println("|---|---|---:|---:|---:|---:|");
        for (Rule rule : Rule.values()) {
            List<Sample> samples = rule.design.equals("block") ? blocks : rounds;
            out.printf(Locale.ROOT, "| %s | %s | %s | %s | %s | %s |%n", rule.design, rule.words, alarms(rule, samples, Metric.CPU), found(rule, samples, Metric.CPU),
                    alarms(rule, samples, Metric.WALL), found(rule, samples, Metric.WALL));
        }
    }

    private static String alarms(Rule rule, List<Sample> samples, Metric metric) {
        return share(samples.stream().filter(sample -> rule.differs(values(sample.base, metric), values(sample.same, metric))).count(), samples.size());
    }

    private static String found(Rule rule, List<Sample> samples, Metric metric) {
        return share(samples.stream().filter(sample -> rule.slower(values(sample.base, metric), values(sample.more, metric))).count(), samples.size());
    }

    private static double[] values(List<Run> runs, Metric metric) {
        return runs.stream().mapToDouble(metric::of).toArray();
    }

    private static String share(long count, int of) {
        return String.format(Locale.ROOT, "%.1f %%", 100.0 * count / of);
    }

    /** The rules' words, for tests. */
    static List<String> rules() {
        return Arrays.stream(Rule.values()).map(rule -> rule.words).toList();
    }
}
