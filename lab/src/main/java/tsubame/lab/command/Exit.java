package tsubame.lab.command;

/** The exit codes of the lab's commands; each means one thing, so that scripts can tell a slow program from a broken one. */
public enum Exit {
    PASS(0, "nothing is worse, or what was asked for has been done"),
    REGRESSED(1, "something is slower or does more work"),
    USAGE(2, "the command line or a file of the lab is wrong"),
    BROKEN(3, "a program crashed, ran too long, was not built, or printed what it should not"),
    INCONCLUSIVE(4, "with --strict: the noise does not allow an answer"),
    INCOMPARABLE(5, "the two are not comparable: other host, no baseline, or the control shows that the run is invalid"),
    INTERRUPTED(130, "Ctrl-C; what was measured is kept");

    public final int code;
    public final String meaning;

    Exit(int code, String meaning) {
        this.code = code;
        this.meaning = meaning;
    }
}
