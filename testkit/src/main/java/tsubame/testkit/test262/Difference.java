package tsubame.testkit.test262;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * Why a test may end otherwise natively than on a JVM, one row each, as {@code docs/divergence.md} lists them: known by what the test
 * and its harness files say.
 */
enum Difference {
    /** There are no threads natively, so that a test cannot start an agent. */
    AGENTS("\\$262\\.agent\\b");

    private final Pattern pattern;

    Difference(String pattern) {
        this.pattern = Pattern.compile(pattern);
    }

    /** The row that excuses a difference; null if none does. */
    static Difference of(Path checkout, String path) throws IOException {
        TestCase test = TestCase.read(checkout, path);
        StringBuilder text = new StringBuilder(new String(test.source(), StandardCharsets.UTF_8));
        for (String name : test.includes()) {
            text.append(Files.readString(checkout.resolve("harness").resolve(name)));
        }
        for (Difference row : values()) {
            if (row.pattern.matcher(text).find()) {
                return row;
            }
        }
        return null;
    }
}
