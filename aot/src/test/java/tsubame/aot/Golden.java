package tsubame.aot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Compares text with a file under {@code src/test/golden}; -Dgolden=update writes it instead. */
final class Golden {
    private Golden() {}

    static void check(String name, String actual) throws IOException {
        Path root = Path.of(System.getProperty("tsubame.root", "..")).toAbsolutePath().normalize();
        Path file = root.resolve("aot/src/test/golden").resolve(name);
        if ("update".equals(System.getProperty("golden"))) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, actual);
        }
        assertEquals(Files.readString(file), actual, name + " is not what it was; if the change is meant, -Dgolden=update");
    }
}
