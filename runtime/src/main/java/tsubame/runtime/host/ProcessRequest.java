package tsubame.runtime.host;

/** Another program to be run to its end: what {@link Host#run} needs to know. */
public final class ProcessRequest {
    /** Bits of {@link #streams}: this stream is ours, or nobody's; else it is a pipe. Shifted by the descriptor 0, 1 or 2. */
    public static final int INHERIT = 1;
    public static final int IGNORE = 8;

    /** A path, or a name to be looked for in PATH. */
    public final String file;
    /** With the program's own name in front. */
    public final String[] arguments;
    /** Of the form NAME=value. */
    public final String[] environment;
    /** Where it runs; empty for here. */
    public final String directory;
    public final byte[] input;
    public final int streams;
    /** Milliseconds after which it is ended; 0 for no limit. */
    public final double timeout;

    public ProcessRequest(String file, String[] arguments, String[] environment, String directory, byte[] input, int streams, double timeout) {
        this.file = file;
        this.arguments = arguments;
        this.environment = environment;
        this.directory = directory;
        this.input = input;
        this.streams = streams;
        this.timeout = timeout;
    }

    public boolean inherits(int descriptor) {
        return (streams & INHERIT << descriptor) != 0;
    }

    public boolean ignores(int descriptor) {
        return (streams & IGNORE << descriptor) != 0;
    }
}
