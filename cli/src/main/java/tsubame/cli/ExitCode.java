package tsubame.cli;

/** The exit codes of {@code tsubame}; README lists them. A program's own {@code process.exit(n)} passes through as it is. */
enum ExitCode {
    SUCCESS(0, "the program ended, or the check found no error"),
    FAILURE(1, "the program threw an error that nothing caught, or its source has errors"),
    USAGE(2, "the command line is wrong"),
    UNSETTLED(13, "the program ended while its top-level await was still waiting"),
    NO_INPUT(66, "a file to run is missing, unreadable, a directory, or no text"),
    INTERNAL(70, "a fault in Tsubame itself, or no memory left"),
    CANNOT_WRITE(73, "the executable of a build cannot be written there"),
    INTERRUPTED(130, "Ctrl-C");

    final int code;
    final String meaning;

    ExitCode(int code, String meaning) {
        this.code = code;
        this.meaning = meaning;
    }
}
