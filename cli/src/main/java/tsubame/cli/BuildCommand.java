package tsubame.cli;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tsubame.aot.Flavour;
import tsubame.aot.ProgramObjects;
import tsubame.aot.RuntimeCache;
import tsubame.aot.dispatch.DispatchForm;
import tsubame.aot.llvm.Release;
import tsubame.aot.llvm.StartCode;
import tsubame.aot.llvm.Toolchain;
import tsubame.aot.llvm.ToolchainException;
import tsubame.cli.bundle.BundleBuilder;
import tsubame.cli.executable.CompilingMain;
import tsubame.cli.host.FileModules;
import tsubame.gc.PlanConstraints;
import tsubame.ir.MethodRef;

/** {@code tsubame build FILE -o EXECUTABLE}: the program's modules as bytecode, linked with the native runtime. */
final class BuildCommand {
    /** The plans by the numbers that {@code tsubame.gc.plan.Plans} gives them. */
    private static final List<String> PLANS = List.of("none", "markregion", "generational", "arena", "arena-adaptive");

    /** Whether functions are compiled to machine code, or the interpreter runs them all. */
    private static final List<String> TIERS = List.of("interpreter", "compiled");

    private static final List<String> EVAL = List.of("auto", "always", "never");

    private String file;
    private String output;
    private String plan = "markregion";
    private String processor = "";
    private String tier = "interpreter";
    private boolean explains;
    private boolean symbols;
    private DispatchForm dispatch = Flavour.DISPATCH;
    private Release release = Release.DEFAULT;
    private List<String> dispatchOptions;
    private List<String> moreOptions = List.of();
    private String eval = "auto";

    private BuildCommand() {}

    static int run(CommandLine line) throws CommandFailure {
        BuildCommand build = new BuildCommand();
        build.parse(line.operands());
        return BigStack.call(line.stackMegabytes(), stack -> build.runReporting(line.colours()));
    }

    private void parse(List<String> words) throws CommandFailure {
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (word.equals("-o")) {
                if (i + 1 == words.size()) {
                    throw CommandFailure.usage("-o needs the name of the executable");
                }
                output = words.get(++i);
            } else if (word.equals("-g")) {
                symbols = true;
            } else if (word.startsWith("--gc=")) {
                plan = word.substring(5);
            } else if (word.startsWith("--tier=")) {
                tier = word.substring(7);
            } else if (word.equals("--explain")) {
                explains = true;
            } else if (word.startsWith("--cpu=")) {
                processor = word.substring(6);
            } else if (word.startsWith("--eval=")) {
                eval = word.substring(7);
            } else if (word.startsWith("-") && !interpreterOption(word)) {
                throw CommandFailure.usage("unknown option " + word + "; `tsubame help build` lists the options");
            } else if (!word.startsWith("-") && file == null) {
                file = word;
            } else if (!word.startsWith("-")) {
                throw CommandFailure.usage("build takes one file; its imports come along by themselves");
            }
        }
        if (file == null) {
            throw CommandFailure.usage("build needs a file: tsubame build FILE -o EXECUTABLE");
        }
        if (!EVAL.contains(eval)) {
            throw CommandFailure.usage("--eval is one of " + String.join(", ", EVAL) + ", not " + eval);
        }
        if (!TIERS.contains(tier)) {
            throw CommandFailure.usage("--tier is one of " + String.join(", ", TIERS) + ", not " + tier);
        }
        if (!PLANS.contains(plan)) {
            throw CommandFailure.usage("--gc is one of " + String.join(", ", PLANS) + ", not " + plan);
        }
        if (PlanConstraints.needsBarrier(PLANS.indexOf(plan))) {
            // Copies between arrays and stores to static fields have no barrier natively yet.
            throw CommandFailure.usage("--gc=" + plan + " is not there yet in native executables; markregion, the default, is");
        }
    }

    /** Takes an option that concerns how the interpreter is compiled; false if it is none. */
    private boolean interpreterOption(String word) throws CommandFailure {
        int equals = word.indexOf('=');
        String value = word.substring(equals + 1);
        switch (equals < 0 ? "" : word.substring(0, equals)) {
            case "--dispatch" -> {
                dispatch = DispatchForm.named(value);
                if (dispatch == null) {
                    throw CommandFailure.usage("--dispatch is one of " + String.join(", ", DispatchForm.words()) + ", not " + value);
                }
            }
            case "--llvm" -> {
                release = Release.of(value);
                if (release == null) {
                    throw CommandFailure.usage("--llvm is one of " + String.join(", ", Release.versions()) + ", not " + value);
                }
            }
            case "--dispatch-options" -> dispatchOptions = words(value);
            case "--llvm-options" -> moreOptions = words(value);
            default -> {
                return false;
            }
        }
        return true;
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
    }

    private int runReporting(boolean colours) {
        try {
            return build(colours);
        } catch (CommandFailure failure) {
            System.err.println("tsubame: " + failure.getMessage());
            return failure.exitCode().code;
        } catch (ToolchainException failure) {
            System.err.println("tsubame: " + failure.getMessage());
            return ExitCode.INTERNAL.code;
        } catch (IOException failure) {
            System.err.println("tsubame: " + failure.getMessage());
            return ExitCode.FAILURE.code;
        }
    }

    private int build(boolean colours) throws CommandFailure, IOException, ToolchainException {
        InputFile.read(Path.of(file));
        Path main = Path.of(file).toRealPath();
        BundleBuilder builder = new BundleBuilder(new FileModules(), colours);
        byte[] bundle = builder.build(main.toString());
        builder.warnings().forEach(warning -> System.err.println("warning: " + warning));
        if (!builder.errors().isEmpty()) {
            builder.errors().forEach(error -> System.err.println(error.stripTrailing()));
            return ExitCode.FAILURE.code;
        }
        Path cache = cacheFolder();
        Toolchain toolchain = Toolchain.find(cache, release);
        Flavour flavour = new Flavour(PLANS.indexOf(plan), processor, dispatch, dispatchOptions, moreOptions);
        boolean evaluates = eval.equals("always") || eval.equals("auto") && builder.mayEvaluate();
        MethodRef begin = evaluates ? StartCode.main(CompilingMain.CLASS) : StartCode.MAIN;
        List<Path> runtime = new RuntimeCache(cache, toolchain).objects(List.of(productJar()), begin, flavour, BuildCommand::progress);
        Path folder = Files.createTempDirectory("tsubame-build");
        try {
            List<Path> objects = new ArrayList<>(runtime);
            if (tier.equals("compiled")) {
                objects.addAll(compile(builder, runtime, new ProgramObjects(cache, toolchain), folder));
            }
            Path data = folder.resolve("bundle.bin");
            Files.write(data, bundle);
            toolchain.link(objects, data, Path.of(output != null ? output : baseName(main)), symbols);
        } finally {
            remove(folder);
        }
        return ExitCode.SUCCESS.code;
    }

    private List<Path> compile(BundleBuilder builder, List<Path> runtime, ProgramObjects programs, Path folder) throws IOException, ToolchainException {
        List<String> options = new ArrayList<>(List.of("-O2", "-ffunction-sections"));
        if (!processor.isEmpty()) {
            options.add("-march=" + processor);
        }
        ProgramObjects.Result program = programs.make(builder.functions(), runtime, options, folder);
        if (explains) {
            System.out.print(program.explanation());
        }
        return program.objects();
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.deleteIfExists(file);
            }
        }
        Files.deleteIfExists(folder);
    }

    /** The runtime is compiled from the class files that this command itself runs from. */
    private static Path productJar() throws CommandFailure {
        try {
            Path place = Path.of(RuntimeCache.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            if (Files.isRegularFile(place)) {
                return place;
            }
        } catch (URISyntaxException error) {
            // falls through to the message
        }
        throw new CommandFailure(ExitCode.INTERNAL, "build needs the product's jar; run it by ./tsubame");
    }

    static Path cacheFolder() {
        String chosen = System.getenv("TSUBAME_CACHE");
        String shared = System.getenv("XDG_CACHE_HOME");
        if (chosen != null) {
            return Path.of(chosen).toAbsolutePath();
        }
        Path base = shared != null && !shared.isEmpty() ? Path.of(shared) : Path.of(System.getProperty("user.home"), ".cache");
        return base.resolve("tsubame");
    }

    private static void progress(String step) {
        System.err.println("tsubame: " + step + "… (at the first build)");
    }

    private static String baseName(Path file) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name + ".out";
    }
}
