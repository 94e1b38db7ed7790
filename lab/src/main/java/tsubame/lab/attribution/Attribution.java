package tsubame.lab.attribution;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Whether the difference between two variants can be put down to something. Two factors that changed together share the credit, and no
 * statistics can divide it: only the cells between them can.
 *
 * @param factors declared factors in which the two differ
 * @param facts observed facts in which they differ and which no declared factor explains
 * @param between the cells that would separate the factors, with what is known of each
 */
public record Attribution(List<String> factors, List<String> facts, List<Between> between) {
    /** A cell on a path from one variant to the other, changing some of the factors. */
    public record Between(Map<String, String> factors, String state) {}

    /** What is known of a cell: its state, or null if it is in no list. */
    public interface Known {
        String state(Map<String, String> factors);
    }

    public static Attribution of(Map<String, String> factorsA, Map<String, String> factsA, Map<String, String> factorsB, Map<String, String> factsB,
            Known known) {
        List<String> factors = differing(factorsA, factorsB);
        List<String> facts = differing(factsA, factsB).stream().filter(fact -> !fact.startsWith("revision")).toList();
        List<Between> between = factors.size() < 2 ? List.of() : between(factors, factorsA, factorsB, known);
        // With a declared factor, observed facts are its doing until a whole matrix shows otherwise (Explained).
        return new Attribution(factors, factors.isEmpty() ? facts : List.of(), between);
    }

    private static List<String> differing(Map<String, String> a, Map<String, String> b) {
        TreeSet<String> names = new TreeSet<>(a.keySet());
        names.addAll(b.keySet());
        return names.stream().filter(name -> !java.util.Objects.equals(a.get(name), b.get(name))).toList();
    }

    /** The 2^k − 2 cells that take some of the factors from the one and the others from the other; at most as many as can be read. */
    private static List<Between> between(List<String> factors, Map<String, String> a, Map<String, String> b, Known known) {
        List<Between> cells = new ArrayList<>();
        int all = 1 << Math.min(factors.size(), 4);
        for (int mask = 1; mask < all - 1; mask++) {
            Map<String, String> cell = new TreeMap<>(a);
            for (int i = 0; i < factors.size(); i++) {
                if ((mask >> i & 1) != 0) {
                    cell.put(factors.get(i), b.get(factors.get(i)));
                }
            }
            String state = known.state(cell);
            cells.add(new Between(cell, state == null ? "missing" : state));
        }
        return cells;
    }

    public boolean confounded() {
        return factors.size() > 1;
    }

    /** Lines for a screen; none if the difference is clean. */
    public List<String> lines(Map<String, String> factsA, Map<String, String> factsB) {
        List<String> lines = new ArrayList<>();
        if (confounded()) {
            lines.add("CONFOUNDED: " + factors.size() + " factors differ (" + String.join(", ", factors) + "). The ratio belongs to none of them alone.");
            for (Between cell : between) {
                lines.add("  to separate them: " + words(cell.factors(), factors) + " · " + cell.state());
            }
        }
        for (String fact : facts) {
            lines.add("undeclared difference: " + fact + " " + shortened(factsA.get(fact)) + " / " + shortened(factsB.get(fact)));
        }
        return lines;
    }

    private static String words(Map<String, String> cell, List<String> factors) {
        Map<String, String> shown = new LinkedHashMap<>();
        factors.forEach(factor -> shown.put(factor, cell.get(factor)));
        return shown.toString();
    }

    private static String shortened(String fact) {
        String text = fact == null ? "(not there)" : fact.replace('\n', ' ');
        return text.length() > 60 ? text.substring(0, 59) + "…" : text;
    }
}
