package tsubame.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tsubame.ir.eval.Evaluator;
import tsubame.ir.eval.Externals;
import tsubame.ir.eval.HeapObject;
import tsubame.ir.eval.Outcome;
import tsubame.ir.eval.RandomFunctions;
import tsubame.ir.pass.Pass;
import tsubame.ir.pass.PassRunner;
import tsubame.ir.pass.Passes;
import tsubame.ir.text.Parser;
import tsubame.ir.text.Printer;
import tsubame.ir.verify.Verifier;

/**
 * Random programs mean the same before and after each pass and the whole pipeline: the same outcome, the same calls of the world.
 * {@code -Dfuzz.seeds=N} and {@code -Dfuzz.first=N} set how many and from which on.
 */
class FuzzTest {
    private static final long FIRST = Long.getLong("fuzz.first", 0);
    private static final long SEEDS = Long.getLong("fuzz.seeds", 100);

    /** What a program does with some arguments. */
    private static List<String> behaviour(Program program, long seed) {
        List<String> behaviour = new ArrayList<>();
        Random random = new Random(seed);
        for (Function function : List.copyOf(program.functions())) {
            if (!function.reference().isStatic()) continue;
            for (int i = 0; i < 4; i++) {
                Object boxed = List.of(1.5, true, new HeapObject("T/A", "T/A"), 7.0).get(i);
                List<Object> arguments = List.of(random.nextInt(10) - 3, (double) (random.nextInt(6) - 2), boxed);
                List<String> trace = new ArrayList<>();
                Externals externals = (name, values) -> {
                    trace.add(name + values);
                    int hash = (name + values).hashCode();
                    if (name.contains("raise") && (hash & 1) == 0) throw Evaluator.raise(new HeapObject("T/Raised", "raised " + hash));
                    return name.endsWith("D") ? (Object) (double) (hash % 100) : (Object) (hash % 100);
                };
                Evaluator evaluator = new Evaluator(program, externals, 30_000);
                Outcome outcome = evaluator.evaluate(function.reference(), arguments);
                if (outcome instanceof Outcome.Exhausted) continue;
                behaviour.add(function.reference().text() + arguments + " " + outcome.text() + " " + trace);
            }
        }
        return behaviour;
    }

    private static String text(Program program) {
        StringBuilder text = new StringBuilder();
        for (Function function : program.functions()) text.append(Printer.print(function)).append('\n');
        return text.toString();
    }

    @Test
    void generatedProgramsAreWellFormedAndTheirTextIsStable() {
        for (long seed = FIRST; seed < FIRST + SEEDS; seed++) {
            for (Function function : RandomFunctions.program(seed).functions()) {
                Verifier.require(function, "of seed " + seed);
                String text = Printer.print(function);
                assertEquals(text, Printer.print(Parser.parse(text).get(0)), "seed " + seed);
            }
        }
    }

    @Test
    void eachPassKeepsTheMeaning() {
        for (Pass pass : Passes.ALL) {
            for (long seed = FIRST; seed < FIRST + SEEDS; seed++) {
                Pass only = pass;
                same(seed, pass.name(), program -> {
                    PassRunner runner = new PassRunner(program, PassRunner.Options.CHECKED);
                    for (Function function : program.functions()) runner.run(only, function);
                });
            }
        }
    }

    @Test
    void thePipelineKeepsTheMeaning() {
        for (long seed = FIRST; seed < FIRST + 2 * SEEDS; seed++) {
            same(seed, "the pipeline", program -> new PassRunner(program, PassRunner.Options.CHECKED).runAll());
        }
    }

    @Test
    void thePipelineIsDeterministic() {
        for (long seed = FIRST; seed < FIRST + SEEDS / 10; seed++) {
            List<String> texts = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                Program program = RandomFunctions.program(seed);
                new PassRunner(program, PassRunner.Options.DEFAULT).runAll();
                texts.add(text(program));
            }
            assertEquals(texts.get(0), texts.get(1), "seed " + seed);
        }
    }

    @Test
    void fuelStopsOptimisationAnywhere() {
        for (long seed = FIRST; seed < FIRST + SEEDS / 10; seed++) {
            for (long fuel = 0; fuel < 40; fuel += 7) {
                PassRunner.Options options = new PassRunner.Options(java.util.Set.of(), null, fuel, false, true, _ -> { });
                same(seed, "fuel " + fuel, program -> new PassRunner(program, options).runAll());
            }
        }
    }

    private static void same(long seed, String what, java.util.function.Consumer<Program> change) {
        Program program = RandomFunctions.program(seed);
        List<String> before = behaviour(program, seed);
        try {
            change.accept(program);
        } catch (RuntimeException e) {
            fail("seed " + seed + ", " + what + ": " + e + "\n" + text(RandomFunctions.program(seed)), e);
        }
        List<String> after;
        try {
            after = behaviour(program, seed);
        } catch (RuntimeException e) {
            throw new AssertionError("seed " + seed + ", " + what + "\n" + text(RandomFunctions.program(seed)) + "became\n" + text(program), e);
        }
        for (String line : before) {
            assertTrue(after.contains(line), () -> "seed " + seed + ", " + what + "\nbefore " + line + "\nafter  " + after + "\n"
                    + text(RandomFunctions.program(seed)) + "became\n" + text(program));
        }
    }
}
