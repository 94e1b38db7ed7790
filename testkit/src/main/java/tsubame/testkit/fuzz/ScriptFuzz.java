package tsubame.testkit.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tsubame.aot.llvm.ToolchainException;
import tsubame.testkit.golden.Engine;
import tsubame.testkit.golden.GoldenProgram;
import tsubame.testkit.golden.InterpreterEngine;
import tsubame.testkit.golden.NativeEngine;
import tsubame.testkit.golden.Outcome;
import tsubame.testkit.golden.ProcessEngine;

/**
 * Random scripts in several engines, which must print the same: {@code ScriptFuzz ENGINES [SECONDS [FIRST SEED]]}, the engines by names with
 * commas between: {@code interpreter}, {@code native}, {@code zeal} (native, collecting all the time) and {@code node}. Each difference is told with
 * its seed and, if {@code -Dkeep=FOLDER} is given, kept there as a script of its own.
 */
public final class ScriptFuzz {
    /** Scripts that run together. */
    public static final int BATCH = 25;
    private static final String MARK = "# ";

    private final List<Engine> engines;
    private final Path folder;

    public ScriptFuzz(List<Engine> engines, Path folder) {
        this.engines = engines;
        this.folder = folder;
    }

    public static void main(String[] words) throws IOException, ToolchainException {
        long first = words.length > 2 ? Long.parseLong(words[2]) : System.currentTimeMillis();
        ScriptFuzz fuzz = new ScriptFuzz(engines(words[0]), Files.createTempDirectory("tsubame-scripts"));
        long end = System.nanoTime() + 1_000_000_000L * (words.length > 1 ? Long.parseLong(words[1]) : 60);
        long seed = first;
        int differ = 0;
        for (; System.nanoTime() < end; seed += BATCH) {
            List<String> differences = fuzz.run(seed, BATCH);
            differ += differences.size();
            differences.forEach(System.out::println);
        }
        System.out.println("seeds " + first + " to " + (seed - 1) + ": " + (seed - first) + " scripts, " + differ + " differ");
        System.exit(differ == 0 ? 0 : 1);
    }

    private static List<Engine> engines(String names) throws IOException, ToolchainException {
        List<Engine> engines = new ArrayList<>();
        NativeEngine machine = null;
        for (String name : names.split(",")) {
            if ((name.equals("native") || name.equals("zeal")) && machine == null) {
                machine = NativeEngine.of(System.getProperty("product"));
            }
            engines.add(switch (name) {
                case "native" -> machine;
                case "zeal" -> zealous(machine);
                case "node" -> new ProcessEngine("node", "node");
                default -> new InterpreterEngine(InterpreterEngine.Form.named(name));
            });
        }
        return engines;
    }

    /** Collects at every 2,000th allocation, or {@code -Dzeal=N}th, and checks the heap each time. */
    public static Engine zealous(NativeEngine engine) {
        return engine.with("zeal", Map.of("TSUBAME_GC", "verify,poison,zeal=" + Integer.getInteger("zeal", 2000)));
    }

    /** Runs scripts of so many seeds in all engines; gives what differs, a text for each script. */
    public List<String> run(long first, int count) throws IOException {
        Map<Long, String> scripts = new LinkedHashMap<>();
        StringBuilder all = new StringBuilder(RandomScript.prelude());
        for (long seed = first; seed < first + count; seed++) {
            String script = RandomScript.of(seed);
            scripts.put(seed, script);
            all.append(script);
        }
        List<String> differences = new ArrayList<>();
        String wanted = null;
        for (Engine engine : engines) {
            String output = output(engine, all.toString(), first);
            if (wanted == null) {
                wanted = output;
            } else if (!wanted.equals(output)) {
                differences.add(difference(wanted, output, engine, scripts));
            }
        }
        return differences;
    }

    private String output(Engine engine, String text, long first) throws IOException {
        Path theme = Files.createDirectories(folder.resolve("scripts"));
        Path file = theme.resolve("batch.js");
        Files.writeString(file, text);
        Outcome outcome;
        try {
            outcome = engine.run(GoldenProgram.in(folder).getFirst());
        } catch (IOException stuck) {
            throw new IOException("batch from seed " + first + ", left in " + file + ", in engine " + engine.name() + ": " + stuck.getMessage(), stuck);
        }
        Files.delete(file);
        return outcome.output() + (outcome.exitCode() == 0 ? "" : "exit code " + outcome.exitCode() + "\n" + firstLine(outcome.error()));
    }

    private static String firstLine(String text) {
        return text.substring(0, Math.min(text.length(), 300));
    }

    private String difference(String wanted, String actual, Engine engine, Map<Long, String> scripts) throws IOException {
        List<String> left = wanted.lines().toList();
        List<String> right = actual.lines().toList();
        long seed = -1;
        int at = 0;
        for (; at < left.size() && at < right.size() && left.get(at).equals(right.get(at)); at++) {
            if (left.get(at).startsWith(MARK)) {
                seed = Long.parseLong(left.get(at).substring(MARK.length()));
            }
        }
        String keep = System.getProperty("keep");
        if (keep != null) {
            String text = scripts.containsKey(seed) ? scripts.get(seed) : String.join("", scripts.values());
            Files.writeString(Path.of(keep, "seed" + seed + ".js"), RandomScript.prelude() + text);
        }
        return "after seed " + seed + ": " + engines.getFirst().name() + " and " + engine.name() + " differ at line " + (at + 1) + "\n  "
                + lines(left, at) + "\n  " + lines(right, at);
    }

    /** A few lines: what ends a process says why in the second. */
    private static String lines(List<String> text, int from) {
        return from < text.size() ? String.join("\n    ", text.subList(from, Math.min(from + 4, text.size()))) : "(end)";
    }
}
