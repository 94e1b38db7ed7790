package tsubame.cli;

/** The entry point of the command line. Knows the version; the commands come with the modules they call. */
public final class Main {
    public static final String VERSION = "0.1.0";

    private Main() {}

    public static void main(String[] args) {
        if (args.length == 1 && args[0].equals("--version")) {
            System.out.println("tsubame " + VERSION);
            return;
        }
        System.err.println("tsubame: this build has no commands yet; `tsubame --version` is all it answers");
        System.exit(2);
    }
}
