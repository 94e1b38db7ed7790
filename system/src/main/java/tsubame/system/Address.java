package tsubame.system;

import tsubame.system.rule.Inline;
import tsubame.system.rule.Intrinsic;
import tsubame.system.rule.SystemCode;
import tsubame.system.sim.Machine;

/**
 * An address of memory: 64 bits, compared unsigned. Natively the type is a raw i64 and the intrinsic methods are single
 * instructions; on a JVM it is an object over the memory of the thread's {@link Machine}. Never null, never compared by
 * {@code ==}, never held in a field of managed objects. Accesses are little-endian and naturally aligned, offsets are in
 * bytes. Whether an address is an object, and of which kind, is not its business ({@link tsubame.gc.ObjectModel}).
 */
@SystemCode("the base of it all")
public final class Address {
    private static final Address ZERO = new Address(0);

    private final long bits;

    private Address(long bits) {
        this.bits = bits;
    }

    // Conversions

    @Intrinsic("0")
    public static Address zero() {
        return ZERO;
    }

    @Intrinsic("no operation")
    public static Address fromLong(long bits) {
        return bits == 0 ? ZERO : new Address(bits);
    }

    @Intrinsic("no operation")
    public long toLong() {
        return bits;
    }

    // Arithmetic

    @Intrinsic("add")
    public Address plus(long offset) {
        return fromLong(bits + offset);
    }

    @Intrinsic("sub")
    public Address minus(long offset) {
        return fromLong(bits - offset);
    }

    /** The distance in bytes from the other address to this one. */
    @Intrinsic("sub")
    public long diff(Address from) {
        return bits - from.bits;
    }

    /** Rounds up to a multiple of a power of two. */
    @Inline("the unit is a constant")
    public Address alignUp(long unit) {
        return fromLong((toLong() + unit - 1) & -unit);
    }

    @Inline("the unit is a constant")
    public Address alignDown(long unit) {
        return fromLong(toLong() & -unit);
    }

    @Inline("the unit is a constant")
    public boolean isAligned(long unit) {
        return (toLong() & (unit - 1)) == 0;
    }

    // Comparison

    @Intrinsic("icmp eq 0")
    public boolean isZero() {
        return bits == 0;
    }

    @Intrinsic("icmp eq")
    public boolean eq(Address other) {
        return bits == other.bits;
    }

    @Intrinsic("icmp ult")
    public boolean isBelow(Address other) {
        return Long.compareUnsigned(bits, other.bits) < 0;
    }

    @Intrinsic("icmp ule")
    public boolean isAtMost(Address other) {
        return Long.compareUnsigned(bits, other.bits) <= 0;
    }

    /** Whether this lies in {@code [start, start + size)}: one subtraction and one comparison. */
    @Inline("a range test on hot paths")
    public boolean isWithin(Address start, long size) {
        return fromLong(diff(start)).isBelow(fromLong(size));
    }

    // Loads

    @Intrinsic("load i8, sext")
    public byte loadByte(long offset) {
        return Machine.current().memory().loadByte(bits + offset);
    }

    @Intrinsic("load i8, zext")
    public int loadUnsignedByte(long offset) {
        return loadByte(offset) & 0xFF;
    }

    @Intrinsic("load i16, zext")
    public char loadChar(long offset) {
        return (char) Machine.current().memory().loadShort(bits + offset);
    }

    @Intrinsic("load i32")
    public int loadInt(long offset) {
        return Machine.current().memory().loadInt(bits + offset);
    }

    @Intrinsic("load i64")
    public long loadLong(long offset) {
        return Machine.current().memory().loadLong(bits + offset);
    }

    @Intrinsic("load double")
    public double loadDouble(long offset) {
        return Double.longBitsToDouble(loadLong(offset));
    }

    @Intrinsic("load i64")
    public Address loadAddress(long offset) {
        return fromLong(loadLong(offset));
    }

    // Stores

    /** Stores the low 8 bits. */
    @Intrinsic("store i8")
    public void storeByte(long offset, int value) {
        Machine.current().memory().storeByte(bits + offset, (byte) value);
    }

    /** Stores the low 16 bits. */
    @Intrinsic("store i16")
    public void storeChar(long offset, int value) {
        Machine.current().memory().storeShort(bits + offset, (short) value);
    }

    @Intrinsic("store i32")
    public void storeInt(long offset, int value) {
        Machine.current().memory().storeInt(bits + offset, value);
    }

    @Intrinsic("store i64")
    public void storeLong(long offset, long value) {
        Machine.current().memory().storeLong(bits + offset, value);
    }

    @Intrinsic("store double")
    public void storeDouble(long offset, double value) {
        storeLong(offset, Double.doubleToRawLongBits(value));
    }

    @Intrinsic("store i64")
    public void storeAddress(long offset, Address value) {
        storeLong(offset, value.bits);
    }

    /** A hint that the memory here will be accessed soon; any address will do. */
    @Intrinsic("llvm.prefetch")
    public void prefetch() { }

    // Ranges

    /** Copies between ranges that may overlap. */
    @Intrinsic("llvm.memmove")
    public static void copy(Address from, Address to, long size) {
        Machine.current().memory().copy(from.bits, to.bits, size);
    }

    /** Fills a range with the low 8 bits of a value. */
    @Intrinsic("llvm.memset")
    public static void fill(Address start, long size, int value) {
        Machine.current().memory().fill(start.bits, size, (byte) value);
    }

    @Override
    @Intrinsic("for people, on a JVM")
    public String toString() {
        return "0x" + Long.toHexString(bits);
    }
}
