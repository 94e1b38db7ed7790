package tsubame.cli;

/** A fault of Tsubame itself: says so in one line; with TSUBAME_DEBUG set, shows the Java stack to whoever mends it. */
final class InternalError {
    private InternalError() {}

    static void report(Throwable error) {
        StackTraceElement[] trace = error.getStackTrace();
        System.err.println("tsubame: internal error, please report it: " + error
                + (trace.length == 0 ? "" : " at " + trace[0]) + " (TSUBAME_DEBUG=1 shows more)");
        if (System.getenv("TSUBAME_DEBUG") != null) {
            error.printStackTrace();
        }
    }
}
