package tsubame.aot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import tsubame.aot.llvm.ObjectCache;
import tsubame.aot.llvm.Toolchain;
import tsubame.aot.llvm.ToolchainException;
import tsubame.aot.program.ProgramCompiler;
import tsubame.aot.sdk.DescriptionText;
import tsubame.aot.sdk.RuntimeDescription;
import tsubame.bytecode.FunctionPrototype;
import tsubame.ir.pass.PassRunner;

/** A program's own objects: its functions as machine code, to be linked with the runtime's. Kept by content, like all objects. */
public final class ProgramObjects {
    private final ObjectCache cache;
    private final Consumer<String> progress;

    /** @param folder the cache folder; @param progress hears what is being done */
    public ProgramObjects(Path folder, Toolchain toolchain, Consumer<String> progress) {
        this.cache = new ObjectCache(folder.resolve("programs"), toolchain);
        this.progress = progress;
    }

    /** @param objects those of the program, to link behind the runtime's; @param explanation what became of each function */
    public record Result(List<Path> objects, String explanation) {}

    /**
     * Compiles a program.
     *
     * @param modules the code of its modules, all functions numbered
     * @param runtime the objects of the runtime that it is linked with
     * @param options for LLVM, such as {@code -O2}
     * @param passes as a developer wants them; there are no objects if they stop halfway
     * @param into a folder for the objects
     */
    public Result make(List<FunctionPrototype> modules, List<Path> runtime, List<String> options, PassRunner.Options passes, Path into) throws IOException, ToolchainException {
        Path description = runtime.getFirst().resolveSibling(NativeRuntime.DESCRIPTION);
        Ahead<RuntimeDescription> described = Ahead.start(() -> DescriptionText.read(Files.readString(description)));
        progress.accept("compiling the program");
        ProgramCompiler.Result program = ProgramCompiler.compile(modules, () -> described.get(), passes);
        if (passes.stopAfter() != null) {
            return new Result(List.of(), program.explanation());
        }
        List<ObjectCache.Unit> groups = new ArrayList<>();
        for (ProgramCompiler.Part part : program.code()) {
            groups.add(new ObjectCache.Unit("program-" + groups.size(), ".ll", part.size(), part.text(), options(options, part)));
        }
        List<Path> code = cache.compile(groups, into, done -> progress.accept("machine code: " + done + " of " + groups.size() + " parts"));
        List<byte[]> compiled = new ArrayList<>();
        for (Path object : code) {
            compiled.add(Files.readAllBytes(object));
        }
        String tables = program.tables().write(compiled);
        List<Path> objects = new ArrayList<>(code);
        objects.addAll(cache.compile(List.of(new ObjectCache.Unit("tables", ".s", tables, List.of())), into));
        return new Result(objects, program.explanation());
    }

    /** What LLVM is told of a part: code that hardly runs is compiled as it is written, without LLVM's own passes over its IR, which would take half of the time. */
    private static List<String> options(List<String> options, ProgramCompiler.Part part) {
        List<String> all = new ArrayList<>(options);
        all.add("-fno-function-sections"); // so that the line table tells offsets from one beginning
        if (options.contains("-O0")) {
            all.addAll(List.of("-mllvm", "-fast-isel=false")); // which takes the swifterror value for memory
        } else if (part.isCompact()) {
            all.addAll(List.of("-Xclang", "-disable-llvm-passes"));
        }
        return all;
    }
}
