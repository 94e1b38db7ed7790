package tsubame.lab.gate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tsubame.lab.session.Benchmark;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.session.Cell;
import tsubame.lab.session.Interleaver;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Session;
import tsubame.lab.session.Variant;
import tsubame.lab.target.Target;

/** The present programs by exact figures, against those of an anchor: one run each, the same answer on every host and under any load. */
public final class AnchorGate {
    private final GateFile file;
    private final String counter;

    /** @param counter the version of what counts here */
    public AnchorGate(GateFile file, String counter) {
        this.file = file;
        this.counter = counter;
    }

    /** A session of the programs that were built. */
    public Session session(Map<String, Programs.Program> programs, Map<String, String> host) {
        List<Benchmark> benchmarks = new ArrayList<>();
        List<Cell> cells = new ArrayList<>();
        for (GateFile.Item item : file.benchmarks()) {
            Target target = programs.get(item.id()).target();
            if (target != null) {
                String input = item.input() == null ? null : file.folder().resolve(item.input()).toString();
                cells.add(new Cell(benchmarks.size(), 0, target.command(), target.binary() == null ? null : target.binary().toString(), target.hash(), target.code(),
                        Cell.OK, ""));
                benchmarks.add(new Benchmark(item.id(), item.arguments(), input, null));
            }
        }
        return new Session(new Session.Header(Session.SCHEMA, "anchor", host, benchmarks, List.of(Variant.plain("head", "head")), cells));
    }

    /** Counts, and gives the figures by benchmark and metric. */
    public TreeMap<String, TreeMap<String, Double>> figures(Session session, Gate.Meter meter) throws IOException, BrokenProgram {
        meter.rounds(session, Interleaver.Plan.rounds(1, Metric.CPU, 1));
        meter.count(session);
        TreeMap<String, TreeMap<String, Double>> figures = new TreeMap<>();
        session.exact().forEach(figure -> {
            String id = session.benchmarks().get(figure.benchmark()).id();
            if (file.limits().exact().containsKey(figure.metric()) && figure.value() > 0) { // nothing is so many times nothing
                figures.computeIfAbsent(id, name -> new TreeMap<>()).put(figure.metric(), figure.value());
            }
        });
        return figures;
    }

    /** Holds the figures against the anchor's. */
    public GateResult judge(Session session, Gate.Meter meter, Map<String, Programs.Program> programs, Anchor anchor) throws IOException, BrokenProgram {
        long begun = System.nanoTime();
        List<String> notes = new ArrayList<>();
        boolean comparable = counter.equals(anchor.counter());
        if (!comparable) {
            notes.add("the anchor was counted by " + anchor.counter() + ", and here counts " + counter + ": instructions do not compare; `tsubame lab anchor set` counts anew");
        }
        TreeMap<String, TreeMap<String, Double>> figures = figures(session, meter);
        Map<String, String> broken = new TreeMap<>();
        session.header().cells().stream().filter(cell -> !cell.runs()).forEach(cell -> broken.put(session.benchmarks().get(cell.benchmark()).id(), cell.because()));
        List<Outcome> outcomes = new ArrayList<>();
        Map<String, Map<String, Double>> exact = new LinkedHashMap<>();
        for (GateFile.Item item : file.benchmarks()) {
            Programs.Program program = programs.get(item.id());
            TreeMap<String, Double> before = anchor.figures().get(item.id());
            if (program.failure() != null) {
                outcomes.add(new Outcome(item.id(), Outcome.Kind.BROKEN, "not built: " + program.failure(), List.of()));
            } else if (broken.containsKey(item.id())) {
                outcomes.add(new Outcome(item.id(), Outcome.Kind.BROKEN, broken.get(item.id()), List.of()));
            } else if (before == null) {
                outcomes.add(new Outcome(item.id(), Outcome.Kind.NEW, "the anchor does not know it", List.of()));
            } else {
                exact.put(item.id(), ratios(before, figures.getOrDefault(item.id(), new TreeMap<>()), comparable));
                outcomes.add(Decision.of(new Decision.Signals(item.id(), exact.get(item.id()), null, false, false), file.limits(),
                        (metric, ratio) -> file.accepting(item.id(), metric, ratio, java.time.LocalDate.now()) != null));
            }
        }
        session.warnings().forEach(notes::add);
        return new GateResult("anchor " + anchor.revision() + " (" + anchor.because() + ")", "working tree", outcomes, Map.of(), exact, null, null, comparable,
                session.runs().size(), (System.nanoTime() - begun) / 1_000_000_000, notes, null, session);
    }

    private static Map<String, Double> ratios(TreeMap<String, Double> before, TreeMap<String, Double> after, boolean comparable) {
        Map<String, Double> ratios = new TreeMap<>();
        before.forEach((metric, value) -> {
            Double now = after.get(metric);
            boolean counted = metric.equals(tsubame.lab.session.Exact.INSTRUCTIONS);
            if (now != null && (comparable || !counted)) {
                ratios.put(metric, now.equals(value) ? 1 : now / value);
            }
        });
        return ratios;
    }
}
