package tsubame.testkit.golden;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** An engine that is a command: the program's path and arguments follow it. */
public final class ProcessEngine implements Engine {
    private static final int SECONDS = 60;

    private final String name;
    private final List<String> command;

    public ProcessEngine(String name, String... command) {
        this.name = name;
        this.command = List.of(command);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Outcome run(GoldenProgram program) throws IOException {
        return run(program, program.file());
    }

    /** Runs a file in the program's place, with the program's input and arguments. */
    Outcome run(GoldenProgram program, Path file) throws IOException {
        List<String> words = new ArrayList<>(command);
        words.add(file.toString());
        return execute(program, words, name, Map.of());
    }

    /** Runs a command, which the program's arguments follow, with the program's input and more variables in its environment. */
    static Outcome execute(GoldenProgram program, List<String> command, String name, Map<String, String> variables) throws IOException {
        List<String> words = new ArrayList<>(command);
        words.addAll(program.arguments());
        ProcessBuilder builder = new ProcessBuilder(words).directory(program.file().getParent().toFile());
        builder.environment().put("NO_COLOR", "1");
        builder.environment().put("TZ", "UTC");
        builder.environment().putAll(variables);
        Process process = builder.start();
        CompletableFuture<String> output = text(process.getInputStream());
        CompletableFuture<String> error = text(process.getErrorStream());
        try (OutputStream input = process.getOutputStream()) {
            input.write(program.input());
        } catch (IOException unread) {
            // The program ended without reading all of it.
        }
        try {
            if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new IOException(name + " did not end " + program.name() + " within " + SECONDS + " s");
            }
        } catch (InterruptedException interrupt) {
            process.destroyForcibly();
            throw new IOException(interrupt);
        }
        return new Outcome(process.exitValue(), output.join(), error.join());
    }

    private static CompletableFuture<String> text(InputStream stream) {
        return CompletableFuture.supplyAsync(() -> {
            try (stream) {
                return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        });
    }
}
