package tsubame.system.sim;

import tsubame.system.rule.BuildTimeOnly;

/** The real machine, as a JVM can reach it: for tests of code that talks to libc. */
@BuildTimeOnly("stands in for native code")
public interface Foreign {
    /** The memory of the process. */
    Memory memory();

    /** Calls a C function by its symbol; integers and addresses as 64 bits. What is above an int result's 32 bits is undefined. */
    long call(String function, long[] arguments);
}
