package tsubame.lab.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The commands from outside: help, exit codes, messages, and one real comparison. */
class CommandsTest {
    @TempDir
    private Path folder;
    private String out;
    private String err;

    private int run(String... words) {
        StringWriter output = new StringWriter();
        StringWriter errors = new StringWriter();
        int code = new Lab().run(new PrintWriter(output), new PrintWriter(errors), words);
        out = output.toString();
        err = errors.toString();
        return code;
    }

    @Test
    void everyCommandHasHelpWithExamplesAndExitCodes() {
        List<CommandLine> commands = new ArrayList<>();
        leaves(Lab.commandLine(new PrintWriter(System.out), new PrintWriter(System.err)), commands);
        for (CommandLine command : commands) {
            String help = command.getUsageMessage();
            assertTrue(help.contains("Examples:") && help.contains("Exit codes:"), command.getCommandName());
        }
    }

    private static void leaves(CommandLine command, List<CommandLine> leaves) {
        if (command.getSubcommands().isEmpty()) {
            leaves.add(command);
        }
        command.getSubcommands().values().forEach(subcommand -> leaves(subcommand, leaves));
    }

    @Test
    void failuresHaveTheirOwnExitCodes() {
        assertEquals(2, run("bench", "--no-such-option", "true"));
        assertTrue(err.contains("tsubame bench --help"), err);
        assertEquals(2, run("bench", "--metric", "nonsense", "true"));
        assertEquals(2, run("compare", "--no-save", "true"));
        assertEquals(2, run("bench", " "));
        assertEquals(2, run("bench", "echo {n}", "-P", "n", "1", "3", "-D", "0"));
        assertEquals(2, run("bench", "echo {n}", "-P", "n", "3", "1"));
        assertEquals(2, run("bench", "echo {m}", "-L", "n", "1,2"));
        assertEquals(2, run("bench", "--tolerance", "0", "true"));
        assertEquals(2, run("bench", "--input", "no-such-file", "true"));
        assertEquals(2, run("bench", "--export", "csv:/no/such/folder/x.csv", "true"));
        assertEquals(2, run("bench", "--export", "nonsense:x", "true"));
        assertEquals(2, run("inspect", "--expect", "nonsense >= 1", "/bin/true"));
        assertTrue(out.isEmpty() && err.contains("counts are"), out + err);
        assertEquals(3, run("report", "no-such.lab.jsonl"));
        assertTrue(err.contains("there is no file no-such.lab.jsonl"), err);
        assertEquals(3, run("bench", "--no-save", "no-such-program-anywhere"));
        assertTrue(err.contains("no program no-such-program-anywhere on the PATH"), err);
        assertEquals(3, run("bench", "--no-save", "false"));
        assertTrue(err.contains("-i measures it all the same"), err);
    }

    @Test
    void oneAndTheSameProgramIsNotDifferent() {
        Path file = folder.resolve("kept.lab.jsonl");
        int code = run("compare", "-r", "7", "--no-progress", "-o", file.toString(), "/bin/true", "/bin/true");
        assertTrue(code == 0 || code == 5, out + err);
        assertTrue(out.contains("identical code") && out.contains("control  a copy of A over A") && out.contains("equal in all"), out);
        assertTrue(Files.exists(file));
    }

    @Test
    void whoPrintsSomethingElseIsFound() {
        assertEquals(3, run("compare", "-r", "2", "-w", "0", "--no-progress", "--no-save", "/bin/echo a", "/bin/echo b"));
        assertTrue(out.contains("! output differs: /bin/echo b"), out);
    }

    @Test
    void twoAtTheSameTime() {
        assertEquals(2, run("compare", "--duet", "--no-pin", "/bin/true", "/bin/true"));
        assertEquals(2, run("compare", "--layouts", "2", "/bin/true", "/bin/true"));
        assertTrue(err.contains("--layouts wants source files"), err);
        if (Runtime.getRuntime().availableProcessors() > 1) {
            int code = run("compare", "--duet", "-r", "4", "-w", "0", "--no-progress", "--no-save", "/bin/true", "/bin/true");
            assertTrue(code == 0 || code == 5, out + err);
            assertTrue(out.contains("wall *") && out.contains("equal in all 16 runs"), out);
            assertEquals(3, run("compare", "--duet", "-r", "2", "--no-progress", "--no-save", "/bin/true", "/bin/false"));
        }
    }

    @Test
    void whatBreaksIsMarkedAndTheRestIsMeasured() throws Exception {
        Path gate = Files.writeString(folder.resolve("gate.yaml"), """
                lab: 1
                benchmarks:
                  - {id: good, run: "/bin/echo hello"}
                  - {id: breaks, run: "{dir}/breaks"}
                  - {id: repaired, run: "{dir}/repaired"}
                """);
        script("breaks", "exit 0");
        script("repaired", "exit 7");
        git("init", "-q");
        git("add", ".");
        git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "base");
        script("breaks", "echo an error in words >&2; exit 9");
        script("repaired", "exit 0");
        assertEquals(3, run("gate", gate.toString(), "--base", "HEAD", "--quick", "--all", "-o", folder.resolve("kept.lab.jsonl").toString()), err);
        assertTrue(out.contains("BROKEN: ended with exit code 9: an error in words"), out);
        assertTrue(out.contains("new: breaks at the base, nothing to compare with: ended with exit code 7"), out);
        assertTrue(out.matches("(?s).*good +.*✓ ok.*"), out);
    }

    private void script(String name, String body) throws Exception {
        Path file = Files.writeString(folder.resolve(name), "#!/bin/sh\n" + body + "\n");
        assertTrue(file.toFile().setExecutable(true));
    }

    private void git(String... words) throws Exception {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(words));
        assertEquals(0, new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start().waitFor());
    }

    @Test
    void factorsThatChangeTogetherAreCalledSo() {
        run("compare", "-r", "2", "-w", "0", "--no-progress", "--no-save", "--factors", "cc=16,form=goto", "--factors", "cc=19,form=tail", "/bin/true", "/bin/true");
        assertTrue(out.contains("CONFOUNDED: 2 factors differ (cc, form)") && out.contains("{cc=19, form=goto} · missing"), out);
    }
}
