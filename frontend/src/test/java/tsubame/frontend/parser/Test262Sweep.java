package tsubame.frontend.parser;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import tsubame.frontend.diagnostic.Diagnostic;
import tsubame.frontend.diagnostic.DiagnosticRenderer;
import tsubame.frontend.scope.ScopeAnalysis;
import tsubame.frontend.source.SourceFile;

/**
 * Parses every file of a test262 checkout as its flags say (strict as well as sloppy), analyses its scopes, and compares with its
 * negative/phase metadata.
 * Arguments: the checkout, and optionally a part of the paths to take. Prints each mismatch and a count per folder.
 */
public final class Test262Sweep {
    private int files;
    private int mismatches;
    private final TreeMap<String, Integer> perFolder = new TreeMap<>();

    public static void main(String[] arguments) throws Exception {
        Path root = Path.of(arguments[0]).resolve("test");
        String part = arguments.length > 1 ? arguments[1] : "";
        Thread thread = new Thread(null, () -> new Test262Sweep().run(root, part), "sweep", 512L << 20);
        thread.start();
        thread.join();
    }

    private void run(Path root, String part) {
        long begin = System.nanoTime();
        List<Path> paths = new ArrayList<>();
        try (Stream<Path> walk = Files.walk(root)) {
            walk.filter(path -> path.toString().endsWith(".js") && !path.toString().contains("_FIXTURE") && path.toString().contains(part))
                    .sorted().forEach(paths::add);
            for (Path path : paths) {
                check(root, path);
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        perFolder.forEach((folder, count) -> System.out.println(count + "\t" + folder));
        System.out.println(files + " files, " + mismatches + " mismatches, " + (System.nanoTime() - begin) / 1_000_000 + " ms");
    }

    private void check(Path root, Path path) throws IOException {
        byte[] bytes = Files.readAllBytes(path);
        String text = new String(bytes, StandardCharsets.UTF_8);
        String meta = text.substring(Math.max(0, text.indexOf("/*---")), Math.max(0, text.indexOf("---*/")));
        boolean negative = meta.contains("negative:") && meta.contains("phase: parse");
        boolean module = meta.contains("module]") || meta.contains("module,") || meta.contains("- module");
        boolean raw = meta.contains("raw");
        boolean onlyStrict = meta.contains("onlyStrict");
        boolean noStrict = meta.contains("noStrict") || raw;
        files++;
        if (module) {
            check(root, path, bytes, Goal.MODULE, negative);
            return;
        }
        if (!onlyStrict) {
            check(root, path, bytes, Goal.SCRIPT, negative);
        }
        if (!noStrict) {
            byte[] prefix = "'use strict';\n".getBytes(StandardCharsets.UTF_8);
            byte[] strict = Arrays.copyOf(prefix, prefix.length + bytes.length);
            System.arraycopy(bytes, 0, strict, prefix.length, bytes.length);
            check(root, path, strict, Goal.SCRIPT, negative);
        }
    }

    private void check(Path root, Path path, byte[] bytes, Goal goal, boolean negative) {
        String name = root.relativize(path).toString();
        ParseResult result;
        try {
            result = Parser.parse(new SourceFile(name, bytes), ParseOptions.of(goal, Language.JAVASCRIPT));
            if (!result.hasErrors()) {
                ScopeAnalysis.analyze(result.program(), null, result.diagnostics());
            }
        } catch (RuntimeException | StackOverflowError e) {
            System.out.println("CRASH " + name + " " + e);
            e.printStackTrace(System.out);
            mismatches++;
            return;
        }
        if (result.hasErrors() == negative) {
            return;
        }
        mismatches++;
        perFolder.merge(path.getParent().toString().substring(root.toString().length()), 1, Integer::sum);
        if (negative) {
            System.out.println("ACCEPTED " + name + (bytes[0] == '\'' ? " (strict)" : ""));
        } else {
            Diagnostic first = result.diagnostics().sorted().getFirst();
            System.out.println("REFUSED " + DiagnosticRenderer.render(first, result.diagnostics().source(), false));
        }
    }
}
