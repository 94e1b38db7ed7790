package tsubame.system.sim;

import tsubame.system.rule.BuildTimeOnly;

/** An access that a machine would not survive, or should not: what was touched, where, and why that is wrong. */
@BuildTimeOnly("thrown by the simulation")
public final class MemoryFault extends Error {
    public MemoryFault(String what, long address, String why) {
        super(what + " at 0x" + Long.toHexString(address) + ": " + why);
    }
}
