package tsubame.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands as a user meets them, each in a process of its own: what they print, where, and their exit codes. */
class CommandsTest {
    private static final int SECONDS = 120;

    @TempDir
    private Path folder;

    private record Result(int code, String output, String error) {
        void expect(int wantedCode, String wantedOutput, String wantedError) {
            assertEquals(wantedError, error);
            assertEquals(wantedOutput, output);
            assertEquals(wantedCode, code);
        }
    }

    private Result run(String input, String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElse("java"), "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")), "tsubame.cli.Main"));
        command.addAll(List.of(words));
        Path output = folder.resolve("stdout");
        Path error = folder.resolve("stderr");
        Process process = new ProcessBuilder(command).directory(folder.toFile()).redirectOutput(output.toFile())
                .redirectError(error.toFile()).start();
        try (OutputStream stdin = process.getOutputStream()) {
            stdin.write(input.getBytes(StandardCharsets.UTF_8));
        }
        assertTrue(process.waitFor(SECONDS, TimeUnit.SECONDS), "did not end: " + String.join(" ", words));
        String here = folder.toRealPath().toString();
        return new Result(process.exitValue(), Files.readString(output), Files.readString(error).replace(here, "<here>"));
    }

    private void file(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    // ---- sessions

    @Test
    void aSessionKeepsWhatIsDeclared() throws Exception {
        run("let x: number = 20\nfunction twice(n: number) {\n  return n * 2\n}\ntwice(x) + 2\n{ a: x }\n", "repl").expect(0, "42\n{ a: 20 }\n", "");
    }

    @Test
    void aSessionAwaitsAndImports() throws Exception {
        run("""
                const n: number = await Promise.resolve((1) + 2)
                n * 2
                const { a, b: [c] } = await { a: 1, b: [2] }; a + c
                import { join as j } from "node:path"
                j("a", "b") + path.sep
                await new Promise(done => setTimeout(() => done(_), 5))
                """, "repl").expect(0, "6\n3\n'a/b/'\n'a/b/'\n", "");
    }

    @Test
    void aSessionOutlivesErrors() throws Exception {
        Result result = run("let z = ;\nnull.x\nthrow 1\n'on'\nf(\n", "repl");
        assertEquals("'on'\n", result.output);
        assertTrue(result.error.contains("[repl].ts:1:9: error: expected an expression"), result.error);
        assertTrue(result.error.contains("TypeError: Cannot read properties of null (reading 'x')"), result.error);
        assertTrue(result.error.endsWith("Uncaught 1\nthe input ends in the middle of a statement\n"), result.error);
        assertEquals(0, result.code);
    }

    @Test
    void theDoctorLooksAtAllThatIsNeeded() throws Exception {
        Result result = run("", "doctor");
        for (String what : List.of("JDK: ", "LLVM", "libc.so.6", "cache: ", "missing")) {
            assertTrue(result.output.contains(what), result.output);
        }
    }

    // ---- builds that cannot be

    @Test
    void placesWhereNoExecutableCanBe() throws Exception {
        file("a.ts", "1");
        Files.createDirectory(folder.resolve("out"));
        run("", "build", "none.ts").expect(66, "", "tsubame: cannot find none.ts\n");
        run("", "build", "a.ts", "-o", "out").expect(73, "", "tsubame: -o out is a directory; name the file to write in it\n");
        run("", "build", "a.ts", "-o", "a.ts").expect(73, "", "tsubame: -o a.ts would overwrite the program's source\n");
        run("", "build", "a.ts", "-o", "no/a").expect(73, "", "tsubame: there is no directory <here>/no to write a in\n");
        try (var left = Files.list(folder)) {
            assertTrue(left.noneMatch(file -> file.getFileName().toString().startsWith(".tsubame")));
        }
    }

    @Test
    void aProgramWithErrorsIsNotBuilt() throws Exception {
        file("bad.ts", "let a = ;\n");
        Result result = run("", "build", "bad.ts", "-o", "bad");
        assertEquals(1, result.code);
        assertTrue(result.error.contains("bad.ts:1:9: error: expected an expression"), result.error);
        assertTrue(Files.notExists(folder.resolve("bad")));
    }

    // ---- habits

    @Test
    void letters() throws Exception {
        run("", "-p", "-1 + await 3").expect(0, "2\n", "");
        run("", "-e", "console.log(process.argv.slice(2))", "a", "-b").expect(0, "[ 'a', '-b' ]\n", "");
        run("console.log('in')", "-").expect(0, "in\n", "");
    }

    // ---- files that are none

    @Test
    void aMissingFile() throws Exception {
        run("", "run", "none.ts").expect(66, "", "tsubame: cannot find none.ts\n");
        file("there.ts", "1");
        run("", "run", "there").expect(66, "", "tsubame: cannot find there; did you mean there.ts?\n");
        run("", "check", "none.ts").expect(66, "", "tsubame: cannot find none.ts\n");
    }

    @Test
    void aDirectory() throws Exception {
        run("", "run", ".").expect(66, "", "tsubame: . is a directory; name the file in it that is to run\n");
    }

    @Test
    void aBinaryFile() throws Exception {
        Files.write(folder.resolve("binary.ts"), new byte[] {'M', 'Z', 0, 0, 1, 2});
        run("", "run", "binary.ts").expect(66, "",
                "tsubame: binary.ts is no text: byte 2 is NUL; TypeScript and JavaScript sources are UTF-8\n");
    }

    // ---- programs with faults

    @Test
    void allSyntaxErrorsInTheirOrder() throws Exception {
        file("bad.ts", "let a = ;\nlet b: number = 1;\nb b;\nfunction () {}\nconst s = \"open\n");
        Result result = run("", "run", "bad.ts");
        assertEquals(1, result.code);
        assertEquals("", result.output);
        List<String> heads = result.error.lines().filter(line -> line.startsWith("<here>")).toList();
        assertEquals(List.of("<here>/bad.ts:1:9: error: expected an expression, found `;`",
                "<here>/bad.ts:3:3: error: expected `;`, found identifier `b`",
                "<here>/bad.ts:4:10: error: expected a function name, found `(`",
                "<here>/bad.ts:5:11: error: this string is never closed"), heads);
        assertTrue(result.error.contains("    1 | let a = ;\n      |         ~\n"), result.error);
    }

    @Test
    void aSyntaxErrorInAnImportedModule() throws Exception {
        file("main.mts", "import './broken.mts';\nconsole.log('never');\n");
        file("broken.mts", "export let x = 1\nlet let = 2;\n");
        Result result = run("", "run", "main.mts");
        assertEquals(1, result.code);
        assertEquals("", result.output);
        assertTrue(result.error.startsWith("<here>/broken.mts:2:5: error: "), result.error);
    }

    @Test
    void aProgramThatThrows() throws Exception {
        file("throws.ts", "console.log('before');\nfunction f(): never { throw new RangeError('too far'); }\nf();\n");
        run("", "run", "throws.ts").expect(1, "before\n", """
                <here>/throws.ts:2:29
                function f(): never { throw new RangeError('too far'); }
                                            ^

                RangeError: too far
                    at f (<here>/throws.ts:2:29)
                    at <here>/throws.ts:3:1
                """);
    }

    @Test
    void aProgramThatRejects() throws Exception {
        file("rejects.mjs", "console.log('before');\nawait Promise.reject('a reason');\n");
        Result result = run("", "run", "rejects.mjs");
        assertEquals(1, result.code);
        assertEquals("before\n", result.output);
        assertTrue(result.error.contains("a reason"), result.error);
    }

    @Test
    void aMissingModuleIsNamedInOneLine() throws Exception {
        file("imports.ts", "import { x } from './nowhere.ts';\nconsole.log(x);\n");
        Result result = run("", "run", "imports.ts");
        assertEquals(1, result.code);
        assertTrue(result.error.contains("Cannot find module './nowhere.ts' imported from <here>/imports.ts"), result.error);
    }

    @Test
    void exitCodesOfPrograms() throws Exception {
        run("", "eval", "process.exit(7)").expect(7, "", "");
        run("", "eval", "process.exitCode = 3; console.log('x')").expect(3, "x\n", "");
        run("", "eval", "await new Promise(() => {})").expect(13, "",
                "Warning: the program ended while its top-level await was still waiting\n");
    }

    @Test
    void endlessRecursionIsAnErrorLikeAnyOther() throws Exception {
        Result result = run("", "eval", "function f() { return 1 + f() } f()");
        assertEquals(1, result.code);
        assertTrue(result.error.contains("RangeError: Maximum call stack size exceeded"), result.error);
    }

    @Test
    void tenMegabytesOfSource() throws Exception {
        StringBuilder text = new StringBuilder("let total = 0;\n");
        for (int i = 0; text.length() < 10_000_000; i++) {
            text.append("total += ").append(i).append(" % 7 + [").append(i).append(", 'text ").append(i).append("'].length;\n");
        }
        int lines = (int) text.chars().filter(c -> c == '\n').count() - 1;
        long total = 0;
        for (int i = 0; i < lines; i++) {
            total += i % 7 + 2;
        }
        file("big.ts", text.append("console.log(total);\n").toString());
        run("", "run", "big.ts").expect(0, total + "\n", "");
    }

    // ---- the command line

    @Test
    void wrongCommandLines() throws Exception {
        run("", "run", "--nope", "x.ts").expect(2, "", "tsubame: unknown option --nope; `tsubame help run` lists the options\n");
        run("", "run").expect(2, "", "tsubame: run needs a file: tsubame run FILE [arguments]\n");
        run("", "eval").expect(2, "", "tsubame: eval needs code: tsubame eval 'console.log(1 + 1)'\n");
        run("", "check").expect(2, "", "tsubame: check needs a file: tsubame check FILE…\n");
        run("", "run", "--stack-size=huge", "x.ts").expect(2, "",
                "tsubame: --stack-size is a number of megabytes from 1 to 65536, not huge\n");
        run("", "help", "nothing").expect(2, "", "tsubame: there is no command nothing; `tsubame help` lists them\n");
    }

    @Test
    void aProgramOnStandardInput() throws Exception {
        run("const who: string = process.argv[2] ?? 'nobody';\nconsole.log('hello', who);\n", "run", "-", "you")
                .expect(0, "hello you\n", "");
    }

    @Test
    void evalWithArguments() throws Exception {
        run("", "eval", "console.log(process.argv.slice(2))", "-a", "--", "b c").expect(0, "[ '-a', '--', 'b c' ]\n", "");
        file("beside.ts", "export const x: number = 5;\n");
        run("", "eval", "import { x } from './beside.ts'; console.log(x as number)").expect(0, "5\n", "");
    }

    @Test
    void standardInputOfAProgram() throws Exception {
        file("sum.ts", "import { readFileSync } from 'node:fs';\n"
                + "console.log(readFileSync(0, 'utf8').split(/\\s+/).map(Number).reduce((a, b) => a + b));\n");
        run("1 2 3\n4", "run", "sum.ts").expect(0, "10\n", "");
    }

    @Test
    void checkOfSeveralFiles() throws Exception {
        file("good.ts", "export const x: number = 1;\nawait x;\n");
        file("bad.ts", "let x: = 1;\n");
        file("worse.js", "const y;\nreturn 1 +;\n");
        run("", "check", "good.ts").expect(0, "", "");
        Result result = run("", "check", "good.ts", "bad.ts", "worse.js");
        assertEquals(1, result.code);
        assertEquals("", result.output);
        assertTrue(result.error.contains("bad.ts:1:8: error: ") && result.error.contains("worse.js:1:7: error: ")
                && result.error.contains("worse.js:2:11: error: "), result.error);
    }
}
