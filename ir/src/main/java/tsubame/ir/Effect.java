package tsubame.ir;

/** What an operation may do besides giving its result. */
public enum Effect {
    /** Its result depends on memory. */
    READS,
    /** It changes memory, or does anything the world can see. */
    WRITES,
    /** It may throw a JavaScript exception: to the block's unwind target if the block ends in an invoke, else to the caller. */
    THROWS,
    /** It may end the process with a message: a fault, which is a bug in the runtime and is never caught. */
    PANICS,
    /** It may allocate, which makes it a safepoint: every reference must be where the collector finds it. */
    ALLOCATES,
    /** It gives a result only after checks before it have passed (a divisor is not zero, an object is there): never move it up. */
    GUARDED
}
