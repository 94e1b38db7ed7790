package tsubame.lab.command;

/** What is wrong with a command line or one of the lab's files, with the remedy. */
public final class UsageProblem extends Exception {
    private static final long serialVersionUID = 1;

    public UsageProblem(String message) {
        super(message);
    }
}
