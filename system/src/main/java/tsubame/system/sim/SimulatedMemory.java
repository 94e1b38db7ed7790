package tsubame.system.sim;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import tsubame.system.rule.BuildTimeOnly;

/**
 * Sparse little-endian memory that knows of each byte whether it may be touched. Pages come into being, zero, when a mapped
 * range is first touched. Every access outside mapped ranges, into a protected page, to a dead byte, or that reads an undefined
 * one is a {@link MemoryFault}; so is an unaligned one. A watchpoint faults on the next store to its word.
 */
@BuildTimeOnly("stands in for the machine's memory")
public final class SimulatedMemory implements Memory {
    static final int PAGE = 4096;
    private static final byte DEFINED = 0;
    private static final byte UNDEFINED = 1;
    private static final byte DEAD = 2;

    private static final class Page {
        final byte[] bytes = new byte[PAGE];
        final byte[] states = new byte[PAGE];
        boolean isProtected;
    }

    private final Map<Long, Page> pages = new HashMap<>();
    private final Map<Long, Long> ranges = new HashMap<>();
    private long next = 0x10_0000_0000L;
    private long lastNumber = -1;
    private Page lastPage;
    private long watched = -1;

    /** A fresh zero range, page aligned, with an unmapped gap before and after it. */
    public long map(long size) {
        long start = next;
        long rounded = (size + PAGE - 1) & -PAGE;
        ranges.put(start, start + rounded);
        next = (start + rounded + (64L << 20)) & -(1L << 20);
        return start;
    }

    /** Takes back a part or the whole of a mapped range: whoever touches it later faults. */
    public void unmap(long start, long size) {
        for (long at = start; at < start + size; at += PAGE) pages.remove(at / PAGE);
        lastNumber = -1;
        long base = rangeOf(start);
        long end = ranges.remove(base);
        if (start > base) ranges.put(base, start);
        if (start + size < end) ranges.put(start + size, end);
    }

    /** Makes a range zero again, as MADV_DONTNEED does; its bytes are defined. */
    public void discard(long start, long size) {
        for (long at = start; at < start + size; at += PAGE) pages.remove(at / PAGE);
        lastNumber = -1;
    }

    public void protect(long start, long size, boolean isProtected) {
        for (long at = start; at < start + size; at += PAGE) page(at, "protect").isProtected = isProtected;
    }

    /** The next store that touches the aligned word of this address faults, so that one can see who does it. */
    public void watch(long address) {
        watched = address & -8L;
    }

    /** The bytes of all pages that were touched. */
    public long touched() {
        return (long) pages.size() * PAGE;
    }

    private long rangeOf(long address) {
        for (Map.Entry<Long, Long> range : ranges.entrySet()) {
            if (address >= range.getKey() && address < range.getValue()) return range.getKey();
        }
        return -1;
    }

    private Page page(long address, String what) {
        long number = address / PAGE;
        if (number == lastNumber) return lastPage;
        Page page = pages.get(number);
        if (page == null) {
            if (address < PAGE) throw new MemoryFault(what, address, "null, or near it");
            if (rangeOf(address) < 0) throw new MemoryFault(what, address, "nothing is mapped there");
            page = new Page();
            pages.put(number, page);
        }
        lastNumber = number;
        lastPage = page;
        return page;
    }

    private Page readable(long address, int size) {
        Page page = checked("load", address, size);
        int at = (int) (address % PAGE);
        for (int i = at; i < at + size; i++) {
            if (page.states[i] == DEAD) throw new MemoryFault("load", address, "the memory is dead");
            if (page.states[i] == UNDEFINED) throw new MemoryFault("load", address, "the memory was not written yet");
        }
        return page;
    }

    private Page writable(long address, int size) {
        Page page = checked("store", address, size);
        int at = (int) (address % PAGE);
        for (int i = at; i < at + size; i++) {
            if (page.states[i] == DEAD) throw new MemoryFault("store", address, "the memory is dead");
            page.states[i] = DEFINED;
        }
        if ((address & -8L) == watched) {
            watched = -1;
            throw new MemoryFault("store", address, "the word is watched");
        }
        return page;
    }

    private Page checked(String what, long address, int size) {
        if ((address & (size - 1)) != 0) throw new MemoryFault(what, address, "not aligned to " + size);
        Page page = page(address, what);
        if (page.isProtected) throw new MemoryFault(what, address, "the page is protected");
        return page;
    }

    private long load(long address, int size) {
        byte[] bytes = readable(address, size).bytes;
        int at = (int) (address % PAGE);
        long value = 0;
        for (int i = size - 1; i >= 0; i--) value = value << 8 | bytes[at + i] & 0xFF;
        return value;
    }

    private void store(long address, int size, long value) {
        byte[] bytes = writable(address, size).bytes;
        int at = (int) (address % PAGE);
        for (int i = 0; i < size; i++) bytes[at + i] = (byte) (value >>> 8 * i);
    }

    @Override
    public byte loadByte(long address) {
        return (byte) load(address, 1);
    }

    @Override
    public short loadShort(long address) {
        return (short) load(address, 2);
    }

    @Override
    public int loadInt(long address) {
        return (int) load(address, 4);
    }

    @Override
    public long loadLong(long address) {
        return load(address, 8);
    }

    @Override
    public void storeByte(long address, byte value) {
        store(address, 1, value);
    }

    @Override
    public void storeShort(long address, short value) {
        store(address, 2, value);
    }

    @Override
    public void storeInt(long address, int value) {
        store(address, 4, value);
    }

    @Override
    public void storeLong(long address, long value) {
        store(address, 8, value);
    }

    /** Copies what is defined and what is not; bytes that were never written stay so. Dead bytes fault on either side. */
    @Override
    public void copy(long from, long to, long size) {
        byte[] bytes = new byte[(int) size];
        byte[] states = new byte[(int) size];
        for (int i = 0; i < size; i++) {
            Page page = checked("load", from + i, 1);
            int at = (int) ((from + i) % PAGE);
            if (page.states[at] == DEAD) throw new MemoryFault("load", from + i, "the memory is dead");
            bytes[i] = page.bytes[at];
            states[i] = page.states[at];
        }
        for (int i = 0; i < size; i++) {
            Page page = writable(to + i, 1);
            page.bytes[(int) ((to + i) % PAGE)] = bytes[i];
            page.states[(int) ((to + i) % PAGE)] = states[i];
        }
    }

    @Override
    public void fill(long start, long size, byte value) {
        for (long at = start; at < start + size; ) {
            int within = (int) (at % PAGE);
            int length = (int) Math.min(PAGE - within, start + size - at);
            Page page = checked("store", at, 1);
            for (int i = within; i < within + length; i++) {
                if (page.states[i] == DEAD) throw new MemoryFault("store", at, "the memory is dead");
            }
            Arrays.fill(page.bytes, within, within + length, value);
            Arrays.fill(page.states, within, within + length, DEFINED);
            at += length;
        }
    }

    @Override
    public void undefined(long start, long size) {
        mark(start, size, UNDEFINED);
    }

    @Override
    public void dead(long start, long size) {
        mark(start, size, DEAD);
    }

    private void mark(long start, long size, byte state) {
        for (long at = start; at < start + size; ) {
            int within = (int) (at % PAGE);
            int length = (int) Math.min(PAGE - within, start + size - at);
            Arrays.fill(page(at, "mark").states, within, within + length, state);
            at += length;
        }
    }
}
