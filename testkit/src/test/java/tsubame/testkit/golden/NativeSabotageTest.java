package tsubame.testkit.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tsubame.aot.llvm.ToolchainException;

/**
 * The collector of a native executable breaks itself once in each run: a barrier, a root, a word of the stack or the update of a slot is left
 * out, the seed says which and when. The heap verifier must end every one of these runs, and none in which nothing is wrong.
 */
class NativeSabotageTest {
    private static final int SEEDS = Integer.getInteger("tsubame.seeds", 40);
    private static final String OPTIONS = "verify,nursery=256k,slack=1m";

    private static NativeEngine engine;
    private static GoldenProgram program;

    @BeforeAll
    static void build() throws IOException {
        Path root = Path.of(System.getProperty("tsubame.root", "..")).toAbsolutePath().normalize();
        program = GoldenProgram.in(root.resolve("testkit/src/test/resources/programs")).stream()
                .filter(any -> any.name().equals("cases/39-gc-retained-graph-under-churn"))
                .findFirst()
                .orElseThrow();
        try {
            engine = NativeEngine.ofCheckout(root);
        } catch (ToolchainException missing) {
            Assumptions.abort(missing.getMessage());
        }
    }

    @Test
    void nothingIsFoundWhereNothingIsWrong() throws IOException {
        assertEquals("", Golden.check(program, engine.with(Map.of("TSUBAME_GC", OPTIONS))));
    }

    @Test
    void everyStrikeIsDetected() throws IOException {
        List<String> missed = new ArrayList<>();
        for (int seed = 1; seed <= SEEDS; seed++) {
            Outcome outcome = engine.with(Map.of("TSUBAME_GC", OPTIONS + ",sabotage=" + seed)).run(program);
            boolean struck = outcome.error().contains("gc sabotage: ");
            if (struck && outcome.error().contains("heap verifier: ")) continue;
            missed.add("seed " + seed + ": exit code " + outcome.exitCode() + (struck ? "" : ", nothing was broken") + " " + outcome.error());
        }
        assertEquals(List.of(), missed);
    }
}
