package tsubame.testkit.golden;

/** Carries a program's exit up to the engine that runs it in its own process. */
final class ProgramExit extends Error {
    private static final long serialVersionUID = 1;
    final int code;

    ProgramExit(int code) {
        super("exit " + code, null, false, false);
        this.code = code;
    }
}
