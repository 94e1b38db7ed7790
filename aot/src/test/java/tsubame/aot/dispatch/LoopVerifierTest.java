package tsubame.aot.dispatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** From the disassembler's text to counts, and from counts to what a failing build says. */
class LoopVerifierTest {
    private static final String ONE_JUMP = """
            Disassembly of section tsubame_loop:

            <tsubame/runtime/interpreter/Interpreter.run(Lx;)Ly;>:
              \tpushq\t%rbp
              \tmovq\t%rdi, 0x8(%rsp)
              \tmovq\t0x8(%rsp), %rax
              \tjmpq\t*(%rcx,%rax,8)
              \tcallq\t*%rdx
              \tcallq\t0x1234 <malloc>
            """;
    private static final String TWO_HANDLERS = """
            Disassembly of section tsubame_loop:

            <tsubame/runtime/interpreter/Interpreter.run(Lx;)Ly;:MOVE>:
              \tjmpq\t*%rax
            <tsubame/runtime/interpreter/Interpreter.run(Lx;)Ly;:ADD>:
              \tjmpq\t*%rax

            Disassembly of section tsubame_loop_slow:

            <tsubame/runtime/interpreter/Interpreter.run(Lx;)Ly;:ADD/1>:
              \tjmpq\t*%rax
            """;

    @Test
    void countsByFunction() {
        LoopInspection.Part loop = LoopInspection.of(ONE_JUMP).named("loop");
        assertEquals(6, loop.instructions);
        assertEquals(1, loop.indirectJumps);
        assertEquals(1, loop.indirectCalls);
        assertEquals(2, loop.calls);
        assertEquals(1, loop.stackStores);
        assertEquals(1, loop.stackLoads);
    }

    @Test
    void keepsSlowWaysApart() {
        LoopInspection inspection = LoopInspection.of(TWO_HANDLERS);
        assertEquals(2, inspection.indirectJumps());
        assertEquals(List.of("MOVE", "ADD"), inspection.handlers().stream().map(part -> part.name).toList());
        assertTrue(inspection.named("ADD/1").slow);
    }

    @Test
    void acceptsWhatWasAskedFor() {
        assertNull(LoopVerifier.fault(LoopInspection.of(ONE_JUMP), DispatchForm.SWITCH, 90, "20.1.7", List.of()));
        assertNull(LoopVerifier.fault(LoopInspection.of(TWO_HANDLERS), DispatchForm.TAIL, 2, "20.1.7", List.of()));
    }

    @Test
    void namesTheLimitsOfLlvm19() {
        String fault = LoopVerifier.fault(LoopInspection.of(ONE_JUMP), DispatchForm.GOTO, 90, "19.1.3", List.of());
        assertTrue(fault.contains("1 indirect jump, for 90 handlers"), fault);
        assertTrue(fault.contains("cause: LLVM 19.1.3") && fault.contains("-tail-dup-pred-size"), fault);
        assertTrue(fault.contains("help:") && fault.contains("LLVM 20.1.7") && fault.contains("--dispatch=tail"), fault);
    }

    @Test
    void namesTheSizeElsewhere() {
        String fault = LoopVerifier.fault(LoopInspection.of(ONE_JUMP), DispatchForm.GOTO, 90, "20.1.7", List.of());
        assertTrue(fault.contains("-tail-dup-indirect-size"), fault);
    }

    @Test
    void hardeningIsWrittenIntoTheText() {
        String module = "define internal i32 @\"a/B.c(I)I\"(i32 %x) #0 {\n}\n!llvm.module.flags = !{!1}\n";
        assertTrue(Hardening.ZERO_REGISTERS.apply(module).contains("(i32 %x) \"zero-call-used-regs\"=\"used-gpr\" #0 {"));
        assertTrue(Hardening.CET.apply(module).contains("!llvm.module.flags = !{!8, !1}\n!8 = !{i32 8, !\"cf-protection-branch\", i32 1}"));
    }
}
