package tsubame.testkit.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every golden program in the interpreter. */
class GoldenProgramsTest {
    @TestFactory
    List<DynamicTest> programsPrintWhatTheyMust() throws IOException {
        Engine engine = new InterpreterEngine();
        Path root = Path.of(System.getProperty("tsubame.root", "..")).toAbsolutePath().normalize();
        List<DynamicTest> tests = new ArrayList<>();
        for (GoldenProgram program : GoldenProgram.in(root.resolve("testkit/src/test/resources/programs"))) {
            tests.add(DynamicTest.dynamicTest(program.name(), () -> assertEquals("", Golden.check(program, engine))));
        }
        return tests;
    }
}
