package tsubame.lab.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import tsubame.lab.bisect.Search;
import tsubame.lab.exact.Callgrind;
import tsubame.lab.host.HostFacts;
import tsubame.lab.host.Toolchain;
import tsubame.lab.measure.Launch;
import tsubame.lab.measure.Launcher;
import tsubame.lab.measure.LauncherBuild;
import tsubame.lab.session.Benchmark;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.session.Cell;
import tsubame.lab.session.Interleaver;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Sampler;
import tsubame.lab.session.Session;
import tsubame.lab.session.Variant;
import tsubame.lab.statistics.Ratio;
import tsubame.lab.target.Revisions;
import tsubame.lab.target.Target;

/** Measures two versions for a search: by an exact count once, or in pairs until the interval lies on one side of the threshold. */
final class StepMeter implements Search.Oracle, AutoCloseable {
    private static final int FIRST = 6;
    private static final int FRESH = 20;

    private final List<String> row;
    private final Revisions revisions;
    private final Metric metric;
    private final int pairs;
    private final long seed;
    private final Launcher launcher;
    private final Sampler sampler;
    private final Sampler.Settings settings;
    private final Map<Integer, Target> targets = new HashMap<>();
    private final Map<Integer, BrokenProgram> broken = new HashMap<>();
    private final Map<Integer, Long> counts = new HashMap<>();
    private int runs;

    /**
     * @param metric {@code instructions} or the word of a {@link Metric}
     * @param limit of one run; what takes longer is slow
     */
    StepMeter(List<String> row, Revisions revisions, String metric, int pairs, long seed, Path input, Duration limit) throws IOException {
        this.row = row;
        this.revisions = revisions;
        this.metric = Metric.named(metric);
        this.pairs = pairs;
        this.seed = seed;
        launcher = LauncherBuild.launcher(Toolchain.cache().resolve("lab"));
        Sampler.Settings usual = Sampler.Settings.usual();
        settings = new Sampler.Settings(usual.environment(), usual.directory(), input == null ? Launch.NOTHING : input, usual.processor(), limit, null, false, true);
        sampler = new Sampler(launcher, settings, new Random(seed)).countingLate();
    }

    @Override
    public Ratio ratio(int base, int version, double threshold) throws IOException, BrokenProgram {
        Target a = target(base);
        Target b = target(version);
        if (metric == null) {
            return Ratio.exact(count(base, a), count(version, b));
        }
        Session session = new Session(new Session.Header(Session.SCHEMA, "step", HostFacts.read(), List.of(Benchmark.plain("step", List.of())),
                List.of(Variant.plain("A", row.get(base)), Variant.plain("B", row.get(version))), List.of(Cell.of(0, 0, a.command()), Cell.of(0, 1, b.command()))));
        Interleaver rounds = new Interleaver(session, sampler, null, Interleaver.Plan.rounds(Double.isNaN(threshold) ? FRESH : FIRST, metric, seed + version));
        rounds.run((one, benchmark, round, left) -> { });
        Ratio ratio = session.ratio(0, 0, 1, metric);
        while (!Double.isNaN(threshold) && ratio.low() <= threshold && ratio.high() >= threshold && ratio.pairs() < pairs) {
            more(session);
            ratio = session.ratio(0, 0, 1, metric);
        }
        runs += session.runs().size();
        return ratio;
    }

    /** One round more, numbered on. */
    private void more(Session session) throws IOException, BrokenProgram {
        int round = session.rounds(0);
        boolean turned = new Random(seed + round).nextBoolean();
        for (int position = 0; position < 2; position++) {
            Cell cell = session.header().cells().get(turned ? 1 - position : position);
            session.add(sampler.run(cell, session.benchmarks().getFirst(), round, position));
        }
    }

    /** Built or fetched once; a version that is broken stays so. */
    private Target target(int version) throws IOException, BrokenProgram {
        if (broken.containsKey(version)) {
            throw broken.get(version);
        }
        if (!targets.containsKey(version)) {
            try {
                targets.put(version, revisions.resolve(row.get(version)));
            } catch (BrokenProgram failure) {
                broken.put(version, failure);
                throw failure;
            }
        }
        return targets.get(version);
    }

    private double count(int version, Target target) throws IOException, BrokenProgram {
        if (!counts.containsKey(version)) {
            Callgrind callgrind = new Callgrind(launcher, settings, Toolchain.cache().resolve("lab"));
            if (!callgrind.available()) {
                throw new IOException("--metric instructions needs valgrind (apt-get install valgrind)");
            }
            OptionalLong counted = callgrind.count(target.command(), settings.input());
            runs++;
            if (counted.isEmpty()) {
                throw new BrokenProgram(row.get(version) + " cannot be counted: it fails, or callgrind does not run it");
            }
            counts.put(version, counted.getAsLong());
        }
        return counts.get(version);
    }

    int runs() {
        return runs;
    }

    @Override
    public void close() {
        launcher.close();
    }
}
