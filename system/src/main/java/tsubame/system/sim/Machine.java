package tsubame.system.sim;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tsubame.system.Address;
import tsubame.system.Registers;
import tsubame.system.SystemCalls;
import tsubame.system.rule.BuildTimeOnly;

/**
 * The machine that System Java runs on when it runs on a JVM: simulated memory, a stack, registers, a clock that advances by a
 * microsecond at each look, an environment, and what was written. Each thread has its own; a test begins with a new one.
 */
@BuildTimeOnly("stands in for the machine")
public final class Machine {
    private static final ThreadLocal<Machine> CURRENT = new ThreadLocal<>();
    private static final long STACK = 1L << 20;
    private static final int FIRST_FILE = 3;

    /** A call of abort. */
    @BuildTimeOnly("thrown by the simulation")
    public static final class Aborted extends Error {
        Aborted(String output) {
            super("aborted; output: " + output);
        }
    }

    private final SimulatedMemory memory = new SimulatedMemory();
    private final Map<String, Address> literals = new HashMap<>();
    private final Map<String, Address> environment = new HashMap<>();
    private final StringBuilder output = new StringBuilder();
    private final List<StringBuilder> files = new ArrayList<>();
    private final List<String> names = new ArrayList<>();
    private final long[] registers = new long[Registers.SPILL_WORDS];
    private final Address stackBase;
    private Address stackPointer;
    private long nanoseconds;
    private long physicalMemory = 1L << 30;
    private int mapFailures;
    private Address heap = Address.zero();
    private Foreign foreign;

    private Machine() {
        stackBase = Address.fromLong(memory.map(STACK) + STACK);
        stackPointer = stackBase;
    }

    /** Gives the thread a fresh machine. */
    public static Machine start() {
        Machine machine = new Machine();
        CURRENT.set(machine);
        return machine;
    }

    public static Machine current() {
        Machine machine = CURRENT.get();
        if (machine == null) throw new IllegalStateException("this thread has no machine: call Machine.start() first");
        return machine;
    }

    /** The memory that this machine simulates. */
    public SimulatedMemory simulated() {
        return memory;
    }

    /** The memory that addresses mean: the simulated one, or that of the real machine. */
    public Memory memory() {
        return foreign == null ? memory : foreign.memory();
    }

    /** Makes addresses and the functions of {@link #call} those of the real machine. */
    public void connect(Foreign machine) {
        foreign = machine;
    }

    /** Calls a function of libc that only a real machine has. */
    public long call(String function, long... arguments) {
        if (foreign == null) throw new IllegalStateException("a simulated machine has no function " + function);
        return foreign.call(function, arguments);
    }

    /** The context of this machine's heap, as compiled code finds it. */
    public Address heap() {
        return heap;
    }

    public void setHeap(Address context) {
        heap = context;
    }

    // The processor

    public Address stackBase() {
        return stackBase;
    }

    public Address stackPointer() {
        return stackPointer;
    }

    public void push(long word) {
        stackPointer = stackPointer.minus(8);
        stackPointer.storeLong(0, word);
    }

    public long pop() {
        long word = stackPointer.loadLong(0);
        stackPointer = stackPointer.plus(8);
        return word;
    }

    public void setRegister(int index, long word) {
        registers[index] = word;
    }

    public void spill(Address words) {
        for (int i = 0; i < registers.length; i++) words.storeLong(8L * i, registers[i]);
    }

    public Address literal(String ascii) {
        return literals.computeIfAbsent(ascii, this::bytes);
    }

    private Address bytes(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        Address start = Address.fromLong(memory.map(bytes.length + 1));
        for (int i = 0; i < bytes.length; i++) start.storeByte(i, bytes[i]);
        return start;
    }

    // System calls

    public void setEnvironment(String name, String value) {
        environment.put(name, bytes(value));
    }

    public void setPhysicalMemory(long bytes) {
        physicalMemory = bytes;
    }

    /** The next calls of mmap fail. */
    public void failMaps(int count) {
        mapFailures = count;
    }

    public long map(long size) {
        if (mapFailures > 0) {
            mapFailures--;
            return SystemCalls.MAP_FAILED;
        }
        return memory.map(size);
    }

    public int unmap(long start, long size) {
        memory.unmap(start, size);
        return 0;
    }

    public int protect(long start, long size, int protection) {
        memory.protect(start, size, protection == SystemCalls.PROT_NONE);
        return 0;
    }

    public int advise(long start, long size, int advice) {
        if (advice == SystemCalls.MADV_DONTNEED) memory.discard(start, size);
        return 0;
    }

    public int open(Address path) {
        StringBuilder name = new StringBuilder();
        for (long i = 0; path.loadByte(i) != 0; i++) name.append((char) path.loadUnsignedByte(i));
        files.add(new StringBuilder());
        names.add(name.toString());
        return FIRST_FILE + files.size() - 1;
    }

    public int close(int file) {
        return 0;
    }

    /** What was written to a file of that name; null: there is none. */
    public String file(String name) {
        int index = names.lastIndexOf(name);
        return index < 0 ? null : files.get(index).toString();
    }

    public long write(int file, Address bytes, long size) {
        StringBuilder output = file < FIRST_FILE ? this.output : files.get(file - FIRST_FILE);
        for (long i = 0; i < size; i++) output.append((char) bytes.loadUnsignedByte(i));
        return size;
    }

    /** What was written since the last look. */
    public String takeOutput() {
        String text = output.toString();
        output.setLength(0);
        return text;
    }

    public Address environment(Address name) {
        StringBuilder text = new StringBuilder();
        for (long i = 0; name.loadByte(i) != 0; i++) text.append((char) name.loadByte(i));
        return environment.getOrDefault(text.toString(), Address.zero());
    }

    public int clock(Address timespec) {
        nanoseconds += 1000;
        timespec.storeLong(0, nanoseconds / 1_000_000_000);
        timespec.storeLong(8, nanoseconds % 1_000_000_000);
        return 0;
    }

    public long sysconf(int name) {
        return switch (name) {
            case SystemCalls.SC_PAGESIZE -> SimulatedMemory.PAGE;
            case SystemCalls.SC_PHYS_PAGES -> physicalMemory / SimulatedMemory.PAGE;
            default -> -1;
        };
    }

    public void abort() {
        throw new Aborted(output.toString());
    }
}
