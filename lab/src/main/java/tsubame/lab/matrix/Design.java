package tsubame.lab.matrix;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which combinations of levels are to be there: all, each factor alone off the baseline, enough for all pairs of levels to occur, or those that
 * are listed. Excluded ones stay in the list, with their reason.
 */
public final class Design {
    /** @param because the reason of its exclusion; null if it is not excluded */
    public record Planned(Map<String, String> levels, String because) {
        /** The levels in the order of the factors, as a name. */
        public String name() {
            return String.join("/", levels.values());
        }
    }

    private Design() {}

    public static List<Planned> of(MatrixFile file) {
        List<Map<String, String>> all = product(List.copyOf(file.factors().values()));
        List<Map<String, String>> chosen = switch (file.design()) {
            case "one-at-a-time" -> all.stream().filter(cell -> offBaseline(cell, file) <= 1).toList();
            case "pairwise" -> pairwise(all);
            case "list" -> List.of();
            default -> all;
        };
        List<Planned> planned = new ArrayList<>();
        for (Map<String, String> cell : chosen) {
            String because = file.excluded().stream().filter(rule -> rule.covers(cell)).map(MatrixFile.Rule::because).findFirst().orElse(null);
            planned.add(new Planned(cell, because));
        }
        for (MatrixFile.Rule rule : file.included()) {
            for (Map<String, String> cell : all) {
                boolean meant = rule.covers(cell) && file.factors().values().stream().allMatch(f -> rule.levels().containsKey(f.name()) || cell.get(f.name()).equals(f.baseline()));
                if (meant) {
                    planned.removeIf(other -> other.levels.equals(cell));
                    planned.add(new Planned(cell, null));
                }
            }
        }
        return planned;
    }

    private static int offBaseline(Map<String, String> cell, MatrixFile file) {
        return (int) file.factors().values().stream().filter(factor -> !cell.get(factor.name()).equals(factor.baseline())).count();
    }

    private static List<Map<String, String>> product(List<MatrixFile.Factor> factors) {
        List<Map<String, String>> cells = new ArrayList<>(List.of(Map.of()));
        for (MatrixFile.Factor factor : factors) {
            List<Map<String, String>> longer = new ArrayList<>();
            for (Map<String, String> cell : cells) {
                for (String level : factor.levels()) {
                    Map<String, String> with = new LinkedHashMap<>(cell);
                    with.put(factor.name(), level);
                    longer.add(with);
                }
            }
            cells = longer;
        }
        return cells;
    }

    /** Greedily: always the cell that shows the most pairs of levels that were not there yet. */
    private static List<Map<String, String>> pairwise(List<Map<String, String>> all) {
        Set<String> missing = new LinkedHashSet<>();
        all.forEach(cell -> missing.addAll(pairs(cell)));
        List<Map<String, String>> chosen = new ArrayList<>();
        while (!missing.isEmpty()) {
            Map<String, String> best = null;
            long most = 0;
            for (Map<String, String> cell : all) {
                long news = pairs(cell).stream().filter(missing::contains).count();
                if (news > most) {
                    most = news;
                    best = cell;
                }
            }
            chosen.add(best);
            pairs(best).forEach(missing::remove);
        }
        return chosen;
    }

    private static List<String> pairs(Map<String, String> cell) {
        List<String> pairs = new ArrayList<>();
        List<String> names = List.copyOf(cell.keySet());
        for (int i = 0; i < names.size(); i++) {
            for (int j = i; j < names.size(); j++) { // a factor with itself: a single factor's levels too
                pairs.add(names.get(i) + "=" + cell.get(names.get(i)) + "&" + names.get(j) + "=" + cell.get(names.get(j)));
            }
        }
        return pairs;
    }
}
