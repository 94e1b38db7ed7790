package tsubame.aot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScratchTest {
    @TempDir
    private Path parent;

    @Test
    void whatIsInItGoesWithIt() throws Exception {
        Path left;
        try (Scratch scratch = Scratch.folder(parent, "making-")) {
            left = scratch.path();
            Files.createDirectory(left.resolve("inner"));
            Files.writeString(left.resolve("inner").resolve("file"), "text");
        }
        assertFalse(Files.exists(left));
        assertTrue(Files.exists(parent));
    }

    @Test
    void whatIsMovedAwayStays() throws Exception {
        Path kept = parent.resolve("kept");
        try (Scratch scratch = Scratch.file(parent, ".new-")) {
            Files.writeString(scratch.path(), "whole");
            Files.move(scratch.path(), kept);
        }
        assertEquals("whole", Files.readString(kept));
    }
}
