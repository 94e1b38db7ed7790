package tsubame.lab.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Both launchers, by the same questions; on a machine without a compiler both are the stand-in. No absolute time is asserted. */
@EnabledOnOs(OS.LINUX)
class LauncherTest {
    @TempDir
    private Path folder;

    private Launcher launcher(boolean built) throws IOException {
        return built ? LauncherBuild.launcher(folder.resolve("cache")) : LauncherBuild.withoutNative();
    }

    private Launch launch(Duration limit, String... command) {
        return new Launch(List.of(command), Map.of("GREETING", "hello"), folder, Launch.NOTHING, folder.resolve("output"), folder.resolve("errors"), -1, false, limit);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aProgramGetsItsWordsAndItsEnvironmentAlone(boolean built) throws IOException {
        try (Launcher launcher = launcher(built)) {
            Usage usage = launcher.run(launch(Duration.ZERO, "/bin/sh", "-c", "echo \"$GREETING $HOME $1\"; echo oh >&2; exit 7", "sh", "a b"));
            assertEquals(7, usage.exit());
            assertEquals("hello  a b\n", Files.readString(folder.resolve("output")));
            assertEquals("oh\n", Files.readString(folder.resolve("errors")));
            assertTrue(usage.wallNanos() > 0 && usage.minorFaults() > 0);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whoTakesTooLongIsKilledWithAllItStarted(boolean built) throws IOException {
        try (Launcher launcher = launcher(built)) {
            Usage usage = launcher.run(launch(Duration.ofMillis(200), "/bin/sh", "-c", "sleep 50 & sleep 60"));
            assertTrue(usage.timedOut());
            assertEquals(128 + 9, usage.exit());
            assertEquals(0, launcher.run(launch(Duration.ZERO, "/bin/true")).exit(), "and the next one runs");
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whatCannotBeStartedIsSaid(boolean built) throws IOException {
        try (Launcher launcher = launcher(built)) {
            IOException failure = assertThrows(IOException.class, () -> launcher.run(launch(Duration.ZERO, "/no/such/program")));
            assertTrue(failure.getMessage().contains("/no/such/program: no such file"), failure.getMessage());
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void thePeakOfMemoryIsTheProgramsOwnOrUnknown(boolean built) throws IOException {
        byte[] held = new byte[64 << 20]; // what this JVM holds must not be counted
        try (Launcher launcher = launcher(built)) {
            long peak = launcher.run(launch(Duration.ZERO, "/bin/true")).peakKilobytes();
            assertTrue(peak == Usage.UNKNOWN || peak > 0 && peak < 20_000, "peak: " + peak + " with " + held.length);
        }
    }
}
