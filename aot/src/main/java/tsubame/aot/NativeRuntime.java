package tsubame.aot;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import tsubame.aot.build.MethodToIr;
import tsubame.aot.classfile.ClassIndex;
import tsubame.aot.classfile.ClassInfo;
import tsubame.aot.classfile.MethodInfo;
import tsubame.aot.image.ImageAssembly;
import tsubame.aot.image.ImageBuilder;
import tsubame.aot.image.ImageModel;
import tsubame.aot.image.Snapshot;
import tsubame.aot.layout.DispatchTables;
import tsubame.aot.layout.Layouts;
import tsubame.aot.layout.TypeNumbering;
import tsubame.aot.layout.TypeRows;
import tsubame.aot.llvm.ModuleWriter;
import tsubame.aot.llvm.Toolchain;
import tsubame.aot.llvm.ToolchainException;
import tsubame.aot.world.Body;
import tsubame.aot.world.Finding;
import tsubame.aot.world.Reachability;
import tsubame.aot.world.Substitutions;
import tsubame.aot.world.World;
import tsubame.ir.MethodRef;
import tsubame.ir.Program;
import tsubame.ir.pass.PassRunner;

/**
 * Compiles the runtime's class files to native code, once for each flavour: closed world, image, IR, LLVM, objects. A
 * program's executable links these objects with its bytecode.
 *
 * <pre>
 *   class files ─▶ World ─▶ Snapshot ─▶ ImageModel ─▶ image.s ─▶ image.o
 *                    └────▶ MethodToIr ─▶ passes ─▶ runtime.ll ─▶ runtime.o
 * </pre>
 */
public final class NativeRuntime {
    /** @param classPath folders or jars of the runtime's modules and the substitutes; @param entries the methods that the start code calls; @param plan a number of {@code tsubame.gc.plan.Plans} */
    public record Options(List<Path> classPath, List<MethodRef> entries, String startCode, int plan, List<String> compilerOptions, Consumer<String> progress) {}


    private final Options options;

    private NativeRuntime(Options options) {
        this.options = options;
    }

    /** Compiles into the folder; gives the objects to link. All that cannot be compiled is in the exception. */
    public static List<Path> build(Options options, Toolchain toolchain, Path folder) throws IOException, ToolchainException {
        return new NativeRuntime(options).build(toolchain, folder);
    }

    private List<Path> build(Toolchain toolchain, Path folder) throws IOException, ToolchainException {
        Files.createDirectories(folder);
        Path code = folder.resolve("runtime.ll");
        Path data = folder.resolve("image.s");
        write(code, data);
        Path start = folder.resolve("start.ll");
        Files.writeString(start, options.startCode, StandardCharsets.UTF_8);
        Path codeObject = folder.resolve("runtime.o");
        Path dataObject = folder.resolve("image.o");
        Path startObject = folder.resolve("start.o");
        options.progress.accept("compiling the runtime with LLVM");
        toolchain.compile(code, codeObject, options.compilerOptions);
        toolchain.compile(data, dataObject, List.of());
        toolchain.compile(start, startObject, List.of("-O2"));
        return List.of(startObject, codeObject, dataObject);
    }

    private void write(Path code, Path data) throws IOException {
        Substitutions substitutions = Substitutions.standard();
        try (ClassIndex index = new ClassIndex(options.classPath, substitutions.renaming())) {
            options.progress.accept("finding what the runtime consists of");
            Snapshot snapshot = new Snapshot(options.classPath, index, substitutions);
            Set<MethodInfo> roots = roots(index);
            World world = new Reachability(index, substitutions, snapshot).run(roots);
            report(world, snapshot);
            TypeNumbering numbering = new TypeNumbering(world);
            Layouts layouts = new Layouts(world);
            DispatchTables tables = new DispatchTables(world, numbering);
            ImageModel image = ImageBuilder.build(world, snapshot, numbering, layouts);
            WorldLayout layout = new WorldLayout(world, numbering, layouts, tables, image, options.plan);
            options.progress.accept("optimising the runtime");
            ImageConstants constants = new ImageConstants(image, layout, Map.of("gc", options.plan));
            Program program = program(world, constants);
            addReplacedTargets(program, world, tables, constants);
            new PassRunner(program, PassRunner.Options.DEFAULT).runAll();
            String rest = DispatchText.write(tables, program);
            Set<MethodRef> exported = new LinkedHashSet<>();
            roots.forEach(root -> exported.add(MethodToIr.reference(root)));
            String text = ModuleWriter.write(program, layout, exported, rest, DispatchText.symbols(tables));
            Files.writeString(code, text, StandardCharsets.UTF_8);
            ImageAssembly assembly = new ImageAssembly(image, TypeRows.of(world, numbering, layouts));
            layout.named().forEach(assembly::define);
            Files.writeString(data, assembly.text(), StandardCharsets.UTF_8);
        }
    }

    /** What the start code calls. */
    private Set<MethodInfo> roots(ClassIndex index) {
        Set<MethodInfo> roots = new LinkedHashSet<>();
        for (MethodRef entry : options.entries) {
            roots.add(index.get(entry.owner()).declared(entry.name(), entry.descriptor()));
        }
        return roots;
    }

    private static void report(World world, Snapshot snapshot) {
        List<String> findings = new ArrayList<>();
        for (Finding finding : world.findings()) {
            findings.add(finding.toString());
        }
        for (Finding finding : snapshot.findings()) {
            findings.add(finding.toString());
        }
        if (!findings.isEmpty()) {
            throw new IllegalStateException("the runtime cannot be compiled:\n" + String.join("\n", findings));
        }
    }

    private static Program program(World world, ImageConstants constants) {
        Program program = new Program();
        Set<String> classes = new TreeSet<>();
        for (MethodInfo method : world.methods()) {
            if (world.body(method) instanceof Body.Code) {
                program.add(MethodToIr.build(method, world, constants));
            }
            classes.add(method.owner().name());
        }
        classes.addAll(world.types());
        classes.addAll(world.testedTypes());
        for (String name : classes) {
            if (!name.startsWith("[") && !name.equals("java/lang/Object")) {
                ClassInfo info = world.index().get(name);
                program.addClass(name, info.superclass() == null ? null : info.superclass().name(),
                        info.interfaces().stream().map(ClassInfo::name).toArray(String[]::new));
            }
        }
        return program;
    }

    /** Methods that calls have an operation for, but dispatch tables need as functions. */
    private static void addReplacedTargets(Program program, World world, DispatchTables tables, ImageConstants constants) {
        for (DispatchTables.Table table : tables.all()) {
            for (MethodInfo entry : table.entries()) {
                boolean replaced = entry != null && world.body(entry) instanceof Body.Operation && entry.code() != null;
                if (replaced && program.function(MethodToIr.reference(entry)) == null) {
                    program.add(MethodToIr.build(entry, world, constants));
                }
            }
        }
    }
}
