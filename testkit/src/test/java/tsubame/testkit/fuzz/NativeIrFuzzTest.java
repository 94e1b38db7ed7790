package tsubame.testkit.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tsubame.aot.llvm.Toolchain;
import tsubame.aot.llvm.ToolchainException;
import tsubame.ir.Function;
import tsubame.ir.text.Parser;
import tsubame.testkit.golden.NativeEngine;

/** A few hundred random IR programs as machine code; {@code -Dfuzz.first=N} and {@code -Dfuzz.batches=N} for others and more. */
class NativeIrFuzzTest {
    private static final long FIRST = Long.getLong("fuzz.first", 0);
    private static final int BATCHES = Integer.getInteger("fuzz.batches", 4);

    @TempDir
    Path folder;

    @Test
    void machineCodeDoesWhatTheEvaluatorSays() throws Exception {
        Toolchain toolchain = toolchain();
        List<String> differences = new ArrayList<>();
        for (int i = 0; i < BATCHES; i++) {
            NativeIrFuzz.run(toolchain, folder, FIRST + i * NativeIrFuzz.BATCH, NativeIrFuzz.BATCH, differences::add);
        }
        assertEquals(List.of(), differences);
    }

    /** Two programs: a boolean keeps one bit of what is stored, and NaNs from raw bits, boxed, are no addresses. */
    @Test
    void whatOnceDiffered() throws Exception {
        Map<Long, Collection<Function>> programs = new LinkedHashMap<>();
        programs.put(0L, Parser.parse(GETTERS + """
                function T/F.f0(IDLjava/lang/Object;)I {
                b0(%0: i32, %1: f64, %2: boxed):
                  %3 = new_object T/A
                  %4 = non_null %3
                  put_field T/A.z:Z %4, %0
                  %5 = retype boxed %4
                  %6 = call_runtime entry(Ljava/lang/Object;)I %5
                  %7 = get_field T/A.z:Z %4
                  return %7
                }
                """));
        programs.put(1L, Parser.parse(GETTERS + """
                function T/F.f0(IDLjava/lang/Object;)Ljava/lang/Object; {
                b0(%0: i32, %1: f64, %2: boxed):
                  %3 = i64 -1
                  %4 = i32_to_i64 %0
                  %5 = or %3, %4
                  %6 = bits_f64 %5
                  %7 = fne %6, %6
                  %8 = f64 NaN
                  %9 = select %7, %8, %6
                  %10 = box_double %9
                  return %10
                }
                """));
        List<String> differences = new ArrayList<>();
        NativeIrFuzz.run(toolchain(), folder, programs, differences::add);
        assertEquals(List.of(), differences);
    }

    private static final String GETTERS = getter("A") + getter("B");

    private static String getter(String owner) {
        return "function T/" + owner + "#get()I {\nb0(%0: ref<T/" + owner + ">):\n  %1 = get_field T/A.i:I %0\n  return %1\n}\n\n";
    }

    private static Toolchain toolchain() {
        try {
            return Toolchain.find(NativeEngine.cache());
        } catch (ToolchainException missing) {
            Assumptions.abort(missing.getMessage());
            return null;
        }
    }
}
