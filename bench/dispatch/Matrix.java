import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tsubame.aot.NativeRuntime;
import tsubame.aot.dispatch.DispatchForm;
import tsubame.aot.dispatch.Hardening;
import tsubame.aot.dispatch.LoopInspection;
import tsubame.aot.dispatch.LoopVerifier;
import tsubame.aot.llvm.ObjectCache;
import tsubame.aot.llvm.Release;
import tsubame.aot.llvm.StartCode;
import tsubame.aot.llvm.Toolchain;
import tsubame.cli.bundle.BundleBuilder;
import tsubame.cli.host.FileModules;
import tsubame.gc.plan.Plans;
import tsubame.ir.pass.PassRunner;
import tsubame.lab.measure.Launch;
import tsubame.lab.measure.Launcher;
import tsubame.lab.measure.LauncherBuild;
import tsubame.lab.measure.Usage;

/**
 * The matrix of dispatch: releases of LLVM × forms × flags × hardening. One IR; only the part with the interpreter's loop is compiled for
 * each cell, all else once, by the release that Tsubame uses: so cells differ in the loop and in nothing else. A cell whose machine code
 * is not what its form promises is measured all the same, and says so.
 */
public final class Matrix {
    /** A program of bench/programs: arguments for the clock, and smaller ones if it is also counted. */
    private record Program(String name, List<String> timed, List<String> counted) {
        Program(String name, List<String> timed) {
            this(name, timed, null);
        }
    }

    private static final List<Program> PROGRAMS = List.of(
            new Program("richards", List.of("6"), List.of("1")),
            new Program("deltablue", List.of("3000", "2")),
            new Program("queens", List.of("11")),
            new Program("mandelbrot", List.of("400")),
            new Program("fib", List.of("31"), List.of("18")),
            new Program("sieve", List.of("600000", "3")));
    private static final String REFERENCE = "20.1.7 switch";
    private static final List<String> SIZE = List.of("-mllvm", "-tail-dup-indirect-size=200");
    private static final List<String> LIMITS = List.of("-mllvm", "-tail-dup-pred-size=5000", "-mllvm", "-tail-dup-succ-size=5000");

    private static final class Cell {
        final Release release;
        final DispatchForm form;
        final String flags;
        final List<String> options;
        final Hardening hardening;
        Path executable;
        LoopInspection inspection;
        String fault;
        long instructions;
        final Map<Program, double[]> seconds = new LinkedHashMap<>();

        Cell(Release release, DispatchForm form, String flags, List<String> options, Hardening hardening) {
            this.release = release;
            this.form = form;
            this.flags = flags;
            this.options = options;
            this.hardening = hardening;
        }

        String name() {
            return release.version + " " + form.word + (flags.isEmpty() ? "" : " " + flags) + (hardening == null ? "" : " " + hardening.word);
        }
    }

    private final Path jar;
    private final Path cache;
    private final Path folder;
    private final List<Cell> cells = new ArrayList<>();
    private final Map<Program, Path> bundles = new LinkedHashMap<>();
    private final Map<Program, String> outputs = new LinkedHashMap<>();
    private final StringBuilder excerpts = new StringBuilder("""
            # What the three lowerings make of the loop

            Written by `bench/dispatch/run` from the linked machine code, LLVM 20.1.7; addresses change with every build. In `tail`, arguments of all
            handlers are `r12` frame, `r13` code words, `r14` registers, `r15` inline caches, `rdi` position.
            """);
    private int handlers;

    private Matrix(Path jar) throws IOException {
        this.jar = jar;
        String chosen = System.getenv("TSUBAME_CACHE");
        this.cache = chosen != null ? Path.of(chosen).toAbsolutePath() : Path.of(System.getProperty("user.home"), ".cache", "tsubame");
        this.folder = Files.createDirectories(cache.resolve("dispatch-matrix"));
    }

    public static void main(String[] words) {
        try {
            run(words);
        } catch (Exception failure) {
            failure.printStackTrace(); // the launcher of source files would lose it
            System.exit(1);
        }
    }

    private static void run(String[] words) throws Exception {
        int rounds = 15;
        List<String> only = new ArrayList<>();
        for (int i = 1; i < words.length; i++) {
            if (words[i].equals("--rounds")) rounds = Integer.parseInt(words[++i]);
            else if (words[i].equals("--only")) only.add(words[++i]);
            else throw new IllegalArgumentException("unknown option " + words[i] + "; there are --rounds N and --only TEXT");
        }
        Matrix matrix = new Matrix(Path.of(words[0]));
        matrix.design(only);
        matrix.build();
        matrix.bundle();
        matrix.count();
        matrix.measure(rounds);
        String report = matrix.report(rounds);
        System.out.print(report);
        if (only.isEmpty()) {
            Files.writeString(Path.of("bench/dispatch/RESULTS.md"), report);
            Files.writeString(Path.of("bench/dispatch/EXCERPTS.md"), matrix.excerpts.toString());
        }
    }

    private void design(List<String> only) {
        for (Release release : List.of(Release.LLVM_17, Release.LLVM_19, Release.LLVM_20)) {
            for (DispatchForm form : DispatchForm.values()) {
                cells.add(new Cell(release, form, "", List.of(), null));
            }
            cells.add(new Cell(release, DispatchForm.GOTO, "size", SIZE, null));
            if (release == Release.LLVM_19) cells.add(new Cell(release, DispatchForm.GOTO, "size+limits", both(), null));
        }
        cells.add(new Cell(Release.LLVM_17, DispatchForm.SWITCH, "no size", DispatchForm.SWITCH.compilerOptions(17), null));
        cells.add(new Cell(Release.LLVM_20, DispatchForm.SWITCH, "size+limits", both(), null));
        for (Hardening hardening : Hardening.values()) {
            for (DispatchForm form : DispatchForm.values()) {
                cells.add(new Cell(Release.LLVM_20, form, form == DispatchForm.GOTO ? "size" : "", form == DispatchForm.GOTO ? SIZE : List.of(), hardening));
            }
        }
        cells.removeIf(cell -> !only.isEmpty() && !cell.name().equals(REFERENCE) && only.stream().noneMatch(cell.name()::contains));
    }

    private static List<String> both() {
        List<String> both = new ArrayList<>(SIZE);
        both.addAll(LIMITS);
        return both;
    }

    // ---- building

    private void build() throws Exception {
        List<String> options = List.of("-O2");
        NativeRuntime runtime = NativeRuntime.prepare(new NativeRuntime.Options(List.of(jar), StartCode.entries(StartCode.MAIN),
                StartCode.text(StartCode.MAIN), Plans.GENERATIONAL, DispatchForm.TAIL, Release.DEFAULT, options, PassRunner.Options.DEFAULT, Matrix::progress));
        handlers = runtime.handlers();
        Toolchain linker = Toolchain.find(cache);
        List<ObjectCache.Unit> rest = new ArrayList<>(runtime.units());
        rest.removeIf(unit -> unit.name().equals(runtime.loopPart()));
        progress("compiling what all cells share");
        List<Path> shared = new ObjectCache(cache.resolve("objects"), linker).compile(rest, Files.createDirectories(folder.resolve("shared")));
        Path empty = folder.resolve("bundle.bin");
        Files.write(empty, new byte[0]);
        for (Cell cell : cells) {
            progress(cell.name());
            String text = runtime.loopText(cell.form, cell.release);
            if (cell.hardening != null) text = cell.hardening.apply(text);
            List<String> all = new ArrayList<>(options);
            all.addAll(cell.options);
            Path own = Files.createDirectories(folder.resolve(cell.name().replace(' ', '-')));
            List<Path> objects = new ArrayList<>(shared);
            objects.addAll(new ObjectCache(cache.resolve("objects"), Toolchain.find(cache, cell.release))
                    .compile(List.of(new ObjectCache.Unit("loop", ".ll", text, all)), own));
            cell.executable = own.resolve("runner");
            linker.link(objects, empty, cell.executable, false);
            cell.inspection = LoopInspection.of(linker.disassemble(cell.executable, LoopInspection.SECTIONS));
            Path symbols = own.resolve("symbols");
            linker.linkWithSymbols(objects, symbols);
            excerpt(cell, LoopInspection.of(linker.disassemble(symbols, LoopInspection.SECTIONS)));
            cell.fault = LoopVerifier.fault(cell.inspection, cell.form, handlers, cell.release.version, cell.options);
        }
    }

    // ---- excerpts

    /** Of the forms as they are built by default: the code in front of jumps, and whole handlers where these are functions. */
    private void excerpt(Cell cell, LoopInspection named) {
        boolean usual = cell.form == DispatchForm.GOTO ? cell.flags.equals("size") : cell.flags.isEmpty();
        if (cell.release != Release.LLVM_20 || cell.hardening != null || !usual) return;
        excerpts.append("\n## `--dispatch=").append(cell.form.word).append("`\n\n").append(named.indirectJumps()).append(" indirect jumps.\n");
        if (cell.form == DispatchForm.TAIL) {
            for (String handler : List.of("MOVE", "ADD", "JUMP_IF_LESS", "GET_PROPERTY", "RETURN")) {
                block(handler, named.named(handler).text().lines().toList());
            }
            return;
        }
        List<String> lines = named.named("loop").text().lines().toList();
        int shown = 0;
        for (int i = 0; i < lines.size() && shown < 3; i++) {
            if (lines.get(i).strip().matches("jmpq?\\s+\\*.*")) {
                block("in front of jump " + ++shown, lines.subList(Math.max(0, i - 11), i + 1));
            }
        }
    }

    private void block(String title, List<String> lines) {
        excerpts.append("\n").append(title).append(":\n\n```\n");
        for (String line : lines) {
            String text = line.strip().replaceAll("<tsubame/[^>]*:", "<loop:").replaceAll("<tsubame/[^>]*>", "<…>").replaceAll("\\s+", " ");
            if (!text.startsWith("nop")) excerpts.append("  ").append(text).append('\n');
        }
        excerpts.append("```\n");
    }

    private void bundle() throws IOException {
        for (Program program : PROGRAMS) {
            Path bundle = folder.resolve(program.name + ".bundle");
            Files.write(bundle, new BundleBuilder(new FileModules(), false).build(Path.of("bench/programs", program.name + ".ts").toRealPath().toString()));
            bundles.put(program, bundle);
        }
    }

    // ---- measuring

    private Launch launch(List<String> command, Path errors) {
        return new Launch(command, Map.of("PATH", System.getenv("PATH")), folder, Launch.NOTHING, folder.resolve("output.txt"), errors, -1, false,
                Duration.ofMinutes(5));
    }

    private List<String> command(Cell cell, Program program, List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(cell.executable.toString(), bundles.get(program).toString()));
        command.addAll(arguments);
        return command;
    }

    /** Instructions of the counted programs together; 0 without valgrind. */
    private void count() throws IOException {
        Path valgrind = Path.of("/usr/bin/valgrind");
        if (!Files.isExecutable(valgrind)) return;
        progress("counting instructions");
        Path errors = folder.resolve("errors.txt");
        try (Launcher launcher = LauncherBuild.withoutNative()) {
            for (Cell cell : cells) {
                for (Program program : PROGRAMS.stream().filter(each -> each.counted != null).toList()) {
                    List<String> command = new ArrayList<>(List.of(valgrind.toString(), "--tool=callgrind", "--callgrind-out-file=/dev/null"));
                    command.addAll(command(cell, program, program.counted));
                    launcher.run(launch(command, errors));
                    Matcher collected = Pattern.compile("Collected : (\\d+)").matcher(Files.readString(errors));
                    if (!collected.find()) throw new IOException("valgrind counted nothing of " + cell.name() + ":\n" + Files.readString(errors));
                    cell.instructions += Long.parseLong(collected.group(1));
                }
            }
        }
    }

    private void measure(int rounds) throws IOException {
        Random random = new Random(1);
        Path errors = folder.resolve("errors.txt");
        try (Launcher launcher = LauncherBuild.withoutNative()) {
            for (int round = -1; round < rounds; round++) {
                progress(round < 0 ? "warming up" : "round " + (round + 1) + " of " + rounds);
                for (Program program : PROGRAMS) {
                    List<Cell> order = new ArrayList<>(cells);
                    Collections.shuffle(order, random);
                    for (Cell cell : order) {
                        Usage usage = launcher.run(launch(command(cell, program, program.timed), errors));
                        String output = Files.readString(folder.resolve("output.txt"), StandardCharsets.UTF_8);
                        String expected = outputs.computeIfAbsent(program, _ -> output);
                        if (usage.exit() != 0 || !output.equals(expected)) {
                            throw new IOException(cell.name() + " prints something else in " + program.name + ", exit code " + usage.exit() + "\n" + output
                                    + Files.readString(errors));
                        }
                        if (round >= 0) cell.seconds.computeIfAbsent(program, _ -> new double[rounds])[round] = usage.processorSeconds();
                    }
                }
            }
        }
    }

    /** Of each round, the geometric mean over programs of the time relative to the reference's in that round. */
    private double[] ratios(Cell cell, Cell reference, int rounds) {
        double[] ratios = new double[rounds];
        for (int round = 0; round < rounds; round++) {
            double logarithms = 0;
            for (Program program : PROGRAMS) {
                logarithms += Math.log(cell.seconds.get(program)[round] / reference.seconds.get(program)[round]);
            }
            ratios[round] = Math.exp(logarithms / PROGRAMS.size());
        }
        return ratios;
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    /** The 95 % interval of the median by the percentiles of 10,000 resamplings of the rounds. */
    private static double[] interval(double[] values) {
        Random random = new Random(Arrays.hashCode(values));
        double[] medians = new double[10_000];
        for (int i = 0; i < medians.length; i++) {
            double[] sample = new double[values.length];
            for (int k = 0; k < sample.length; k++) sample[k] = values[random.nextInt(values.length)];
            medians[i] = median(sample);
        }
        Arrays.sort(medians);
        return new double[] {medians[250], medians[9749]};
    }

    // ---- the table

    private String report(int rounds) throws IOException {
        Cell reference = cells.stream().filter(cell -> cell.name().equals(REFERENCE)).findFirst().orElseThrow();
        StringBuilder out = new StringBuilder("# Dispatch: what was asked for, what came out, what it is worth\n\n");
        out.append("Written by `bench/dispatch/run`. One IR; the interpreter's loop alone is compiled anew for each row, and has ").append(handlers)
                .append(" handlers that go on to\na next instruction. *Jumps* are indirect jumps in the loop of the linked executable; *stack* are moves between registers and stack in it"
                        + " (slow ways\nof `tail` left out). *Time* is processor time relative to `").append(REFERENCE)
                .append("`, paired by round: the geometric mean of ").append(PROGRAMS.size()).append(" programs,\nthe median of ").append(rounds)
                .append(" rounds, and its 95 % interval (bootstrap). *Instructions* are callgrind's, of smaller runs of richards and fib, relative to the same.\n"
                        + "*size* is `-tail-dup-indirect-size=200`, *no size* the same with 0, *limits* is\n`-tail-dup-pred-size=5000 -tail-dup-succ-size=5000`.\n\n");
        out.append("| LLVM | form | flags | hardening | jumps | as promised | stack | time | 95 % | instructions |\n|---|---|---|---|---:|---|---:|---:|---|---:|\n");
        for (Cell cell : cells) {
            double[] ratios = ratios(cell, reference, rounds);
            double[] interval = interval(ratios);
            int stack = cell.inspection.handlers().stream().mapToInt(part -> part.stackLoads + part.stackStores).sum();
            out.append(String.format(Locale.ROOT, "| %s | %s | %s | %s | %d | %s | %d | %.3f | %.3f – %.3f | %s |%n", cell.release.version, cell.form.word,
                    cell.flags, cell.hardening == null ? "" : cell.hardening.word, cell.inspection.indirectJumps(), cell.fault == null ? "yes" : "**no**",
                    stack, median(ratios), interval[0], interval[1],
                    cell.instructions == 0 ? "–" : String.format(Locale.ROOT, "%.3f", (double) cell.instructions / reference.instructions)));
        }
        out.append("\nProcessor time of `").append(REFERENCE).append("`, median, in seconds:");
        for (Program program : PROGRAMS) {
            out.append(String.format(Locale.ROOT, " %s %.3f,", program.name, median(reference.seconds.get(program))));
        }
        out.setCharAt(out.length() - 1, '.');
        out.append("\n\nWhat `tsubame build` says of rows that are not as promised:\n");
        for (Cell cell : cells) {
            if (cell.fault != null) out.append("\n`").append(cell.name()).append("`\n\n```\n").append(cell.fault).append("\n```\n");
        }
        out.append("\nHost: ");
        Map<String, String> host = tsubame.lab.host.HostFacts.read();
        for (String fact : List.of("cpu.model-name", "cpu.count", "cpu.hypervisor", "kernel", "load", "memory")) {
            out.append(fact).append(" = ").append(host.getOrDefault(fact, "not visible")).append("; ");
        }
        return out.append("no hardware counters.\n").toString();
    }

    private static void progress(String step) {
        System.err.println("dispatch: " + step + "…");
    }
}
