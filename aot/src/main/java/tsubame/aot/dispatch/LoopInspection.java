package tsubame.aot.dispatch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tsubame.aot.llvm.LoopSymbols;

/**
 * What the disassembly of the interpreter's loop shows: for each function of it how many instructions, jumps and calls through registers
 * or memory, other calls, and moves between registers and the stack.
 */
public final class LoopInspection {
    public static final List<String> SECTIONS = List.of(LoopSymbols.SECTION, LoopSymbols.SLOW_SECTION);

    /** One function of the loop; a handler's name is its opcode's. Slow ways are not where the handlers are. */
    public static final class Part {
        public final String name;
        public final boolean slow;
        public int instructions;
        public int indirectJumps;
        public int indirectCalls;
        public int calls;
        public int stackStores;
        public int stackLoads;
        private final StringBuilder text = new StringBuilder();

        private Part(String name, boolean slow) {
            this.name = name;
            this.slow = slow;
        }

        private void instruction(String line) {
            String[] words = line.strip().split("\\s+", 2);
            String operands = words.length < 2 ? "" : words[1];
            instructions++;
            text.append(line.stripTrailing()).append('\n');
            boolean indirect = operands.startsWith("*");
            if (words[0].startsWith("jmp") && indirect) {
                indirectJumps++;
            } else if (words[0].startsWith("call")) {
                calls++;
                indirectCalls += indirect ? 1 : 0;
            } else if (words[0].startsWith("mov")) {
                boolean stack = operands.contains("(%rsp)") || operands.contains("(%rbp)");
                boolean store = operands.endsWith("(%rsp)") || operands.endsWith("(%rbp)");
                stackStores += stack && store ? 1 : 0;
                stackLoads += stack && !store ? 1 : 0;
            }
        }

        /** The instructions. */
        public String text() {
            return text.toString();
        }
    }

    private final List<Part> parts = new ArrayList<>();

    private LoopInspection() {}

    /** From what {@code llvm-objdump -d --no-show-raw-insn --no-leading-addr} prints of the loop's sections. */
    public static LoopInspection of(String disassembly) {
        LoopInspection inspection = new LoopInspection();
        Part part = null;
        boolean slow = false;
        for (String line : disassembly.lines().toList()) {
            if (line.startsWith("Disassembly of section ")) {
                slow = line.contains(LoopSymbols.SLOW_SECTION);
                part = inspection.begin(slow ? "slow" : "loop", slow);
            } else if (line.startsWith("<") && line.endsWith(">:")) {
                String symbol = line.substring(1, line.length() - 2);
                part = inspection.begin(symbol.substring(symbol.lastIndexOf(LoopSymbols.SEPARATOR) + 1), slow);
            } else if (part != null && !line.isBlank()) {
                part.instruction(line);
            }
        }
        inspection.parts.removeIf(each -> each.instructions == 0);
        return inspection;
    }

    private Part begin(String name, boolean slow) {
        Part part = new Part(name.startsWith("tsubame/") ? "loop" : name, slow);
        parts.add(part);
        return part;
    }

    public List<Part> parts() {
        return parts;
    }

    /** The functions of the hot section. */
    public List<Part> handlers() {
        return parts.stream().filter(part -> !part.slow).toList();
    }

    public Part named(String name) {
        return parts.stream().filter(part -> part.name.equals(name)).findFirst().orElse(null);
    }

    public int indirectJumps() {
        return handlers().stream().mapToInt(part -> part.indirectJumps).sum();
    }

    /** A table: the sums, then the handlers that move most between registers and the stack. */
    public String report(int rows) {
        StringBuilder out = new StringBuilder();
        out.append(String.format("%-32s %8s %8s %8s %8s %8s%n", "", "jumps *", "calls *", "calls", "stack", "instr."));
        row(out, "the loop", handlers());
        List<Part> slow = parts.stream().filter(part -> part.slow).toList();
        if (!slow.isEmpty()) {
            row(out, "slow ways", slow);
        }
        List<Part> sorted = new ArrayList<>(handlers());
        sorted.sort(Comparator.comparingInt((Part part) -> -part.stackStores - part.stackLoads).thenComparing(part -> part.name));
        if (sorted.size() > 1) {
            sorted.stream().limit(rows).forEach(part -> row(out, "  " + part.name, List.of(part)));
        }
        return out.toString();
    }

    private static void row(StringBuilder out, String name, List<Part> parts) {
        out.append(String.format("%-32s %8d %8d %8d %8d %8d%n", name, parts.stream().mapToInt(p -> p.indirectJumps).sum(),
                parts.stream().mapToInt(p -> p.indirectCalls).sum(), parts.stream().mapToInt(p -> p.calls).sum(),
                parts.stream().mapToInt(p -> p.stackStores + p.stackLoads).sum(), parts.stream().mapToInt(p -> p.instructions).sum()));
    }
}
