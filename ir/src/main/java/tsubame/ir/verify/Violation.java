package tsubame.ir.verify;

/** What does not hold, and where: a value, a block's end, or the function. */
public record Violation(String place, String message) {
    @Override
    public String toString() {
        return place + ": " + message;
    }
}
