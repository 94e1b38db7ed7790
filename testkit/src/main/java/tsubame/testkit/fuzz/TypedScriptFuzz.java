package tsubame.testkit.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import tsubame.testkit.golden.GoldenProgram;
import tsubame.testkit.golden.InterpreterEngine;
import tsubame.testkit.golden.Outcome;
import tsubame.testkit.golden.ProcessEngine;

/**
 * Random programs with lying annotations ({@link TypedScript}) in several engines, which must print the same:
 * {@code TypedScriptFuzz ENGINES [SECONDS [FIRST SEED]]}. Engines, with commas between: {@code interpreter}; {@code built}, an executable
 * made by the command {@code -Dtsubame=} with the tier {@code -Dtier=} (compiled); the same two without annotations, {@code erased} and {@code stripped}; {@code node} ({@code -Dnode=}). Differences are told with their seeds; {@code -Dkeep=FOLDER} keeps the scripts. {@code -Dbatch=} scripts run together.
 */
public final class TypedScriptFuzz {
    private static final int BATCH = Integer.getInteger("batch", 10);
    private static final String MARK = "# ";

    private final String[] engines;
    private final Path folder;

    /** Of engines by their names. */
    public TypedScriptFuzz(String... engines) throws IOException {
        this.engines = engines;
        this.folder = Files.createDirectories(Files.createTempDirectory("tsubame-types").resolve("scripts"));
    }

    public static void main(String[] words) throws IOException, InterruptedException {
        long end = System.nanoTime() + 1_000_000_000L * (words.length > 1 ? Long.parseLong(words[1]) : 60);
        long first = words.length > 2 ? Long.parseLong(words[2]) : System.currentTimeMillis();
        TypedScriptFuzz fuzz = new TypedScriptFuzz(words[0].split(","));
        long seed = first;
        int differ = 0;
        for (; System.nanoTime() < end; seed += BATCH) {
            try {
                differ += fuzz.compare(seed, BATCH);
            } catch (IOException failure) {
                System.out.println("seeds from " + seed + ": " + failure.getMessage());
            }
        }
        System.out.println("seeds " + first + " to " + (seed - 1) + ": " + differ + " differ");
        System.exit(differ == 0 ? 0 : 1);
    }

    /** Runs scripts of so many seeds in all engines; gives how many engines differ from the first. */
    public int compare(long first, int count) throws IOException, InterruptedException {
        int differ = 0;
        List<String> wanted = null;
        for (String engine : engines) {
            List<String> printed = run(engine, text(first, count, isAnnotated(engine))).lines().toList();
            if (wanted == null) {
                wanted = printed;
            } else if (!wanted.equals(printed)) {
                differ++;
                tell(wanted, printed, engine);
            }
        }
        return differ;
    }

    private static boolean isAnnotated(String engine) {
        return engine.equals("interpreter") || engine.equals("built");
    }

    private static String text(long first, int count, boolean annotated) {
        StringBuilder all = new StringBuilder(TypedScript.prelude());
        for (long seed = first; seed < first + count; seed++) {
            all.append(TypedScript.of(seed, annotated));
        }
        return all.toString();
    }

    private String run(String engine, String text) throws IOException, InterruptedException {
        Path file = folder.resolve(isAnnotated(engine) ? "batch.mts" : "batch.mjs");
        Files.writeString(file, text);
        try {
            GoldenProgram program = GoldenProgram.in(folder.getParent()).getFirst();
            Outcome outcome = switch (engine) {
                case "interpreter", "erased" -> new InterpreterEngine(InterpreterEngine.Form.INTERPRETER).run(program);
                case "node" -> new ProcessEngine("node", System.getProperty("node", "node")).run(program);
                default -> built(program, engine);
            };
            String error = outcome.error();
            return outcome.output() + (outcome.exitCode() == 0 ? "" : "exit code " + outcome.exitCode() + "\n" + error.substring(0, Math.min(error.length(), 600)));
        } finally {
            Files.deleteIfExists(file);
        }
    }

    private Outcome built(GoldenProgram program, String engine) throws IOException, InterruptedException {
        Path executable = folder.getParent().resolve("batch");
        Process build = new ProcessBuilder(System.getProperty("tsubame", "tsubame"), "build", program.file().toString(), "-o", executable.toString(),
                "--tier=" + System.getProperty("tier", "compiled"))
                .redirectErrorStream(true).start();
        String said = new String(build.getInputStream().readAllBytes());
        if (!build.waitFor(10, TimeUnit.MINUTES) || build.exitValue() != 0) {
            return new Outcome(build.exitValue(), "", "cannot be built: " + said);
        }
        return new ProcessEngine(engine, executable.toString()).run(program);
    }

    private void tell(List<String> left, List<String> right, String engine) throws IOException {
        long seed = 0;
        int at = 0;
        for (; at < left.size() && at < right.size() && left.get(at).equals(right.get(at)); at++) {
            if (left.get(at).startsWith(MARK)) {
                seed = Long.parseLong(left.get(at).substring(MARK.length()));
            }
        }
        System.out.println("seed " + seed + ": " + engines[0] + " and " + engine + " differ at line " + (at + 1)
                + "\n  " + (at < left.size() ? left.get(at) : "(end)") + "\n  " + (at < right.size() ? right.get(at) : "(end)"));
        String keep = System.getProperty("keep");
        if (keep != null) {
            Files.writeString(Path.of(keep, "seed" + seed + ".mts"), text(seed, 1, true));
            Files.writeString(Path.of(keep, "seed" + seed + ".mjs"), text(seed, 1, false));
        }
    }
}
