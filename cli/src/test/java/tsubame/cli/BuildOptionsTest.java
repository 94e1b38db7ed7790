package tsubame.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BuildOptionsTest {
    private static BuildOptions parse(String... words) throws CommandFailure {
        return BuildOptions.parse(List.of(words));
    }

    private static String refusal(String... words) {
        return assertThrows(CommandFailure.class, () -> parse(words)).getMessage();
    }

    @Test
    void optionsStandOnBothSidesOfTheFile() throws CommandFailure {
        BuildOptions options = parse("-g", "app.ts", "-o", "app", "--cpu=native");
        assertEquals("app.ts", options.file);
        assertEquals("app", options.output);
        assertEquals("native", options.processor);
        assertTrue(options.symbols);
        assertTrue(options.makesExecutable());
        assertFalse(options.looksIntoPasses());
        assertEquals("-odd.ts", parse("--", "-odd.ts").file);
    }

    @Test
    void theLastOptimizationCounts() throws CommandFailure {
        assertEquals("-O2", parse("a.ts").optimization);
        assertEquals("-O0", parse("-O0", "a.ts").optimization);
        assertEquals("-O3", parse("a.ts", "-O0", "-O3").optimization);
        assertTrue(refusal("a.ts", "-O1").contains("tsubame build --help"));
        assertTrue(refusal("a.ts", "-O3=1").contains("takes no value"));
    }

    @Test
    void passesAreLookedInto() throws CommandFailure {
        BuildOptions options = parse("--dump=inline:JsString.concat", "--stop-after", "inline", "--opt-fuel=7", "--time-passes");
        assertEquals(Set.of("inline"), options.passes().dumpAfter());
        assertEquals("JsString.concat", options.passes().dumpFunction());
        assertEquals("inline", options.passes().stopAfter());
        assertEquals(7, options.passes().optFuel());
        assertTrue(options.passes().timePasses());
        assertFalse(options.makesExecutable());
        assertTrue(parse("a.ts", "--opt-fuel=0").makesExecutable());
        assertFalse(parse("a.ts", "--why-reachable=JsString").makesExecutable());
    }

    @Test
    void refusalsSayWhatToDo() {
        assertTrue(refusal().contains("tsubame build FILE -o EXECUTABLE"));
        assertTrue(refusal("a.ts", "b.ts").contains("a.ts and b.ts"));
        assertTrue(refusal("a.ts", "-o").contains("-o EXECUTABLE"));
        assertTrue(refusal("a.ts", "--gc=best").contains("markregion"));
        assertTrue(refusal("a.ts", "-g=1").contains("takes no value"));
        assertTrue(refusal("a.ts", "--fast").contains("tsubame build --help"));
        assertTrue(refusal("--dump=inlining").contains("inline, "));
        assertTrue(refusal("--dump=ast").contains("tsubame run --dump=ast"));
        assertTrue(refusal("--opt-fuel=-1").contains("from 0"));
    }

    @Test
    void everyOptionIsInTheHelp() {
        String help = Help.of(Command.BUILD);
        for (BuildOption option : BuildOption.values()) {
            assertTrue(help.contains("  " + option.form), option.form);
        }
        for (Command command : Command.values()) {
            assertTrue(Help.overview().contains("  " + command.word), command.word);
        }
    }
}
