package tsubame.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The files of {@code src/test/ir}. What is to be done stands in verbs at the top of each:
 *
 * <pre>
 * ; class a/B extends a/A implements a/I    a class of the program
 * ; verify                                  the functions are as "; error: …" comments on their lines say
 * ; pass NAME [NAME…]                       what the passes make of each function is what stands below "; ==>"
 * ; evaluate a/B.f(II)I (1, 2) = 3          also: throws C, panics "…", is undefined: …; again after the passes
 * </pre>
 *
 * A runtime entry or function outside the program gives the sum of its arguments' hashes; {@code raise} throws.
 * {@code -Dgolden=update} rewrites what stands below "; ==>".
 */
class FileTest {
    private static final Path FOLDER = Path.of(System.getProperty("tsubame.root", ".."), "ir/src/test/ir");

    @TestFactory
    List<DynamicTest> files() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        try (Stream<Path> files = Files.list(FOLDER)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".ir")).sorted().toList()) {
                tests.add(DynamicTest.dynamicTest(file.getFileName().toString(), () -> run(file)));
            }
        }
        assertTrue(tests.size() > 5, () -> "no files in " + FOLDER);
        return tests;
    }

    private static void run(Path file) throws IOException {
        String text = Files.readString(file);
        String updated = new IrFile(text).run();
        if ("update".equals(System.getProperty("golden"))) Files.writeString(file, updated);
        else assertEquals(text, updated);
    }
}
