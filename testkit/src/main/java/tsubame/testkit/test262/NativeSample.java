package tsubame.testkit.test262;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import tsubame.aot.Flavour;
import tsubame.aot.dispatch.DispatchForm;
import tsubame.aot.llvm.ToolchainException;

/**
 * Runs a fixed sample of test262 on a JVM and natively, under each form of dispatch that is asked for, and compares test by test: passed
 * or failed, and why. What differs must be excused by a row of {@link Difference}.
 *
 * <p>Exit codes: 0 all equal, 1 some differ, 2 wrong usage.
 */
public final class NativeSample {
    private static final String USAGE = """
          usage: testkit/test262-native.sh CHECKOUT [options]

            --sample FILE     names of the tests (default: testkit/test262-sample.txt)
            --choose N SEED   write that file anew: N tests of language and built-ins, without Temporal, drawn by the seed
            --processes N     workers (default: number of processors)
            --limit SECONDS   time that one test may take (default 20)
            --plan N          the collector's plan, by its number (default 2)
            --dispatch FORMS  the forms of dispatch, such as switch,goto,tail: one run natively for each (default: tail)
            --environment NAME=VALUE
                              for the native workers, such as TSUBAME_GC=zeal=1000,verify
            --all             name the excused differences too
          """;

    private Path checkout;
    private Path sample = Path.of("testkit/test262-sample.txt");
    private int count;
    private long seed;
    private int processes = Runtime.getRuntime().availableProcessors();
    private int limitSeconds = 20;
    private int plan = 2;
    private List<DispatchForm> forms = List.of(Flavour.DISPATCH);
    private boolean all;
    private final Map<String, String> environment = new HashMap<>();

    public static void main(String[] arguments) throws Exception {
        NativeSample run = new NativeSample();
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
                case "--sample" -> sample = Path.of(arguments[++i]);
                case "--choose" -> {
                    count = Integer.parseInt(arguments[++i]);
                    seed = Long.parseLong(arguments[++i]);
                }
                case "--processes" -> processes = Integer.parseInt(arguments[++i]);
                case "--limit" -> limitSeconds = Integer.parseInt(arguments[++i]);
                case "--plan" -> plan = Integer.parseInt(arguments[++i]);
                case "--dispatch" -> forms = forms(arguments[++i]);
                case "--environment" -> {
                    String[] setting = arguments[++i].split("=", 2);
                    environment.put(setting[0], setting[1]);
                }
                case "--all" -> all = true;
                default -> checkout = Path.of(arguments[i]);
            }
        }
        if (checkout == null || !Files.isDirectory(checkout.resolve("harness"))) {
            throw new IllegalArgumentException("no checkout of test262");
        }
    }

    private static List<DispatchForm> forms(String words) {
        List<DispatchForm> named = new ArrayList<>();
        for (String word : words.split(",")) {
            DispatchForm form = DispatchForm.named(word);
            if (form == null) {
                throw new IllegalArgumentException("no form of dispatch: " + word);
            }
            named.add(form);
        }
        return named;
    }

    private int run() throws IOException, InterruptedException, ToolchainException {
        if (count > 0) {
            choose();
            return 0;
        }
        List<String> tests = Files.readAllLines(sample).stream().filter(line -> !line.startsWith("#")).toList();
        Map<String, String> onJvm = new Workers(checkout, tests, limitSeconds).run(processes, done -> { });
        int worst = 0;
        for (DispatchForm form : forms) {
            Flavour flavour = new Flavour(plan, "", form, null, List.of());
            Map<String, String> natively = new NativeRun(checkout, classPath(), cache(), flavour, environment, limitSeconds).run(tests, processes);
            worst = Math.max(worst, compare(form, tests, onJvm, natively));
        }
        return worst;
    }

    private void choose() throws IOException {
        List<String> paths = new ArrayList<>(Suite.paths(checkout, List.of("language", "built-ins"), 1));
        paths.removeIf(path -> path.contains("/Temporal/"));
        Collections.shuffle(paths, new Random(seed));
        List<String> lines = new ArrayList<>(paths.subList(0, Math.min(count, paths.size())));
        Collections.sort(lines);
        lines.addFirst("# " + lines.size() + " tests of language and built-ins, without Temporal, drawn by seed " + seed);
        Files.write(sample, lines);
    }

    private int compare(DispatchForm form, List<String> tests, Map<String, String> onJvm, Map<String, String> natively) throws IOException {
        Map<Difference, Integer> excused = new EnumMap<>(Difference.class);
        int differ = 0;
        for (String path : tests) {
            String here = onJvm.get(path);
            String there = natively.get(path);
            if (Objects.equals(here, there)) {
                continue;
            }
            Difference row = Difference.of(checkout, path);
            if (row != null) {
                excused.merge(row, 1, Integer::sum);
            } else {
                differ++;
            }
            if (row == null || all) {
                System.out.println((row == null ? "" : row + " ") + path + "\n  JVM:    " + text(here) + "\n  native: " + text(there));
            }
        }
        System.out.println(form.word + ": " + tests.size() + " tests, " + (tests.size() - onJvm.size()) + " pass on the JVM, " + (tests.size() - natively.size())
                + " natively; " + differ + " differ" + (excused.isEmpty() ? "" : ", excused: " + excused));
        return differ == 0 ? 0 : 1;
    }

    private static String text(String reason) {
        return reason == null ? "pass" : reason;
    }

    private static List<Path> classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of).toList();
    }

    private static Path cache() {
        String chosen = System.getenv("TSUBAME_CACHE");
        return chosen != null ? Path.of(chosen) : Path.of(System.getProperty("user.home"), ".cache", "tsubame");
    }
}
