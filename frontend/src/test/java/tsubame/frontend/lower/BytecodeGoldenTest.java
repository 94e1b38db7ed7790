package tsubame.frontend.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tsubame.bytecode.BytecodeVerifier;
import tsubame.bytecode.Disassembler;
import tsubame.frontend.Compiler;
import tsubame.frontend.diagnostic.DiagnosticRenderer;
import tsubame.frontend.parser.Goal;
import tsubame.frontend.parser.Language;
import tsubame.frontend.source.SourceFile;

/**
 * Each source in resources/bytecode is lowered, and its bytecode is compared with the .bytecode file beside it; {@code -Dgolden=update}
 * writes that file. Few and small: they show the shapes that code takes, not that it works, which programs do.
 */
final class BytecodeGoldenTest {
    private static final Path FOLDER = Path.of("src/test/resources/bytecode");

    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(path -> path.toString().endsWith(".ts")).sorted().toList();
        }
    }

    @Test
    void codeIsAsRecorded() throws IOException {
        boolean update = "update".equals(System.getProperty("golden"));
        for (Path path : sources()) {
            Path golden = path.resolveSibling(path.getFileName() + ".bytecode");
            SourceFile source = new SourceFile(path.getFileName().toString(), Files.readAllBytes(path));
            Compiler.Result result = Compiler.compile(source, Goal.MODULE, Language.TYPESCRIPT, LoweringOptions.DEFAULT);
            assertFalse(result.hasErrors(), () -> DiagnosticRenderer.render(result.diagnostics(), false));
            assertTrue(BytecodeVerifier.verify(result.prototype()));
            String printed = Disassembler.print(result.prototype());
            if (update) {
                Files.writeString(golden, printed);
            }
            assertTrue(Files.exists(golden), golden + " is missing; run the tests with -Dgolden=update");
            assertEquals(Files.readString(golden), printed, path.toString());
        }
    }
}
