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
            """, true),
    EVAL("eval", "[options] CODE [arguments]", "run the code given, as TypeScript", """
            Runs CODE as a TypeScript program in the current directory, and prints nothing that the program does not print.
            """, true),
    CHECK("check", "[options] FILE…", "report all errors in sources without running them", """
            Parses and compiles each FILE and prints all syntax errors and other early errors, sorted by position, with their
            source lines. Types are not checked: Tsubame erases them, as Node, Bun and Deno do. Exit code 1 if there are errors.
            """, true),
    BUILD("build", "FILE [-o EXECUTABLE] [options]", "compile a program to a native executable", """
            Compiles a program with all modules that it imports to one native executable, which needs nothing but the system's
            libc. Without -o the executable is named after FILE, in the current directory. The first build of a version
            compiles the runtime as well, which takes about a minute, and keeps it in the cache folder ($TSUBAME_CACHE, or
            ~/.cache/tsubame).
              --gc=PLAN           markregion, arena, arena-adaptive or none (default: markregion)
              --cpu=native        use all instructions of this machine's processor
            """, true),
    REPL("repl", "", "an interactive session", "", false),
    BENCH("bench", "", "measure programs and runtimes against each other", "", false),
    DOCTOR("doctor", "", "what this machine has and what is missing", "", false),
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
