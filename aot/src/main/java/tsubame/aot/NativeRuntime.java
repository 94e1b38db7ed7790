package tsubame.aot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
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
import tsubame.aot.dispatch.DispatchForm;
import tsubame.aot.dispatch.DispatchLoop;
import tsubame.aot.image.ImageAssembly;
import tsubame.aot.image.ImageBuilder;
import tsubame.aot.image.ImageModel;
import tsubame.aot.image.Snapshot;
import tsubame.aot.layout.DispatchTables;
import tsubame.aot.layout.Layouts;
import tsubame.aot.layout.TypeNumbering;
import tsubame.aot.layout.TypeRows;
import tsubame.aot.llvm.ModuleWriter;
import tsubame.aot.llvm.ObjectCache;
import tsubame.aot.llvm.Release;
import tsubame.aot.llvm.ToolchainException;
import tsubame.aot.world.Body;
import tsubame.aot.world.Finding;
import tsubame.aot.sdk.DescriptionText;
import tsubame.aot.sdk.RuntimeDescription;
import tsubame.aot.world.Reachability;
import tsubame.aot.world.Roots;
import tsubame.aot.world.Substitutions;
import tsubame.aot.world.World;
import tsubame.ir.Function;
import tsubame.ir.MethodRef;
import tsubame.ir.Program;
import tsubame.ir.pass.PassRunner;

/**
 * Compiles the runtime's class files to native code, once for each flavour: closed world, image, IR, LLVM, objects. A
 * program's executable links these objects with its bytecode.
 *
 * <pre>
 *   class files ─▶ World ─▶ Snapshot ─▶ ImageModel ─▶ image.s ─▶ image.o
 *                    └────▶ MethodToIr ─▶ passes ─▶ a .ll and a .o for each of {@link CodeParts}
 * </pre>
 */
public final class NativeRuntime {
    /** The file in the folder that says how many handlers of the interpreter's loop go on to a next instruction. */
    static final String HANDLERS = "handlers.txt";
    /** The part of {@link CodeParts} that holds the interpreter's loop. */
    private static final String LOOP = "loop";

    /** @param classPath folders or jars of the runtime's modules and the substitutes; @param entries the methods that the start code calls; @param plan a number of {@code tsubame.gc.plan.Plans} */
    public record Options(List<Path> classPath, List<MethodRef> entries, String startCode, int plan, DispatchForm dispatch, Release release,
            List<String> compilerOptions, PassRunner.Options passes, Consumer<String> progress) {}

    /** The file beside the objects that tells the compiler of programs about them. */
    public static final String DESCRIPTION = "runtime.description";
    /** The package whose entries compiled programs call. */
    private static final String FOR_PROGRAMS = "tsubame/runtime/interpreter/";

    private final Options options;
    private final List<ObjectCache.Unit> units = new ArrayList<>();
    private String forCompiler;
    private List<Function> loopPart = List.of();
    private WorldLayout layout;
    private Set<MethodRef> shared;
    private DispatchLoop loop;

    private NativeRuntime(Options options) {
        this.options = options;
    }

    /** The runtime up to the texts of its parts, for those who want its loop in several forms. */
    public static NativeRuntime prepare(Options options) throws IOException {
        NativeRuntime runtime = new NativeRuntime(options);
        runtime.write();
        return runtime;
    }

    /** All parts' texts, the loop in the form that the options say. */
    public List<ObjectCache.Unit> units() {
        return List.copyOf(units);
    }

    /** The text of the part with the loop, in another form or for another version of LLVM. */
    public String loopText(DispatchForm form, Release release) {
        return ModuleWriter.write(loopPart, layout, shared, new ModuleWriter.Loop(loop, form, release.major()));
    }

    /** The part with the loop. */
    public String loopPart() {
        return LOOP;
    }

    /** How many handlers of the loop go on to a next instruction. */
    public int handlers() {
        return loop == null ? 0 : loop.dispatchingHandlers();
    }

    /**
     * Compiles into the folder; gives the objects to link, in order: none if the passes are to stop halfway. All that cannot be
     * compiled is in the exception.
     */
    public static List<Path> build(Options options, ObjectCache objects, Path folder) throws IOException, ToolchainException {
        NativeRuntime runtime = prepare(options);
        if (options.passes.stopAfter() != null) {
            return List.of();
        }
        Files.writeString(folder.resolve(DESCRIPTION), runtime.forCompiler);
        options.progress.accept("compiling the runtime with LLVM");
        List<Path> made = objects.compile(runtime.units, folder);
        Files.writeString(folder.resolve(HANDLERS), runtime.handlers() + "\n");
        return made;
    }

    private void write() throws IOException {
        Substitutions substitutions = Substitutions.standard();
        try (ClassIndex index = new ClassIndex(options.classPath, substitutions.renaming())) {
            options.progress.accept("finding what the runtime consists of");
            Snapshot snapshot = new Snapshot(index, substitutions);
            Set<MethodInfo> roots = roots(index, options.entries);
            Set<MethodInfo> forPrograms = new LinkedHashSet<>(Roots.entries(index, FOR_PROGRAMS));
            roots.addAll(forPrograms);
            World world = new Reachability(index, substitutions, snapshot).run(roots);
            report(world, snapshot);
            TypeNumbering numbering = new TypeNumbering(world);
            Layouts layouts = new Layouts(world);
            DispatchTables tables = new DispatchTables(world, numbering);
            ImageModel image = ImageBuilder.build(world, snapshot, numbering, layouts);
            layout = new WorldLayout(world, numbering, layouts, tables, image, options.plan);
            options.progress.accept("optimising the runtime");
            ImageConstants constants = new ImageConstants(image, layout, Map.of("gc", options.plan, "native", 1));
            Program program = program(world, constants);
            addReplacedTargets(program, world, tables, constants);
            PassRunner passes = new PassRunner(program, options.passes);
            if (options.passes.stopAfter() != null) {
                passes.runAll();
                return;
            }
            passes.optimise();
            RuntimeDescription description = new RuntimeDescriber(world, numbering, layouts, image, layout).describe(forPrograms, program);
            forCompiler = DescriptionText.write(description);
            passes.lower();
            loop = loop(world, program);
            code(program, tables, roots, description);
            ImageAssembly assembly = new ImageAssembly(image, TypeRows.of(world, numbering, layouts));
            layout.named().forEach(assembly::define);
            units.add(new ObjectCache.Unit("image", ".s", assembly.text(), List.of()));
        }
    }

    /** The parts, the dispatch tables, the start code. What one part defines and another names is shared. */
    private void code(Program program, DispatchTables tables, Set<MethodInfo> roots, RuntimeDescription description) {
        Set<MethodRef> named = new HashSet<>(description.entries());
        roots.forEach(root -> named.add(MethodToIr.reference(root)));
        for (DispatchTables.Table table : tables.all()) {
            for (MethodInfo entry : table.entries()) named.add(DispatchText.entry(entry, program));
        }
        Map<String, List<Function>> parts = CodeParts.of(program.functions());
        parts.forEach((name, functions) -> {
            Set<MethodRef> others = ModuleWriter.named(functions);
            functions.forEach(function -> others.remove(function.reference()));
            named.addAll(others);
        });
        shared = named;
        loopPart = parts.getOrDefault(LOOP, List.of());
        ModuleWriter.Loop form = loop == null ? null : new ModuleWriter.Loop(loop, options.dispatch, options.release.major());
        List<String> sections = new ArrayList<>(options.compilerOptions);
        sections.add("-ffunction-sections");
        units.add(new ObjectCache.Unit("start", ".ll", options.startCode, List.of("-O2")));
        parts.forEach((name, functions) -> units.add(new ObjectCache.Unit(name, ".ll", ModuleWriter.write(functions, layout, named, form), sections)));
        units.add(new ObjectCache.Unit("dispatch", ".ll", DispatchText.write(tables, program), sections));
    }

    /** The interpreter's loop; null if the world has none. */
    private static DispatchLoop loop(World world, Program program) {
        for (MethodInfo method : world.methods()) {
            String opcodes = method.annotation("DispatchLoop");
            Function function = opcodes == null ? null : program.function(MethodToIr.reference(method));
            if (function != null) {
                return DispatchLoop.find(function, DispatchLoop.opcodes(world.index().get(opcodes)));
            }
        }
        return null;
    }

    /** The steps from what the start code calls to a class, or to a method {@code Class.method}; empty if neither is in the world. */
    public static List<String> whyReachable(List<Path> classPath, List<MethodRef> entries, String name) throws IOException {
        Substitutions substitutions = Substitutions.standard();
        try (ClassIndex index = new ClassIndex(classPath, substitutions.renaming())) {
            Snapshot snapshot = new Snapshot(index, substitutions);
            World world = new Reachability(index, substitutions, snapshot).run(roots(index, entries));
            List<String> method = world.whyReachable(name);
            return method.isEmpty() ? world.whyInstantiated(world.typeNamed(name)) : method;
        }
    }

    /** What the start code calls. */
    private static Set<MethodInfo> roots(ClassIndex index, List<MethodRef> entries) {
        Set<MethodInfo> roots = new LinkedHashSet<>();
        for (MethodRef entry : entries) {
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
