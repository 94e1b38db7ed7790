package tsubame.aot;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import tsubame.aot.dispatch.LoopInspection;
import tsubame.aot.dispatch.LoopVerifier;
import tsubame.aot.llvm.Digest;
import tsubame.aot.llvm.ObjectCache;
import tsubame.aot.llvm.StartCode;
import tsubame.aot.llvm.Toolchain;
import tsubame.aot.llvm.ToolchainException;
import tsubame.ir.pass.PassRunner;
import tsubame.ir.MethodRef;

/**
 * The native runtime's objects, compiled once for each flavour and kept in the cache folder: a flavour is the runtime's class
 * files and what a {@link Flavour} says. Two builds at once make the same objects; the first to finish wins.
 */
public final class RuntimeCache {
    /** Names the objects, a line each, in the order of the link. */
    private static final String LIST = "objects.txt";
    /** The runtime linked without a program, with its symbols. */
    private static final String LINKED = "runtime.elf";
    private static final String MAKING = "making-";
    /** No build takes that long: what is older was left by one that was interrupted. */
    private static final long STALE_MILLIS = 60 * 60 * 1000;
    /** Flavours that are kept: this one and some before it. */
    private static final int KEPT = 6;

    private final Path cache;
    private final Toolchain toolchain;
    private final PassRunner.Options passes;
    private final Path uncached;

    public RuntimeCache(Path cache, Toolchain toolchain) {
        this(cache, toolchain, PassRunner.Options.DEFAULT, null);
    }

    /**
     * With passes as a developer wants them.
     *
     * @param uncached where to make the objects, which are not kept then
     */
    public RuntimeCache(Path cache, Toolchain toolchain, PassRunner.Options passes, Path uncached) {
        this.cache = cache;
        this.toolchain = toolchain;
        this.passes = passes;
        this.uncached = uncached;
    }

    /** The objects of a flavour, of the product's jar. */
    public List<Path> objects(Path jar, Flavour flavour, Consumer<String> progress) throws IOException, ToolchainException {
        return objects(List.of(jar), StartCode.MAIN, flavour, progress);
    }

    /**
     * The objects of a flavour, in the order of the link.
     *
     * @param classPath jars, and folders of class files
     * @param main what the start code calls
     */
    public List<Path> objects(List<Path> classPath, MethodRef main, Flavour flavour, Consumer<String> progress) throws IOException, ToolchainException {
        return objects(classPath, digest(classPath), main, flavour, progress);
    }

    /** The same, where the digest of the class path's contents has been begun already. */
    public List<Path> objects(List<Path> classPath, Ahead<String> digest, MethodRef main, Flavour flavour, Consumer<String> progress)
            throws IOException, ToolchainException {
        return uncached != null ? make(classPath, main, flavour, uncached, progress) : objects(folder(classPath, digest, main, flavour, progress));
    }

    /** Begins to read the files of a class path, which takes a tenth of a second. */
    public static Ahead<String> digest(List<Path> classPath) {
        return Ahead.start(() -> {
            Digest digest = new Digest();
            for (Path entry : classPath) {
                for (Path file : files(entry)) {
                    digest.add(Files.readAllBytes(file));
                }
            }
            return digest.text();
        });
    }

    /** What the machine code of the flavour's interpreter is like. */
    public LoopInspection inspection(List<Path> classPath, MethodRef main, Flavour flavour, Consumer<String> progress)
            throws IOException, ToolchainException {
        Path linked = folder(classPath, digest(classPath), main, flavour, progress).resolve(LINKED);
        return LoopInspection.of(toolchain.disassemble(linked, LoopInspection.SECTIONS));
    }

    private static List<Path> objects(Path folder) throws IOException {
        return Files.readAllLines(folder.resolve(LIST)).stream().map(folder::resolve).toList();
    }

    /** The objects in the folder, made anew; none if the passes are to stop halfway. */
    private List<Path> make(List<Path> classPath, MethodRef main, Flavour flavour, Path made, Consumer<String> progress)
            throws IOException, ToolchainException {
        NativeRuntime.Options options = new NativeRuntime.Options(classPath, StartCode.entries(main), StartCode.text(main), flavour.plan(),
                flavour.dispatch(), toolchain.release(), flavour.compilerOptions(toolchain.release()), passes, progress);
        return NativeRuntime.build(options, new ObjectCache(cache.resolve("objects"), toolchain), made);
    }

    private Path folder(List<Path> classPath, Ahead<String> digest, MethodRef main, Flavour flavour, Consumer<String> progress)
            throws IOException, ToolchainException {
        Path folder = cache.resolve("runtime-" + Digest.of(digest.get() + " " + main + " " + flavour.key(toolchain.release())));
        if (!Files.isDirectory(folder)) {
            Files.createDirectories(cache);
            removeInterrupted();
            try (Scratch made = Scratch.folder(cache, MAKING)) {
                List<Path> objects = make(classPath, main, flavour, made.path(), progress);
                Files.write(made.path().resolve(LIST), objects.stream().map(object -> object.getFileName().toString()).toList());
                verify(made.path(), flavour);
                moveInto(made.path(), folder);
            }
            removeOld(folder);
        }
        return folder;
    }

    /** Looks at the linked machine code: it must have the form of dispatch that was asked for. */
    private void verify(Path made, Flavour flavour) throws IOException, ToolchainException {
        Path linked = made.resolve(LINKED);
        toolchain.linkWithSymbols(objects(made), linked);
        LoopInspection inspection = LoopInspection.of(toolchain.disassemble(linked, LoopInspection.SECTIONS));
        int handlers = Integer.parseInt(Files.readString(made.resolve(NativeRuntime.HANDLERS)).strip());
        String fault = LoopVerifier.fault(inspection, flavour.dispatch(), handlers, toolchain.release().version,
                flavour.compilerOptions(toolchain.release()));
        if (fault != null) {
            throw new ToolchainException(fault);
        }
    }

    private void removeInterrupted() throws IOException {
        List<Path> folders;
        try (Stream<Path> entries = Files.list(cache)) {
            folders = entries.filter(entry -> entry.getFileName().toString().startsWith(MAKING)).toList();
        }
        for (Path folder : folders) {
            if (System.currentTimeMillis() - age(folder) > STALE_MILLIS) Scratch.remove(folder);
        }
    }

    private static void moveInto(Path made, Path folder) throws IOException {
        try {
            Files.move(made, folder, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException | java.nio.file.FileAlreadyExistsException | java.nio.file.DirectoryNotEmptyException other) {
            // Another process was first with the same.
        }
    }

    /** The files of an entry of a class path, in an order that is the same everywhere. */
    private static List<Path> files(Path entry) throws IOException {
        try (Stream<Path> found = Files.walk(entry)) {
            return found.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private void removeOld(Path current) throws IOException {
        List<Path> folders;
        try (Stream<Path> entries = Files.list(cache)) {
            folders = entries.filter(entry -> entry.getFileName().toString().startsWith("runtime-") && !entry.equals(current))
                    .sorted(Comparator.comparingLong(RuntimeCache::age).reversed())
                    .toList();
        }
        for (int i = KEPT - 1; i < folders.size(); i++) {
            Scratch.remove(folders.get(i));
        }
    }

    private static long age(Path folder) {
        return folder.toFile().lastModified();
    }
}
