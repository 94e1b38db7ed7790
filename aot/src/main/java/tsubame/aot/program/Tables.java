package tsubame.aot.program;

import java.nio.charset.StandardCharsets;
import java.util.List;
import tsubame.aot.llvm.LineTable;
import tsubame.aot.llvm.Symbols;
import tsubame.ir.MethodRef;

/**
 * The tables of a compiled program as assembler text, with the functions through which the runtime reads them ({@code
 * tsubame.runtime.interpreter.ProgramCode}): entries as distances, so that nothing is relocated; first slots; what slots hold; where
 * the code comes from.
 */
public final class Tables {
    private static final String FUNCTIONS = """
            .text
            .hidden tsubame_program_entry
            .globl tsubame_program_entry
            .type tsubame_program_entry,@function
            tsubame_program_entry:
              leaq tsubame_program_entries(%rip), %rax
              movl %edi, %edi
              movslq (%rax,%rdi,4), %rcx
              testq %rcx, %rcx
              je 1f
              addq %rcx, %rax
              retq
            1:
              xorl %eax, %eax
              retq
            .hidden tsubame_program_first_slot
            .globl tsubame_program_first_slot
            .type tsubame_program_first_slot,@function
            tsubame_program_first_slot:
              leaq tsubame_program_first_slots(%rip), %rax
              movl %edi, %edi
              movl (%rax,%rdi,4), %eax
              retq
            .hidden tsubame_program_slot_content
            .globl tsubame_program_slot_content
            .type tsubame_program_slot_content,@function
            tsubame_program_slot_content:
              leaq tsubame_program_contents(%rip), %rax
              movl %edi, %edi
              movl (%rax,%rdi,4), %eax
              retq
            .hidden tsubame_program_code_start
            .globl tsubame_program_code_start
            .type tsubame_program_code_start,@function
            tsubame_program_code_start:
              leaq tsubame_program_places_table(%rip), %rax
              retq
            .hidden tsubame_program_places
            .globl tsubame_program_places
            .type tsubame_program_places,@function
            tsubame_program_places:
              leaq tsubame_program_places_table(%rip), %rax
              retq
            .hidden tsubame_program_layouts
            .globl tsubame_program_layouts
            .type tsubame_program_layouts,@function
            tsubame_program_layouts:
              leaq tsubame_program_layouts_table(%rip), %rax
              retq
            .section .note.GNU-stack,"",@progbits
            """;


    private final List<MethodRef> entries;
    private final List<Integer> firstSlots;
    private final List<Integer> contents;
    private final List<CallPlaces> places;
    private final List<String> names;
    private final List<Layout> layouts;
    private final int registers;

    /**
     * @param entries by number, null for a function without machine code; @param places of each group, complete when its code is written; @param names of functions in stack traces, by number;
     *     @param layouts by number; @param registers the most that a function has
     */
    Tables(List<MethodRef> entries, List<Integer> firstSlots, List<Integer> contents, List<CallPlaces> places, List<String> names,
            List<Layout> layouts, int registers) {
        this.entries = entries;
        this.firstSlots = firstSlots;
        this.contents = contents;
        this.places = places;
        this.names = names;
        this.layouts = layouts;
        this.registers = registers;
    }

    /**
     * The tables as assembler text.
     *
     * @param objects the groups of the program's code as compiled, whose line tables say where their instructions come from
     */
    public String write(List<byte[]> objects) {
        StringBuilder out = new StringBuilder(".section .rodata\n.p2align 2\ntsubame_program_entries:\n");
        for (MethodRef entry : entries) {
            out.append("  .long ").append(entry == null ? "0" : "\"" + Symbols.of(entry) + "\" - tsubame_program_entries").append('\n');
        }
        out.append("tsubame_program_first_slots:\n");
        firstSlots.forEach(first -> number(out, first));
        number(out, contents.size());
        out.append("tsubame_program_contents:\n");
        contents.forEach(content -> number(out, content));
        places(out, objects.stream().map(LineTable::read).toList(), places.stream().map(CallPlaces::chains).toList());
        layouts(out);
        out.append(".data\n.p2align 3\n.hidden tsubame_program_slot_count\n.globl tsubame_program_slot_count\ntsubame_program_slot_count:\n  .quad ")
                .append(contents.size()).append('\n');
        out.append(".bss\n.p2align 4\n.hidden ").append(Symbols.PROGRAM_SLOTS).append("\n.globl ").append(Symbols.PROGRAM_SLOTS).append('\n')
                .append(Symbols.PROGRAM_SLOTS).append(":\n  .zero ").append(Math.max(8, 8 * contents.size())).append('\n');
        out.append(".hidden ").append(Symbols.PROGRAM_LEFT).append("\n.globl ").append(Symbols.PROGRAM_LEFT).append('\n')
                .append(Symbols.PROGRAM_LEFT).append(":\n  .zero ").append(Math.max(8, 8 * registers)).append('\n');
        return out.append(FUNCTIONS).toString();
    }

    /** The symbol at the beginning of a group's code. */
    static String code(int group) {
        return "tsubame_program_code_" + group;
    }

    /**
     * What stack traces need, a table of 32-bit words ({@code tsubame.runtime.interpreter.MachineFrames} reads it): the number of groups; for each
     * where its code begins, from the table's start; for each its first row, and the number of all; for each row the offset in its group's code;
     * for each the chain from there on, 0 for none; the starts of the chains, one more than there are; the chains,
     * function and position by turns; for each function where its name begins, from the table's start. Then the names.
     */
    private void places(StringBuilder out, List<List<LineTable.Row>> groups, List<List<List<CallPlaces.Point>>> chains) {
        out.append(".p2align 2\ntsubame_program_places_table:\n");
        number(out, groups.size());
        for (int group = 0; group < groups.size(); group++) {
            out.append("  .long ").append(code(group)).append(" - tsubame_program_places_table\n");
        }
        int rows = 0;
        number(out, 0);
        for (List<LineTable.Row> group : groups) {
            rows += group.size();
            number(out, rows);
        }
        groups.forEach(group -> group.forEach(row -> number(out, row.offset())));
        int first = 0;
        for (int group = 0; group < groups.size(); group++) {
            for (LineTable.Row row : groups.get(group)) {
                number(out, row.column() == 0 ? 0 : first + row.column());
            }
            first += chains.get(group).size();
        }
        chains(out, chains.stream().flatMap(List::stream).toList(), 2 + 2 * groups.size() + 2 * rows);
        names(out);
    }

    /** @param before the words of the table that are written */
    private static void chains(StringBuilder out, List<List<CallPlaces.Point>> all, int before) {
        int words = before + all.size() + 1;
        number(out, words);
        for (List<CallPlaces.Point> chain : all) {
            words += 2 * chain.size();
            number(out, words);
        }
        for (List<CallPlaces.Point> chain : all) {
            for (CallPlaces.Point point : chain) {
                number(out, point.function());
                number(out, point.position());
            }
        }
    }

    private void names(StringBuilder out) {
        for (int i = 0; i < names.size(); i++) {
            out.append("  .long tsubame_name_").append(i).append(" - tsubame_program_places_table\n");
        }
        for (int i = 0; i < names.size(); i++) {
            out.append("tsubame_name_").append(i).append(":\n  .byte ");
            for (byte b : names.get(i).getBytes(StandardCharsets.UTF_8)) {
                out.append(b & 0xFF).append(", ");
            }
            out.append("0\n");
        }
    }

    /** The tree of layouts, as {@code tsubame.runtime.object.LayoutTable} reads it. */
    private void layouts(StringBuilder out) {
        out.append(".p2align 2\ntsubame_program_layouts_table:\n");
        number(out, layouts.size());
        layouts.forEach(layout -> number(out, layout.holdsIntegers() ? -layout.size() : layout.size()));
        int start = 0;
        for (Layout layout : layouts) {
            number(out, start);
            start += layout.name().length();
        }
        number(out, start);
        for (Layout layout : layouts) {
            layout.name().chars().forEach(c -> out.append("  .short ").append(c).append('\n'));
        }
    }

    private static void number(StringBuilder out, int number) {
        out.append("  .long ").append(number).append('\n');
    }
}
