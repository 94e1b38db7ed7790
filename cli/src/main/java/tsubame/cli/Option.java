package tsubame.cli;

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

    static Option named(String flag) {
        for (Option option : values()) {
            if (option.flag().equals(flag)) {
                return option;
            }
        }
        return null;
    }
}
