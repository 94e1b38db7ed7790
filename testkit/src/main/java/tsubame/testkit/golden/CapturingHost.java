package tsubame.testkit.golden;

import java.io.ByteArrayOutputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import tsubame.cli.host.SystemFiles;
import tsubame.cli.host.SystemProcess;
import tsubame.runtime.host.CodeCompiler;
import tsubame.runtime.host.FileHost;
import tsubame.runtime.host.Host;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.ModuleHost;
import tsubame.runtime.host.ProcessRequest;
import tsubame.runtime.host.ProcessResult;

/**
 * The outside world of a golden program: output is kept, input is given, files are real, chance is the same in each run, and
 * time is a {@link ProgramClock}.
 */
final class CapturingHost implements Host {
    private static final long SEED = 451;

    private final Path directory;
    private final byte[] input;
    private final List<String> arguments;
    private final CodeCompiler compiler;
    private final ModuleHost modules;
    private final FileHost files = new SystemFiles();
    private final ByteArrayOutputStream output = new ByteArrayOutputStream();
    private final ByteArrayOutputStream error = new ByteArrayOutputStream();
    private final Random chance = new Random(SEED);
    private final ProgramClock clock = new ProgramClock();
    private int consumed;

    CapturingHost(Path directory, byte[] input, List<String> arguments, CodeCompiler compiler, ModuleHost modules) {
        this.directory = directory;
        this.input = input;
        this.arguments = arguments;
        this.compiler = compiler;
        this.modules = modules;
    }

    String output() {
        return output.toString(StandardCharsets.UTF_8);
    }

    String error() {
        return error.toString(StandardCharsets.UTF_8);
    }

    @Override
    public int read(int descriptor, byte[] target, int offset, int length) throws HostFailure {
        if (descriptor != STANDARD_INPUT) {
            throw badDescriptor("read");
        }
        int count = Math.min(length, input.length - consumed);
        System.arraycopy(input, consumed, target, offset, count);
        consumed += count;
        return count;
    }

    @Override
    public void write(int descriptor, byte[] bytes, int offset, int length) throws HostFailure {
        switch (descriptor) {
            case STANDARD_OUTPUT -> output.write(bytes, offset, length);
            case STANDARD_ERROR -> error.write(bytes, offset, length);
            default -> throw badDescriptor("write");
        }
    }

    private static HostFailure badDescriptor(String operation) {
        return new HostFailure(HostFailure.Kind.ERROR, "EBADF: bad file descriptor, " + operation, "EBADF", null);
    }

    @Override
    public void flush() {}

    @Override
    public boolean isTerminal(int descriptor) {
        return false;
    }

    @Override
    public FileHost files() {
        return files;
    }

    @Override
    public double currentTime() {
        return clock.real() / 1_000_000;
    }

    @Override
    public long monotonicTime() {
        return clock.monotonic();
    }

    @Override
    public void sleep(long nanoseconds) {
        clock.sleep(nanoseconds);
    }

    @Override
    public int localOffsetMinutes(double time) {
        return 0;
    }

    @Override
    public String timeZoneName(double time) {
        return "Coordinated Universal Time";
    }

    @Override
    public double[] processorTime() {
        return new double[] {ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e3, 0};
    }

    @Override
    public long randomSeed() {
        return SEED;
    }

    @Override
    public void fillRandom(byte[] target) {
        chance.nextBytes(target);
    }

    @Override
    public ProcessResult run(ProcessRequest request) throws HostFailure {
        return SystemProcess.run(request);
    }

    @Override
    public String[] arguments() {
        return arguments.toArray(new String[0]);
    }

    @Override
    public String environment(String name) {
        return System.getenv(name);
    }

    @Override
    public String[] environmentNames() {
        return System.getenv().keySet().stream().sorted().toArray(String[]::new);
    }

    @Override
    public String currentDirectory() {
        return directory.toString();
    }

    @Override
    public long processId() {
        return ProcessHandle.current().pid();
    }

    @Override
    public void exit(int code) {
        throw new ProgramExit(code);
    }

    @Override
    public CodeCompiler compiler() {
        return compiler;
    }

    @Override
    public ModuleHost modules() {
        return modules;
    }
}
