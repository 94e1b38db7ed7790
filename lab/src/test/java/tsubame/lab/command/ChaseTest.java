package tsubame.lab.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tsubame.lab.host.Toolchain;

/** The whole chase, from a planted regression to its cause: the gate fails, bisect finds, inspect and profile explain. The script is the specification. */
class ChaseTest {
    @TempDir
    private Path folder;

    @Test
    void fromTheGateToTheCause() throws IOException, InterruptedException {
        for (String tool : new String[] {"git", "cc", "valgrind", "sh"}) {
            assumeTrue(Toolchain.onPath(tool) != null, "the chase needs " + tool);
        }
        assumeTrue(Toolchain.tool("llvm-objdump") != null || Toolchain.onPath("objdump") != null, "the chase needs a disassembler");
        Path tsubame = folder.resolve("tsubame");
        Files.writeString(tsubame, "#!/bin/sh\nexec '" + Path.of(System.getProperty("java.home"), "bin", "java") + "' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xmx256m "
                + "--enable-native-access=ALL-UNNAMED -cp '" + System.getProperty("java.class.path") + "' tsubame.lab.command.LabMain \"$@\"\n");
        assertTrue(tsubame.toFile().setExecutable(true));
        Path script = Path.of(System.getProperty("tsubame.root", ".."), "lab/cases/chase/chase.sh").toAbsolutePath();
        ProcessBuilder builder = new ProcessBuilder("sh", script.toString(), folder.resolve("work").toString()).redirectErrorStream(true);
        builder.environment().put("TSUBAME", tsubame.toString());
        builder.environment().put("TSUBAME_CACHE", folder.resolve("cache").toString());
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
        assertTrue(said.endsWith("chase: ok\n"), said);
    }
}
