package tsubame.testkit.fuzz;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import tsubame.aot.llvm.ModuleWriter;
import tsubame.aot.llvm.Symbols;
import tsubame.aot.llvm.Toolchain;
import tsubame.aot.llvm.ToolchainException;
import tsubame.ir.Function;
import tsubame.ir.MethodRef;
import tsubame.ir.Program;
import tsubame.ir.eval.Evaluator;
import tsubame.ir.eval.HeapObject;
import tsubame.ir.eval.Outcome;
import tsubame.ir.eval.RandomFunctions;
import tsubame.ir.pass.PassRunner;
import tsubame.ir.text.Parser;
import tsubame.ir.text.Printer;

/**
 * Random IR functions: the evaluator against machine code, after all passes, the LLVM writer and clang. Many programs are compiled
 * as one module. Each difference is told with its seed and the program's text.
 *
 * <p>{@code NativeIrFuzz [SECONDS [FIRST SEED]]} runs batches for so long.
 */
public final class NativeIrFuzz {
    /** Programs in a module. */
    public static final int BATCH = 80;
    private static final long STEPS = 30_000;
    private static final List<Object> BOXED = List.of(1.5, true, "T/A", 7.0);

    private record Case(long seed, MethodRef function, int i, double d, int boxed, String expected) {}

    private final Toolchain toolchain;
    private final Path folder;
    private final List<Function> functions = new ArrayList<>();
    private final List<Case> cases = new ArrayList<>();
    private final Map<Long, String> texts = new HashMap<>();
    private final StringBuilder table = new StringBuilder();

    private NativeIrFuzz(Toolchain toolchain, Path folder) {
        this.toolchain = toolchain;
        this.folder = folder;
    }

    public static void main(String[] words) throws IOException, ToolchainException, InterruptedException {
        long end = System.nanoTime() + 1_000_000_000L * (words.length > 0 ? Long.parseLong(words[0]) : 60);
        long first = words.length > 1 ? Long.parseLong(words[1]) : System.currentTimeMillis();
        Toolchain toolchain = Toolchain.find(tsubame.testkit.golden.NativeEngine.cache());
        Path folder = Files.createTempDirectory("tsubame-fuzz");
        long seed = first;
        int differences = 0;
        for (; System.nanoTime() < end; seed += BATCH) {
            differences += run(toolchain, folder, seed, BATCH, System.out::println);
        }
        System.out.println("seeds " + first + " to " + (seed - 1) + ": " + (seed - first) + " programs, " + calls + " calls, " + differences + " differ");
        System.exit(differences == 0 ? 0 : 1);
    }

    /** How many calls the machine has been asked for. */
    private static long calls;

    /** Runs the programs of so many seeds; tells of differences, and gives how many there are. */
    public static int run(Toolchain toolchain, Path folder, long first, int count, Consumer<String> tell)
            throws IOException, ToolchainException, InterruptedException {
        Map<Long, Collection<Function>> programs = new LinkedHashMap<>();
        for (long seed = first; seed < first + count; seed++) {
            programs.put(seed, RandomFunctions.program(seed).functions());
        }
        return run(toolchain, folder, programs, tell);
    }

    /** The same for programs such as {@link RandomFunctions} makes, by number. */
    static int run(Toolchain toolchain, Path folder, Map<Long, Collection<Function>> programs, Consumer<String> tell)
            throws IOException, ToolchainException, InterruptedException {
        NativeIrFuzz batch = new NativeIrFuzz(toolchain, folder);
        programs.forEach((seed, functions) -> {
            try {
                batch.add(seed, functions);
            } catch (RuntimeException undefined) {
                throw new IllegalStateException("seed " + seed + "\n" + batch.texts.get(seed), undefined);
            }
        });
        calls += batch.cases.size();
        return batch.compare(batch.execute(), tell);
    }

    /** The program of a seed, with names that differ from those of all others, and memory where a process may have some. */
    private static Program program(long seed, Collection<Function> functions) {
        Program program = new Program();
        program.addClass("T/A", "java/lang/Object");
        program.addClass("T/B", "T/A");
        for (Function function : functions) {
            String text = Printer.print(function).replace("#get()", "#get" + seed + "()").replace("T/F.f", "T/F.p" + seed + "f")
                    .replace("address 8192", "address " + 0x10000000).replace("java/lang/Number", "java/lang/Double");
            program.add(Parser.parse(text).get(0));
        }
        return program;
    }

    private void add(long seed, Collection<Function> made) {
        Program program = program(seed, made);
        StringBuilder text = new StringBuilder();
        program.functions().forEach(function -> text.append(Printer.print(function)).append('\n'));
        texts.put(seed, text.toString());
        Random random = new Random(seed);
        for (Function function : List.copyOf(program.functions())) {
            for (int boxed = 0; boxed < BOXED.size() && function.reference().isStatic(); boxed++) {
                add(seed, program, function, random.nextInt(10) - 3, random.nextInt(6) - 2, boxed);
            }
        }
        new PassRunner(program, PassRunner.Options.DEFAULT).runAll();
        functions.addAll(program.functions());
        String dispatch = "@\"dispatch get" + seed + "\"";
        table.append(dispatch).append(" = hidden constant [2 x i32] [").append(entry("T/A", seed, dispatch)).append(", ")
                .append(entry("T/B", seed, dispatch)).append("]\n");
    }

    private static String entry(String owner, long seed, String dispatch) {
        return "i32 trunc (i64 sub (i64 ptrtoint (ptr @\"" + owner + "#get" + seed + "()I\" to i64), i64 ptrtoint (ptr " + dispatch
                + " to i64)) to i32)";
    }

    private void add(long seed, Program program, Function function, int i, double d, int boxed) {
        FuzzMachine machine = new FuzzMachine();
        Object object = boxed == 2 ? new HeapObject("T/A", "T/A") : BOXED.get(boxed);
        Outcome outcome = new Evaluator(program, machine, STEPS).evaluate(function.reference(), List.of(i, d, object));
        if (!(outcome instanceof Outcome.Exhausted)) {
            char result = result(function.reference());
            cases.add(new Case(seed, function.reference(), i, d, boxed,
                    machine.line(cases.size(), FuzzMachine.asWord(outcome, result))));
        }
    }

    private static char result(MethodRef function) {
        return function.descriptor().charAt(function.descriptor().indexOf(')') + 1);
    }

    // ---- machine code

    private List<String> execute() throws IOException, ToolchainException, InterruptedException {
        Set<MethodRef> shared = new LinkedHashSet<>();
        functions.forEach(function -> shared.add(function.reference()));
        Files.writeString(folder.resolve("fuzz.ll"), ModuleWriter.write(functions, new FuzzLayout(), shared, null));
        Files.writeString(folder.resolve("table.ll"), tableText());
        try (InputStream machine = NativeIrFuzz.class.getResourceAsStream("machine.c")) {
            Files.write(folder.resolve("machine.c"), machine.readAllBytes());
        }
        List<Path> objects = new ArrayList<>();
        for (String source : List.of("machine.c", "fuzz.ll", "table.ll")) {
            Path object = folder.resolve(source + ".o");
            List<String> options = source.endsWith(".c") ? List.of("-O1", "-w", "-ffreestanding", "-fno-builtin") : List.of("-O2");
            toolchain.compile(folder.resolve(source), object, options);
            objects.add(object);
        }
        toolchain.link(objects, null, folder.resolve("fuzz"), false);
        List<String> lines = new ArrayList<>();
        while (lines.size() < cases.size()) {
            lines.addAll(runFrom(lines.size()));
        }
        return lines;
    }

    /** The lines of the cases from that one on, as far as a process comes; the case that ends the process gets a line that says so. */
    private List<String> runFrom(int first) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(folder.resolve("fuzz").toString(), Integer.toString(first)).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int code = process.waitFor();
        List<String> lines = new ArrayList<>(output.lines().toList());
        if (code != 0 || lines.isEmpty()) {
            lines.add("the process ended with code " + code);
        }
        return lines;
    }

    private String tableText() {
        StringBuilder out = new StringBuilder("target triple = \"x86_64-unknown-linux-gnu\"\n").append(FuzzLayout.wrappers());
        for (Function function : functions) {
            boolean isStatic = function.reference().isStatic();
            out.append("declare hidden swiftcc ").append(isStatic ? type(function.reference()) : "i32").append(" @\"")
                    .append(Symbols.of(function.reference())).append(isStatic ? "\"(i32, double, i64, ptr swifterror)\n" : "\"(ptr, ptr swifterror)\n");
        }
        Map<MethodRef, String> callers = new HashMap<>();
        StringBuilder rows = new StringBuilder();
        for (Case entry : cases) {
            String caller = callers.computeIfAbsent(entry.function, function -> caller(out, function, callers.size()));
            rows.append(rows.isEmpty() ? "" : ",\n").append("  %case { ptr ").append(caller).append(", i32 ").append((int) result(entry.function))
                    .append(", i32 ").append(entry.expected, 0, entry.expected.indexOf(' ')).append(", i32 ").append(entry.i)
                    .append(", double ").append(entry.d).append(", i32 ").append(entry.boxed).append(" }");
        }
        return out.append(table).append("%case = type { ptr, i32, i32, i32, double, i32 }\n")
                .append("@cases = constant [").append(cases.size()).append(" x %case] [\n").append(rows).append("\n]\n")
                .append("@case_count = constant i32 ").append(cases.size()).append('\n').toString();
    }

    private static String type(MethodRef function) {
        return switch (result(function)) {
            case 'I' -> "i32";
            case 'D' -> "double";
            default -> "i64";
        };
    }

    /** A function in C's convention that calls it, with its result as a word. */
    private static String caller(StringBuilder out, MethodRef function, int number) {
        String name = "@call" + number;
        String word = switch (result(function)) {
            case 'I' -> "sext i32 %r to i64";
            case 'D' -> "bitcast double %r to i64";
            default -> "add i64 %r, 0";
        };
        out.append("define internal i64 ").append(name).append("(i32 %i, double %d, i64 %o, ptr %out) noinline {\n")
                .append("  %error = alloca swifterror ptr\n  store ptr null, ptr %error\n  %r = call swiftcc ").append(type(function)).append(" @\"")
                .append(Symbols.of(function)).append("\"(i32 %i, double %d, i64 %o, ptr swifterror %error)\n")
                .append("  %e = load ptr, ptr %error\n  store ptr %e, ptr %out\n  %w = ").append(word).append("\n  ret i64 %w\n}\n");
        return name;
    }

    // ---- comparing

    private int compare(List<String> lines, Consumer<String> tell) {
        int differences = 0;
        Set<Long> told = new LinkedHashSet<>();
        for (int i = 0; i < cases.size(); i++) {
            Case expected = cases.get(i);
            String actual = i < lines.size() ? lines.get(i) : "nothing";
            if (!expected.expected.equals(actual)) {
                differences++;
                if (told.add(expected.seed) && told.size() < 5) {
                    tell.accept("seed " + expected.seed + ": " + expected.function.text() + "(" + expected.i + ", " + expected.d + ", "
                            + BOXED.get(expected.boxed) + ")\n  evaluator: " + expected.expected + "\n  machine:   " + actual + "\n" + texts.get(expected.seed));
                }
            }
        }
        if (lines.size() > cases.size()) {
            differences++;
            tell.accept(String.join("\n", lines.subList(cases.size(), lines.size())));
        }
        return differences;
    }
}
