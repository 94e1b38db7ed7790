package tsubame.ir.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tsubame.ir.Function;
import tsubame.ir.Lowering;
import tsubame.ir.Program;
import tsubame.ir.text.Parser;
import tsubame.ir.text.Printer;

class PassRunnerTest {
    private static final String TEXT = """
            function a/B.f(I)I {
            b0(%0: i32):
              %1 = i32 1
              %2 = non_zero %0
              %3 = div %1, %2
              %4 = add %3, %1
              %5 = add %4, %1
              return %5
            }
            """;

    private static Program program() {
        Program program = new Program();
        for (Function function : Parser.parse(TEXT)) program.add(function);
        return program;
    }

    private static List<String> shown(Program program, Set<String> dump, String stopAfter, long fuel, boolean times) {
        List<String> shown = new ArrayList<>();
        new PassRunner(program, new PassRunner.Options(dump, stopAfter, fuel, times, true, shown::add)).runAll();
        return shown;
    }

    @Test
    void dumpsComeAfterTheNamedPasses() {
        List<String> shown = shown(program(), Set.of("lower_checks"), null, -1, false);
        assertEquals(1, shown.size());
        assertTrue(shown.get(0).startsWith("; after lower_checks\nfunction a/B.f(I)I lowered:checks {\n"), shown.get(0));
        assertTrue(shown(program(), Set.of("all"), null, -1, false).size() > Passes.OPTIMISATION.size());
    }

    @Test
    void nothingRunsAfterThePassToStopAfter() {
        Program program = program();
        assertEquals(2, shown(program, Set.of("all"), "number_values", -1, false).size());
        assertFalse(program.functions().iterator().next().isLowered(Lowering.CHECKS));
    }

    @Test
    void withoutFuelOnlyLoweringsRun() {
        Program program = program();
        shown(program, Set.of(), null, 0, false);
        String text = Printer.print(program.functions().iterator().next());
        assertTrue(text.contains("%4 = add %3, %1"), text);
        assertFalse(text.contains("non_zero"), text);
    }

    @Test
    void timesAreShownOncePerPass() {
        String times = shown(program(), Set.of(), null, -1, true).getFirst();
        assertTrue(times.matches("(?s)canonicalise \\d+ us\n.*lower_barriers \\d+ us\n"), times);
    }

    @Test
    void unknownNamesAreErrors() {
        assertThrows(IllegalArgumentException.class, () -> shown(program(), Set.of("frob"), null, -1, false));
        assertThrows(IllegalArgumentException.class, () -> shown(program(), Set.of(), "frob", -1, false));
    }

    @Test
    void anOrderThatIsBrokenIsToldWithItsReason() {
        List<String> broken = Passes.broken(List.of(Passes.LOWER_CHECKS, Passes.REFINE));
        assertEquals(List.of("lower_checks must come after refine: refinement knows checks, not the branches they become"), broken);
    }
}
