package tsubame.testkit.test262;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The per-folder table of a run. */
final class Report {
    private Report() {}

    /** Rows of folders at the given depth below {@code test/}; a total in the end. */
    static String table(List<String> tests, SortedMap<String, String> failures, int depth) {
        Map<String, int[]> rows = new TreeMap<>();
        for (String path : tests) {
            int[] row = rows.computeIfAbsent(folder(path, depth), folder -> new int[2]);
            row[0]++;
            row[1] += failures.containsKey(path) ? 0 : 1;
        }
        StringBuilder out = new StringBuilder();
        out.append(String.format("%-56s %7s %7s %8s%n", "folder", "tests", "passed", ""));
        rows.forEach((folder, row) -> line(out, folder, row[0], row[1]));
        line(out, "total", tests.size(), tests.size() - failures.size());
        return out.toString();
    }

    private static void line(StringBuilder out, String folder, int tests, int passed) {
        out.append(String.format("%-56s %7d %7d %7.2f%%%n", folder, tests, passed, tests == 0 ? 100.0 : 100.0 * passed / tests));
    }

    private static String folder(String path, int depth) {
        String[] parts = path.split("/");
        StringBuilder folder = new StringBuilder();
        for (int i = 1; i < parts.length - 1 && i <= depth; i++) {
            folder.append(i == 1 ? "" : "/").append(parts[i]);
        }
        return folder.toString();
    }
}
