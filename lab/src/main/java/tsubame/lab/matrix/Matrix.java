package tsubame.lab.matrix;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tsubame.lab.inspect.CodeCount;
import tsubame.lab.inspect.MachineCode;
import tsubame.lab.session.Benchmark;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.session.Cell;
import tsubame.lab.session.Exact;
import tsubame.lab.session.Session;
import tsubame.lab.session.Variant;
import tsubame.lab.target.Store;
import tsubame.lab.target.Target;
import tsubame.lab.target.Targets;

/**
 * A matrix as a session: a variant for each combination of levels, a cell for each benchmark of each. A cell that is excluded or does not
 * build is a cell all the same, with its reason. Machine code is looked at before anything is timed.
 */
public final class Matrix {
    /** A claim that does not hold: the cell is timed, and is not what it says. */
    public record Violation(int variant, MatrixFile.Check check, long count) {}

    private final MatrixFile file;
    private final List<Design.Planned> planned;
    private final List<Violation> violations = new ArrayList<>();
    private Session session;

    public Matrix(MatrixFile file) {
        this.file = file;
        this.planned = Design.of(file);
    }

    public MatrixFile file() {
        return file;
    }

    public Session session() {
        return session;
    }

    public List<Violation> violations() {
        return violations;
    }

    public List<Design.Planned> planned() {
        return planned;
    }

    /** Builds all cells; {@code said} hears which is being built. */
    public Session build(Targets targets, Store store, Map<String, String> host, java.util.function.Consumer<String> said) throws IOException {
        CellBuilder builder = new CellBuilder(file, targets, store);
        List<Benchmark> benchmarks = new ArrayList<>();
        for (MatrixFile.Item item : file.benchmarks()) {
            benchmarks.add(new Benchmark(item.id(), item.arguments(), item.input() == null ? null : file.folder().resolve(item.input()).toString(), null));
        }
        List<Variant> variants = new ArrayList<>();
        List<Cell> cells = new ArrayList<>();
        for (Design.Planned plan : ordered()) {
            Map<String, String> facts = Map.of();
            for (int benchmark = 0; benchmark < benchmarks.size(); benchmark++) {
                said.accept(plan.name());
                try {
                    Target target = plan.because() == null ? builder.build(file.benchmarks().get(benchmark), plan.levels()) : null;
                    cells.add(target == null ? failed(benchmark, variants.size(), Cell.EXCLUDED, plan.because()) : cell(benchmark, variants.size(), target));
                    facts = target == null ? facts : target.facts();
                } catch (BrokenProgram failure) {
                    cells.add(failed(benchmark, variants.size(), Cell.BUILD_FAILED, failure.reason()));
                }
            }
            variants.add(new Variant(plan.name(), plan.name(), plan.levels(), facts, false));
        }
        session = new Session(new Session.Header(Session.SCHEMA, "matrix", host, benchmarks, variants, cells));
        return session;
    }

    /** The baseline first: ratios are to it. */
    private List<Design.Planned> ordered() {
        List<Design.Planned> order = new ArrayList<>(planned);
        order.sort((a, b) -> Boolean.compare(!isBaseline(a.levels()), !isBaseline(b.levels())));
        return order;
    }

    public boolean isBaseline(Map<String, String> levels) {
        return file.factors().values().stream().allMatch(factor -> factor.baseline().equals(levels.get(factor.name())));
    }

    private Cell cell(int benchmark, int variant, Target target) {
        List<String> command = new ArrayList<>(target.command());
        command.addAll(file.benchmarks().get(benchmark).arguments());
        return new Cell(benchmark, variant, command, target.binary() == null ? null : target.binary().toString(), target.hash(), target.code(), Cell.OK, "");
    }

    private static Cell failed(int benchmark, int variant, String state, String because) {
        return new Cell(benchmark, variant, List.of(), null, null, null, state, because);
    }

    /** Counts what the file expects of the machine code, as exact figures, and remembers what does not hold. */
    public void inspect() throws IOException {
        Map<String, MachineCode> codes = new LinkedHashMap<>();
        for (Cell cell : session.header().cells()) {
            if (!cell.runs() || cell.binary() == null || cell.benchmark() != 0 || file.checks().isEmpty()) {
                continue;
            }
            if (!codes.containsKey(cell.binary())) {
                codes.put(cell.binary(), MachineCode.read(Path.of(cell.binary())));
            }
            for (MatrixFile.Check check : file.checks()) {
                long count = CodeCount.of(check.count(), codes.get(cell.binary()).matching(check.symbol()));
                String metric = metric(check);
                if (Double.isNaN(session.exact(0, cell.variant(), metric))) {
                    session.add(new Exact(0, cell.variant(), metric, count, 0));
                }
                if (check.when().covers(session.variants().get(cell.variant()).factors()) && !check.expectation().holds(count)) {
                    violations.add(new Violation(cell.variant(), check, count));
                }
            }
        }
    }

    static String metric(MatrixFile.Check check) {
        return check.count() + " in " + check.symbol();
    }

    /** The index of the variant with those levels, or -1. */
    public int variant(Map<String, String> levels) {
        for (int i = 0; i < session.variants().size(); i++) {
            if (session.variants().get(i).factors().equals(levels)) {
                return i;
            }
        }
        return -1;
    }

    public boolean runs(int benchmark, int variant) {
        Cell cell = variant < 0 ? null : session.cell(benchmark, variant);
        return cell != null && cell.runs();
    }

    /** A cell's state in words, for who asks what is missing. */
    public String state(Map<String, String> levels) {
        int variant = variant(levels);
        Cell cell = variant < 0 ? null : session.cell(0, variant);
        return cell == null ? null : cell.runs() ? "measured" : cell.state() + ": " + cell.because();
    }
}
