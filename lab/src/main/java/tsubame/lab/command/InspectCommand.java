package tsubame.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tsubame.lab.elf.Elf;
import tsubame.lab.elf.ElfFacts;
import tsubame.lab.inspect.CodeCount;
import tsubame.lab.inspect.CodeDifference;
import tsubame.lab.inspect.Expectation;
import tsubame.lab.inspect.MachineCode;
import tsubame.lab.text.Numbers;
import tsubame.lab.text.Table;

/** {@code tsubame inspect}: what the machine code is, not what the source says it is. */
@Command(name = "inspect", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Looks at an executable's machine code: sizes, jumps, calls, spills, hardening; beside another's with --vs.",
        footerHeading = "%nExamples:%n",
        footer = {"  tsubame inspect ./app                                       the largest functions, hardening, compiler",
            "  tsubame inspect ./vm --symbol interp --vs ./vm-old          one function in two builds",
            "  tsubame inspect ./vm --symbol interp --expect 'indirect-jumps >= 200'",
            "  tsubame inspect ./app --symbol 'sum*' --expect 'calls:*box* == 0'", "",
            "A dispatch loop that computed gotos were written for and that has one indirect jump is not what its source says.", "",
            "Exit codes: 0 done and as expected, 1 an expectation does not hold, 2 usage, 3 no executable or no such symbol."})
final class InspectCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "EXECUTABLE", description = "an ELF file, best with its symbols")
    private Path executable;

    @Option(names = "--symbol", paramLabel = "NAME", description = "a function, with the pieces that a compiler makes of it; * stands for anything")
    private String symbol;

    @Option(names = "--vs", paramLabel = "EXECUTABLE", description = "another build, to set beside it")
    private Path other;

    @Option(names = "--expect", paramLabel = "COUNT RANGE", description = "such as 'indirect-jumps >= 200'; counts are named in the table, and size, calls:NAME")
    private List<String> expectations = new ArrayList<>();

    @Option(names = "--top", paramLabel = "N", description = "how many of the largest functions are shown (default: 12)")
    private int top = 12;

    @Override
    public Integer call() throws IOException, UsageProblem {
        if (executable == null) {
            throw new UsageProblem("inspect wants an executable: tsubame inspect ./app");
        }
        PrintWriter out = spec.commandLine().getOut();
        List<Path> files = other == null ? List.of(executable) : List.of(executable, other);
        List<MachineCode> codes = new ArrayList<>();
        check();
        for (Path file : files) {
            codes.add(code(file));
        }
        Table table = new Table(false);
        table.row(head(files));
        facts(files, table);
        List<List<MachineCode.Function>> functions = new ArrayList<>();
        for (MachineCode code : codes) {
            functions.add(symbol == null ? code.functions() : code.matching(symbol));
        }
        if (functions.stream().anyMatch(List::isEmpty)) {
            throw new IOException("there is no function " + symbol + " in " + files.get(functions.getFirst().isEmpty() ? 0 : 1)
                    + (Elf.read(executable).isStripped() ? ", which was stripped of its symbols" : "; `tsubame inspect` without --symbol lists the largest"));
        }
        counts(functions, table);
        table.lines().forEach(out::println);
        closer(codes, functions, out);
        return expected(functions, files, out).code;
    }

    private static MachineCode code(Path file) throws IOException {
        if (!Files.isRegularFile(file) || Elf.read(file) == null) {
            throw new IOException(file + " is no executable that can be inspected (ELF, 64 bits)");
        }
        return MachineCode.read(file);
    }

    private String[] head(List<Path> files) {
        List<String> head = new ArrayList<>(List.of(symbol == null ? "all code" : symbol));
        files.forEach(file -> head.add(file.getFileName().toString()));
        head.add("");
        return head.toArray(new String[0]);
    }

    private static void facts(List<Path> files, Table table) throws IOException {
        List<Map<String, String>> facts = new ArrayList<>();
        for (Path file : files) {
            facts.add(ElfFacts.of(file));
        }
        for (String fact : facts.getFirst().keySet()) {
            List<String> row = new ArrayList<>(List.of(fact.replace("elf.", "")));
            facts.forEach(side -> row.add(shortened(side.getOrDefault(fact, "–"))));
            row.add(files.size() == 2 && !row.get(1).equals(row.get(2)) ? "differs" : "");
            table.row(row.toArray(new String[0]));
        }
    }

    private static String shortened(String text) {
        String line = text.replace('\n', ' ');
        return line.length() > 48 ? line.substring(0, 47) + "…" : line;
    }

    private static void counts(List<List<MachineCode.Function>> functions, Table table) {
        row(table, "functions", functions.stream().map(side -> (long) side.size()).toList());
        row(table, "size in bytes", functions.stream().map(side -> CodeCount.of("size", side)).toList());
        for (CodeCount count : CodeCount.values()) {
            row(table, count.word(), functions.stream().map(count::in).toList());
        }
        row(table, "tail-calls", functions.stream().map(CodeCount::tailCalls).toList());
    }

    private static void row(Table table, String name, List<Long> values) {
        List<String> row = new ArrayList<>(List.of(name));
        values.forEach(value -> row.add(Long.toString(value)));
        row.add(values.size() < 2 ? "" : values.get(0).equals(values.get(1)) ? "=" : values.get(0) == 0 ? "" : Numbers.change((double) values.get(1) / values.get(0)));
        table.row(row.toArray(new String[0]));
    }

    private void closer(List<MachineCode> codes, List<List<MachineCode.Function>> functions, PrintWriter out) {
        for (int side = 0; side < functions.size() && symbol != null; side++) {
            for (MachineCode.Function function : functions.get(side)) {
                String meeting = CodeDifference.meetingPoint(function);
                if (meeting != null) {
                    out.println((side == 0 ? executable : other).getFileName() + "  " + function.name() + "  " + meeting);
                }
            }
        }
        if (codes.size() == 2) {
            CodeDifference difference = CodeDifference.of(codes.get(0), codes.get(1));
            out.println("functions with other code: " + difference.changed().size() + " of " + difference.common() + "; only in the first " + difference.onlyA().size()
                    + ", only in the second " + difference.onlyB().size());
            difference.changed().stream().limit(top).forEach(name -> out.println("  " + name));
        } else if (symbol == null) {
            out.println("largest functions:");
            Table largest = new Table(false);
            codes.getFirst().functions().stream().sorted(Comparator.comparingLong(MachineCode.Function::size).reversed()).limit(top)
                    .forEach(function -> largest.row("  " + function.name(), Long.toString(function.size()),
                            CodeCount.INDIRECT_JUMPS.in(List.of(function)) + " indirect jumps", CodeCount.CALLS.in(List.of(function)) + " calls"));
            largest.lines().forEach(out::println);
        }
    }

    /** Refuses expectations that say nothing, before anything is printed. */
    private void check() throws UsageProblem {
        for (String text : expectations) {
            String[] parts = text.strip().split("\\s*(?=[<>=])|\\s+", 2);
            if (parts.length < 2 || CodeCount.of(parts[0], List.of()) < 0) {
                throw new UsageProblem("--expect wants a count and a range, such as 'indirect-jumps >= 200'; counts are " + CodeCount.names());
            }
            Expectation.parse(parts[1]);
        }
    }

    private Exit expected(List<List<MachineCode.Function>> functions, List<Path> files, PrintWriter out) {
        Exit exit = Exit.PASS;
        for (String text : expectations) {
            String[] parts = text.strip().split("\\s*(?=[<>=])|\\s+", 2);
            Expectation expectation = Expectation.parse(parts[1]);
            for (int side = 0; side < files.size(); side++) {
                long count = CodeCount.of(parts[0], functions.get(side));
                boolean holds = expectation.holds(count);
                out.println((holds ? "✓ " : "✗ ") + files.get(side).getFileName() + ": " + parts[0] + " " + count + ", expected " + expectation.text());
                exit = holds ? exit : Exit.REGRESSED;
            }
        }
        return exit;
    }
}
