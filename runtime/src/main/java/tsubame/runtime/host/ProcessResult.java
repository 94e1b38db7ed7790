package tsubame.runtime.host;

/** What came of a {@link ProcessRequest}. */
public final class ProcessResult {
    public final long id;
    /** The exit code; of no meaning when a signal ended it. */
    public final int status;
    /** The number of the signal that ended it; 0 for none. */
    public final int signal;
    /** Null where there was no pipe. */
    public final byte[] output;
    public final byte[] error;
    public final boolean timedOut;

    public ProcessResult(long id, int status, int signal, byte[] output, byte[] error, boolean timedOut) {
        this.id = id;
        this.status = status;
        this.signal = signal;
        this.output = output;
        this.error = error;
        this.timedOut = timedOut;
    }
}
