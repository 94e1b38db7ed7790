package tsubame.cli;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tsubame.aot.llvm.Toolchain;

/**
 * {@code tsubame doctor}: what this machine has for running and for building, what is missing, and what to do about it. Looks
 * only: fetches nothing, unpacks nothing.
 */
final class DoctorCommand {
    private static final long WANTED_SPACE = 1L << 30;
    private static final String[] VARIABLES = {
        "TSUBAME_CACHE", "TSUBAME_LLVM", "TSUBAME_GC", "TSUBAME_MAX_HEAP", "TSUBAME_JAVA_HOME", "TSUBAME_JAVA_OPTS", "TSUBAME_DEBUG", "NO_COLOR",
    };

    private final StringBuilder out = new StringBuilder();
    private int missing;

    private DoctorCommand() {}

    static int run(CommandLine line) throws CommandFailure {
        if (!line.operands().isEmpty()) {
            throw CommandFailure.usage("doctor takes no operands");
        }
        return new DoctorCommand().run();
    }

    private int run() {
        title("to run programs");
        ok("Tsubame", Main.VERSION + ", from " + source());
        ok("JDK", System.getProperty("java.vm.version") + " in " + System.getProperty("java.home"));
        locale();
        title("to build executables");
        machine();
        library("libc.so.6");
        library("libm.so.6");
        llvm();
        cache();
        title("settings");
        for (String name : VARIABLES) {
            if (System.getenv(name) != null) ok(name, System.getenv(name));
        }
        hugePages();
        out.append(missing == 0 ? "\nnothing is missing\n" : "\n" + missing + (missing == 1 ? " thing is" : " things are") + " missing\n");
        System.out.print(out);
        return missing == 0 ? ExitCode.SUCCESS.code : ExitCode.FAILURE.code;
    }

    // ---- lines

    private void title(String text) {
        out.append(out.isEmpty() ? "" : "\n").append(text).append('\n');
    }

    private void ok(String what, String text) {
        row("ok", what, text);
    }

    private void note(String what, String text) {
        row("note", what, text);
    }

    private void missing(String what, String text, String remedy) {
        missing++;
        row("MISSING", what, text);
        out.append(" ".repeat(10)).append("help: ").append(remedy).append('\n');
    }

    private void row(String state, String what, String text) {
        out.append("  ").append(state).append(" ".repeat(8 - state.length())).append(what).append(": ").append(text).append('\n');
    }

    // ---- what is looked at

    private static String source() {
        try {
            return Path.of(DoctorCommand.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
        } catch (java.net.URISyntaxException impossible) {
            return "an unknown place";
        }
    }

    private void locale() {
        String names = System.getProperty("sun.jnu.encoding", "");
        if (names.equalsIgnoreCase("UTF-8")) {
            ok("names of files", names);
        } else {
            missing("names of files", "are decoded as " + names, "set LC_ALL=C.UTF-8, or names beyond ASCII cannot be read");
        }
    }

    private void machine() {
        String machine = System.getProperty("os.name") + " on " + System.getProperty("os.arch");
        if (machine.equals("Linux on amd64")) {
            ok("machine", machine);
        } else {
            missing("machine", machine, "executables are built on and for x86-64 Linux; `tsubame run` works here all the same");
        }
    }

    private void library(String name) {
        Path file = Toolchain.libraryFile(name);
        if (file != null) {
            ok(name, file.toString());
        } else {
            missing(name, "not found", "executables are linked against glibc: install libc6, or build on a system that has it");
        }
    }

    private void llvm() {
        Path folder = BuildCommand.cacheFolder();
        String chosen = System.getenv("TSUBAME_LLVM");
        if (chosen != null) {
            if (Files.isExecutable(Path.of(chosen, "clang"))) ok("LLVM", chosen + " (TSUBAME_LLVM)");
            else missing("LLVM", "TSUBAME_LLVM is " + chosen + ", and there is no clang in it", "correct it, or unset it");
        } else if (Toolchain.isUnpacked(folder)) {
            ok("LLVM", Toolchain.VERSION + ", unpacked in the cache folder");
        } else if (Toolchain.isAtHand(folder)) {
            note("LLVM", Toolchain.VERSION + " is at hand, and will be unpacked at the first build");
        } else if (onPath("mvn")) {
            note("LLVM", Toolchain.VERSION + " will be fetched by mvn at the first build (147 MB)");
        } else {
            missing("LLVM", Toolchain.VERSION + " is not on this machine, and there is no mvn to fetch it",
                    "install Maven, or set TSUBAME_LLVM to a folder with clang and lld of LLVM 20");
        }
    }

    private static boolean onPath(String program) {
        String path = System.getenv("PATH");
        return path != null && Stream.of(path.split(":")).anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    private void cache() {
        Path folder = BuildCommand.cacheFolder();
        Path existing = folder;
        while (existing != null && !Files.exists(existing)) existing = existing.getParent();
        if (existing == null || !Files.isWritable(existing) || !Files.isDirectory(existing)) {
            missing("cache", folder + " cannot be written", "set TSUBAME_CACHE to a folder that can");
            return;
        }
        ok("cache", folder + ", " + runtimes(folder));
        try {
            FileStore store = Files.getFileStore(existing);
            if (store.getUsableSpace() < WANTED_SPACE) {
                missing("space", (store.getUsableSpace() >> 20) + " MB are left for the cache folder", "make room: LLVM and a runtime take about 500 MB");
            }
        } catch (IOException unknown) {
            note("space", "how much is left cannot be told: " + unknown.getMessage());
        }
    }

    private static String runtimes(Path folder) {
        List<Path> all;
        try (Stream<Path> entries = Files.list(folder)) {
            all = entries.filter(entry -> entry.getFileName().toString().startsWith("runtime-")).toList();
        } catch (IOException none) {
            return "empty";
        }
        return all.isEmpty() ? "no runtime compiled yet: the first build takes a minute" : all.size() + " compiled runtime" + (all.size() == 1 ? "" : "s");
    }

    private void hugePages() {
        try {
            String setting = Files.readString(Path.of("/sys/kernel/mm/transparent_hugepage/enabled")).strip();
            if (setting.contains("[never]")) {
                note("huge pages", "never: large heaps are a little slower; root can allow them by echo madvise > /sys/kernel/mm/transparent_hugepage/enabled");
            } else {
                ok("huge pages", setting);
            }
        } catch (IOException none) {
            note("huge pages", "this kernel does not tell");
        }
    }
}
