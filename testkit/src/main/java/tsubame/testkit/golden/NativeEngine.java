package tsubame.testkit.golden;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tsubame.aot.Flavour;
import tsubame.aot.RuntimeCache;
import tsubame.aot.dispatch.DispatchForm;
import tsubame.aot.llvm.StartCode;
import tsubame.aot.llvm.Toolchain;
import tsubame.aot.llvm.ToolchainException;
import tsubame.cli.bundle.BundleBuilder;
import tsubame.cli.executable.CompilingMain;
import tsubame.cli.host.FileModules;
import tsubame.testkit.rules.ProductModule;

/**
 * The native runtime: each program runs from its bundle in a process of its own. One executable without a bundle of its own is
 * linked for all of them. A module that is missing keeps none from being run, so that the program can say what it says of that.
 */
public final class NativeEngine implements Engine {
    private static final DispatchForm DISPATCH = DispatchForm.named(System.getProperty("dispatch", Flavour.DISPATCH.word));
    private static final Flavour FLAVOUR = new Flavour(Integer.getInteger("plan", 2), "", DISPATCH, null, List.of());

    private final String name;
    private final Path runner;
    private final Map<String, String> environment;
    /** What comes before the executable's name. */
    private final List<String> shell;

    private NativeEngine(String name, Path runner, Map<String, String> environment, List<String> shell) {
        this.name = name;
        this.runner = runner;
        this.environment = environment;
        this.shell = shell;
    }

    /**
     * With the runtime of a class path, such as the product's jar, which is compiled if the cache has it not; or with an executable that
     * has no bundle of its own, {@code -Drunner=}, such as those of bench/dispatch.
     */
    public static NativeEngine of(String classPath) throws IOException, ToolchainException {
        String runner = System.getProperty("runner");
        if (runner != null) {
            return new NativeEngine("native", Path.of(runner), Map.of(), List.of());
        }
        return of(Arrays.stream(classPath.split(File.pathSeparator)).map(Path::of).toList());
    }

    /** With the runtime of a checkout that Maven has compiled. */
    public static NativeEngine ofCheckout(Path root) throws IOException, ToolchainException {
        return of(classPath(root));
    }

    /** What Maven has compiled of a checkout. */
    static List<Path> classPath(Path root) {
        try (Stream<ProductModule> modules = Arrays.stream(ProductModule.values())) {
            return modules.filter(module -> module != ProductModule.TESTKIT)
                    .map(module -> root.resolve(module.folder()).resolve("target/classes"))
                    .filter(Files::isDirectory)
                    .toList();
        }
    }

    /** The objects of the runtime of a class path, compiled if the cache has them not; the compiler for eval among them. */
    static List<Path> runtime(List<Path> classPath, Toolchain toolchain) throws IOException, ToolchainException {
        return new RuntimeCache(cache(), toolchain).objects(classPath, StartCode.main(CompilingMain.CLASS), FLAVOUR, System.err::println);
    }

    private static NativeEngine of(List<Path> classPath) throws IOException, ToolchainException {
        Path cache = cache();
        Toolchain toolchain = Toolchain.find(cache);
        Path folder = Files.createTempDirectory("tsubame-native");
        Path empty = Files.createFile(folder.resolve("bundle.bin"));
        Path runner = folder.resolve("runner");
        toolchain.link(runtime(classPath, toolchain), empty, runner, false);
        for (Path file : List.of(folder, empty, runner)) {
            file.toFile().deleteOnExit(); // the last first
        }
        return new NativeEngine("native", runner, Map.of(), List.of());
    }

    /** Tsubame's cache folder. */
    public static Path cache() {
        String chosen = System.getenv("TSUBAME_CACHE");
        return chosen != null ? Path.of(chosen) : Path.of(System.getProperty("user.home"), ".cache", "tsubame");
    }

    /** The same executable in another environment. */
    public NativeEngine with(Map<String, String> variables) {
        return with(name, variables);
    }

    /** The same executable in another environment, by another name. */
    public NativeEngine with(String otherName, Map<String, String> variables) {
        return new NativeEngine(otherName, runner, variables, shell);
    }

    /** The same started by a shell's script, in which {@code "$@"} is the command. */
    NativeEngine by(String script) {
        return new NativeEngine(name, runner, environment, List.of("sh", "-c", script, "sh"));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Outcome run(GoldenProgram program) throws IOException {
        FileModules files = new FileModules();
        BundleBuilder builder = new BundleBuilder(files, false);
        byte[] bundle = builder.build(program.file().toRealPath().toString());
        if (!builder.errors().isEmpty() && files.findings() != null) {
            return new Outcome(1, "", String.join("", builder.errors()));
        }
        Path data = Files.createTempFile("tsubame-golden", ".bundle");
        try {
            Files.write(data, bundle);
            List<String> command = new ArrayList<>(shell);
            command.addAll(List.of(runner.toString(), data.toString()));
            return ProcessEngine.execute(program, command, name, environment);
        } finally {
            Files.deleteIfExists(data);
        }
    }
}
