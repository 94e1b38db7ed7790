package tsubame.testkit.test262;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeSet;

/**
 * Runs test262, each test once in its default mode, and compares with the committed list of expected failures.
 *
 * <p>Exit codes: 0 as expected, 1 unexpected failures or passes, 2 wrong usage.
 */
public final class Test262 {
    private static final String USAGE = """
          usage: testkit/test262.sh CHECKOUT [options] [FOLDER|FILE …]

          Runs the tests under CHECKOUT/test/FOLDER (default: language built-ins), each once in its default mode.

            --expected FILE   list of known failures to compare with (default: testkit/test262-failures.txt)
            --update          write that list anew from this run
            --failures FILE   write all failures with their reasons to FILE (- for standard output)
            --depth N         depth of the table's folders (default 2)
            --threads N       workers (default: number of processors)
            --stride N        run only each N-th test
            --limit SECONDS   time that one test may take (default 15)
          """;

    private Path checkout;
    private Path expected = Path.of("testkit/test262-failures.txt");
    private Path failureFile;
    private boolean update;
    private int depth = 2;
    private int threads = Runtime.getRuntime().availableProcessors();
    private int stride = 1;
    private int limitSeconds = 15;
    private final List<String> selections = new ArrayList<>();

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Test262 run = new Test262();
        try {
            run.parse(arguments);
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException error) {
            System.err.print(USAGE);
            System.exit(2);
        }
        System.exit(run.run());
    }

    private void parse(String[] arguments) {
        for (int i = 0; i < arguments.length; i++) {
            switch (arguments[i]) {
                case "--expected" -> expected = Path.of(arguments[++i]);
                case "--update" -> update = true;
                case "--failures" -> failureFile = Path.of(arguments[++i]);
                case "--depth" -> depth = Integer.parseInt(arguments[++i]);
                case "--threads" -> threads = Integer.parseInt(arguments[++i]);
                case "--stride" -> stride = Integer.parseInt(arguments[++i]);
                case "--limit" -> limitSeconds = Integer.parseInt(arguments[++i]);
                default -> positional(arguments[i]);
            }
        }
        if (checkout == null || !Files.isDirectory(checkout.resolve("test")) || !Files.isDirectory(checkout.resolve("harness"))) {
            throw new IllegalArgumentException("no checkout of test262");
        }
        if (selections.isEmpty()) {
            selections.addAll(List.of("language", "built-ins"));
        }
    }

    private void positional(String argument) {
        if (argument.startsWith("--")) {
            throw new IllegalArgumentException(argument);
        }
        if (checkout == null) {
            checkout = Path.of(argument);
        } else {
            selections.add(argument.startsWith("test/") ? argument.substring(5) : argument);
        }
    }

    private int run() throws IOException, InterruptedException {
        List<String> tests = Suite.paths(checkout, selections, stride);
        long begin = System.nanoTime();
        boolean terminal = System.console() != null && System.console().isTerminal();
        SortedMap<String, String> failures = new Workers(checkout, tests, limitSeconds).run(threads, done -> {
            if (terminal) {
                System.err.print("\r" + done + " / " + tests.size());
            }
        });
        double seconds = (System.nanoTime() - begin) / 1e9;
        System.out.print((terminal ? "\n" : "") + Report.table(tests, failures, depth));
        System.out.printf("%.1f s, %.2f s per thousand tests%n", seconds, 1000 * seconds / Math.max(1, tests.size()));
        if (failureFile != null) {
            writeFailures(failures);
        }
        if (update) {
            Expectations.read(expected).update(expected, tests, new TreeSet<>(failures.keySet()));
        }
        return compare(tests, failures);
    }

    private void writeFailures(SortedMap<String, String> failures) throws IOException {
        StringBuilder text = new StringBuilder();
        failures.forEach((path, reason) -> text.append(path).append(": ").append(reason.replace('\n', ' ')).append('\n'));
        if (failureFile.toString().equals("-")) {
            System.out.print(text);
        } else {
            Files.writeString(failureFile, text);
        }
    }

    private int compare(List<String> tests, SortedMap<String, String> failures) throws IOException {
        Expectations known = Expectations.read(expected);
        int unexpected = 0;
        for (String path : tests) {
            boolean failed = failures.containsKey(path);
            if (failed != known.contains(path)) {
                unexpected++;
                System.out.println(failed ? "unexpected failure: " + path + ": " + failures.get(path) : "unexpected pass: " + path);
            }
        }
        System.out.println((tests.size() - unexpected) + " passed, " + unexpected + " failed");
        return unexpected == 0 ? 0 : 1;
    }
}
