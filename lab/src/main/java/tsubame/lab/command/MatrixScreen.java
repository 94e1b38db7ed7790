package tsubame.lab.command;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import tsubame.lab.host.HostFacts;
import tsubame.lab.matrix.Effects;
import tsubame.lab.matrix.Matrix;
import tsubame.lab.matrix.MatrixFile;
import tsubame.lab.matrix.Structure;
import tsubame.lab.session.Cell;
import tsubame.lab.session.Exact;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Session;
import tsubame.lab.session.Variant;
import tsubame.lab.statistics.Ratio;
import tsubame.lab.text.Numbers;
import tsubame.lab.text.Table;

/** The screen of {@code matrix}: a table for each figure, with the levels of the largest factor as columns; then effects and what to beware of. */
final class MatrixScreen {
    private final Matrix matrix;
    private final Session session;
    private final MatrixFile.Factor across;
    private final List<String> lines = new ArrayList<>();

    private MatrixScreen(Matrix matrix) {
        this.matrix = matrix;
        this.session = matrix.session();
        this.across = matrix.file().factors().values().stream().max(Comparator.comparingInt(factor -> factor.levels().size())).orElseThrow();
    }

    static List<String> lines(Matrix matrix) {
        MatrixScreen screen = new MatrixScreen(matrix);
        screen.head();
        for (String metric : screen.session.exactMetrics()) {
            if (metric.contains(" in ")) {
                screen.table(0, metric, variant -> screen.count(variant, metric));
            }
        }
        for (int benchmark = 0; benchmark < screen.session.benchmarks().size(); benchmark++) {
            screen.benchmark(benchmark);
        }
        screen.structure();
        return screen.lines;
    }

    private void head() {
        long measured = session.header().cells().stream().filter(Cell::runs).count();
        lines.add("host  " + HostFacts.line(session.header().host()));
        lines.add(measured + " of " + session.header().cells().size() + " cells measured" + others());
        for (Cell cell : session.header().cells()) {
            if (cell.state().equals(Cell.BUILD_FAILED)) {
                lines.add("  not built: " + session.variants().get(cell.variant()).label() + ": " + cell.because());
            } else if (cell.state().equals(Cell.BROKEN)) {
                lines.add("  broken: " + session.variants().get(cell.variant()).label() + ": " + cell.because());
            }
        }
        if (!lines.getLast().isEmpty()) {
            lines.add("");
        }
    }

    private String others() {
        Map<String, Integer> reasons = new LinkedHashMap<>();
        session.header().cells().stream().filter(cell -> cell.state().equals(Cell.EXCLUDED)).forEach(cell -> reasons.merge(cell.because(), 1, Integer::sum));
        StringBuilder text = new StringBuilder();
        reasons.forEach((because, count) -> text.append(" · ").append(count).append(" excluded: ").append(because));
        return text.toString();
    }

    private void benchmark(int benchmark) {
        String id = session.benchmarks().size() > 1 ? session.benchmarks().get(benchmark).id() + ": " : "";
        if (session.exactMetrics().contains(Exact.INSTRUCTIONS)) {
            table(benchmark, id + "instructions, exact", variant -> {
                double value = session.exact(benchmark, variant, Exact.INSTRUCTIONS);
                return Double.isNaN(value) ? "not countable" : Numbers.count(value);
            });
        }
        Metric primary = matrix.file().measure().primary();
        int base = baseline();
        if (session.rounds(benchmark) > 0 && base >= 0) {
            table(benchmark, id + primary.word() + ", ratio to " + session.variants().get(base).label() + ", " + session.rounds(benchmark) + " rounds (* the 95 % interval excludes 1)",
                    variant -> ratio(benchmark, base, variant, primary));
        }
        if (session.rounds(benchmark) > 0) {
            lines.add(id + "effects");
            new Effects(matrix).lines(benchmark).forEach(line -> lines.add("  " + line));
            new Effects(matrix).baselineHealth(benchmark).forEach(line -> lines.add("! " + id + line));
        }
        if (!session.sameOutput(benchmark)) {
            lines.add("! " + id + "not all cells print the same: " + String.join(", ", CompareCommand.differentOutputs(session)));
        }
    }

    private String ratio(int benchmark, int base, int variant, Metric primary) {
        if (variant == base) {
            return "1";
        }
        Ratio ratio = session.ratio(benchmark, base, variant, primary);
        return Numbers.ratio(ratio.estimate()) + (ratio.excludesOne() ? "*" : "");
    }

    private int baseline() {
        for (int variant = 0; variant < session.variants().size(); variant++) {
            if (matrix.isBaseline(session.variants().get(variant).factors()) && matrix.runs(0, variant)) {
                return variant;
            }
        }
        return -1;
    }

    private String count(int variant, String metric) {
        double value = session.exact(0, variant, metric);
        boolean violated = matrix.violations().stream().anyMatch(violation -> violation.variant() == variant && metric.equals(violation.check().count() + " in "
                + violation.check().symbol()));
        return Double.isNaN(value) ? "–" : (violated ? "✗ " : "") + String.format(Locale.ROOT, "%.0f", value);
    }

    private void table(int benchmark, String title, IntFunction<String> value) {
        Table table = new Table(false);
        lines.add(title);
        List<String> head = new ArrayList<>(List.of(""));
        head.addAll(across.levels());
        table.row(head.toArray(new String[0]));
        for (String row : rows()) {
            List<String> cells = new ArrayList<>(List.of("  " + (row.isEmpty() ? "all" : row)));
            for (String level : across.levels()) {
                int variant = at(row, level);
                cells.add(variant < 0 ? "" : matrix.runs(benchmark, variant) ? value.apply(variant) : session.cell(benchmark, variant).state().equals(Cell.EXCLUDED) ? "·" : "failed");
            }
            table.row(cells.toArray(new String[0]));
        }
        lines.addAll(table.lines());
        lines.add("");
    }

    /** The combinations of the other factors, in the order of the cells. */
    private Set<String> rows() {
        Set<String> rows = new LinkedHashSet<>();
        matrix.planned().forEach(plan -> rows.add(rest(plan.levels())));
        return rows;
    }

    private String rest(Map<String, String> levels) {
        Map<String, String> others = new LinkedHashMap<>(levels);
        others.remove(across.name());
        return String.join("/", others.values());
    }

    private int at(String row, String level) {
        for (int variant = 0; variant < session.variants().size(); variant++) {
            Map<String, String> factors = session.variants().get(variant).factors();
            if (factors.get(across.name()).equals(level) && rest(factors).equals(row)) {
                return variant;
            }
        }
        return -1;
    }

    private void structure() {
        for (Matrix.Violation violation : matrix.violations()) {
            Variant variant = session.variants().get(violation.variant());
            lines.add("✗ cell " + variant.label() + " is not what it says: " + violation.count() + " " + violation.check().count() + " in " + violation.check().symbol() + ", "
                    + violation.check().expectation().text() + " expected → tsubame inspect " + session.cell(0, violation.variant()).binary() + " --symbol "
                    + violation.check().symbol());
        }
        Structure structure = new Structure(matrix);
        structure.aliased().forEach(line -> lines.add("! aliased: " + line));
        structure.inert().forEach(line -> lines.add("! " + line));
        structure.unexplained().forEach(line -> lines.add("! " + line));
        session.warnings().forEach(warning -> lines.add("! " + warning));
    }
}
