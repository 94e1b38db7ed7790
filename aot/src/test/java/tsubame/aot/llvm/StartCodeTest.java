package tsubame.aot.llvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The start code, linked with a hand-written program in the place of the compiled Java: {@code stubs.ll}. */
class StartCodeTest {
    @TempDir
    static Path folder;

    private static Path program;

    private record Ending(int code, String output, String error) {}

    @BeforeAll
    static void link() throws IOException, ToolchainException {
        Toolchain toolchain = toolchain();
        Files.writeString(folder.resolve("start.ll"), StartCode.text());
        try (InputStream stubs = StartCodeTest.class.getResourceAsStream("stubs.ll")) {
            Files.copy(stubs, folder.resolve("stubs.ll"));
        }
        List<Path> objects = new ArrayList<>();
        for (String name : new String[] {"start", "stubs"}) {
            Path object = folder.resolve(name + ".o");
            toolchain.compile(folder.resolve(name + ".ll"), object, List.of("-O2"));
            objects.add(object);
        }
        program = folder.resolve("program");
        toolchain.link(objects, null, program, false);
    }

    @AfterAll
    static void forget() {
        program = null;
    }

    private static Toolchain toolchain() {
        try {
            return Toolchain.find(Path.of(System.getProperty("user.home"), ".cache", "tsubame"));
        } catch (ToolchainException missing) {
            Assumptions.abort(missing.getMessage());
            return null;
        }
    }

    /** Runs the program with so many arguments, which say what it does. */
    private static Ending run(int arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(program.toString()));
        for (int i = 0; i < arguments; i++) {
            command.add("x");
        }
        Process process = new ProcessBuilder(command).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String error = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ending(process.waitFor(), output, error);
    }

    @Test
    void theProgramsResultIsTheExitCode() throws Exception {
        assertEquals(new Ending(5, "hello\n", ""), run(0));
    }

    @Test
    void exitEndsAtOnceAfterWhatWasPrinted() throws Exception {
        assertEquals(new Ending(3, "hello\n", ""), run(3));
    }

    @Test
    void stackRegistersAndBundleAreWhereTheySay() throws Exception {
        assertEquals(new Ending(0, "hello\nbundle\n", ""), run(7));
    }

    @Test
    void faultsAreOneLineAfterWhatWasPrinted() throws Exception {
        assertEquals(new Ending(StartCode.FAULT, "hello\n", "tsubame: internal fault: because\n"), run(1));
        assertEquals(new Ending(StartCode.FAULT, "hello\n", "tsubame: internal fault: an exception came out of the program\n"), run(4));
        assertFault(2, "tsubame: out of memory");
        assertFault(5, "tsubame: internal fault: no memory at 0x1234, ");
        assertFault(6, "tsubame: internal fault: the stack is full");
    }

    private static void assertFault(int arguments, String line) throws Exception {
        Ending ending = run(arguments);
        assertEquals(StartCode.FAULT, ending.code());
        assertEquals("hello\n", ending.output());
        assertTrue(ending.error().startsWith(line), ending.error());
        assertEquals(ending.error().length() - 1, ending.error().indexOf('\n'), "one line");
    }
}
