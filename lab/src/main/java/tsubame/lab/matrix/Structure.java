package tsubame.lab.matrix;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the matrix can and cannot tell apart, from which cells there are: factors that change together (aliased), factors that change nothing
 * (inert), and facts that no declared factor explains.
 */
public final class Structure {
    private final Matrix matrix;
    private final List<Integer> cells = new ArrayList<>();

    public Structure(Matrix matrix) {
        this.matrix = matrix;
        for (int variant = 0; variant < matrix.session().variants().size(); variant++) {
            if (matrix.runs(0, variant)) {
                cells.add(variant);
            }
        }
    }

    private Map<String, String> levels(int variant) {
        return matrix.session().variants().get(variant).factors();
    }

    /** Effects that cannot be separated by any statistics: columns of the indicator matrix that depend on those before them. */
    public List<String> aliased() {
        List<double[]> independent = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        double[] ones = new double[cells.size()];
        java.util.Arrays.fill(ones, 1);
        reduce(ones, independent);
        for (MatrixFile.Factor factor : matrix.file().factors().values()) {
            for (String level : factor.levels()) {
                double[] column = cells.stream().mapToDouble(cell -> levels(cell).get(factor.name()).equals(level) ? 1 : 0).toArray();
                boolean occurs = java.util.Arrays.stream(column).anyMatch(value -> value != 0);
                boolean first = level.equals(factor.baseline());
                if (occurs && !first && !reduce(column, independent)) {
                    lines.add(factor.name() + "=" + level + " cannot be told apart from the other factors in the cells that there are");
                }
            }
        }
        lines.addAll(companions());
        return lines;
    }

    /** Gauss: subtracts what is known; keeps the rest if there is one. */
    private static boolean reduce(double[] column, List<double[]> independent) {
        double[] rest = column.clone();
        for (double[] known : independent) {
            int pivot = 0;
            while (Math.abs(known[pivot]) < 1e-9) {
                pivot++;
            }
            double factor = rest[pivot] / known[pivot];
            for (int i = 0; i < rest.length; i++) {
                rest[i] -= factor * known[i];
            }
        }
        boolean remains = java.util.Arrays.stream(rest).anyMatch(value -> Math.abs(value) > 1e-9);
        if (remains) {
            independent.add(rest);
        }
        return remains;
    }

    /** Levels that occur with some levels of another factor only. */
    private List<String> companions() {
        List<String> lines = new ArrayList<>();
        for (MatrixFile.Factor factor : matrix.file().factors().values()) {
            for (MatrixFile.Factor other : matrix.file().factors().values()) {
                for (String level : factor == other ? List.<String>of() : factor.levels()) {
                    Set<String> with = new LinkedHashSet<>();
                    cells.stream().filter(cell -> levels(cell).get(factor.name()).equals(level)).forEach(cell -> with.add(levels(cell).get(other.name())));
                    if (with.size() == 1 && other.levels().size() > 1) {
                        lines.add(factor.name() + "=" + level + " only occurs with " + other.name() + "=" + String.join(", ", with));
                    }
                }
            }
        }
        return lines;
    }

    /** Factors that change no machine code wherever they vary alone. */
    public List<String> inert() {
        List<String> lines = new ArrayList<>();
        for (MatrixFile.Factor factor : matrix.file().factors().values()) {
            int pairs = 0;
            int same = 0;
            for (int a : cells) {
                for (int b : cells) {
                    if (a < b && onlyDifference(a, b).equals(factor.name()) && matrix.session().cell(0, a).code() != null) {
                        pairs++;
                        same += matrix.session().cell(0, a).code().equals(matrix.session().cell(0, b).code()) ? 1 : 0;
                    }
                }
            }
            if (pairs > 0 && same == pairs) {
                lines.add(factor.name() + " is inert: it changes no machine code in any of " + pairs + " pairs of cells");
            } else if (pairs > 0 && same > 0) {
                lines.add(factor.name() + " changes nothing in " + same + " of " + pairs + " pairs of cells, whose code is identical");
            }
            if (pairs == 0) {
                lines.add(factor.name() + " never varies alone: nothing can be said of it");
            }
        }
        return lines;
    }

    /** The one factor in which two cells differ; empty if it is not one. */
    private String onlyDifference(int a, int b) {
        List<String> names = matrix.file().factors().keySet().stream().filter(name -> !levels(a).get(name).equals(levels(b).get(name))).toList();
        return names.size() == 1 ? names.getFirst() : "";
    }

    /** Observed facts that are no function of any one declared factor's level: differences that nobody declared. */
    public List<String> unexplained() {
        Set<String> facts = new TreeSet<>();
        cells.forEach(cell -> facts.addAll(matrix.session().variants().get(cell).facts().keySet()));
        List<String> lines = new ArrayList<>();
        for (String fact : facts) {
            if (fact.startsWith("build.") || fact.startsWith("flags")) {
                continue; // the command and its flags are what the factors are put into
            }
            long values = cells.stream().map(cell -> String.valueOf(value(cell, fact))).distinct().count();
            boolean explained = matrix.file().factors().keySet().stream().anyMatch(factor -> isFunction(fact, factor));
            if (values > 1 && !explained) {
                lines.add("undeclared difference: " + fact + " varies and is explained by no single factor");
            }
        }
        return lines;
    }

    private String value(int cell, String fact) {
        return matrix.session().variants().get(cell).facts().get(fact);
    }

    private boolean isFunction(String fact, String factor) {
        Map<String, String> values = new LinkedHashMap<>();
        for (int cell : cells) {
            String value = String.valueOf(value(cell, fact));
            String before = values.putIfAbsent(levels(cell).get(factor), value);
            if (before != null && !before.equals(value)) {
                return false;
            }
        }
        return true;
    }
}
