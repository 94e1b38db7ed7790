package tsubame.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tsubame.aot.Ahead;
import tsubame.aot.NativeRuntime;
import tsubame.aot.ProgramObjects;
import tsubame.aot.RuntimeCache;
import tsubame.aot.Scratch;
import tsubame.aot.llvm.StartCode;
import tsubame.aot.llvm.Toolchain;
import tsubame.aot.llvm.ToolchainException;
import tsubame.bytecode.FunctionPrototype;
import tsubame.cli.bundle.BundleBuilder;
import tsubame.cli.executable.CompilingMain;
import tsubame.cli.host.FileModules;
import tsubame.ir.MethodRef;

/**
 * {@code tsubame build FILE -o EXECUTABLE}: the program's modules as bytecode, linked with the native runtime. Its options also
 * let one look into how that is compiled.
 */
final class BuildCommand {
    private final BuildOptions options;
    private final boolean colours;

    private BuildCommand(BuildOptions options) {
        this.options = options;
        this.colours = Option.useColours(options.colour);
    }

    static int run(CommandLine line) throws CommandFailure {
        BuildCommand build = new BuildCommand(BuildOptions.parse(line.operands()));
        return BigStack.call(line.stackMegabytes(), stack -> build.runReporting());
    }

    private int runReporting() {
        try {
            return options.why != null ? why() : build();
        } catch (CommandFailure failure) {
            System.err.println("tsubame: " + failure.getMessage());
            return failure.exitCode().code;
        } catch (ToolchainException failure) {
            System.err.println("tsubame: " + failure.getMessage());
            return ExitCode.INTERNAL.code;
        } catch (IOException failure) {
            String place = failure instanceof java.nio.file.FileSystemException file && file.getFile() != null ? file.getFile() + ": " : "";
            System.err.println("tsubame: " + place + OutputFile.reason(failure));
            return ExitCode.CANNOT_WRITE.code;
        }
    }

    // ---- the program

    private int build() throws CommandFailure, IOException, ToolchainException {
        if (!options.hasProgram()) {
            try (Scratch folder = Scratch.folder("tsubame-build")) {
                runtime(toolchain(), RuntimeCache.digest(List.of(productJar())), options.evaluates(false), folder.path());
            }
            return ExitCode.SUCCESS.code;
        }
        InputFile.read(Path.of(options.file));
        Path main = Path.of(options.file).toRealPath();
        Ahead<String> digest = RuntimeCache.digest(List.of(origin())); // of no use if the program has errors
        BundleBuilder builder = new BundleBuilder(new FileModules(), colours);
        byte[] bundle = builder.build(main.toString());
        builder.warnings().forEach(warning -> System.err.println("warning: " + warning.stripTrailing()));
        if (!builder.errors().isEmpty()) {
            builder.errors().forEach(error -> System.err.println(error.stripTrailing()));
            return ExitCode.FAILURE.code;
        }
        try (OutputFile executable = OutputFile.at(options.output != null ? options.output : baseName(main), main);
                Scratch folder = Scratch.folder("tsubame-build")) {
            Toolchain toolchain = toolchain();
            List<Path> objects = new ArrayList<>(runtime(toolchain, digest, options.evaluates(builder.mayEvaluate()), folder.path()));
            long words = builder.functions().stream().mapToLong(BuildCommand::words).sum();
            if (options.isTooLarge(words)) {
                System.err.println("note: a large program, whose functions stay bytecode; --tier=compiled makes machine code of them, which takes about four seconds for a thousand lines");
            }
            if (options.compiles(words)) {
                objects.addAll(compile(builder, objects, toolchain, folder.path()));
            }
            if (options.makesExecutable()) {
                Path data = folder.path().resolve("bundle.bin");
                Files.write(data, bundle);
                link(toolchain, objects, data, executable);
                executable.commit();
            }
        }
        return ExitCode.SUCCESS.code;
    }

    /** The size of a program's own code; Node's modules stay bytecode. */
    private static long words(FunctionPrototype function) {
        if (function.source().name().startsWith("node:")) {
            return 0;
        }
        long words = function.code().length;
        for (FunctionPrototype inner : function.functions()) {
            words += words(inner);
        }
        return words;
    }

    private void link(Toolchain toolchain, List<Path> objects, Path data, OutputFile executable) throws CommandFailure, ToolchainException {
        try {
            toolchain.link(objects, data, executable.path(), options.symbols, options.layout);
        } catch (ToolchainException failure) {
            if (executable.isFull()) {
                throw executable.noSpace();
            }
            throw failure;
        }
    }

    /** The program's functions as machine code; none if the passes are to stop halfway. */
    private List<Path> compile(BundleBuilder builder, List<Path> runtime, Toolchain toolchain, Path folder) throws IOException, ToolchainException {
        List<String> compiler = new ArrayList<>(List.of(options.optimization));
        if (!options.processor.isEmpty()) {
            compiler.add("-march=" + options.processor);
        }
        ProgramObjects.Result program;
        try (Progress progress = new Progress()) {
            program = new ProgramObjects(cacheFolder(), toolchain, progress::step).make(builder.functions(), runtime, compiler, options.passes(), folder);
        }
        if (options.explains) {
            System.out.print(program.explanation());
        }
        return program.objects();
    }

    private Toolchain toolchain() throws ToolchainException {
        return Toolchain.find(cacheFolder(), options.release);
    }

    /** The runtime's objects, from the cache, or, if its compilation is to be looked into, made in the folder. */
    private List<Path> runtime(Toolchain toolchain, Ahead<String> digest, boolean evaluates, Path folder)
            throws CommandFailure, IOException, ToolchainException {
        MethodRef begin = evaluates ? StartCode.main(CompilingMain.CLASS) : StartCode.MAIN;
        RuntimeCache cache = options.looksIntoPasses() && !options.looksIntoProgram()
                ? new RuntimeCache(cacheFolder(), toolchain, options.passes(), folder)
                : new RuntimeCache(cacheFolder(), toolchain);
        try (Progress progress = new Progress()) {
            return cache.objects(List.of(productJar()), digest, begin, options.flavour(), progress::step);
        }
    }

    private static String baseName(Path file) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name + ".out";
    }

    // ---- the compiler's inside

    private int why() throws CommandFailure, IOException {
        List<String> steps = NativeRuntime.whyReachable(List.of(productJar()), StartCode.entries(StartCode.MAIN), options.why);
        if (steps.isEmpty()) {
            System.err.println("tsubame: " + options.why + " is not in executables: nothing that runs there needs it, or it has another name."
                    + " Names are those of the source: JsString.concat, runtime.value.JsString");
            return ExitCode.FAILURE.code;
        }
        steps.forEach(System.out::println);
        return ExitCode.SUCCESS.code;
    }

    /** The runtime is compiled from the class files that this command itself runs from, which the launcher names first. (Classes of the AOT cache know no place.) */
    private static Path productJar() throws CommandFailure {
        if (Files.isRegularFile(origin())) {
            return origin();
        }
        throw new CommandFailure(ExitCode.INTERNAL, "build needs the product's jar; run it by ./tsubame");
    }

    /** Where this command comes from. */
    private static Path origin() {
        return Path.of(System.getProperty("java.class.path").split(File.pathSeparator)[0]);
    }

    static Path cacheFolder() {
        String chosen = System.getenv("TSUBAME_CACHE");
        String shared = System.getenv("XDG_CACHE_HOME");
        if (chosen != null && !chosen.isEmpty()) {
            return Path.of(chosen).toAbsolutePath();
        }
        Path base = shared != null && !shared.isEmpty() ? Path.of(shared) : Path.of(System.getProperty("user.home"), ".cache");
        return base.resolve("tsubame");
    }
}
