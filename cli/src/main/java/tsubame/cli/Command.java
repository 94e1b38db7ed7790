package tsubame.cli;

/**
 * The commands, one row each: name, operands, one line for {@code --help}, the longer text for {@code tsubame help NAME}, and
 * what runs it. A command that is not built yet has a row too, so that asking for it says what is missing.
 */
enum Command {
    RUN("run", "[options] FILE [arguments]", "run a program now", """
            Runs a TypeScript or JavaScript program. FILE may be .ts, .mts, .cts, .js, .mjs or .cjs; - reads the program from
            standard input, as TypeScript. What follows FILE is the program's: process.argv.slice(2).
            `tsubame FILE` is short for `tsubame run FILE`.

            examples:
              tsubame run app.ts --port 80        --port 80 is for app.ts
              echo 'console.log(1)' | tsubame run -
              tsubame run --dump=bytecode:main app.ts
            """, true),
    EVAL("eval", "[options] CODE [arguments]", "run the code given, as TypeScript", """
            Runs CODE as a TypeScript program in the current directory, and prints nothing that the program does not print.
            `tsubame -e CODE` is the same, and `tsubame -p EXPRESSION` prints the value.

            examples:
              tsubame eval 'console.log(process.argv.slice(2))' a b
              tsubame -p '[1, 2, 3].map(x => x ** 2)'
            """, true),
    CHECK("check", "[options] FILE…", "report all errors in sources without running them", """
            Parses and compiles each FILE and prints all syntax errors and other early errors, sorted by position, with their
            source lines. Types are not checked: Tsubame erases them, as Node, Bun and Deno do. Exit code 1 if there are errors.

            examples:
              tsubame check src/*.ts
            """, true),
    BUILD("build", "FILE [-o EXECUTABLE] [options]", "compile a program to a native executable", """
            Compiles a program with all modules that it imports to one native executable, which needs nothing but the system's
            libc. The first build of a version compiles the runtime as well, which takes about a minute, and keeps it in the cache
            folder ($TSUBAME_CACHE, or ~/.cache/tsubame). An executable appears when it is whole, or not at all.

            examples:
              tsubame build app.ts -o app && ./app
              tsubame build app.ts --cpu=native -g
              tsubame build --why-reachable=JsString.concat
              tsubame build --dump=all:JsString.concat --stop-after=inline
            """, true),
    REPL("repl", "[options]", "an interactive session", """
            Reads TypeScript, runs it, and shows the value: with history, values of several lines, await outside of functions, and
            imports. Standard input that is no terminal is read line by line without prompts. An error ends nothing.

            examples:
              tsubame repl
              echo '1 + 1' | tsubame repl
            """, true),
    BENCH("bench", "COMMAND… [options]", "measure commands, executables and programs, in turn", "", true),
    COMPARE("compare", "A B [options] [-- ARGUMENTS]", "judge whether programs differ, in pairs and with a control", "", true),
    MATRIX("matrix", "FILE [options]", "build and measure all combinations of factors", "", true),
    GATE("gate", "[FILE] [options]", "fail when something has become slower or does more", "", true),
    BISECT("bisect", "[options]", "find the revision or version that made it slower", "", true),
    INSPECT("inspect", "EXECUTABLE [options]", "what the machine code is: sizes, jumps, calls, hardening", "", true),
    PROFILE("profile", "PROGRAM [options]", "where the time goes: flame graphs, collector", "", true),
    REPORT("report", "FILE… [options]", "results as one HTML file, or in other tools' formats", "", true),
    LAB("lab", "doctor | anchor", "is this machine fit to measure on; what later versions are held against", "", true),
    DOCTOR("doctor", "", "what this machine has, what is missing, and what to do", """
            Looks at all that running and building need, changes nothing, and ends with exit code 1 if something is missing.
            """, true),
    HELP("help", "[COMMAND]", "show this text, or a command's", "", true),
    VERSION("version", "", "show the version", "", true);

    final String word;
    final String operands;
    final String summary;
    final String description;
    final boolean available;

    Command(String word, String operands, String summary, String description, boolean available) {
        this.word = word;
        this.operands = operands;
        this.summary = summary;
        this.description = description;
        this.available = available;
    }

    /** Whether the performance lab does it, a module with a command line of its own. */
    boolean isOfLab() {
        return ordinal() >= BENCH.ordinal() && ordinal() <= LAB.ordinal();
    }

    /** The command that was meant, if a name is like one's: a letter more, less, another, or two exchanged; else null. */
    static Command like(String word) {
        for (Command command : values()) {
            if (isLike(word, command.word)) {
                return command;
            }
        }
        return null;
    }

    private static boolean isLike(String a, String b) {
        int same = 0;
        int shorter = Math.min(a.length(), b.length());
        while (same < shorter && a.charAt(same) == b.charAt(same)) {
            same++;
        }
        String restA = a.substring(same);
        String restB = b.substring(same);
        if (Math.abs(a.length() - b.length()) > 1 || shorter < 3) {
            return false;
        }
        if (restA.length() != restB.length()) {
            return restA.length() > restB.length() ? restA.substring(1).equals(restB) : restB.substring(1).equals(restA);
        }
        boolean exchanged = restA.length() >= 2 && restA.charAt(0) == restB.charAt(1) && restA.charAt(1) == restB.charAt(0)
                && restA.substring(2).equals(restB.substring(2));
        return exchanged || !restA.isEmpty() && restA.substring(1).equals(restB.substring(1));
    }

    /** The command of that name, or null. */
    static Command named(String word) {
        for (Command command : values()) {
            if (command.word.equals(word)) {
                return command;
            }
        }
        return null;
    }
}
