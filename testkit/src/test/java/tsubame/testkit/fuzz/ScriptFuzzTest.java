package tsubame.testkit.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tsubame.aot.llvm.ToolchainException;
import tsubame.testkit.golden.InterpreterEngine;
import tsubame.testkit.golden.NativeEngine;

/** Some random scripts in the interpreter, natively, and natively under zeal; {@code -Dfuzz.first=N} for others. */
class ScriptFuzzTest {
    private static final long FIRST = Long.getLong("fuzz.first", 0);
    private static final int BATCHES = 3;

    @TempDir
    Path folder;

    @Test
    void enginesPrintTheSame() throws Exception {
        Path root = Path.of(System.getProperty("tsubame.root", "..")).toAbsolutePath().normalize();
        NativeEngine machine = engine(root);
        ScriptFuzz fuzz = new ScriptFuzz(
                List.of(new InterpreterEngine(InterpreterEngine.Form.INTERPRETER), machine, ScriptFuzz.zealous(machine)), folder);
        List<String> differences = new ArrayList<>();
        for (int i = 0; i < BATCHES; i++) {
            differences.addAll(fuzz.run(FIRST + i * ScriptFuzz.BATCH, ScriptFuzz.BATCH));
        }
        assertEquals(List.of(), differences);
    }

    private static NativeEngine engine(Path root) throws Exception {
        try {
            return NativeEngine.ofCheckout(root);
        } catch (ToolchainException missing) {
            Assumptions.abort(missing.getMessage());
            return null;
        }
    }
}
