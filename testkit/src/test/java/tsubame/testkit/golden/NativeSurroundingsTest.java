package tsubame.testkit.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tsubame.aot.llvm.ToolchainException;

/** Native programs where something is missing: descriptors, environment, memory, stack. They go on, or end with a line that says why. */
class NativeSurroundingsTest {
    private static final int FAULT = 70;
    private static final String READING = """
            const fs = require("fs");
            console.log(JSON.stringify(fs.readFileSync(0, "utf8")), process.argv.length);
            console.error("and on");
            """;

    private static NativeEngine engine;

    @TempDir
    Path folder;

    @BeforeAll
    static void build() throws IOException {
        try {
            engine = NativeEngine.ofCheckout(Path.of(System.getProperty("tsubame.root", "..")).toAbsolutePath().normalize());
        } catch (ToolchainException missing) {
            Assumptions.abort(missing.getMessage());
        }
    }

    private Outcome run(String source, NativeEngine engine) throws IOException {
        Path theme = Files.createDirectories(folder.resolve("programs"));
        Files.writeString(theme.resolve("program.js"), source);
        return engine.run(GoldenProgram.in(folder).getFirst());
    }

    @Test
    void closedStreamsAreEmptyOnes() throws IOException {
        assertEquals(new Outcome(0, "\"\" 2\n", "and on\n"), run(READING, engine.by("\"$@\" <&-")));
        assertEquals(new Outcome(0, "", "and on\n"), run(READING, engine.by("\"$@\" >&-")));
        assertEquals(new Outcome(0, "", ""), run(READING, engine.by("\"$@\" <&- >&- 2>&-")));
    }

    @Test
    void outputThatCannotBeWrittenIsTold() throws IOException {
        Outcome outcome = run("console.log('lost')", engine.by("\"$@\" >/dev/full"));
        assertEquals(new Outcome(1, "", "tsubame: cannot write to standard output: No space left on device\n"), outcome);
    }

    @Test
    void aReaderThatWentAwayEndsTheProgramQuietly() throws IOException {
        Outcome outcome = run("for (;;) console.log('y')", engine.by("{ \"$@\"; echo $? >&2; } | head -c 1 >/dev/null"));
        assertEquals("141\n", outcome.error());
    }

    @Test
    void noEnvironmentAndNoDirectoryAreNeeded() throws IOException {
        assertEquals(new Outcome(0, "\"\" 2\n", "and on\n"), run(READING, engine.by("exec env -i \"$@\"")));
        assertEquals(new Outcome(0, "\"\" 2\n", "and on\n"),
                run(READING, engine.by("mkdir gone && cd gone && rmdir ../gone && exec \"$@\"")));
    }

    @Test
    void noAddressSpaceIsTold() throws IOException {
        Outcome outcome = run(READING, engine.by("ulimit -v 60000 && exec \"$@\""));
        assertEquals(FAULT, outcome.exitCode());
        assertTrue(outcome.error().startsWith("tsubame: ") && outcome.error().lines().count() == 1, outcome.error());
    }

    @Test
    void aSmallStackOfTheProcessDoesNotMatter() throws IOException {
        String deep = "function f(n) { return n ? 1 + f(n - 1) : 0 } console.log(f(5000))";
        assertEquals(new Outcome(0, "5000\n", ""), run(deep, engine.by("ulimit -s 256 && exec \"$@\"")));
    }

    @Test
    void exhaustedMemoryIsAnErrorOrTold() throws IOException {
        String greedy = "const all = []; try { for (;;) all.push(new Array(100).fill(1)) } catch (e) { all.length = 0; console.log(e.name) }";
        Outcome outcome = run(greedy, engine.with(Map.of("TSUBAME_MAX_HEAP", "32m")));
        boolean caught = outcome.equals(new Outcome(0, "RangeError\n", ""));
        assertTrue(caught || outcome.exitCode() == FAULT && outcome.error().startsWith("tsubame: out of memory"), outcome.toString());
    }
}
