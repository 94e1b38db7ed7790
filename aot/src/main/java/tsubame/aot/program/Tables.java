package tsubame.aot.program;

import java.util.List;
import tsubame.aot.llvm.Symbols;
import tsubame.ir.MethodRef;

/**
 * The tables of a compiled program as assembler text, with the three functions through which the runtime reads them ({@code
 * tsubame.runtime.interpreter.ProgramCode}): entries as distances, so that nothing is relocated; first slots; what slots hold.
 */
final class Tables {
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
            .section .note.GNU-stack,"",@progbits
            """;

    private Tables() {}

    /** @param entries by number, null for a function without machine code */
    static String write(List<MethodRef> entries, List<Integer> firstSlots, List<Integer> contents) {
        StringBuilder out = new StringBuilder(".section .rodata\n.p2align 2\ntsubame_program_entries:\n");
        for (MethodRef entry : entries) {
            out.append("  .long ").append(entry == null ? "0" : "\"" + Symbols.of(entry) + "\" - tsubame_program_entries").append('\n');
        }
        out.append("tsubame_program_first_slots:\n");
        firstSlots.forEach(first -> out.append("  .long ").append(first).append('\n'));
        out.append("  .long ").append(contents.size()).append("\ntsubame_program_contents:\n");
        contents.forEach(content -> out.append("  .long ").append(content).append('\n'));
        out.append(".data\n.p2align 3\n.hidden tsubame_program_slot_count\n.globl tsubame_program_slot_count\ntsubame_program_slot_count:\n  .quad ")
                .append(contents.size()).append('\n');
        out.append(".bss\n.p2align 4\n.hidden ").append(Symbols.PROGRAM_SLOTS).append("\n.globl ").append(Symbols.PROGRAM_SLOTS).append('\n')
                .append(Symbols.PROGRAM_SLOTS).append(":\n  .zero ").append(Math.max(8, 8 * contents.size())).append('\n');
        return out.append(FUNCTIONS).toString();
    }
}
