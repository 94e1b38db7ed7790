package tsubame.frontend.parser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tsubame.frontend.diagnostic.DiagnosticRenderer;
import tsubame.frontend.source.SourceFile;

/**
 * Mutated sources neither crash the parser nor keep it: bytes are changed, dropped and repeated, pieces of other sources spliced in. The
 * seed is fixed; {@code -Dfuzz.rounds} sets how many.
 */
final class ParserFuzzTest {
    private static final int ROUNDS = Integer.getInteger("fuzz.rounds", 6000);
    private static final String INTERESTING = "{}()[]<>`'\"/\\#@!?.,;:=+-*&|~^%$_ \n\u00e9aeuxn019";

    private final Random random = new Random(20260101);

    @Test
    void mutatedSourcesAreSurvived() throws IOException, InterruptedException {
        List<byte[]> seeds = seeds();
        String[] failure = new String[1];
        Thread thread = new Thread(null, () -> failure[0] = run(seeds), "fuzz", 64L << 20);
        thread.start();
        thread.join();
        assertTrue(failure[0] == null, () -> failure[0]);
    }

    private static List<byte[]> seeds() throws IOException {
        List<byte[]> seeds = new ArrayList<>();
        for (String folder : List.of("src/test/resources/diagnostics", "src/test/resources/sources")) {
            try (Stream<Path> files = Files.list(Path.of(folder))) {
                for (Path path : files.filter(path -> !path.toString().endsWith(".diag")).sorted().toList()) {
                    seeds.add(Files.readAllBytes(path));
                }
            }
        }
        return seeds;
    }

    private String run(List<byte[]> seeds) {
        for (int round = 0; round < ROUNDS; round++) {
            byte[] bytes = mutate(seeds);
            try {
                Language language = Language.values()[random.nextInt(Language.values().length)];
                Goal goal = Goal.values()[random.nextInt(Goal.EVAL.ordinal())];
                long begin = System.nanoTime();
                ParseResult result = Parser.parse(new SourceFile("fuzz", bytes), ParseOptions.of(goal, language));
                DiagnosticRenderer.render(result.diagnostics(), false);
                if (System.nanoTime() - begin > 5_000_000_000L) {
                    return "round " + round + " took too long:\n" + new SourceFile("fuzz", bytes).text(0, bytes.length);
                }
            } catch (RuntimeException | StackOverflowError e) {
                return "round " + round + ": " + e + " at " + Arrays.toString(Arrays.copyOf(e.getStackTrace(), 5)) + "\n"
                        + new SourceFile("fuzz", bytes).text(0, bytes.length);
            }
        }
        return null;
    }

    private byte[] mutate(List<byte[]> seeds) {
        byte[] bytes = seeds.get(random.nextInt(seeds.size()));
        int mutations = 1 + random.nextInt(8);
        for (int i = 0; i < mutations && bytes.length > 0; i++) {
            int at = random.nextInt(bytes.length);
            int length = Math.min(bytes.length - at, 1 + random.nextInt(random.nextBoolean() ? 3 : 60));
            bytes = switch (random.nextInt(5)) {
                case 0 -> splice(bytes, at, at + length, new byte[0]);
                case 1 -> splice(bytes, at, at, Arrays.copyOfRange(bytes, at, at + length));
                case 2 -> splice(bytes, at, at + 1, new byte[] {(byte) INTERESTING.charAt(random.nextInt(INTERESTING.length()))});
                case 3 -> splice(bytes, at, at + length, piece(seeds));
                default -> Arrays.copyOf(bytes, at);
            };
        }
        return bytes;
    }

    private byte[] piece(List<byte[]> seeds) {
        byte[] other = seeds.get(random.nextInt(seeds.size()));
        int from = random.nextInt(other.length);
        return Arrays.copyOfRange(other, from, Math.min(other.length, from + 1 + random.nextInt(40)));
    }

    private static byte[] splice(byte[] bytes, int from, int to, byte[] middle) {
        byte[] result = Arrays.copyOf(bytes, from + middle.length + bytes.length - to);
        System.arraycopy(middle, 0, result, from, middle.length);
        System.arraycopy(bytes, to, result, from + middle.length, bytes.length - to);
        return result;
    }
}
