package tsubame.frontend.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.source.SourceFile;

/** Sources that are deep, long or speculative: no overflow, and no time beyond what their length deserves. */
final class ParserLimitsTest {
    /** Text to repeat before and after a middle. */
    private record Nest(String before, String middle, String after) {
        String text(int depth) {
            return before.repeat(depth) + middle + after.repeat(depth);
        }
    }

    private static final List<Nest> NESTS = List.of(
            new Nest("(", "1", ")"), new Nest("[", "1", "]"), new Nest("{", "", "}"), new Nest("!", "1", ""), new Nest("a?b:", "1", ""),
            new Nest("a=", "1", ""), new Nest("x=>", "1", ""), new Nest("f(", "1", ")"), new Nest("({a:", "1", "})"),
            new Nest("`${", "1", "}`"), new Nest("new ", "a", ""), new Nest("if(1)", "", ";"), new Nest("1**", "1", ""),
            new Nest("function f(){", "", "}"), new Nest("class A{m(){", "", "}}"), new Nest("(a=", "1", ")=>1"),
            new Nest("(a:T,b=", "1", "):number=>1"), new Nest("<T>(a=", "1", ")=>1"), new Nest("<T>", "1", ""), new Nest("f<", "a", ">(1)"),
            new Nest("a<", "1", ""), new Nest("a?.[", "1", "]"), new Nest("async(", "1", ")"), new Nest("({a:T=", "1", "})=>1"));

    private static ParseResult parse(String text) throws InterruptedException {
        ParseResult[] result = new ParseResult[1];
        Thread thread = new Thread(null, () -> result[0] = Parser.parse(
                SourceFile.of("deep", text), ParseOptions.of(Goal.SCRIPT, Language.TYPESCRIPT)), "deep", 64L << 20);
        thread.start();
        thread.join();
        return result[0];
    }

    @Test
    void deepSourcesAreParsedUpToTheLimitAndRefusedBeyond() throws InterruptedException {
        for (Nest nest : NESTS) {
            assertTrue(parse(nest.text(1000)) != null, nest.toString());
            ParseResult beyond = parse(nest.text(ParseOptions.NESTING_LIMIT + 100));
            assertTrue(beyond != null, nest.toString());
            boolean flat = nest.before.equals("a<"); // a chain of one precedence
            boolean refused = beyond.diagnostics().sorted().stream().anyMatch(d -> d.kind() == DiagnosticKind.NESTING_TOO_DEEP);
            assertTrue(refused || flat, nest.toString());
        }
    }

    @Test
    void chainsNeedNoStack() throws InterruptedException {
        assertFalse(parse("x = " + "a + ".repeat(100_000) + "a").hasErrors());
        assertFalse(parse("x = a" + ".b(1)[2]".repeat(100_000)).hasErrors());
        assertFalse(parse("x = a" + "!".repeat(100_000)).hasErrors());
        assertFalse(parse("a, ".repeat(100_000) + "a").hasErrors());
        assertFalse(parse("var a" + ", a".repeat(100_000)).hasErrors());
    }

    @Test
    void exportsByTheThousandsTakeLinearTime() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 50_000; i++) {
            text.append("export function f").append(i).append("() {}\n");
        }
        SourceFile source = SourceFile.of("exports", text.toString());
        ParseResult[] result = new ParseResult[1];
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> result[0] = Parser.parse(source, ParseOptions.of(Goal.MODULE, Language.TYPESCRIPT)));
        assertFalse(result[0].hasErrors());
    }

    @Test
    void manyErrorsEndTheParse() throws InterruptedException {
        int count = parse("let a = ;\n".repeat(10_000)).diagnostics().sorted().size();
        assertEquals(Parsing.MAXIMUM_ERRORS, count);
    }
}
