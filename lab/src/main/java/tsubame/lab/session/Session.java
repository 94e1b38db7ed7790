package tsubame.lab.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tsubame.lab.statistics.Layouts;
import tsubame.lab.statistics.Ratio;

/**
 * All that was measured in one go: what, on which host, every run and every exact figure. Questions about pairs are answered here, from
 * complete rounds alone. Grows while measuring; a {@link SessionLog} writes along.
 */
public final class Session {
    public static final String SCHEMA = "tsubame-lab/1";

    /** What is known before the first run. */
    public record Header(String schema, String id, Map<String, String> host, List<Benchmark> benchmarks, List<Variant> variants, List<Cell> cells) {}

    private Header header;
    private final List<Run> runs = new ArrayList<>();
    private final List<Exact> exact = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();

    public Session(Header header) {
        this.header = header;
    }

    public Header header() {
        return header;
    }

    public List<Benchmark> benchmarks() {
        return header.benchmarks();
    }

    public List<Variant> variants() {
        return header.variants();
    }

    public List<Run> runs() {
        return Collections.unmodifiableList(runs);
    }

    public List<Exact> exact() {
        return Collections.unmodifiableList(exact);
    }

    public List<String> warnings() {
        return Collections.unmodifiableList(warnings);
    }

    public void add(Run run) {
        runs.add(run);
    }

    public void add(Exact figure) {
        exact.add(figure);
    }

    public void warn(String warning) {
        if (!warnings.contains(warning)) {
            warnings.add(warning);
        }
    }

    /** A cell that does not run after all: it stays, with the reason, and is measured no more. */
    public void broke(Cell cell, String because) {
        Cell broken = new Cell(cell.benchmark(), cell.variant(), cell.command(), cell.binary(), cell.hash(), cell.code(), Cell.BROKEN, because, cell.layouts());
        List<Cell> cells = header.cells().stream().map(one -> one.equals(cell) ? broken : one).toList();
        header = new Header(header.schema(), header.id(), header.host(), header.benchmarks(), header.variants(), cells);
    }

    /** The cell of a benchmark and a variant, or null. */
    public Cell cell(int benchmark, int variant) {
        return header.cells().stream().filter(cell -> cell.benchmark() == benchmark && cell.variant() == variant).findFirst().orElse(null);
    }

    /** The measured runs of a cell, in order; no warm-ups. */
    public List<Run> runs(int benchmark, int variant) {
        return runs.stream().filter(run -> run.benchmark() == benchmark && run.variant() == variant && !run.warmup()).toList();
    }

    public double[] values(int benchmark, int variant, Metric metric) {
        return runs(benchmark, variant).stream().mapToDouble(metric::of).toArray();
    }

    /** The values of two variants from the rounds in which both ran: {@code [0]} of a, {@code [1]} of b. */
    public double[][] pairs(int benchmark, int a, int b, Metric metric) {
        Map<Integer, Run> ofA = byRound(benchmark, a);
        Map<Integer, Run> ofB = byRound(benchmark, b);
        List<Integer> rounds = ofA.keySet().stream().filter(ofB::containsKey).toList();
        double[][] pairs = new double[2][rounds.size()];
        for (int i = 0; i < rounds.size(); i++) {
            pairs[0][i] = metric.of(ofA.get(rounds.get(i)));
            pairs[1][i] = metric.of(ofB.get(rounds.get(i)));
        }
        return pairs;
    }

    private Map<Integer, Run> byRound(int benchmark, int variant) {
        Map<Integer, Run> rounds = new TreeMap<>();
        runs(benchmark, variant).forEach(run -> rounds.put(run.round(), run));
        return rounds;
    }

    public Ratio ratio(int benchmark, int a, int b, Metric metric) {
        double[][] pairs = pairs(benchmark, a, b, metric);
        return layouts(benchmark) == 1 ? Ratio.paired(pairs[0], pairs[1]) : Layouts.ratio(pairsByLayout(benchmark, a, b, metric));
    }

    /** How many layouts of each program take turns. */
    public int layouts(int benchmark) {
        return header.cells().stream().filter(cell -> cell.benchmark() == benchmark).mapToInt(cell -> Math.max(1, cell.layouts().size())).max().orElse(1);
    }

    /** The pairs, apart by the layout that both had; without those of which there are none yet. */
    public List<double[][]> pairsByLayout(int benchmark, int a, int b, Metric metric) {
        Map<Integer, Run> ofA = byRound(benchmark, a);
        Map<Integer, Run> ofB = byRound(benchmark, b);
        List<double[][]> pairs = new ArrayList<>();
        int layouts = layouts(benchmark);
        for (int layout = 0; layout < layouts; layout++) {
            int one = layout;
            List<Integer> rounds = ofA.keySet().stream().filter(round -> ofB.containsKey(round) && round % layouts == one).toList();
            if (!rounds.isEmpty()) {
                pairs.add(new double[][] {rounds.stream().mapToDouble(round -> metric.of(ofA.get(round))).toArray(),
                    rounds.stream().mapToDouble(round -> metric.of(ofB.get(round))).toArray()});
            }
        }
        return pairs;
    }

    /** An exact figure; NaN if there is none. */
    public double exact(int benchmark, int variant, String metric) {
        return exact.stream().filter(figure -> figure.benchmark() == benchmark && figure.variant() == variant && figure.metric().equals(metric))
                .mapToDouble(Exact::value).findFirst().orElse(Double.NaN);
    }

    /** The names of the exact figures that there are, in the order in which they came. */
    public List<String> exactMetrics() {
        return exact.stream().map(Exact::metric).distinct().toList();
    }

    /** The control variant's index, or -1. */
    public int control() {
        for (int i = 0; i < variants().size(); i++) {
            if (variants().get(i).control()) {
                return i;
            }
        }
        return -1;
    }

    /** The rounds that a benchmark has complete. */
    public int rounds(int benchmark) {
        return (int) runs.stream().filter(run -> run.benchmark() == benchmark && !run.warmup()).mapToInt(Run::round).distinct().count();
    }

    /** Whether all runs of a benchmark printed the same and ended alike. */
    public boolean sameOutput(int benchmark) {
        return runs.stream().filter(run -> run.benchmark() == benchmark).map(run -> run.output() + ' ' + run.exit()).distinct().count() <= 1;
    }
}
