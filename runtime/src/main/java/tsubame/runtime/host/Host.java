package tsubame.runtime.host;

/**
 * The services of the outside world, implemented by whoever embeds the runtime. The runtime itself touches no files, no clock and no
 * environment. Calls are synchronous, on the thread of the agent. File operations throw {@link HostFailure} with a Node-like
 * {@code code} such as ENOENT.
 */
public interface Host {
    int STANDARD_INPUT = 0;
    int STANDARD_OUTPUT = 1;
    int STANDARD_ERROR = 2;

    // ---- Descriptors and files

    /** Reads up to length bytes from a descriptor; 0 at the end. Blocks. */
    int read(int descriptor, byte[] target, int offset, int length) throws HostFailure;

    /** Writes all the bytes. Standard output may be buffered until {@link #flush} or {@link #exit}. */
    void write(int descriptor, byte[] bytes, int offset, int length) throws HostFailure;

    /** Pushes buffered output out. */
    void flush();

    /** Whether a descriptor is a terminal. */
    boolean isTerminal(int descriptor);

    /** The file system; null when the program has none. */
    FileHost files();

    // ---- Time, chance, surroundings

    /** Milliseconds since 1970 UTC. */
    double currentTime();

    /** Nanoseconds of a clock that only goes forward, from an arbitrary beginning. */
    long monotonicTime();

    /** Microseconds of the processor that the process has spent itself, and that the system has spent for it. */
    default double[] processorTime() {
        return new double[] {monotonicTime() / 1000, 0};
    }

    /** Sleeps until so many nanoseconds have passed, or less when the host has work for the agent. */
    void sleep(long nanoseconds);

    /** The minutes to add to UTC at that time for the local clock, as Date needs them. */
    int localOffsetMinutes(double time);

    /** The name of the local time zone for Date's text, such as {@code Central European Standard Time}. */
    String timeZoneName(double time);

    /** Seeds Math.random and hash tables that need chance. */
    long randomSeed();

    /** Fills the array with bytes that nobody can foretell. */
    default void fillRandom(byte[] target) {
        throw new IllegalStateException("this host has no source of chance");
    }

    /** Runs another program to its end. */
    default ProcessResult run(ProcessRequest request) throws HostFailure {
        throw new HostFailure(HostFailure.Kind.ERROR, "ENOSYS: function not implemented, spawn", "ENOSYS", null);
    }

    /** What follows the program's name on the command line. */
    String[] arguments();

    /** An environment variable, or null. */
    String environment(String name);

    /** All environment variables' names, sorted. */
    String[] environmentNames();

    String currentDirectory();

    long processId();

    /** The heap; null when the host knows nothing of it. */
    default MemoryHost memory() {
        return null;
    }

    /** Ends the process at once, after flushing; does not return. */
    void exit(int code);

    // ---- Code

    /** The compiler for eval, Function and scripts; null when there is none. */
    CodeCompiler compiler();

    /** Finds modules; null when there are none. */
    ModuleHost modules();
}
