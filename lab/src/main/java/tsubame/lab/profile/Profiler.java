package tsubame.lab.profile;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tsubame.lab.elf.Elf;
import tsubame.lab.host.Toolchain;
import tsubame.lab.measure.LauncherBuild;
import tsubame.lab.session.BrokenProgram;

/**
 * Takes samples of a program, again and again until there are enough: by perf where it is and may, else by the lab's own sampler. On a
 * virtual machine without counters perf samples by the clock, a thousand times a second of processor time.
 */
public final class Profiler {
    private static final int RATE = 999;
    private static final int MOST_RUNS = 200;

    private final Map<String, String> environment;
    private final Path folder;
    private final int wanted;
    private final boolean ownSampler;

    /** @param wanted samples at least; a program is run again until there are so many */
    public Profiler(Map<String, String> environment, Path folder, int wanted, boolean ownSampler) {
        this.environment = environment;
        this.folder = folder;
        this.wanted = wanted;
        this.ownSampler = ownSampler;
    }

    /** What came out, and in how many runs. */
    public record Taken(Profile profile, int runs) {}

    public Taken take(String label, List<String> command, Path input) throws IOException, BrokenProgram {
        Files.createDirectories(folder);
        Path perf = ownSampler ? null : Toolchain.onPath("perf");
        Path sampler = perf == null ? LauncherBuild.sampler(Toolchain.cache().resolve("lab")) : null;
        if (perf == null && sampler == null) {
            throw new BrokenProgram("there is no perf, and the lab's own sampler could not be built here (it needs Linux on x86-64 and a compiler)");
        }
        List<Profile.Sample> samples = new ArrayList<>();
        int runs = 0;
        try (Symbols symbols = new Symbols()) {
            while (samples.size() < wanted && runs < MOST_RUNS && (runs < 3 || !samples.isEmpty())) {
                List<Profile.Sample> more = perf != null ? byPerf(perf, command, input, symbols) : bySampler(sampler, command, input, symbols);
                double begin = samples.isEmpty() ? 0 : samples.getLast().millis() + 1000.0 / RATE;
                more.forEach(sample -> samples.add(new Profile.Sample(begin + sample.millis(), sample.frames())));
                runs++;
            }
        }
        String how = perf != null ? "perf cpu-clock " + RATE + " Hz" : "own sampler (ptrace) 1000 Hz";
        return new Taken(new Profile(label, how, 1000.0 / RATE, samples), runs);
    }

    private List<Profile.Sample> byPerf(Path perf, List<String> command, Path input, Symbols symbols) throws IOException, BrokenProgram {
        Path data = folder.resolve("perf.data");
        List<String> record = new ArrayList<>(List.of(perf.toString(), "record", "-q", "-e", "cpu-clock", "-F", Integer.toString(RATE), "-g", "-o", data.toString(), "--"));
        record.addAll(command);
        run(record, input, folder.resolve("output"));
        Path text = folder.resolve("perf.txt");
        run(List.of(perf.toString(), "script", "--show-mmap-events", "-i", data.toString(), "-F", "comm,pid,tid,time,ip,sym,dso"), Path.of("/dev/null"), text);
        Files.delete(data);
        return PerfScript.parse(Files.readAllLines(text, StandardCharsets.ISO_8859_1), symbols::frames);
    }

    private List<Profile.Sample> bySampler(Path sampler, List<String> command, Path input, Symbols symbols) throws IOException, BrokenProgram {
        Path file = folder.resolve("samples.txt");
        List<String> words = new ArrayList<>(List.of(sampler.toString(), file.toString(), "1000"));
        words.addAll(command);
        run(words, input, folder.resolve("output"));
        return ownSamples(Files.readAllLines(file, StandardCharsets.ISO_8859_1), symbols);
    }

    /** The sampler's file: mappings, then stacks of addresses, which become addresses in files. */
    static List<Profile.Sample> ownSamples(List<String> lines, Symbols symbols) {
        Mappings maps = new Mappings();
        List<Profile.Sample> samples = new ArrayList<>();
        for (String line : lines) {
            if (line.startsWith("M")) {
                maps.addLine(line.substring(1));
            } else if (line.startsWith("S")) {
                List<Profile.Frame> frames = new ArrayList<>();
                for (String address : line.substring(1).split(" ")) {
                    frames.addAll(0, frames(Long.parseUnsignedLong(address, 16), maps, symbols));
                }
                samples.add(new Profile.Sample(samples.size(), frames));
            }
        }
        return samples;
    }

    private static List<Profile.Frame> frames(long address, Mappings maps, Symbols symbols) {
        Mappings.Place place = maps.find(address);
        if (place == null) {
            return List.of(new Profile.Frame("[unknown]", "", 0, ""));
        }
        Elf.Symbol symbol = symbols.function(place.file(), place.address());
        return symbols.frames(place.file(), place.address(), symbol == null ? "[" + PerfScript.name(place.file()) + "]" : symbol.name());
    }

    private void run(List<String> command, Path input, Path output) throws IOException, BrokenProgram {
        ProcessBuilder builder = new ProcessBuilder(command).redirectInput(input.toFile()).redirectOutput(output.toFile());
        Path errors = folder.resolve("errors");
        builder.redirectError(errors.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        try {
            int exit = builder.start().waitFor();
            if (exit != 0) {
                String said = Files.readString(errors, StandardCharsets.ISO_8859_1).strip();
                String remedy = said.contains("perf_event_paranoid") ? "\n  let perf in: sysctl kernel.perf_event_paranoid=1, or use --own-sampler" : "";
                List<String> program = command.subList(command.indexOf("--") + 1, command.size());
                throw new BrokenProgram(String.join(" ", program) + " ended with exit code " + exit + (said.isEmpty() ? "" : "\n  " + said) + remedy);
            }
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", interrupt);
        }
    }
}
