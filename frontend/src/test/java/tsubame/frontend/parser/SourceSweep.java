package tsubame.frontend.parser;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tsubame.frontend.diagnostic.DiagnosticRenderer;
import tsubame.frontend.source.SourceFile;

/** Parses every TypeScript and JavaScript file under the folders given as arguments; prints the first finding of each that is refused. */
public final class SourceSweep {
    private int files;
    private int refused;
    private long bytes;
    private long nanos;

    public static void main(String[] arguments) throws Exception {
        Thread thread = new Thread(null, () -> new SourceSweep().run(List.of(arguments)), "sweep", 512L << 20);
        thread.start();
        thread.join();
    }

    private void run(List<String> folders) {
        for (String folder : folders) {
            try (Stream<Path> walk = Files.walk(Path.of(folder))) {
                for (Path path : walk.filter(SourceSweep::isSource).sorted().toList()) {
                    parse(path);
                }
            } catch (java.io.IOException e) {
                throw new IllegalStateException(e);
            }
        }
        System.out.println(files + " files, " + refused + " refused, " + bytes / 1024 + " KB in " + nanos / 1_000_000 + " ms");
    }

    private static boolean isSource(Path path) {
        String name = path.toString();
        return Files.isRegularFile(path)
                && (name.endsWith(".ts") || name.endsWith(".mts") || name.endsWith(".cts") || name.endsWith(".js") || name.endsWith(".mjs")
                        || name.endsWith(".cjs"));
    }

    private void parse(Path path) throws java.io.IOException {
        byte[] content = Files.readAllBytes(path);
        files++;
        bytes += content.length;
        long begin = System.nanoTime();
        ParseResult result = Parser.parse(
                new SourceFile(path.toString(), content), ParseOptions.of(Goal.DETECT, Language.ofFileName(path.toString())));
        nanos += System.nanoTime() - begin;
        if (result.hasErrors()) {
            refused++;
            System.out.println(DiagnosticRenderer.render(result.diagnostics().sorted().getFirst(), result.diagnostics().source(), false));
        }
    }
}
