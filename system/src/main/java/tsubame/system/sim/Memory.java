package tsubame.system.sim;

import tsubame.system.rule.BuildTimeOnly;

/** The memory behind {@link tsubame.system.Address} on a JVM. Addresses are raw bits; accesses are naturally aligned. */
@BuildTimeOnly("stands in for the machine's memory")
public interface Memory {
    byte loadByte(long address);

    short loadShort(long address);

    int loadInt(long address);

    long loadLong(long address);

    void storeByte(long address, byte value);

    void storeShort(long address, short value);

    void storeInt(long address, int value);

    void storeLong(long address, long value);

    void copy(long from, long to, long size);

    void fill(long start, long size, byte value);

    /** See {@link tsubame.system.MemoryState}. */
    void undefined(long start, long size);

    /** See {@link tsubame.system.MemoryState}. */
    void dead(long start, long size);
}
