package tsubame.cli;

/** Ends a command with one message for the user, the remedy included, and an exit code. Carries no Java stack trace. */
final class CommandFailure extends Exception {
    private static final long serialVersionUID = 1;
    private final ExitCode exitCode;

    CommandFailure(ExitCode exitCode, String message) {
        super(message, null, false, false);
        this.exitCode = exitCode;
    }

    static CommandFailure usage(String message) {
        return new CommandFailure(ExitCode.USAGE, message);
    }

    ExitCode exitCode() {
        return exitCode;
    }
}
