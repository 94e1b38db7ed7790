package tsubame.aot.desugar;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.constant.ClassDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Desugars the class files of a folder in place: a program with fewer call sites to link starts sooner on a JVM too. */
public final class DesugarFolder {
    private final Path folder;
    private final ClassHierarchyResolver hierarchy;

    private DesugarFolder(Path folder) {
        this.folder = folder;
        hierarchy = ClassHierarchyResolver.ofResourceParsing(this::open).orElse(ClassHierarchyResolver.defaultResolver()).cached();
    }

    /** The folder, alone. */
    public static void main(String[] arguments) throws IOException {
        new DesugarFolder(Path.of(arguments[0])).run();
    }

    private void run() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(file -> file.toString().endsWith(".class")).toList();
        }
        for (Path file : files) {
            byte[] before = Files.readAllBytes(file);
            Map<String, byte[]> after = Desugaring.apply(before, hierarchy);
            if (after.size() == 1 && after.containsValue(before)) continue;
            for (Map.Entry<String, byte[]> each : after.entrySet()) Files.write(folder.resolve(each.getKey() + ".class"), each.getValue());
        }
    }

    private InputStream open(ClassDesc type) {
        String descriptor = type.descriptorString();
        Path file = folder.resolve(descriptor.substring(1, descriptor.length() - 1) + ".class");
        try {
            return Files.exists(file) ? new ByteArrayInputStream(Files.readAllBytes(file)) : null;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
