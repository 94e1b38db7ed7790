package tsubame.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class CommandLineTest {
    private static CommandLine parse(String... words) throws CommandFailure {
        return CommandLine.parse(words);
    }

    @Test
    void helpAfterACommandIsOfThatCommand() throws CommandFailure {
        assertEquals(Command.HELP, parse("check", "--help").command());
        assertEquals(List.of("check"), parse("check", "--help").operands());
        assertEquals(List.of("run"), parse("run", "-h").operands());
        assertEquals(List.of(), parse("--help").operands());
    }

    @Test
    void whatFollowsTheFileIsTheProgramsOwn() throws CommandFailure {
        assertEquals(List.of("a.ts", "--help"), parse("run", "a.ts", "--help").operands());
        assertEquals(List.of("a.ts", "--dump=ast"), parse("a.ts", "--dump=ast").operands());
        assertEquals(List.of("--odd.ts"), parse("run", "--", "--odd.ts").operands());
    }

    @Test
    void optionsMayBeOneWordOrTwo() throws CommandFailure {
        assertEquals(64, parse("run", "--stack-size", "64", "a.ts").stackMegabytes());
        assertEquals(64, parse("run", "--stack-size=64", "a.ts").stackMegabytes());
        assertEquals("main", parse("run", "--dump=bytecode:main", "a.ts").dumpFunction());
    }

    @Test
    void misspeltCommandsAreKnown() {
        assertEquals(Command.BUILD, Command.like("buidl"));
        assertEquals(Command.CHECK, Command.like("chek"));
        assertEquals(Command.DOCTOR, Command.like("docter"));
        assertEquals(Command.REPL, Command.like("repll"));
        assertEquals(null, Command.like("app"));
        assertEquals(null, Command.like("build/app.ts"));
    }

    @Test
    void wrongOptionsAreRefused() {
        assertThrows(CommandFailure.class, () -> parse("run", "--stack-size=0", "a.ts"));
        assertThrows(CommandFailure.class, () -> parse("run", "--dump=nothing", "a.ts"));
        assertThrows(CommandFailure.class, () -> parse("run", "--dump=ast:main", "a.ts"));
        assertThrows(CommandFailure.class, () -> parse("run", "--dump"));
        assertThrows(CommandFailure.class, () -> parse("--what"));
    }
}
