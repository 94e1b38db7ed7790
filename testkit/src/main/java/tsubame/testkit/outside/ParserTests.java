package tsubame.testkit.outside;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tsubame.frontend.Compiler;
import tsubame.frontend.lower.LoweringOptions;
import tsubame.frontend.parser.Goal;
import tsubame.frontend.parser.Language;
import tsubame.frontend.source.SourceFile;

/**
 * Runs test262-parser-tests (npm) against the front end: {@code ParserTests FOLDER}. Programs in {@code pass} and {@code pass-explicit}
 * must compile, those in {@code fail} and {@code early} must not, but for what newer editions of the language allow. Prints what is wrong,
 * and a line for each folder.
 */
public final class ParserTests {
    /** Programs that the tests, of 2017, refuse: the reason, then names. */
    private static final String[][] NEWER = {
        {"\\8 and \\9 are escapes of sloppy code (Annex B.1.2, since ES2021)", "fail/0d5e450f1da8a92a.js", "fail/748656edbfb2d0bb.js",
            "fail/79f882da06f88c9f.js", "fail/92b6af54adef3624.js"},
        {"U+2028 and U+2029 may stand in strings (since ES2019)", "fail/647e21f8f157c338.js", "fail/8af69d8f15295ed2.js"},
        {"classes have fields (since ES2022)", "fail/98204d734f8c72b3.js", "fail/ef81b93cf9bdb4ec.js"},
        {"a call may be assigned to in sloppy code, and throws when it runs (since ES2025)", "fail/a8beb1480f385441.js"},
        {"an initializer in for-in of sloppy code (Annex B.3.5)", "fail/e3fbcf63d7e43ead.js"},
        {"a catch parameter may be declared again by var in for-of's body (Annex B.3.4)", "early/0f5f47108da5c34e.js"},
        {"a function may be declared twice in a block of sloppy code (Annex B.3.2.4)", "early/12a74c60f52a60de.js", "early/1aff49273f3e3a98.js",
            "early/be7329119eaa3d47.js", "early/ec31fa5e521c5df4.js"},
    };

    private ParserTests() {}

    public static void main(String[] words) throws IOException {
        int wrong = 0;
        for (String folder : new String[] {"pass", "pass-explicit", "fail", "early"}) {
            boolean valid = folder.startsWith("pass");
            int right = 0;
            List<Path> files;
            try (Stream<Path> found = Files.list(Path.of(words[0], folder))) {
                files = found.sorted().toList();
            }
            for (Path file : files) {
                if (compiles(file) == valid || isNewer(folder + "/" + file.getFileName())) {
                    right++;
                } else {
                    System.out.println((valid ? "refused: " : "accepted: ") + folder + "/" + file.getFileName());
                }
            }
            System.out.println(folder + ": " + right + " of " + files.size());
            wrong += files.size() - right;
        }
        System.exit(wrong == 0 ? 0 : 1);
    }

    private static boolean isNewer(String name) {
        for (String[] row : NEWER) {
            for (int i = 1; i < row.length; i++) {
                if (row[i].equals(name)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean compiles(Path file) throws IOException {
        String name = file.getFileName().toString();
        Goal goal = name.endsWith(".module.js") ? Goal.MODULE : Goal.SCRIPT;
        SourceFile source = new SourceFile(name, Files.readAllBytes(file));
        return !Compiler.compile(source, goal, Language.JAVASCRIPT, LoweringOptions.DEFAULT).hasErrors();
    }
}
