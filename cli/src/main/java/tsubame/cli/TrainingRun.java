package tsubame.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * What the launcher trains the JVM's AOT cache with: a command as {@link Main} runs it, and before it the loading of all classes that compile a
 * program, so that {@code build} finds them loaded and linked as well. To compile something would need LLVM and a compiled runtime, which are not
 * there yet.
 */
final class TrainingRun {
    private static final List<String> COMPILER = List.of("tsubame/aot/program/", "tsubame/aot/sdk/", "tsubame/aot/llvm/", "tsubame/ir/");

    private TrainingRun() {}

    public static void main(String[] words) throws IOException, InterruptedException {
        try (ZipFile classes = new ZipFile(System.getProperty("java.class.path"))) {
            classes.stream().map(ZipEntry::getName).filter(TrainingRun::compiles).forEach(TrainingRun::load);
        }
        startsProcess();
        Main.main(words);
    }

    private static boolean compiles(String entry) {
        return entry.endsWith(".class") && (COMPILER.stream().anyMatch(entry::startsWith) || entry.matches("tsubame/(aot/|cli/Build)\\w+\\.class"));
    }

    private static void load(String entry) {
        try {
            Class.forName(entry.substring(0, entry.length() - ".class".length()).replace('/', '.'), false, Main.class.getClassLoader());
        } catch (ClassNotFoundException error) {
            throw new IllegalStateException(error);
        }
    }

    /** The JDK's own classes for that. */
    private static void startsProcess() throws IOException, InterruptedException {
        Process process = new ProcessBuilder("true").redirectErrorStream(true).start();
        process.getOutputStream().close();
        process.getInputStream().readAllBytes();
        process.waitFor(10, TimeUnit.SECONDS);
    }
}
