package tsubame.cli;

import tsubame.cli.host.Terminals;
import tsubame.runtime.host.Host;

/** What a long command is doing: one line of a terminal's, written over and gone at the end; nothing where no one looks. */
final class Progress implements AutoCloseable {
    private static final String CLEAR = "\r\033[K";

    private final boolean shown = Terminals.has(Host.STANDARD_ERROR);
    private boolean written;

    void step(String text) {
        if (shown) {
            System.err.print(CLEAR + "tsubame: " + text + "…");
            System.err.flush();
            written = true;
        }
    }

    @Override
    public void close() {
        if (written) {
            System.err.print(CLEAR);
            System.err.flush();
        }
    }
}
