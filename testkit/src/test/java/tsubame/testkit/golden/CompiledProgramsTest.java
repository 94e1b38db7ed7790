package tsubame.testkit.golden;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tsubame.aot.llvm.ToolchainException;

/** Every golden program as machine code ({@code --tier=compiled}): prints what the interpreter prints. */
class CompiledProgramsTest {
    private static Path root;
    private static CompiledEngine engine;

    @BeforeAll
    static void build() throws IOException {
        root = Path.of(System.getProperty("tsubame.root", "..")).toAbsolutePath().normalize();
        try {
            engine = CompiledEngine.ofCheckout(root);
        } catch (ToolchainException missing) {
            Assumptions.abort(missing.getMessage());
        }
    }

    @TestFactory
    List<DynamicTest> programsPrintWhatTheyMust() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (GoldenProgram program : GoldenProgram.in(root.resolve("testkit/src/test/resources/programs"))) {
            tests.add(DynamicTest.dynamicTest(program.name(), () -> {
                String wrong = Golden.checkOutside(program, engine);
                if (!wrong.isEmpty()) {
                    fail(wrong);
                }
            }));
        }
        return tests;
    }
}
