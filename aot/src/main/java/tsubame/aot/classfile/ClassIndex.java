package tsubame.aot.classfile;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.constant.ClassDesc;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tsubame.aot.desugar.Desugaring;

/**
 * The class files of a closed world by internal name: folders and jars in the order given, then the running JDK's java.base.
 * A {@link Renaming} puts our own classes in the place of the JDK's; whoever asks for the JDK's name gets our class under
 * that name, and never sees ours. What stands in the roots is {@linkplain Desugaring desugared}. Nothing is loaded or run. Classes are
 * parsed when asked for, each once.
 */
public final class ClassIndex implements AutoCloseable {
    private static final Path JDK = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base");

    private final List<Path> roots = new ArrayList<>();
    private final List<FileSystem> jars = new ArrayList<>();
    private final Renaming renaming;
    private final Map<String, ClassInfo> classes = new HashMap<>();
    /** Of the roots, under our names: desugared class files, and those that desugaring made. */
    private final Map<String, byte[]> desugared = new HashMap<>();
    private final ClassHierarchyResolver hierarchy = ClassHierarchyResolver.ofResourceParsing(this::open).cached();

    public ClassIndex(Collection<Path> foldersAndJars, Renaming renaming) {
        this.renaming = renaming;
        for (Path path : foldersAndJars) roots.add(Files.isDirectory(path) ? path : openJar(path));
    }

    private Path openJar(Path jar) {
        try {
            FileSystem content = FileSystems.newFileSystem(jar);
            jars.add(content);
            return content.getPath("/");
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot read the jar " + jar, failure);
        }
    }

    /** The class, or null when no root and no JDK has it. */
    public ClassInfo find(String internalName) {
        ClassInfo known = classes.get(internalName);
        if (known != null || classes.containsKey(internalName)) return known;
        byte[] bytes = bytes(internalName);
        ClassInfo made = bytes == null ? null : new ClassInfo(this, ClassFile.of().parse(bytes), isOurs(internalName));
        classes.put(internalName, made);
        return made;
    }

    /** The class; a missing one is an error of whoever made the class path. */
    public ClassInfo get(String internalName) {
        ClassInfo found = find(internalName);
        if (found == null) throw new MissingClass(internalName, roots);
        return found;
    }

    /** The bytes of the class under that name, renamed if it is a replacement; null when there are none. */
    public byte[] bytes(String internalName) {
        String replacement = renaming.replacement(internalName);
        byte[] bytes = read(replacement == null ? internalName : replacement);
        return bytes == null ? null : renaming.apply(bytes);
    }

    /** The bytes of a class of the roots under our name, as the building JVM is to load it; null when there are none. */
    public byte[] hostBytes(String internalName) {
        byte[] known = desugared.get(internalName);
        if (known != null) return known;
        byte[] bytes = readRoots(internalName);
        if (bytes != null) {
            desugared.putAll(Desugaring.apply(bytes, hierarchy));
        } else {
            String origin = Desugaring.origin(internalName);
            if (origin != null) hostBytes(origin);
        }
        return desugared.get(internalName);
    }

    /** Whether the class stands in one of the roots: everything but what the JDK gives. */
    private boolean isOurs(String internalName) {
        String replacement = renaming.replacement(internalName);
        return hostBytes(replacement == null ? internalName : replacement) != null;
    }

    private byte[] read(String internalName) {
        byte[] ours = hostBytes(internalName);
        return ours != null ? ours : readJdk(internalName);
    }

    private InputStream open(ClassDesc type) {
        String descriptor = type.descriptorString();
        String internalName = descriptor.substring(1, descriptor.length() - 1);
        byte[] ours = readRoots(internalName);
        byte[] bytes = ours != null ? ours : readJdk(internalName);
        return bytes == null ? null : new ByteArrayInputStream(bytes);
    }

    private byte[] readRoots(String internalName) {
        for (Path root : roots) {
            byte[] bytes = read(root.resolve(internalName + ".class"));
            if (bytes != null) return bytes;
        }
        return null;
    }

    private static byte[] readJdk(String internalName) {
        return read(JDK.resolve(internalName + ".class"));
    }

    private static byte[] read(Path file) {
        try {
            return Files.exists(file) ? Files.readAllBytes(file) : null;
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot read the class file " + file, failure);
        }
    }

    /** The names of all classes of the roots under a package ({@code tsubame/runtime/}), sorted. */
    public List<String> names(String packagePrefix) {
        Map<String, Boolean> names = new TreeMap<>();
        for (Path root : roots) {
            Path folder = root.resolve(packagePrefix);
            if (!Files.isDirectory(folder)) continue;
            try (var files = Files.walk(folder)) {
                files.map(file -> root.relativize(file).toString()).filter(name -> name.endsWith(".class"))
                        .forEach(name -> names.put(name.substring(0, name.length() - ".class".length()), true));
            } catch (IOException failure) {
                throw new UncheckedIOException("cannot list " + folder, failure);
            }
        }
        return List.copyOf(names.keySet());
    }

    @Override
    public void close() throws IOException {
        for (FileSystem jar : jars) jar.close();
    }

    /** A class that something refers to is in no root and not in java.base. */
    public static final class MissingClass extends RuntimeException {
        MissingClass(String internalName, List<Path> roots) {
            super("no class file of " + internalName.replace('/', '.') + " in " + roots + " or java.base;"
                    + " give the folder or jar that has it");
        }
    }
}
