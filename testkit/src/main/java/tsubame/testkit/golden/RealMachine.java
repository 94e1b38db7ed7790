package tsubame.testkit.golden;

import java.io.ByteArrayOutputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import tsubame.system.sim.Foreign;
import tsubame.system.sim.Memory;

/**
 * This process's memory and its libc, for golden programs that run on a JVM through the host of native executables. Plays the start
 * code's part; output is kept, input is given, and time is a {@link ProgramClock}.
 */
final class RealMachine implements Foreign {
    private static final int OUTPUT_SIZE = 8 + 65536;
    private static final int SCRATCH_SIZE = 98304;
    private static final int BAD_DESCRIPTOR = 9;
    private static final long CLOCK_REALTIME = 0;
    private static final StructLayout CALL_STATE = Linker.Option.captureStateLayout();

    private final Path directory;
    private final byte[] input;
    private final RealMemory memory = new RealMemory();
    private final Linker linker = Linker.nativeLinker();
    private final Map<String, MethodHandle> functions = new HashMap<>();
    private final Arena arena = Arena.ofShared();
    private final MemorySegment state = arena.allocate(CALL_STATE);
    private final MemorySegment output = arena.allocate(OUTPUT_SIZE, 16);
    private final MemorySegment scratch = arena.allocate(SCRATCH_SIZE, 16);
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final ByteArrayOutputStream error = new ByteArrayOutputStream();
    private int consumed;
    private final ProgramClock clock = new ProgramClock();

    RealMachine(Path directory, byte[] input) {
        this.directory = directory;
        this.input = input;
    }

    String output() {
        return written.toString(StandardCharsets.UTF_8);
    }

    String error() {
        return error.toString(StandardCharsets.UTF_8);
    }

    @Override
    public Memory memory() {
        return memory;
    }

    @Override
    public long call(String function, long[] a) {
        return switch (function) {
            case "tsubame_scratch" -> scratch.address();
            case "tsubame_output_buffer" -> output.address();
            case "tsubame_environment" -> memory.loadLong(linker.defaultLookup().find("environ").orElseThrow().address());
            case "tsubame_exit" -> throw new ProgramExit((int) a[0]);
            case "__errno_location" -> state.address() + CALL_STATE.byteOffset(MemoryLayout.PathElement.groupElement("errno"));
            case "isatty" -> 0;
            case "write" -> a[0] <= 2 ? write(a[0], memory.bytes(a[1], a[2])) : libc(function, a);
            case "read" -> a[0] == 0 ? read(a[1], a[2]) : libc(function, a);
            case "getcwd" -> text(directory + "\0", a[0]);
            case "nanosleep" -> sleep(memory.loadLong(a[0]) * 1_000_000_000 + memory.loadLong(a[0] + 8));
            case "clock_gettime" -> clock(a);
            default -> libc(function, a);
        };
    }

    private long write(long descriptor, byte[] bytes) {
        if (descriptor == 0) {
            state.set(ValueLayout.JAVA_INT, CALL_STATE.byteOffset(MemoryLayout.PathElement.groupElement("errno")), BAD_DESCRIPTOR);
            return -1;
        }
        (descriptor == 1 ? written : error).writeBytes(bytes);
        return bytes.length;
    }

    private long read(long to, long size) {
        int count = (int) Math.min(size, input.length - consumed);
        for (int i = 0; i < count; i++) {
            memory.storeByte(to + i, input[consumed++]);
        }
        return count;
    }

    private long text(String text, long to) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < bytes.length; i++) {
            memory.storeByte(to + i, bytes[i]);
        }
        return to;
    }

    private long sleep(long nanoseconds) {
        clock.sleep(nanoseconds);
        return 0;
    }

    private long clock(long[] a) {
        long time = a[0] == CLOCK_REALTIME ? clock.real() : clock.monotonic();
        memory.storeLong(a[1], time / 1_000_000_000);
        memory.storeLong(a[1] + 8, time % 1_000_000_000);
        return 0;
    }

    /** The C function of that name, all of whose arguments are integers or addresses. */
    private long libc(String function, long[] arguments) {
        MethodHandle handle = functions.computeIfAbsent(function, name -> link(name, arguments.length));
        try {
            return (long) handle.invoke(arguments);
        } catch (Throwable failure) {
            throw new IllegalStateException(function, failure);
        }
    }

    private MethodHandle link(String function, int arity) {
        MemoryLayout[] parameters = new MemoryLayout[arity];
        Arrays.fill(parameters, ValueLayout.JAVA_LONG);
        MemorySegment address = linker.defaultLookup().find(function).orElseThrow();
        MethodHandle handle = linker.downcallHandle(address, FunctionDescriptor.of(ValueLayout.JAVA_LONG, parameters),
                Linker.Option.captureCallState("errno"));
        return handle.bindTo(state).asSpreader(long[].class, arity);
    }
}
