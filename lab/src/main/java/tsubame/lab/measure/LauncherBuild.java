package tsubame.lab.measure;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tsubame.lab.host.Toolchain;
import tsubame.lab.text.Hash;

/**
 * Builds the native launcher, and the program that doctors use, once, by whatever compiler is there: the clang and lld that {@code tsubame build} uses, or a cc on the PATH. What
 * was built is kept by the hash of its source.
 */
public final class LauncherBuild {
    private static final List<String> OPTIONS = List.of("-O2", "-ffreestanding", "-fno-stack-protector", "-fno-pic", "-fcf-protection=none");

    private LauncherBuild() {}

    /** The native launcher, or what stands in for it; the reason is in its description. */
    public static Launcher launcher(Path cache) throws IOException {
        if (!System.getProperty("os.arch").equals("amd64") || !System.getProperty("os.name").equals("Linux")) {
            return new PosixSpawn();
        }
        Path executable = executable(cache, "launcher");
        return executable != null ? new NativeLauncher(executable) : new PosixSpawn();
    }

    /** The stand-in by itself, for comparisons and tests. */
    public static Launcher withoutNative() {
        return new PosixSpawn();
    }

    /** The program that only computes ({@code spin.c}), or null where it cannot be built. */
    public static Path spin(Path cache) throws IOException {
        return executable(cache, "spin");
    }

    /** The sampler for machines without perf ({@code sampler.c}), or null where it cannot be built. */
    public static Path sampler(Path cache) throws IOException {
        return executable(cache, "sampler");
    }

    private static Path executable(Path cache, String name) throws IOException {
        byte[] source;
        try (InputStream in = LauncherBuild.class.getResourceAsStream(name + ".c")) {
            source = in.readAllBytes();
        }
        Path executable = cache.resolve(name + "-" + Hash.of(source).substring(0, 16));
        if (Files.isExecutable(executable)) {
            return executable;
        }
        Files.createDirectories(cache);
        Path folder = Files.createTempDirectory(cache, "building-");
        Path text = folder.resolve("program.c");
        Path made = folder.resolve("program");
        try {
            Files.write(text, source);
            if (!byToolchain(text, made) && !bySystem(text, made)) {
                return null;
            }
            Files.move(made, executable, StandardCopyOption.ATOMIC_MOVE);
            return executable;
        } finally {
            for (String file : List.of("program.c", "program.o", "program")) {
                Files.deleteIfExists(folder.resolve(file));
            }
            Files.delete(folder);
        }
    }

    private static boolean byToolchain(Path text, Path made) throws IOException {
        Path llvm = Toolchain.llvm();
        if (llvm == null) {
            return false;
        }
        Path object = text.resolveSibling("program.o");
        List<String> compile = new ArrayList<>(List.of(llvm.resolve("clang").toString(), "-c"));
        compile.addAll(OPTIONS);
        compile.addAll(List.of("-o", object.toString(), text.toString()));
        List<String> link = List.of(llvm.resolve("lld").toString(), "-flavor", "gnu", "-static", "-z", "noexecstack", "-o", made.toString(), object.toString());
        Map<String, String> libraries = Map.of("LD_LIBRARY_PATH", llvm.toString());
        return succeeds(compile, libraries) && succeeds(link, libraries);
    }

    private static boolean bySystem(Path text, Path made) throws IOException {
        for (String compiler : List.of("cc", "gcc", "clang")) {
            Path program = Toolchain.onPath(compiler);
            if (program != null) {
                List<String> command = new ArrayList<>(List.of(program.toString(), "-nostdlib", "-static", "-o", made.toString()));
                command.addAll(OPTIONS);
                command.add(text.toString());
                if (succeeds(command, Map.of())) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean succeeds(List<String> command, Map<String, String> environment) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().putAll(environment);
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            boolean good = process.waitFor() == 0;
            if (!good) {
                System.err.print("tsubame: a program of the lab could not be built by " + command.getFirst() + ":\n" + said);
            }
            return good;
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", interrupt);
        }
    }
}
