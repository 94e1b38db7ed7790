package tsubame.testkit.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tsubame.aot.llvm.Toolchain;
import tsubame.aot.llvm.ToolchainException;
import tsubame.testkit.golden.NativeEngine;

/** A few hundred random IR programs as machine code; {@code -Dfuzz.first=N} and {@code -Dfuzz.batches=N} for others and more. */
class NativeIrFuzzTest {
    private static final long FIRST = Long.getLong("fuzz.first", 0);
    private static final int BATCHES = Integer.getInteger("fuzz.batches", 4);

    @TempDir
    Path folder;

    @Test
    void machineCodeDoesWhatTheEvaluatorSays() throws Exception {
        Toolchain toolchain = toolchain();
        List<String> differences = new ArrayList<>();
        for (int i = 0; i < BATCHES; i++) {
            NativeIrFuzz.run(toolchain, folder, FIRST + i * NativeIrFuzz.BATCH, NativeIrFuzz.BATCH, differences::add);
        }
        assertEquals(List.of(), differences);
    }

    private static Toolchain toolchain() {
        try {
            return Toolchain.find(NativeEngine.cache());
        } catch (ToolchainException missing) {
            Assumptions.abort(missing.getMessage());
            return null;
        }
    }
}
