package tsubame.frontend.diagnostic;

/**
 * Everything the frontend can find fault with: one row each, with the message and, where there is one, the remedy. {0}, {1}… stand for the
 * arguments of the {@link Diagnostic}. Names in messages are written in backquotes, by the row.
 */
public enum DiagnosticKind {
    // Scopes
    REDECLARED("`{0}` is already declared in this scope", "rename one of the two");

    final String message;
    final String remedy;

    DiagnosticKind(String message) {
        this(message, null);
    }

    DiagnosticKind(String message, String remedy) {
        this.message = message;
        this.remedy = remedy;
    }
}
