package tsubame.cli.host;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Locale;
import java.util.TimeZone;
import java.util.concurrent.locks.LockSupport;
import java.util.random.RandomGenerator;
import tsubame.runtime.host.CodeCompiler;
import tsubame.runtime.host.FileHost;
import tsubame.runtime.host.Host;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.ModuleHost;
import tsubame.runtime.host.ProcessRequest;
import tsubame.runtime.host.ProcessResult;

/**
 * The outside world of a program that runs on the Java virtual machine: the process's descriptors, files, clock and
 * environment. Standard output is buffered; it is flushed before the process reads its input, sleeps or ends.
 */
public final class SystemHost implements Host {
    /** Microseconds. */
    private static final double TICK = 1e4;

    private final String[] arguments;
    private final CodeCompiler compiler;
    private final ModuleHost modules;
    private final FileHost files = new SystemFiles();
    private final InputStream input = new FileInputStream(FileDescriptor.in);
    private final StandardOutput output = new StandardOutput(Terminals.has(STANDARD_OUTPUT));
    private final OutputStream error = new FileOutputStream(FileDescriptor.err);

    /** @param arguments what follows the program's name on the command line */
    public SystemHost(String[] arguments, CodeCompiler compiler, ModuleHost modules) {
        this.arguments = arguments.clone();
        this.compiler = compiler;
        this.modules = modules;
    }

    // ---- descriptors and files

    @Override
    public int read(int descriptor, byte[] target, int offset, int length) throws HostFailure {
        if (descriptor != STANDARD_INPUT) {
            throw new HostFailure(HostFailure.Kind.ERROR, "EBADF: bad file descriptor, read", "EBADF", null);
        }
        flush();
        try {
            return Math.max(0, input.read(target, offset, length));
        } catch (IOException failure) {
            throw SystemFiles.failure("EIO", "i/o error, read", null);
        }
    }

    @Override
    public void write(int descriptor, byte[] bytes, int offset, int length) throws HostFailure {
        if (descriptor == STANDARD_OUTPUT) {
            output.write(bytes, offset, length);
        } else if (descriptor == STANDARD_ERROR) {
            flush();
            writeThrough(error, bytes, offset, length);
        } else {
            throw new HostFailure(HostFailure.Kind.ERROR, "EBADF: bad file descriptor, write", "EBADF", null);
        }
    }

    private static void writeThrough(OutputStream stream, byte[] bytes, int offset, int length) throws HostFailure {
        try {
            stream.write(bytes, offset, length);
            stream.flush();
        } catch (IOException failure) {
            throw SystemFiles.failure("EPIPE", "broken pipe, write", null);
        }
    }

    @Override
    public void flush() {
        output.flush();
    }

    @Override
    public boolean isTerminal(int descriptor) {
        return Terminals.has(descriptor);
    }

    @Override
    public FileHost files() {
        return files;
    }

    // ---- time, chance, surroundings

    @Override
    public double currentTime() {
        return System.currentTimeMillis();
    }

    @Override
    public long monotonicTime() {
        return System.nanoTime();
    }

    @Override
    public void sleep(long nanoseconds) {
        flush();
        LockSupport.parkNanos(nanoseconds);
    }

    @Override
    public int localOffsetMinutes(double time) {
        return ZoneId.systemDefault().getRules().getOffset(Instant.ofEpochMilli((long) time)).getTotalSeconds() / 60;
    }

    @Override
    public String timeZoneName(double time) {
        ZoneId zone = ZoneId.systemDefault();
        if (zone.getId().equals("Etc/UTC") || zone.getId().equals("UTC")) {
            return "Coordinated Universal Time";
        }
        boolean summer = zone.getRules().isDaylightSavings(Instant.ofEpochMilli((long) time));
        return TimeZone.getTimeZone(zone).getDisplayName(summer, TimeZone.LONG, Locale.ENGLISH);
    }

    /** As the kernel says, in its ticks of ten milliseconds. */
    @Override
    public double[] processorTime() {
        try {
            String status = Files.readString(Path.of("/proc/self/stat"));
            String[] fields = status.substring(status.lastIndexOf(')') + 2).split(" ");
            return new double[] {Long.parseLong(fields[11]) * TICK, Long.parseLong(fields[12]) * TICK};
        } catch (IOException failure) {
            return Host.super.processorTime();
        }
    }

    @Override
    public long randomSeed() {
        return RandomGenerator.getDefault().nextLong();
    }

    @Override
    public void fillRandom(byte[] target) {
        new SecureRandom().nextBytes(target);
    }

    @Override
    public ProcessResult run(ProcessRequest request) throws HostFailure {
        flush();
        return SystemProcess.run(request);
    }

    @Override
    public String[] arguments() {
        return arguments.clone();
    }

    @Override
    public String environment(String name) {
        return Environment.get(name);
    }

    @Override
    public String[] environmentNames() {
        return Environment.names();
    }

    @Override
    public String currentDirectory() {
        return Path.of("").toAbsolutePath().toString();
    }

    @Override
    public long processId() {
        return ProcessHandle.current().pid();
    }

    /** Does not run shutdown hooks: there are none, and a program's exit must not wait. */
    @Override
    public void exit(int code) {
        flush();
        Runtime.getRuntime().halt(code);
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
