package tsubame.runtime.host;

/** What the host knows of the heap. Sizes are in bytes. */
public interface MemoryHost {
    /** Whether an object of so many bytes can be had: what asks for more than a few hundred kilobytes at once asks this before. */
    boolean hasRoom(long bytes);

    /** Collects, and gives free memory back to the machine: for a program that has nothing to do for a while. */
    void release();

    /** The error that says that the heap is full is on its way. */
    void proceed();

    /** Writes to standard error what the heap was full of when there was no room the last time. */
    void reportExhausted();

    /** Whether weak references become null when their targets die. */
    boolean clearsWeak();

    /** How many weak references have become null so far. */
    long clearedWeak();

    /** What objects take, dead ones too as long as they have not been found to be dead. */
    long usedBytes();

    /** What the heap has taken from the machine. */
    long committedBytes();

    /** What of the process is in memory. */
    long residentBytes();
}
