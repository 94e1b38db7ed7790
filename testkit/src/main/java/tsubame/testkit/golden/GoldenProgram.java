package tsubame.testkit.golden;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A program with what it must print. Beside {@code NAME.ts} (or .mts, .js, .mjs, .cjs …) lie {@code NAME.out}, its standard output;
 * {@code NAME.exit} if its exit code is not 0; {@code NAME.err} if its standard error matters, with {@code <dir>} for its folder;
 * {@code NAME.in} and {@code NAME.args}, one a line, if it is given any. Files in sub-folders, or whose names begin with an
 * underscore, are modules of programs.
 *
 * <p>Node knows the right output, unless a first line {@code // oracle: bun} says that Bun does, or {@code // oracle: none (why)}
 * that neither does.
 */
public final class GoldenProgram {
    private static final Set<String> EXTENSIONS = Set.of("ts", "mts", "cts", "js", "mjs", "cjs");
    /** Programs that came with their outputs. */
    private static final String GIVEN = "cases";
    private static final String DIRECTORY = "<dir>";

    private final Path file;

    private GoldenProgram(Path file) {
        this.file = file;
    }

    /** The programs below a folder of themes, sorted by theme and name. */
    public static List<GoldenProgram> in(Path programs) throws IOException {
        List<GoldenProgram> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(programs, 2)) {
            files.sorted().map(GoldenProgram::new).filter(GoldenProgram::isProgram).forEach(found::add);
        }
        return found;
    }

    private boolean isProgram() {
        String name = file.getFileName().toString();
        boolean source = Files.isRegularFile(file) && EXTENSIONS.contains(name.substring(name.lastIndexOf('.') + 1));
        return source && !name.startsWith("_") && (!isGiven() || Files.exists(beside("out")));
    }

    /** Whether its expected output came with it and is never written anew. */
    public boolean isGiven() {
        return theme().equals(GIVEN);
    }

    public String theme() {
        return file.getParent().getFileName().toString();
    }

    /** {@code theme/name}. */
    public String name() {
        String name = file.getFileName().toString();
        return theme() + "/" + name.substring(0, name.lastIndexOf('.'));
    }

    public Path file() {
        return file.toAbsolutePath().normalize();
    }

    private Path beside(String extension) {
        String name = file.getFileName().toString();
        return file.resolveSibling(name.substring(0, name.lastIndexOf('.')) + "." + extension);
    }

    // ---- what it is given

    public byte[] input() throws IOException {
        return Files.exists(beside("in")) ? Files.readAllBytes(beside("in")) : new byte[0];
    }

    public List<String> arguments() throws IOException {
        return Files.exists(beside("args")) ? Files.readAllLines(beside("args")) : List.of();
    }

    /** node, bun or none. */
    public String oracle() throws IOException {
        if (isGiven()) {
            return "none";
        }
        String text = Files.readString(file);
        int end = text.indexOf('\n');
        String line = end < 0 ? text : text.substring(0, end);
        String mark = "// oracle: ";
        return line.startsWith(mark) ? line.substring(mark.length()).split(" ")[0] : "node";
    }

    // ---- what is expected

    /** What is wrong with the outcome, all of it; empty if it is as expected. */
    public String compare(Outcome outcome) throws IOException {
        StringBuilder wrong = new StringBuilder();
        if (!Files.exists(beside("out"))) {
            return name() + " has no expected output; -Dgolden=update asks an oracle\n";
        }
        difference(wrong, "standard output", Files.readString(beside("out")), outcome.output());
        int exit = Files.exists(beside("exit")) ? Integer.parseInt(Files.readString(beside("exit")).strip()) : 0;
        if (exit != outcome.exitCode()) {
            wrong.append("exit code: expected ").append(exit).append(", got ").append(outcome.exitCode()).append('\n');
        }
        if (Files.exists(beside("err"))) {
            difference(wrong, "standard error", Files.readString(beside("err")), withoutPaths(outcome.error()));
        }
        if (!wrong.isEmpty() && !outcome.error().isEmpty() && !Files.exists(beside("err"))) {
            wrong.append("standard error was:\n").append(outcome.error());
        }
        return wrong.toString();
    }

    private String withoutPaths(String text) {
        return text.replace(file().getParent().toString(), DIRECTORY);
    }

    /** The first line that differs, with the lines before it. */
    private static void difference(StringBuilder out, String what, String expected, String actual) {
        if (expected.equals(actual)) {
            return;
        }
        String[] wanted = expected.split("\n", -1);
        String[] got = actual.split("\n", -1);
        int at = 0;
        while (at < wanted.length && at < got.length && wanted[at].equals(got[at])) {
            at++;
        }
        out.append(what).append(" differs at line ").append(at + 1).append(":\n");
        for (int i = Math.max(0, at - 2); i < at; i++) {
            out.append("    ").append(wanted[i]).append('\n');
        }
        for (int i = at; i < Math.min(at + 4, wanted.length); i++) {
            out.append("  - ").append(wanted[i]).append('\n');
        }
        for (int i = at; i < Math.min(at + 4, got.length); i++) {
            out.append("  + ").append(got[i]).append('\n');
        }
    }

    /** Makes what an oracle printed the expected output, and its exit code the expected one. */
    public void expect(Outcome outcome) throws IOException {
        Files.writeString(beside("out"), outcome.output(), StandardCharsets.UTF_8);
        if (outcome.exitCode() == 0) {
            Files.deleteIfExists(beside("exit"));
        } else {
            Files.writeString(beside("exit"), outcome.exitCode() + "\n");
        }
    }

    @Override
    public String toString() {
        return name();
    }
}
