package tsubame.aot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * A file or folder that is there while something is being made: it goes when it is closed, and also when the process is
 * interrupted. Who wants to keep it moves it away before.
 */
public final class Scratch implements AutoCloseable {
    private final Path path;
    private final Thread atInterrupt;

    private Scratch(Path path) {
        this.path = path;
        atInterrupt = new Thread(this::removeQuietly);
        Runtime.getRuntime().addShutdownHook(atInterrupt);
    }

    /** A new folder in another. */
    public static Scratch folder(Path parent, String prefix) throws IOException {
        return new Scratch(Files.createTempDirectory(parent, prefix));
    }

    /** A new folder where the system keeps such. */
    public static Scratch folder(String prefix) throws IOException {
        return new Scratch(Files.createTempDirectory(prefix));
    }

    /** A new file in a folder. */
    public static Scratch file(Path parent, String prefix) throws IOException {
        return new Scratch(Files.createTempFile(parent, prefix, ""));
    }

    public Path path() {
        return path;
    }

    @Override
    public void close() throws IOException {
        try {
            Runtime.getRuntime().removeShutdownHook(atInterrupt);
        } catch (IllegalStateException interrupted) {
            return; // the process ends, and the hook does it
        }
        remove(path);
    }

    /** A process that ends may still be writing into it: what appears meanwhile goes as well. */
    private void removeQuietly() {
        for (int attempt = 0; attempt < 3; attempt++) {
            try {
                remove(path);
                return;
            } catch (IOException busy) {
                // once more
            }
        }
    }

    /** Removes a file, or a folder with all that is in it; fine if there is none. */
    static void remove(Path path) throws IOException {
        if (!Files.exists(path)) {
            return;
        }
        try (Stream<Path> entries = Files.walk(path)) {
            for (Path entry : entries.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(entry);
            }
        } catch (UncheckedIOException | NoSuchFileException gone) {
            // another process removes it as well
        }
    }
}
