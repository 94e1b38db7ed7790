package tsubame.frontend.diagnostic;

/**
 * Everything the frontend can find fault with: one row each, with the message and, where there is one, the remedy. {0}, {1}… stand for the
 * arguments of the {@link Diagnostic}. Names in messages are written in backquotes, by the row.
 */
public enum DiagnosticKind {
    // Scopes
    REDECLARED("`{0}` is already declared in this scope", "rename one of the two"),
    DUPLICATE_PARAMETER("two parameters are named `{0}`", "rename one of the two"),
    UNDECLARED_PRIVATE_NAME("no surrounding class declares `{0}`", "declare it as a field or method of the class"),
    UNRESOLVED_EXPORT("`{0}` is exported but not declared", "declare it, or remove it from the exports"),
    DUPLICATE_EXPORT("`{0}` is exported twice", "remove one of the two exports");

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
