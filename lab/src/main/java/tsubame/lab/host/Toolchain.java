package tsubame.lab.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** Where the programs are that the lab starts: on the PATH, or in the LLVM that {@code tsubame build} unpacks into its cache folder. */
public final class Toolchain {
    private Toolchain() {}

    /** Tsubame's cache folder, by the same rule as that of {@code tsubame build}. */
    public static Path cache() {
        String chosen = System.getenv("TSUBAME_CACHE");
        if (chosen != null) {
            return Path.of(chosen).toAbsolutePath();
        }
        String shared = System.getenv("XDG_CACHE_HOME");
        Path base = shared != null && !shared.isEmpty() ? Path.of(shared) : Path.of(System.getProperty("user.home"), ".cache");
        return base.resolve("tsubame");
    }

    /** The folder of the newest LLVM that is unpacked, or null. */
    public static Path llvm() throws IOException {
        String chosen = System.getenv("TSUBAME_LLVM");
        if (chosen != null) {
            return Path.of(chosen);
        }
        if (!Files.isDirectory(cache())) {
            return null;
        }
        try (Stream<Path> folders = Files.list(cache())) {
            return folders.filter(folder -> folder.getFileName().toString().startsWith("llvm-") && Files.exists(folder.resolve("complete")))
                    .max(Comparator.naturalOrder()).orElse(null);
        }
    }

    /** A program of that LLVM, or of the PATH; null if it is in neither. */
    public static Path tool(String name) throws IOException {
        Path llvm = llvm();
        if (llvm != null && Files.isExecutable(llvm.resolve(name))) {
            return llvm.resolve(name);
        }
        return onPath(name);
    }

    public static Path onPath(String name) {
        String path = System.getenv("PATH");
        for (String folder : (path == null ? "/usr/bin:/bin" : path).split(":")) {
            Path file = Path.of(folder.isEmpty() ? "." : folder, name);
            if (Files.isRegularFile(file) && Files.isExecutable(file)) {
                return file.toAbsolutePath();
            }
        }
        return null;
    }
}
