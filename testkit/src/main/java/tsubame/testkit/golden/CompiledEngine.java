package tsubame.testkit.golden;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tsubame.aot.ProgramObjects;
import tsubame.aot.llvm.Toolchain;
import tsubame.aot.llvm.ToolchainException;
import tsubame.cli.bundle.BundleBuilder;
import tsubame.cli.host.FileModules;
import tsubame.ir.pass.PassRunner;

/** The ahead-of-time tier: each program's functions are compiled, the IR verified after every pass, and linked with the native runtime. */
public final class CompiledEngine implements Engine {
    private final Toolchain toolchain;
    private final List<Path> runtime;
    private final Map<String, String> environment;

    private CompiledEngine(Toolchain toolchain, List<Path> runtime, Map<String, String> environment) {
        this.toolchain = toolchain;
        this.runtime = runtime;
        this.environment = environment;
    }

    /** With the runtime of a checkout that Maven has compiled. */
    public static CompiledEngine ofCheckout(Path root) throws IOException, ToolchainException {
        Toolchain toolchain = Toolchain.find(NativeEngine.cache());
        return new CompiledEngine(toolchain, NativeEngine.runtime(NativeEngine.classPath(root), toolchain), Map.of());
    }

    /** The same in another environment. */
    public CompiledEngine with(Map<String, String> variables) {
        return new CompiledEngine(toolchain, runtime, variables);
    }

    @Override
    public String name() {
        return "compiled";
    }

    @Override
    public Outcome run(GoldenProgram program) throws IOException {
        FileModules files = new FileModules();
        BundleBuilder builder = new BundleBuilder(files, false);
        byte[] bundle = builder.build(program.file().toRealPath().toString());
        if (!builder.errors().isEmpty() && files.findings() != null) {
            return new Outcome(1, "", String.join("", builder.errors()));
        }
        Path folder = Files.createTempDirectory("tsubame-compiled");
        try {
            return ProcessEngine.execute(program, List.of(link(builder, bundle, folder).toString()), name(), environment);
        } catch (ToolchainException failure) {
            throw new IllegalStateException(failure);
        } finally {
            remove(folder);
        }
    }

    private Path link(BundleBuilder builder, byte[] bundle, Path folder) throws IOException, ToolchainException {
        List<Path> objects = new ArrayList<>(runtime);
        ProgramObjects programs = new ProgramObjects(NativeEngine.cache(), toolchain, _ -> { });
        objects.addAll(programs.make(builder.functions(), runtime, List.of("-O1"), PassRunner.Options.CHECKED, folder).objects());
        Path data = folder.resolve("bundle.bin");
        Files.write(data, bundle);
        Path executable = folder.resolve("program");
        toolchain.link(objects, data, executable, false);
        return executable;
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : all.toList()) {
                Files.deleteIfExists(file);
            }
        }
        Files.deleteIfExists(folder);
    }
}
