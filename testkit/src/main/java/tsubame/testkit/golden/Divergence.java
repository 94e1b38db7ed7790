package tsubame.testkit.golden;

import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.Pattern;

/**
 * Ways in which an executable may differ from the interpreter on a JVM, one row each, as {@code docs/divergence.md} lists them. There is
 * none at the moment: all golden programs agree.
 */
enum Divergence {
    ;

    private final Pattern pattern;

    Divergence(String pattern) {
        this.pattern = Pattern.compile(pattern);
    }

    /** Whether the program's text says that the rule concerns it. */
    boolean concerns(GoldenProgram program) throws IOException {
        return pattern.matcher(Files.readString(program.file())).find();
    }

    /** The rule that excuses a program that differs; null if none does. */
    static Divergence of(GoldenProgram program) throws IOException {
        for (Divergence row : values()) {
            if (row.concerns(program)) {
                return row;
            }
        }
        return null;
    }
}
