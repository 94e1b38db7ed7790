package tsubame.frontend.parser;

/**
 * Leaves the construct being parsed, after the reason was reported: for the nearest statement list, which goes on behind it, or the nearest
 * speculation, which takes it back. A {@code fatal} one ends the whole parse. Carries no stack trace.
 */
final class Abort extends RuntimeException {
    private static final long serialVersionUID = 1;

    final boolean fatal;

    Abort(boolean fatal) {
        super(null, null, false, false);
        this.fatal = fatal;
    }
}
