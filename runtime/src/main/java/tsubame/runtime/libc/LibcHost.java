package tsubame.runtime.libc;

import java.util.ArrayList;
import tsubame.gc.HeapContext;
import tsubame.runtime.host.CodeCompiler;
import tsubame.runtime.host.FileHost;
import tsubame.runtime.host.Host;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.MemoryHost;
import tsubame.runtime.host.ModuleHost;
import tsubame.runtime.host.ProcessRequest;
import tsubame.runtime.host.ProcessResult;
import tsubame.system.Address;
import tsubame.system.ByteArrays;

/**
 * The outside world of a native executable, through libc. Standard output is buffered; it is flushed before the process reads its
 * input, writes to standard error, sleeps or ends, and after each write when it is a terminal.
 */
public final class LibcHost implements Host {
    /** So many bytes getrandom gives whole. */
    private static final int RANDOM_PART = 256;
    private static final long NANOS_PER_SECOND = 1_000_000_000;
    private static final long NANOS_PER_MILLISECOND = 1_000_000;
    private static final long MILLISECONDS_PER_SECOND = 1000;
    /** A program that has slept so long may go on sleeping: what memory is free goes back to the machine. */
    private static final long IDLE = 3 * NANOS_PER_SECOND;

    private final String[] arguments;
    private final CodeCompiler compiler;
    private final ModuleHost modules;
    private final FileHost files = new LibcFiles();
    private final OutputBuffer output = new OutputBuffer();
    private final MemoryHost memory = new HeapLimit();

    /**
     * @param arguments what follows the program's name on the command line
     * @param compiler null if there is none
     */
    public LibcHost(String[] arguments, CodeCompiler compiler, ModuleHost modules) {
        this.arguments = arguments;
        this.compiler = compiler;
        this.modules = modules;
    }

    // ---- descriptors and files

    @Override
    public int read(int descriptor, byte[] target, int offset, int length) throws HostFailure {
        if (descriptor != STANDARD_INPUT) {
            throw SystemError.EBADF.of("read", null);
        }
        flush();
        return LibcFiles.read(descriptor, target, offset, length);
    }

    @Override
    public void write(int descriptor, byte[] bytes, int offset, int length) throws HostFailure {
        if (descriptor == STANDARD_OUTPUT) {
            output.write(bytes, offset, length);
        } else if (descriptor == STANDARD_ERROR) {
            flush();
            LibcFiles.writeAll(descriptor, bytes, offset, length);
        } else {
            throw SystemError.EBADF.of("write", null);
        }
    }

    @Override
    public void flush() {
        output.flush();
    }

    @Override
    public boolean isTerminal(int descriptor) {
        return Libc.isatty(descriptor) != 0;
    }

    @Override
    public FileHost files() {
        return files;
    }

    // ---- time, chance, surroundings

    @Override
    public double currentTime() {
        Address time = Scratch.structure();
        Libc.clockGettime(Libc.REALTIME, time);
        return (double) (time.loadLong(0) * MILLISECONDS_PER_SECOND + time.loadLong(8) / NANOS_PER_MILLISECOND);
    }

    @Override
    public long monotonicTime() {
        Address time = Scratch.structure();
        Libc.clockGettime(Libc.MONOTONIC, time);
        return time.loadLong(0) * NANOS_PER_SECOND + time.loadLong(8);
    }

    @Override
    public void sleep(long nanoseconds) {
        flush();
        if (nanoseconds > IDLE) {
            nap(IDLE);
            if (hasHeap()) {
                memory.release();
            }
            nanoseconds -= IDLE;
        }
        nap(nanoseconds);
    }

    private static void nap(long nanoseconds) {
        if (nanoseconds > 0) {
            Address duration = Scratch.structure();
            duration.storeLong(0, nanoseconds / NANOS_PER_SECOND);
            duration.storeLong(8, nanoseconds % NANOS_PER_SECOND);
            Libc.nanosleep(duration, Address.zero());
        }
    }

    @Override
    public int localOffsetMinutes(double time) {
        return LocalZone.offsetMinutes(time);
    }

    @Override
    public String timeZoneName(double time) {
        return LocalZone.name(time);
    }

    @Override
    public double[] processorTime() {
        Address usage = Scratch.structure();
        Libc.getrusage(0, usage);
        return new double[] {usage.loadLong(0) * 1e6 + usage.loadLong(8), usage.loadLong(16) * 1e6 + usage.loadLong(24)};
    }

    @Override
    public long randomSeed() {
        Address seed = Scratch.structure();
        seed.storeLong(0, monotonicTime());
        Libc.getrandom(seed, 8, 0);
        return seed.loadLong(0);
    }

    @Override
    public void fillRandom(byte[] target) {
        Address chance = Scratch.structure();
        for (int at = 0; at < target.length; at += RANDOM_PART) {
            int count = Math.min(RANDOM_PART, target.length - at);
            Libc.getrandom(chance, count, 0);
            ByteArrays.copyIn(chance, target, at, count);
        }
    }

    @Override
    public ProcessResult run(ProcessRequest request) throws HostFailure {
        flush();
        return new LibcProcess(request).run();
    }

    @Override
    public String[] arguments() {
        return arguments.clone();
    }

    @Override
    public String environment(String name) {
        Address place = name.indexOf('\0') >= 0 ? Address.zero() : Scratch.path(name);
        Address value = place.isZero() ? place : Libc.getenv(place);
        return value.isZero() ? null : Scratch.string(value);
    }

    @Override
    public String[] environmentNames() {
        ArrayList<String> names = new ArrayList<>();
        Address environment = Libc.environment();
        for (long i = 0; !environment.loadAddress(8 * i).isZero(); i++) {
            String entry = Scratch.string(environment.loadAddress(8 * i));
            int equals = entry.indexOf('=');
            if (equals > 0) {
                names.add(entry.substring(0, equals));
            }
        }
        return LibcFiles.sorted(names);
    }

    @Override
    public String currentDirectory() {
        Address directory = Libc.getcwd(Scratch.result(), Scratch.PATH_SIZE);
        return directory.isZero() ? "/" : Scratch.string(directory);
    }

    @Override
    public long processId() {
        return Libc.getpid();
    }

    @Override
    public void exit(int code) {
        flush();
        Libc.exit(code);
    }

    /** Over libc, but on a JVM, whose heap is not ours. */
    private static boolean hasHeap() {
        return !HeapContext.current().isZero();
    }

    @Override
    public MemoryHost memory() {
        return hasHeap() ? memory : null;
    }

    // ---- code

    @Override
    public CodeCompiler compiler() {
        return compiler;
    }

    @Override
    public ModuleHost modules() {
        return modules;
    }
}
