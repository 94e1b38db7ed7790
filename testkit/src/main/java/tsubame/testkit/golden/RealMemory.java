package tsubame.testkit.golden;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tsubame.system.sim.Memory;

/** The memory of this process, unchecked. */
final class RealMemory implements Memory {
    private static final ValueLayout.OfShort SHORT = ValueLayout.JAVA_SHORT_UNALIGNED;
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;

    private final MemorySegment all = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

    /** A copy of some of it. */
    byte[] bytes(long address, long size) {
        return all.asSlice(address, size).toArray(ValueLayout.JAVA_BYTE);
    }

    @Override
    public byte loadByte(long address) {
        return all.get(ValueLayout.JAVA_BYTE, address);
    }

    @Override
    public short loadShort(long address) {
        return all.get(SHORT, address);
    }

    @Override
    public int loadInt(long address) {
        return all.get(INT, address);
    }

    @Override
    public long loadLong(long address) {
        return all.get(LONG, address);
    }

    @Override
    public void storeByte(long address, byte value) {
        all.set(ValueLayout.JAVA_BYTE, address, value);
    }

    @Override
    public void storeShort(long address, short value) {
        all.set(SHORT, address, value);
    }

    @Override
    public void storeInt(long address, int value) {
        all.set(INT, address, value);
    }

    @Override
    public void storeLong(long address, long value) {
        all.set(LONG, address, value);
    }

    @Override
    public void copy(long from, long to, long size) {
        MemorySegment.copy(all, from, all, to, size);
    }

    @Override
    public void fill(long start, long size, byte value) {
        all.asSlice(start, size).fill(value);
    }

    @Override
    public void undefined(long start, long size) {}

    @Override
    public void dead(long start, long size) {}
}
