package tsubame.testkit.test262;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The committed list of tests that are known to fail, one path a line, sorted. A failure that is not listed is a
 * regression; a listed test that passes is reported too, so that the list cannot rot.
 */
final class Expectations {
    private Expectations() {}

    static SortedSet<String> read(Path file) throws IOException {
        SortedSet<String> paths = new TreeSet<>();
        for (String line : Files.readAllLines(file)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                paths.add(line.strip());
            }
        }
        return paths;
    }

    static void write(Path file, Collection<String> failures) throws IOException {
        StringBuilder text = new StringBuilder("# Tests of test262 that are known to fail. Written by testkit/test262.sh --update.\n");
        for (String path : new TreeSet<>(failures)) {
            text.append(path).append('\n');
        }
        Files.writeString(file, text);
    }
}
