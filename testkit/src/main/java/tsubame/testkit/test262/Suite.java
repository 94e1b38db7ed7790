package tsubame.testkit.test262;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The test files of a checkout of test262, in the order of their paths. */
final class Suite {
    private Suite() {}

    /**
     * Paths of the tests under {@code test/} that lie in one of the folders, or are one of the files, named.
     *
     * @param selections paths relative to {@code test/}, such as {@code language/expressions}
     * @param stride only each stride-th file is taken, for a quick sample; 1 for all
     */
    static List<String> paths(Path checkout, List<String> selections, int stride) throws IOException {
        List<String> all;
        try (Stream<Path> files = Files.walk(checkout.resolve("test"))) {
            all = files.map(file -> checkout.relativize(file).toString().replace('\\', '/'))
                    .filter(Suite::isTest)
                    .filter(path -> selections.stream().anyMatch(selection -> isUnder(path, "test/" + selection)))
                    .sorted()
                    .toList();
        }
        return Stream.iterate(0, i -> i < all.size(), i -> i + stride).map(all::get).toList();
    }

    private static boolean isUnder(String path, String selection) {
        return path.equals(selection) || path.startsWith(selection.endsWith("/") ? selection : selection + "/");
    }

    /** Fixtures are modules that tests import; they are no tests. */
    private static boolean isTest(String path) {
        return path.endsWith(".js") && !path.contains("_FIXTURE");
    }
}
