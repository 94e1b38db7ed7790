package tsubame.testkit.test262;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The committed list of tests that are known to fail: lines that begin with {@code #} say why those after them do, each other line is a
 * path, or a folder, which ends in a slash. A failure that is not listed is a regression; a listed test that passes is reported too, so
 * that the list cannot rot.
 */
final class Expectations {
    private static final String UNEXPLAINED = "# Not explained yet";

    private final List<String> lines;

    private Expectations(List<String> lines) {
        this.lines = lines;
    }

    /** Empty if there is no such file. */
    static Expectations read(Path file) throws IOException {
        return new Expectations(Files.exists(file) ? Files.readAllLines(file) : List.of());
    }

    boolean contains(String path) {
        for (String line : lines) {
            if (line.endsWith("/") ? path.startsWith(line) : line.equals(path)) {
                return true;
            }
        }
        return false;
    }

    /** Writes the list without the tests that pass now, and with those that fail now, whose reason is to be written by hand. */
    void update(Path file, List<String> tests, SortedSet<String> failures) throws IOException {
        SortedSet<String> passing = new TreeSet<>(tests);
        passing.removeAll(failures);
        List<String> kept = new ArrayList<>(lines);
        kept.removeIf(passing::contains);
        List<String> added = failures.stream().filter(path -> !contains(path)).toList();
        if (!added.isEmpty()) {
            kept.add(UNEXPLAINED);
            kept.addAll(added);
        }
        Files.write(file, kept);
    }
}
