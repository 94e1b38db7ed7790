package tsubame.lab.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Counts on listings as llvm-objdump and binutils print them. */
class MachineCodeTest {
    private static final String LISTING = """

            app:     file format elf64-x86-64

            0000000000001000 <interp>:
                1000:       pushq   %rbx
                1001:       movq    %rax, 0x8(%rsp)
                1006:       notrack jmpq *(%rax,%rcx,8)
                1009:       jmp     0x1006 <interp+0x6>
                100b:       callq   0x2000 <rt_box_number>
                1010:       callq   *0x10(%rax)
                1013:       jmpq    *0x2fe2(%rip)           # 0x4000 <malloc@GOT>
                1019:       idivq   %rcx
                101c:       je      0x1006 <interp+0x6>
                101e:       jmp     0x2000 <rt_box_number>
                1020:       retq
                1021:       nopw    %cs:(%rax,%rax)

            0000000000001040 <interp.cold>:
                1040:       jmp     *%rax

            0000000000002000 <rt_box_number>:
                2000:       vaddpd  %ymm0, %ymm1, %ymm2
                2004:       ret
            """;

    private final MachineCode code = MachineCode.parse(LISTING.lines().iterator());

    @Test
    void functionsAreFoundWithTheirPieces() {
        List<MachineCode.Function> interp = code.matching("interp");
        assertEquals(List.of("interp", "interp.cold"), interp.stream().map(MachineCode.Function::name).toList());
        assertEquals(0x21, interp.getFirst().size(), "padding is not its own");
        assertEquals(3, code.matching("*").size());
        assertEquals(1, code.matching("rt_*").size());
    }

    @Test
    void counts() {
        List<MachineCode.Function> interp = code.matching("interp");
        assertEquals(2, CodeCount.of("indirect-jumps", interp), "not the one through the GOT");
        assertEquals(1, CodeCount.of("indirect-calls", interp));
        assertEquals(2, CodeCount.of("calls", interp));
        assertEquals(1, CodeCount.of("spills", interp));
        assertEquals(1, CodeCount.of("divisions", interp));
        assertEquals(1, CodeCount.of("branches", interp));
        assertEquals(2, CodeCount.of("direct-jumps", interp));
        assertEquals(1, CodeCount.of("calls:rt_box_*", interp));
        assertEquals(0, CodeCount.of("calls:rt_unbox", interp));
        assertEquals(1, CodeCount.tailCalls(interp));
        assertEquals(1, CodeCount.of("vector", code.matching("rt_box_number")));
        assertEquals(-1, CodeCount.of("nonsense", interp));
    }

    @Test
    void expectations() {
        assertTrue(Expectation.parse(">= 200").holds(201));
        assertTrue(Expectation.parse("2..5").holds(5));
        assertEquals(new Expectation("<= 3", 0, 3), Expectation.parse("<= 3"));
        assertThrows(IllegalArgumentException.class, () -> Expectation.parse("many"));
    }

    @Test
    void movedCodeIsTheSameCode() {
        MachineCode moved = MachineCode.parse(LISTING.replace("1006", "9006").replace("2fe2", "1234").lines().iterator());
        assertEquals(List.of(), CodeDifference.of(code, moved).changed());
        MachineCode other = MachineCode.parse(LISTING.replace("idivq", "imulq").lines().iterator());
        assertEquals(List.of("interp (33 → 33 bytes)"), CodeDifference.of(code, other).changed());
    }
}
