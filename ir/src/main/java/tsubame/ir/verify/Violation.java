package tsubame.ir.verify;

/** What does not hold, and where: an operation as in the text, a block, or the function. */
public record Violation(String place, String message) {
    @Override
    public String toString() {
        return place + ": " + message;
    }
}
