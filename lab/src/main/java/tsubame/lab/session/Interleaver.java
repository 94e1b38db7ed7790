package tsubame.lab.session;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import tsubame.lab.statistics.Bootstrap;
import tsubame.lab.statistics.Ratio;
import tsubame.lab.statistics.Summary;

/**
 * Randomised, interleaved rounds: in each, every variant of a benchmark runs once, in a random order, and so do the benchmarks that are not
 * finished. What disturbs the machine for longer than a run disturbs all variants alike. A benchmark is finished when its intervals
 * are narrow enough, or the budget is spent; never because a difference has become visible.
 */
public final class Interleaver {
    /**
     * When to stop.
     *
     * @param warmups runs of each cell before the first round
     * @param precision the half-width of all intervals at which a benchmark is finished
     * @param primary the metric whose intervals count
     */
    public record Plan(int warmups, int leastRounds, int mostRounds, double precision, Duration budget, Metric primary, long seed) {
        /** So many times as many rounds. */
        public Plan times(int factor) {
            return new Plan(warmups * factor, leastRounds * factor, mostRounds * factor, precision, budget, primary, seed);
        }

        public static Plan rounds(int rounds, Metric primary, long seed) {
            return new Plan(0, rounds, rounds, 0, Duration.ofDays(1), primary, seed);
        }
    }

    /** Who watches; called between runs only. */
    public interface Watcher {
        void round(Session session, int benchmark, int round, long secondsLeft);
    }

    private final Session session;
    private final Sampler sampler;
    private final SessionLog log;
    private final Plan plan;
    private final Random random;
    private boolean goesOn;
    private Sampler partner;
    private volatile boolean stopped;

    /** @param log null to keep nothing */
    public Interleaver(Session session, Sampler sampler, SessionLog log, Plan plan) {
        this.session = session;
        this.sampler = sampler;
        this.log = log;
        this.plan = plan;
        this.random = new Random(plan.seed);
    }

    /** Lets a cell that breaks fall out, and the others go on; else the first one ends everything. */
    public Interleaver goingOn(boolean on) {
        goesOn = on;
        return this;
    }

    /** Measures in {@link Duet}s: a round is then one of those, of the first variant with each of the others in turn. */
    public Interleaver withPartner(Sampler other) {
        partner = other;
        return this;
    }

    /** Lets the present run end and no other begin. */
    public void stop() {
        stopped = true;
    }

    public boolean stopped() {
        return stopped;
    }

    /** Runs until all benchmarks are finished; gives whether the budget ended it. */
    public boolean run(Watcher watcher) throws IOException, BrokenProgram {
        long end = System.nanoTime() + plan.budget.toNanos();
        int benchmarks = session.benchmarks().size();
        for (int warmup = 0; warmup < plan.warmups && !stopped; warmup++) {
            for (int benchmark : shuffled(benchmarks)) {
                round(benchmark, warmup - plan.warmups);
            }
        }
        BitSet open = new BitSet();
        open.set(0, benchmarks);
        boolean late = false;
        for (int round = 0; !open.isEmpty() && !stopped && !late; round++) {
            for (int benchmark : shuffled(benchmarks)) {
                late = round >= plan.leastRounds && System.nanoTime() > end;
                if (!open.get(benchmark) || stopped || late) {
                    continue;
                }
                round(benchmark, round);
                watcher.round(session, benchmark, round + 1, (end - System.nanoTime()) / 1_000_000_000);
                open.set(benchmark, !finished(benchmark, round + 1));
            }
        }
        return late;
    }

    private void round(int benchmark, int round) throws IOException, BrokenProgram {
        List<Cell> cells = new ArrayList<>(session.header().cells().stream().filter(cell -> cell.benchmark() == benchmark && cell.runs()).toList());
        List<Run> runs = new ArrayList<>();
        if (partner != null && cells.size() > 1) {
            Cell second = cells.get(1 + Math.floorMod(round, cells.size() - 1));
            boolean swapped = Math.floorMod(Math.floorDiv(round, cells.size() - 1), 2) == 1;
            runs.addAll(new Duet(sampler, partner).run(cells.getFirst(), second, session.benchmarks().get(benchmark), round, swapped));
            cells.clear();
        }
        Collections.shuffle(cells, random);
        for (int position = 0; position < cells.size(); position++) {
            if (stopped) {
                return;
            }
            try {
                runs.add(sampler.run(cells.get(position), session.benchmarks().get(benchmark), round, position));
            } catch (BrokenProgram failure) {
                fallsOut(cells.get(position), failure);
            }
        }
        for (Run run : runs) {
            session.add(run);
            if (log != null) {
                log.add(run);
            }
        }
    }

    private void fallsOut(Cell cell, BrokenProgram failure) throws IOException, BrokenProgram {
        if (!goesOn) {
            throw failure;
        }
        session.broke(cell, failure.brief());
        if (log != null) {
            log.warn(session.benchmarks().get(cell.benchmark()).id() + ", " + session.variants().get(cell.variant()).label() + ": " + failure.brief());
        }
    }

    private boolean finished(int benchmark, int rounds) {
        if (rounds >= plan.mostRounds || session.header().cells().stream().noneMatch(cell -> cell.benchmark() == benchmark && cell.runs())) {
            return true;
        }
        return rounds >= plan.leastRounds && precision(benchmark) <= plan.precision;
    }

    /** The widest half-width among the ratios to the first variant that runs; of a variant alone, that of its median. */
    private double precision(int benchmark) {
        int[] variants = session.header().cells().stream().filter(cell -> cell.benchmark() == benchmark && cell.runs()).mapToInt(Cell::variant).toArray();
        double widest = 0;
        for (int i = 1; i < variants.length; i++) {
            widest = Math.max(widest, session.ratio(benchmark, variants[0], variants[i], plan.primary).halfWidth());
        }
        if (variants.length == 1) {
            double[] values = session.values(benchmark, variants[0], plan.primary);
            double[] ends = Bootstrap.ofMedian(values, Ratio.LEVEL);
            widest = (ends[1] - ends[0]) / 2 / Summary.median(values);
        }
        return Double.isNaN(widest) ? Double.POSITIVE_INFINITY : widest;
    }

    private List<Integer> shuffled(int count) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            order.add(i);
        }
        Collections.shuffle(order, random);
        return order;
    }
}
