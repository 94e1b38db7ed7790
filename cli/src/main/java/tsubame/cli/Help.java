package tsubame.cli;

/** The texts of {@code tsubame help}, made from the tables of commands, options and exit codes. */
final class Help {
    /** Of the left column; a row whose left side is longer begins its right side on a line of its own. */
    private static final int WIDTH = 36;

    private Help() {}

    static String overview() {
        StringBuilder out = new StringBuilder("Tsubame runs TypeScript and JavaScript.\n\nusage: tsubame COMMAND …\n\n");
        for (Command command : Command.values()) {
            if (command.available) {
                row(out, command.word + " " + command.operands, command.summary);
            }
        }
        out.append("\noptions of run, eval, check and repl:\n");
        options(out);
        exitCodes(out);
        out.append("\nexamples:\n");
        out.append("  echo 69 | tsubame run examples/concat-powers.ts\n");
        out.append("  tsubame eval 'console.log([1, 2, 3].map(x => x ** 2))'\n");
        out.append("  tsubame check src/*.ts\n");
        out.append("  tsubame build examples/fib.ts -o fib && ./fib\n");
        out.append("\n`tsubame COMMAND --help` has more.\n");
        return out.toString();
    }

    static String of(Command command) {
        StringBuilder out = new StringBuilder("usage: tsubame ").append(command.word).append(' ').append(command.operands);
        out.append("\n\n").append(command.description.isEmpty() ? command.summary + "\n" : command.description);
        switch (command) {
            case RUN, EVAL, CHECK, REPL -> {
                out.append("\noptions:\n");
                options(out);
            }
            case BUILD -> {
                out.append("\noptions:\n");
                for (BuildOption option : BuildOption.values()) {
                    row(out, option.form, option.help);
                }
                out.append("\npasses: ").append(BuildOption.passes()).append('\n');
            }
            default -> { }
        }
        if (command != Command.HELP && command != Command.VERSION) {
            exitCodes(out);
        }
        return out.toString();
    }

    private static void exitCodes(StringBuilder out) {
        out.append("\nexit codes:\n");
        for (ExitCode exit : ExitCode.values()) {
            row(out, Integer.toString(exit.code), exit.meaning);
        }
    }

    private static void options(StringBuilder out) {
        for (Option option : Option.values()) {
            row(out, option.form, option.help);
        }
    }

    private static void row(StringBuilder out, String left, String right) {
        out.append("  ").append(left);
        if (left.length() + 2 > WIDTH) {
            out.append("\n  ").append(" ".repeat(WIDTH));
        } else {
            out.append(" ".repeat(WIDTH - left.length()));
        }
        out.append(right).append('\n');
    }
}
