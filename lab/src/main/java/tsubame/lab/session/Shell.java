package tsubame.lab.session;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Commands around measurements, which are the user's own text and go to {@code sh}; never what is measured. */
public final class Shell {
    private Shell() {}

    /** @return what it printed, standard error included */
    public static String run(String command, Path directory) throws IOException, BrokenProgram {
        Process process = new ProcessBuilder("/bin/sh", "-c", command).directory(directory.toFile()).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            int exit = process.waitFor();
            if (exit != 0) {
                throw new BrokenProgram("`" + command + "` ended with exit code " + exit + (said.isBlank() ? "" : "\n  " + tail(said)));
            }
            return said;
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
            process.destroyForcibly();
            throw new IOException("interrupted", interrupt);
        }
    }

    /** The last lines, where the reason stands. */
    private static String tail(String said) {
        var lines = said.strip().lines().toList();
        return String.join("\n  ", lines.subList(Math.max(0, lines.size() - 8), lines.size()));
    }
}
