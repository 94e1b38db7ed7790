package tsubame.testkit.test262;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tsubame.aot.Flavour;
import tsubame.aot.RuntimeCache;
import tsubame.aot.llvm.StartCode;
import tsubame.aot.llvm.Toolchain;
import tsubame.aot.llvm.ToolchainException;

/**
 * Runs tests in processes of {@link NativeWorker}, which is compiled here. A test that breaks the process, or takes too long, has failed;
 * the rest goes on in a new process.
 */
final class NativeRun {
    private static final String MAIN = "tsubame/testkit/test262/NativeWorker";

    private final Path checkout;
    private final Path folder;
    private final Path worker;
    private final Map<String, String> environment;
    private final int limitSeconds;
    private final ConcurrentSkipListMap<String, String> failures = new ConcurrentSkipListMap<>();

    /** @param classPath of the product and of this class */
    NativeRun(Path checkout, List<Path> classPath, Path cache, Flavour flavour, Map<String, String> environment, int limitSeconds)
            throws IOException, ToolchainException {
        this.checkout = checkout;
        this.environment = environment;
        this.limitSeconds = limitSeconds;
        folder = Files.createTempDirectory("tsubame-test262");
        worker = folder.resolve("worker");
        Path empty = Files.createFile(folder.resolve("bundle.bin"));
        Toolchain toolchain = Toolchain.find(cache);
        toolchain.link(new RuntimeCache(cache, toolchain).objects(classPath, StartCode.main(MAIN), flavour, System.err::println), empty, worker, false);
        Files.delete(empty);
    }

    /** Gives path → reason of failures. */
    Map<String, String> run(List<String> tests, int processes) throws IOException, InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < processes; i++) {
            List<String> slice = tests.subList(tests.size() * i / processes, tests.size() * (i + 1) / processes);
            Path bundle = folder.resolve("tests" + i);
            Files.write(bundle, TestBundle.of(checkout, slice));
            threads.add(Thread.ofPlatform().start(() -> runSlice(slice, bundle)));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        for (int i = 0; i < processes; i++) {
            Files.delete(folder.resolve("tests" + i));
        }
        Files.delete(worker);
        Files.delete(folder);
        return failures;
    }

    private void runSlice(List<String> tests, Path bundle) {
        for (int next = 0; next < tests.size();) {
            try {
                next = runFrom(next, tests, bundle);
            } catch (IOException failure) {
                failures.put(tests.get(next++), "cannot run: " + failure.getMessage());
            }
        }
    }

    /** Runs one process as far as it goes; gives the number of the test to go on with. */
    private int runFrom(int first, List<String> tests, Path bundle) throws IOException {
        Path error = Files.createTempFile(folder, "error", "");
        ProcessBuilder builder = new ProcessBuilder(worker.toString(), bundle.toString(), Integer.toString(first)).redirectError(error.toFile());
        builder.environment().put("TZ", "UTC");
        builder.environment().putAll(environment);
        Process process = builder.start();
        int next = first;
        String reason = null;
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = take(lines); line != null; line = take(lines)) {
                int tab = line.indexOf('\t');
                if (tab + 1 < line.length()) {
                    failures.put(tests.get(next), line.substring(tab + 1));
                }
                next++;
            }
        } catch (TimeoutException late) {
            reason = "timeout";
        } finally {
            process.destroyForcibly();
        }
        if (next < tests.size()) {
            failures.put(tests.get(next), reason != null ? reason : "the process ended: " + Files.readString(error).strip());
            next++;
        }
        Files.delete(error);
        return next;
    }

    private String take(BufferedReader lines) throws IOException, TimeoutException {
        CompletableFuture<String> line = CompletableFuture.supplyAsync(() -> {
            try {
                return lines.readLine();
            } catch (IOException ended) {
                return null;
            }
        });
        try {
            return line.get(limitSeconds, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException failure) {
            throw new IOException(failure);
        }
    }
}
