package tsubame.testkit.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every golden program in the interpreter: from its files, from a bundle, and from a bundle through libc. */
class GoldenProgramsTest {
    @TestFactory
    List<DynamicTest> programsPrintWhatTheyMust() throws IOException {
        return tests(new InterpreterEngine(InterpreterEngine.Form.INTERPRETER));
    }

    @TestFactory
    List<DynamicTest> bundlesPrintWhatTheyMust() throws IOException {
        return tests(new InterpreterEngine(InterpreterEngine.Form.BUNDLE));
    }

    @TestFactory
    List<DynamicTest> programsPrintWhatTheyMustThroughLibc() throws IOException {
        return tests(new InterpreterEngine(InterpreterEngine.Form.LIBC));
    }

    private static List<DynamicTest> tests(Engine engine) throws IOException {
        Path root = Path.of(System.getProperty("tsubame.root", "..")).toAbsolutePath().normalize();
        List<DynamicTest> tests = new ArrayList<>();
        for (GoldenProgram program : GoldenProgram.in(root.resolve("testkit/src/test/resources/programs"))) {
            tests.add(DynamicTest.dynamicTest(program.name(), () -> assertEquals("", Golden.check(program, engine))));
        }
        return tests;
    }
}
