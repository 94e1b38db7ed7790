package tsubame.lab.target;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tsubame.lab.session.BrokenProgram;

/** The product itself, as a command that the lab starts; by default the one that started the lab ({@code tsubame.command}). */
public final class Tsubame {
    private final List<String> command;
    private final List<String> buildOptions;

    public Tsubame(List<String> command) {
        this(command, List.of());
    }

    private Tsubame(List<String> command, List<String> buildOptions) {
        this.command = List.copyOf(command);
        this.buildOptions = List.copyOf(buildOptions);
    }

    public static Tsubame own() {
        return new Tsubame(List.of(System.getProperty("tsubame.command", "tsubame")));
    }

    /** The same, which builds with these options whatever it builds. */
    public Tsubame building(List<String> options) {
        return new Tsubame(command, options);
    }

    public List<String> command() {
        return command;
    }

    /** Builds a program and keeps the executable; null if this machine has nothing to build with. */
    public Path build(Path source, List<String> options, Store store) throws IOException, BrokenProgram {
        Files.createDirectories(store.folder());
        Path made = Files.createTempFile(store.folder(), "building-", "");
        try {
            List<String> words = new ArrayList<>(command);
            words.addAll(List.of("build", source.toString(), "-o", made.toString()));
            words.addAll(buildOptions);
            words.addAll(options);
            Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
            process.getOutputStream().close();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int exit = process.waitFor();
            if (exit == 70) {
                return null;
            }
            if (exit != 0) {
                throw new BrokenProgram("`tsubame build " + source + "` ended with exit code " + exit + "\n  " + said.strip().replace("\n", "\n  "));
            }
            return store.keep(made);
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", interrupt);
        } finally {
            Files.deleteIfExists(made);
        }
    }
}
