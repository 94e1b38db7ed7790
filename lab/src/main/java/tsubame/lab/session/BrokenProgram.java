package tsubame.lab.session;

/** A program that is to be measured and does not work: it crashed, ran too long, printed what it should not, or was not built. */
public final class BrokenProgram extends Exception {
    private static final long serialVersionUID = 1;

    public BrokenProgram(String message) {
        super(message);
    }
}
