package tsubame.cli.host;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Finds the file that a path in a module specifier means: the file itself, its TypeScript source where the compiled name
 * is given ({@code ./x.js} for {@code x.ts}), the name with an extension added, or a directory's index.
 */
final class Resolution {
    /** Extensions that are tried, in order, for a path without one. */
    private static final String[] ADDED = {".ts", ".mts", ".cts", ".js", ".mjs", ".cjs", ".json"};

    private Resolution() {}

    /** The regular file that {@code path} stands for; null if there is none. */
    static Path file(Path path) {
        if (Files.isRegularFile(path)) {
            return path;
        }
        Path source = typeScriptSource(path);
        if (source != null) {
            return source;
        }
        Path extended = withExtension(path);
        if (extended != null || !Files.isDirectory(path)) {
            return extended;
        }
        return withExtension(path.resolve("index"));
    }

    private static Path typeScriptSource(Path path) {
        String name = path.toString();
        for (String[] pair : new String[][] {{".js", ".ts"}, {".mjs", ".mts"}, {".cjs", ".cts"}}) {
            if (name.endsWith(pair[0])) {
                Path source = Path.of(name.substring(0, name.length() - pair[0].length()) + pair[1]);
                return Files.isRegularFile(source) ? source : null;
            }
        }
        return null;
    }

    private static Path withExtension(Path path) {
        for (String extension : ADDED) {
            Path candidate = Path.of(path + extension);
            if (Files.isRegularFile(candidate)) {
                return candidate;
            }
        }
        return null;
    }
}
