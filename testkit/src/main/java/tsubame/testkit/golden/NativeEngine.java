package tsubame.testkit.golden;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tsubame.aot.RuntimeCache;
import tsubame.aot.llvm.Toolchain;
import tsubame.aot.llvm.ToolchainException;
import tsubame.cli.bundle.BundleBuilder;
import tsubame.cli.host.FileModules;

/**
 * Native executables: each program is built, run in a process of its own, and removed. A module that is missing keeps none from being
 * built here, so that the program can say what it says of that.
 */
final class NativeEngine implements Engine {
    private static final int PLAN = Integer.getInteger("plan", 1);

    private final Toolchain toolchain;
    private final List<Path> runtime;

    private NativeEngine(Toolchain toolchain, List<Path> runtime) {
        this.toolchain = toolchain;
        this.runtime = runtime;
    }

    /** With the runtime of the product's jar, which is compiled if the cache has it not. */
    static NativeEngine of(Path product) throws IOException {
        String chosen = System.getenv("TSUBAME_CACHE");
        Path cache = chosen != null ? Path.of(chosen) : Path.of(System.getProperty("user.home"), ".cache", "tsubame");
        try {
            Toolchain toolchain = Toolchain.find(cache);
            return new NativeEngine(toolchain, new RuntimeCache(cache, toolchain).objects(product, PLAN, "", System.err::println));
        } catch (ToolchainException failure) {
            throw new IOException(failure);
        }
    }

    @Override
    public String name() {
        return "native";
    }

    @Override
    public Outcome run(GoldenProgram program) throws IOException {
        FileModules files = new FileModules();
        BundleBuilder builder = new BundleBuilder(files, false);
        byte[] bundle = builder.build(program.file().toRealPath().toString());
        if (!builder.errors().isEmpty() && files.findings() != null) {
            return new Outcome(1, "", String.join("", builder.errors()));
        }
        Path folder = Files.createTempDirectory("tsubame-golden");
        Path data = folder.resolve("bundle.bin");
        Path executable = folder.resolve("program");
        try {
            Files.write(data, bundle);
            toolchain.link(runtime, data, executable);
            return ProcessEngine.execute(program, List.of(executable.toString()), name());
        } catch (ToolchainException failure) {
            throw new IOException(failure);
        } finally {
            Files.deleteIfExists(executable);
            Files.deleteIfExists(data);
            Files.deleteIfExists(folder);
        }
    }
}
