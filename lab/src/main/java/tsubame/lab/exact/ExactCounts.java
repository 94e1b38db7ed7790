package tsubame.lab.exact;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import tsubame.lab.elf.Elf;
import tsubame.lab.measure.Launch;
import tsubame.lab.measure.Launcher;
import tsubame.lab.session.Benchmark;
import tsubame.lab.session.Cell;
import tsubame.lab.session.Exact;
import tsubame.lab.session.Sampler;
import tsubame.lab.session.Session;
import tsubame.lab.session.SessionLog;

/**
 * The figures that repeat, for each cell of a session: sizes from the file, instructions by callgrind, the runtime's own counters. Each is
 * counted twice where it could differ, and dropped with a warning where it does.
 */
public final class ExactCounts {
    /** Further apart than this and a program is not deterministic enough to be counted. */
    private static final double REPEATS = 1e-4;

    private final Session session;
    private final SessionLog log;
    private final Launcher launcher;
    private final Sampler.Settings settings;
    private final Path folder;

    public ExactCounts(Session session, SessionLog log, Launcher launcher, Sampler.Settings settings, Path folder) {
        this.session = session;
        this.log = log;
        this.launcher = launcher;
        this.settings = settings;
        this.folder = folder;
    }

    /** Counts all cells that run; instructions only if asked, as that takes about fifty times a run. */
    public void count(boolean instructions) throws IOException {
        Callgrind callgrind = new Callgrind(launcher, settings, folder);
        if (instructions && !callgrind.available()) {
            warn("instructions were not counted: there is no valgrind on the PATH");
        }
        for (Cell cell : session.header().cells()) {
            if (!cell.runs() || session.variants().get(cell.variant()).control()) {
                continue;
            }
            if (cell.binary() != null) {
                sizes(cell);
                collector(cell);
            }
            if (instructions && callgrind.available()) {
                instructions(callgrind, cell);
            }
        }
    }

    /** What the processor counts, where it does; else a warning that says why not. */
    public void countInHardware() throws IOException {
        HardwareCounters counters = new HardwareCounters(launcher, settings, folder);
        String missing = counters.missing();
        if (missing != null) {
            warn("no hardware counters: " + missing + "; --count counts instructions by callgrind");
            return;
        }
        for (Cell cell : session.header().cells()) {
            if (cell.runs() && !session.variants().get(cell.variant()).control()) {
                for (Map.Entry<String, HardwareCounters.Figure> figure : counters.count(cell.command(), input(cell)).entrySet()) {
                    add(new Exact(cell.benchmark(), cell.variant(), Exact.HARDWARE + figure.getKey(), figure.getValue().median(), figure.getValue().spread()));
                }
            }
        }
    }

    private void instructions(Callgrind callgrind, Cell cell) throws IOException {
        Path input = input(cell);
        OptionalLong first = callgrind.count(cell.command(), input);
        OptionalLong second = first.isPresent() ? callgrind.count(cell.command(), input) : first;
        if (second.isEmpty()) {
            warn(name(cell) + " cannot be counted: callgrind does not run it (instructions that it does not know, or too slow)");
            return;
        }
        double apart = Math.abs((double) second.getAsLong() / first.getAsLong() - 1);
        if (apart > REPEATS) {
            warn(String.format(java.util.Locale.ROOT, "%s: two counts of instructions differ by %.3f %%: not deterministic, dropped", name(cell), 100 * apart));
            return;
        }
        add(new Exact(cell.benchmark(), cell.variant(), Exact.INSTRUCTIONS, Math.min(first.getAsLong(), second.getAsLong()), apart));
    }

    private void sizes(Cell cell) throws IOException {
        Path binary = Path.of(cell.binary());
        Elf elf = Elf.read(binary);
        add(new Exact(cell.benchmark(), cell.variant(), Exact.FILE_SIZE, Files.size(binary), 0));
        if (elf != null) {
            add(new Exact(cell.benchmark(), cell.variant(), Exact.TEXT_SIZE, elf.size(Elf.EXECUTABLE), 0));
        }
    }

    private void collector(Cell cell) throws IOException {
        if (!contains(Path.of(cell.binary()), "TSUBAME_GC")) {
            return;
        }
        CollectorLog first = collectorLog(cell);
        CollectorLog second = collectorLog(cell);
        if (first == null || second == null) {
            return;
        }
        if (first.cycles().size() == second.cycles().size()) {
            add(new Exact(cell.benchmark(), cell.variant(), Exact.COLLECTIONS, first.cycles().size(), 0));
        } else {
            warn(name(cell) + ": collections differ from run to run (" + first.cycles().size() + ", " + second.cycles().size() + "), dropped");
        }
        if (first.allocated() == second.allocated()) {
            add(new Exact(cell.benchmark(), cell.variant(), Exact.ALLOCATED, first.allocated(), 0));
        }
    }

    /** One run with the collector's voice on; null if it says nothing. */
    private CollectorLog collectorLog(Cell cell) throws IOException {
        Files.createDirectories(folder);
        Path output = Files.createTempFile(folder, "collector-", ".out");
        Path errors = Files.createTempFile(folder, "collector-", ".err");
        try {
            Map<String, String> environment = new TreeMap<>(settings.environment());
            environment.put("TSUBAME_GC", "trace,summary");
            launcher.run(new Launch(cell.command(), environment, settings.directory(), input(cell), output, errors, settings.processor(), false, settings.limit()));
            return CollectorLog.parse(Files.readString(errors, StandardCharsets.ISO_8859_1).lines().toList());
        } finally {
            Files.delete(output);
            Files.delete(errors);
        }
    }

    private Path input(Cell cell) {
        Benchmark benchmark = session.benchmarks().get(cell.benchmark());
        return benchmark.input() != null ? Path.of(benchmark.input()) : settings.input();
    }

    private static boolean contains(Path file, String text) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).contains(text);
    }

    private String name(Cell cell) {
        String benchmark = session.benchmarks().get(cell.benchmark()).id();
        String variant = session.variants().get(cell.variant()).label();
        return session.benchmarks().size() == 1 ? variant : benchmark + " of " + variant;
    }

    private void add(Exact figure) throws IOException {
        session.add(figure);
        if (log != null) {
            log.add(figure);
        }
    }

    private void warn(String warning) throws IOException {
        session.warn(warning);
        if (log != null) {
            log.warn(warning);
        }
    }

    /** The metrics in which a benchmark's variants can be set against each other. */
    public static List<String> judged() {
        return List.of(Exact.INSTRUCTIONS, Exact.ALLOCATED, Exact.COLLECTIONS, Exact.TEXT_SIZE);
    }
}
