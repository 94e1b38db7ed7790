package tsubame.testkit.golden;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tsubame.aot.llvm.ToolchainException;

/**
 * Every golden program natively: as it is, with a collection at every N-th allocation ({@code -Dzeal=N}), and with a tiny heap. Those
 * that need a large heap or allocate without end are collected less often, and are not squeezed. What differs from the interpreter
 * must be excused by a row of {@link Divergence}.
 */
class NativeProgramsTest {
    private static final int ZEAL = Integer.getInteger("zeal", 1009);
    /** For large programs, less often by so much. */
    private static final int LARGE_FACTOR = 300;
    private static final String TINY_HEAP = "16m";
    private static final Set<String> LARGE = Set.of("cases/34-deeply-nested-data", "cases/35-stack-overflow-is-catchable",
            "cases/39-gc-retained-graph-under-churn", "cases/52-scaling-stays-linear", "functions/deep-recursion", "exceptions/endless-recursion");

    private static Path root;
    private static NativeEngine engine;

    @BeforeAll
    static void build() throws IOException {
        root = Path.of(System.getProperty("tsubame.root", "..")).toAbsolutePath().normalize();
        try {
            engine = NativeEngine.ofCheckout(root);
        } catch (ToolchainException missing) {
            Assumptions.abort(missing.getMessage());
        }
    }

    @TestFactory
    List<DynamicTest> programsPrintWhatTheyMust() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (GoldenProgram program : programs()) {
            tests.add(test(program, engine));
        }
        return tests;
    }

    @TestFactory
    List<DynamicTest> programsPrintWhatTheyMustWhenMemoryIsCollectedAllTheTime() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (GoldenProgram program : programs()) {
            int every = LARGE.contains(program.name()) ? ZEAL * LARGE_FACTOR : ZEAL;
            tests.add(test(program, engine.with(Map.of("TSUBAME_GC", "verify,poison,zeal=" + every))));
        }
        return tests;
    }

    @TestFactory
    List<DynamicTest> programsPrintWhatTheyMustInATinyHeap() throws IOException {
        NativeEngine tiny = engine.with(Map.of("TSUBAME_MAX_HEAP", TINY_HEAP));
        List<DynamicTest> tests = new ArrayList<>();
        for (GoldenProgram program : programs()) {
            if (!LARGE.contains(program.name())) {
                tests.add(test(program, tiny));
            }
        }
        return tests;
    }

    private static List<GoldenProgram> programs() throws IOException {
        return GoldenProgram.in(root.resolve("testkit/src/test/resources/programs"));
    }

    private static DynamicTest test(GoldenProgram program, NativeEngine engine) {
        return DynamicTest.dynamicTest(program.name(), () -> {
            String wrong = Golden.checkOutside(program, engine);
            if (!wrong.isEmpty() && Divergence.of(program) == null) {
                fail(wrong);
            }
        });
    }
}
