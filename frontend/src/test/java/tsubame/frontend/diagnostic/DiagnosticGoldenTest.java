package tsubame.frontend.diagnostic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tsubame.frontend.Compiler;
import tsubame.frontend.lower.LoweringOptions;
import tsubame.frontend.parser.Goal;
import tsubame.frontend.parser.Language;
import tsubame.frontend.source.SourceFile;
import tsubame.frontend.syntax.DecoratorDialect;

/**
 * Each source in resources/diagnostics is compiled, and its findings are compared with the .diag file beside it; {@code -Dgolden=update} writes that file. Every kind of finding must occur in one of them.
 */
final class DiagnosticGoldenTest {
    private static final Path FOLDER = Path.of("src/test/resources/diagnostics");

    /** Found elsewhere: nesting in ParserLimitsTest. */
    private static final EnumSet<DiagnosticKind> ELSEWHERE = EnumSet.of(DiagnosticKind.NESTING_TOO_DEEP);

    @Test
    void findingsAreAsRecorded() throws IOException {
        boolean update = "update".equals(System.getProperty("golden"));
        for (Path path : sources()) {
            Path golden = path.resolveSibling(path.getFileName() + ".diag");
            String rendered = DiagnosticRenderer.render(findings(path), false);
            if (update) {
                Files.writeString(golden, rendered);
            }
            assertTrue(Files.exists(golden), golden + " is missing; run the tests with -Dgolden=update");
            assertEquals(Files.readString(golden), rendered, path.toString());
        }
    }

    @Test
    void everyKindOccurs() throws IOException {
        EnumSet<DiagnosticKind> missing = EnumSet.allOf(DiagnosticKind.class);
        missing.removeAll(ELSEWHERE);
        for (Path path : sources()) {
            for (Diagnostic diagnostic : findings(path).sorted()) {
                missing.remove(diagnostic.kind());
            }
        }
        assertTrue(missing.isEmpty(), "no golden shows " + missing);
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(path -> !path.toString().endsWith(".diag")).sorted().toList();
        }
    }

    private static Diagnostics findings(Path path) throws IOException {
        String name = path.getFileName().toString();
        Goal goal = name.startsWith("script-") ? Goal.SCRIPT
                : name.endsWith(".mjs") || name.endsWith(".mts") ? Goal.MODULE
                : name.endsWith(".cjs") ? Goal.COMMONJS : Goal.DETECT;
        SourceFile source = new SourceFile(name, Files.readAllBytes(path));
        LoweringOptions options = name.startsWith("legacy-")
                ? new LoweringOptions(true, DecoratorDialect.LEGACY, false, false)
                : LoweringOptions.DEFAULT;
        return Compiler.compile(source, goal, Language.ofFileName(name), options).diagnostics();
    }
}
