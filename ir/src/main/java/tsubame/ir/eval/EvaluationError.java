package tsubame.ir.eval;

/** A function that does what the IR does not define, such as a load from null: a bug of what made the function. */
public final class EvaluationError extends RuntimeException {
    EvaluationError(String message) {
        super(message);
    }
}
