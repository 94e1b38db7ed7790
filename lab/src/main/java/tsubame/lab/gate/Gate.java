package tsubame.lab.gate;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apache.commons.statistics.inference.AlternativeHypothesis;
import org.apache.commons.statistics.inference.WilcoxonSignedRankTest;
import tsubame.lab.session.Benchmark;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.session.Cell;
import tsubame.lab.session.Interleaver;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Session;
import tsubame.lab.session.Variant;
import tsubame.lab.statistics.Ratio;
import tsubame.lab.statistics.Suite;
import tsubame.lab.statistics.Verdict;
import tsubame.lab.target.Target;
import tsubame.lab.target.Targets;

/**
 * Base against head, benchmark by benchmark: exact figures once, times in two stages. The first finds suspects; the second measures those
 * afresh, and Holm's correction holds the chance of even one false alarm down, however many benchmarks there are.
 */
public final class Gate {
    private static final int BASE = 0;
    private static final int HEAD = 1;
    private static final int CONTROL = 2;
    private static final int CONFIRMING = 20;
    private static final double ALPHA = 0.01;

    /** The two sides' programs and what to call them. */
    public record Sides(Map<String, Programs.Program> base, String baseName, Map<String, Programs.Program> head, String headName) {}

    /** Who measures: the command, with its launcher, log and progress. */
    public interface Meter {
        void rounds(Session session, Interleaver.Plan plan) throws IOException, BrokenProgram;

        void count(Session session) throws IOException;
    }

    private final GateFile file;
    private final Targets targets;
    private final boolean quick;
    private final Duration budget;
    private final long seed;
    private final List<String> notes = new ArrayList<>();
    private final List<Outcome> broken = new ArrayList<>();

    /** @param quick exact figures alone */
    public Gate(GateFile file, Targets targets, boolean quick, Duration budget, long seed) {
        this.file = file;
        this.targets = targets;
        this.quick = quick;
        this.budget = budget;
        this.seed = seed;
    }

    /** A session of what can be measured on both sides; what cannot is remembered as broken or new. */
    public Session session(Sides sides, Map<String, String> host) throws IOException {
        List<Benchmark> benchmarks = new ArrayList<>();
        List<Cell> cells = new ArrayList<>();
        for (GateFile.Item item : file.benchmarks()) {
            Programs.Program before = sides.base.get(item.id());
            Programs.Program after = sides.head.get(item.id());
            if (after.failure() != null) {
                broken.add(new Outcome(item.id(), Outcome.Kind.BROKEN, "not built: " + after.failure(), List.of()));
            } else if (before.failure() != null) {
                broken.add(new Outcome(item.id(), Outcome.Kind.NEW, "cannot be built at the base: nothing to compare with", List.of()));
            } else {
                int index = benchmarks.size();
                Path input = item.input() == null ? null : file.folder().resolve(item.input());
                benchmarks.add(new Benchmark(item.id(), item.arguments(), input == null ? null : input.toString(), null));
                cells.add(cell(index, BASE, before.target()));
                cells.add(cell(index, HEAD, after.target()));
                if (!quick) {
                    cells.add(cell(index, CONTROL, targets.copy(before.target())));
                }
            }
        }
        List<Variant> variants = new ArrayList<>(List.of(Variant.plain("base", "base"), Variant.plain("head", "head")));
        if (!quick) {
            variants.add(new Variant("control", "copy of base", Map.of(), Map.of(), true));
        }
        return new Session(new Session.Header(Session.SCHEMA, "gate", host, benchmarks, variants, cells));
    }

    private static Cell cell(int benchmark, int variant, Target target) {
        return new Cell(benchmark, variant, target.command(), target.binary() == null ? null : target.binary().toString(), target.hash(), target.code(), Cell.OK, "");
    }

    /** Measures and judges. */
    public GateResult judge(Session session, Meter meter, Sides sides) throws IOException, BrokenProgram {
        long begun = System.nanoTime();
        meter.rounds(session, new Interleaver.Plan(quick ? 0 : 1, quick ? 1 : 7, quick ? 1 : 40, file.limits().cpu() / 2, budget, Metric.CPU, seed));
        meter.count(session);
        Set<Integer> confirmed = quick ? Set.of() : confirmed(session, meter);
        List<Outcome> outcomes = new ArrayList<>(broken);
        Map<String, Ratio> times = new LinkedHashMap<>();
        Map<String, Map<String, Double>> exact = new LinkedHashMap<>();
        for (int benchmark = 0; benchmark < session.benchmarks().size(); benchmark++) {
            String id = session.benchmarks().get(benchmark).id();
            exact.put(id, exact(session, benchmark));
            if (!quick && fallen(session, benchmark) == null) {
                times.put(id, session.ratio(benchmark, BASE, HEAD, Metric.CPU));
            }
            outcomes.add(outcome(session, benchmark, exact.get(id), times.get(id), confirmed.contains(benchmark)));
        }
        session.warnings().forEach(notes::add);
        boolean untimed = quick || whole(session).length == 0;
        Ratio control = untimed ? null : Suite.geometricMean(pairs(session, CONTROL));
        Ratio suite = untimed ? null : Suite.geometricMean(pairs(session, HEAD));
        boolean valid = control == null || control.low() < 1 + file.limits().cpu() && control.high() > 1 / (1 + file.limits().cpu());
        return new GateResult(sides.baseName, sides.headName, outcomes, times, exact, control, suite, valid, session.runs().size(),
                (System.nanoTime() - begun) / 1_000_000_000, notes, null, session);
    }

    private Outcome outcome(Session session, int benchmark, Map<String, Double> exact, Ratio time, boolean confirmed) {
        String id = session.benchmarks().get(benchmark).id();
        Cell fallen = fallen(session, benchmark);
        if (fallen != null) {
            return fallen.variant() == HEAD ? new Outcome(id, Outcome.Kind.BROKEN, fallen.because(), List.of())
                    : new Outcome(id, Outcome.Kind.NEW, "breaks at the base, nothing to compare with: " + fallen.because(), List.of());
        }
        if (!session.sameOutput(benchmark)) {
            return new Outcome(id, Outcome.Kind.BROKEN, "base and head print different things, or end differently", List.of());
        }
        Cell base = session.cell(benchmark, BASE);
        Cell head = session.cell(benchmark, HEAD);
        boolean identical = base.code() != null && base.code().equals(head.code());
        LocalDate today = LocalDate.now();
        Decision.Signals signals = new Decision.Signals(id, exact, time, confirmed, identical);
        return Decision.of(signals, file.limits(), (metric, ratio) -> file.accepting(id, metric, ratio, today) != null);
    }

    /** The cell that broke while the benchmark was measured, the head's first; null if all ran. */
    private static Cell fallen(Session session, int benchmark) {
        return session.header().cells().stream().filter(cell -> cell.benchmark() == benchmark && !cell.runs())
                .min(Comparator.comparing(cell -> cell.variant() != HEAD)).orElse(null);
    }

    private static int[] whole(Session session) {
        return IntStream.range(0, session.benchmarks().size()).filter(benchmark -> fallen(session, benchmark) == null).toArray();
    }

    private Map<String, Double> exact(Session session, int benchmark) {
        Map<String, Double> ratios = new TreeMap<>();
        for (String metric : file.limits().exact().keySet()) {
            double base = session.exact(benchmark, BASE, metric);
            double head = session.exact(benchmark, HEAD, metric);
            if (base > 0 && !Double.isNaN(head)) {
                ratios.put(metric, base == head ? 1 : head / base);
            }
        }
        return ratios;
    }

    private static List<double[][]> pairs(Session session, int variant) {
        List<double[][]> pairs = new ArrayList<>();
        for (int benchmark : whole(session)) {
            pairs.add(session.pairs(benchmark, BASE, variant, Metric.CPU));
        }
        return pairs;
    }

    /** The suspects of the first stage that a second, of fresh runs, finds again. */
    private Set<Integer> confirmed(Session session, Meter meter) throws IOException, BrokenProgram {
        List<Integer> suspects = new ArrayList<>();
        Verdict.Rule rule = new Verdict.Rule(file.limits().cpu(), file.limits().cpu());
        for (int benchmark : whole(session)) {
            if (rule.of(session.ratio(benchmark, BASE, HEAD, Metric.CPU)) == Verdict.SLOWER) {
                suspects.add(benchmark);
            }
        }
        if (suspects.isEmpty()) {
            return Set.of();
        }
        Session fresh = subset(session, suspects);
        meter.rounds(fresh, Interleaver.Plan.rounds(CONFIRMING, Metric.CPU, seed + 1));
        double[] p = new double[suspects.size()];
        Arrays.setAll(p, i -> slowerThanTolerated(fresh.pairs(i, BASE, HEAD, Metric.CPU)));
        boolean[] rejected = Suite.holm(p, ALPHA);
        Set<Integer> confirmed = new HashSet<>();
        for (int i = 0; i < p.length; i++) {
            Cell fallen = fallen(fresh, i);
            if (fallen != null) {
                session.broke(session.cell(suspects.get(i), fallen.variant()), fallen.because());
            }
            boolean again = rejected[i] && fallen == null && fresh.ratio(i, BASE, HEAD, Metric.CPU).low() > 1 + file.limits().cpu();
            if (again) {
                confirmed.add(suspects.get(i));
            }
        }
        notes.add("second stage: " + confirmed.size() + " of " + suspects.size() + " suspects confirmed in " + CONFIRMING + " fresh rounds");
        return confirmed;
    }

    /** One-sided: that the ratio is above what is tolerated. */
    private double slowerThanTolerated(double[][] pairs) {
        double[] excess = new double[pairs[0].length];
        Arrays.setAll(excess, i -> Math.log(pairs[1][i] / pairs[0][i]) - Math.log1p(file.limits().cpu()));
        boolean nothing = Arrays.stream(excess).allMatch(value -> value == 0) || excess.length == 0;
        return nothing ? 1 : WilcoxonSignedRankTest.withDefaults().with(AlternativeHypothesis.GREATER_THAN).test(excess).getPValue();
    }

    private static Session subset(Session session, List<Integer> benchmarks) {
        Map<Integer, Integer> place = new HashMap<>();
        benchmarks.forEach(benchmark -> place.put(benchmark, place.size()));
        List<Cell> cells = session.header().cells().stream().filter(cell -> place.containsKey(cell.benchmark()))
                .map(cell -> new Cell(place.get(cell.benchmark()), cell.variant(), cell.command(), cell.binary(), cell.hash(), cell.code(), cell.state(), cell.because()))
                .toList();
        Session.Header header = session.header();
        return new Session(new Session.Header(header.schema(), header.id(), header.host(), benchmarks.stream().map(header.benchmarks()::get).toList(), header.variants(), cells));
    }
}
