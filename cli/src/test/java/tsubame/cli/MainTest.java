package tsubame.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class MainTest {
    @Test
    void runsOnTheJavaThatTheClassFilesNeed() {
        assertTrue(Runtime.version().feature() >= 25, "tests must run on a JDK 25 found by the toolchain plugin");
    }

    @Test
    void versionIsTheReactorsWithoutItsQualifier() {
        assertEquals("0.1.0", Main.VERSION);
    }
}
