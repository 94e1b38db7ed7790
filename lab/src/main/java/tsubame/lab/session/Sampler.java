package tsubame.lab.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import tsubame.lab.host.Environment;
import tsubame.lab.host.Pressure;
import tsubame.lab.measure.Launch;
import tsubame.lab.measure.Launcher;
import tsubame.lab.measure.Usage;
import tsubame.lab.text.Hash;

/**
 * Makes one run of one cell: a clean environment with a random amount of padding, output into a file that is hashed when the clock has
 * stopped, the processor that the lab itself keeps clear of.
 */
public final class Sampler {
    private static final int PADDING = 4096;

    /**
     * How runs are made.
     *
     * @param prepare a shell command before each run, not measured; null for none
     * @param ignoreFailure whether exit codes other than 0 are let pass
     */
    public record Settings(Map<String, String> environment, Path directory, Path input, int processor, Duration limit, String prepare,
            boolean ignoreFailure, boolean pad) {
        /** The same on another processor. */
        public Settings on(int other) {
            return new Settings(environment, directory, input, other, limit, prepare, ignoreFailure, pad);
        }

        public static Settings usual() {
            return new Settings(Environment.clean(Map.of()), Path.of("").toAbsolutePath(), Launch.NOTHING, Environment.processor(), Duration.ofMinutes(5),
                    null, false, true);
        }
    }

    private final Launcher launcher;
    private final Settings settings;
    private final RandomGenerator random;
    private boolean lateCounts;
    private final Path output;
    private final Path errors;

    public Sampler(Launcher launcher, Settings settings, RandomGenerator random) throws IOException {
        this.launcher = launcher;
        this.settings = settings;
        this.random = random;
        Path memory = Path.of("/dev/shm");
        Path folder = Files.isWritable(memory) ? Files.createTempDirectory(memory, "tsubame-lab") : Files.createTempDirectory("tsubame-lab");
        output = folder.resolve("output");
        errors = folder.resolve("errors");
        folder.toFile().deleteOnExit();
        output.toFile().deleteOnExit();
        errors.toFile().deleteOnExit();
    }

    /** A run that is killed for time counts with what it took until then: for who asks only whether it is slower. */
    public Sampler countingLate() {
        lateCounts = true;
        return this;
    }

    public Settings settings() {
        return settings;
    }

    /** @throws BrokenProgram if it fails; what it wrote to standard error is in the message */
    public Run run(Cell cell, Benchmark benchmark, int round, int position) throws IOException, BrokenProgram {
        prepare();
        int padding = settings.pad ? random.nextInt(PADDING) : 0;
        double pressure = Pressure.some();
        Usage usage = launcher.run(launch(cell.command(round), benchmark, padding));
        if (!settings.ignoreFailure && !(lateCounts && usage.timedOut())) {
            check(cell.command(round), usage);
        }
        return new Run(cell.benchmark(), cell.variant(), round, position, usage.wallNanos(), usage.userMicros(), usage.systemMicros(), usage.peakKilobytes(),
                usage.minorFaults(), usage.majorFaults(), usage.voluntarySwitches(), usage.involuntarySwitches(), usage.exit(), usage.timedOut(),
                Hash.of(output), padding, settings.processor, pressure);
    }

    private Launch launch(List<String> command, Benchmark benchmark, int padding) {
        Map<String, String> environment = new TreeMap<>(settings.environment);
        if (settings.pad) {
            environment.put("TSUBAME_LAB_PADDING", "x".repeat(padding));
        }
        Path input = benchmark.input() != null ? Path.of(benchmark.input()) : settings.input;
        return new Launch(command, environment, settings.directory, input, output, errors, settings.processor, false, settings.limit);
    }

    private void check(List<String> command, Usage usage) throws IOException, BrokenProgram {
        String name = String.join(" ", command);
        if (usage.timedOut()) {
            String happened = "was killed after " + settings.limit.toSeconds() + " s";
            throw new BrokenProgram(name + " " + happened + "; --limit gives it longer", happened);
        }
        if (usage.exit() != 0) {
            String happened = "ended with " + (usage.exit() > 128 ? "signal " + (usage.exit() - 128) : "exit code " + usage.exit());
            throw new BrokenProgram(name + " " + happened + "; -i measures it all the same" + said(), happened);
        }
    }

    private String said() throws IOException {
        String text = new String(Files.readAllBytes(errors), java.nio.charset.StandardCharsets.UTF_8).strip();
        return text.isEmpty() ? "" : "\n  " + text.lines().limit(5).reduce((a, b) -> a + "\n  " + b).orElse("");
    }

    private void prepare() throws IOException, BrokenProgram {
        if (settings.prepare != null) {
            Shell.run(settings.prepare, settings.directory);
        }
    }

    /** What the last run printed. */
    public Path output() {
        return output;
    }

    /** What the last run wrote to standard error. */
    public Path errors() {
        return errors;
    }
}
