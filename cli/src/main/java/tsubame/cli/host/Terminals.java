package tsubame.cli.host;

import tsubame.runtime.host.Host;

/**
 * Which of the three standard descriptors is a terminal. Java can tell only of input and output together, so the launcher, for which it is
 * a test of the shell, hands their digits over; started without it, a terminal on input and output counts for all three.
 */
public final class Terminals {
    private static final String DIGITS = System.getProperty("tsubame.terminals");

    private Terminals() {}

    public static boolean has(int descriptor) {
        if (descriptor < Host.STANDARD_INPUT || descriptor > Host.STANDARD_ERROR) {
            return false;
        }
        if (DIGITS != null) {
            return DIGITS.indexOf('0' + descriptor) >= 0;
        }
        return System.console() != null && System.console().isTerminal();
    }
}
