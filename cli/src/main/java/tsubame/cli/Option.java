package tsubame.cli;

import java.util.List;
import tsubame.cli.host.Terminals;
import tsubame.runtime.host.Host;

/** The options of commands that take a program, one row each: the parser and the help text both read this table. */
enum Option {
    DUMP("--dump=STAGE[:FUNCTION]", "print what a stage makes of the program instead of running it: " + DumpStage.names()
            + "; bytecode also of one function"),
    COLOUR("--color=auto|always|never", "colours in diagnostics; auto, the default, means on a terminal without NO_COLOR"),
    STACK("--stack-size=MB", "native stack for the program, which bounds its recursion (default 1024)"),
    HELP("--help", "show the command's help"),
    VERSION("--version", "show the version");

    final String form;
    final String help;

    Option(String form, String help) {
        this.form = form;
        this.help = help;
    }

    /** The option's name, without its value. */
    String flag() {
        int end = form.indexOf('=');
        return end < 0 ? form : form.substring(0, end);
    }

    boolean takesValue() {
        return form.indexOf('=') >= 0;
    }

    /** The value of {@code --color}. */
    static String colour(String value) throws CommandFailure {
        if (!List.of("auto", "always", "never").contains(value)) {
            throw CommandFailure.usage("--color is auto, always or never, not " + value);
        }
        return value;
    }

    /** Whether diagnostics are coloured, as the value of {@code --color} says. */
    static boolean useColours(String colour) {
        boolean wanted = Terminals.has(Host.STANDARD_ERROR) && System.getenv("NO_COLOR") == null;
        return colour.equals("always") || colour.equals("auto") && wanted;
    }

    static Option named(String flag) {
        for (Option option : values()) {
            if (option.flag().equals(flag)) {
                return option;
            }
        }
        return null;
    }
}
