package tsubame.ir.verify;

import java.util.List;

/** A function that is not well-formed: a bug of what made it. */
public final class VerificationError extends RuntimeException {
    private final List<Violation> violations;

    public VerificationError(String when, List<Violation> violations) {
        super(text(when, violations));
        this.violations = violations;
    }

    private static String text(String when, List<Violation> violations) {
        StringBuilder text = new StringBuilder(when);
        for (Violation violation : violations) text.append("\n  ").append(violation);
        return text.toString();
    }

    public List<Violation> violations() {
        return violations;
    }
}
