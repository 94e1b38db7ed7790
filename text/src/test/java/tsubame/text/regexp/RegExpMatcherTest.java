package tsubame.text.regexp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Time, interruption, start positions, and random patterns. */
class RegExpMatcherTest {
    private static int match(RegExpMatcher matcher, String pattern, String flags, String text, int from, boolean sticky)
            throws RegExpSyntaxException {
        return matcher.match(RegExpCompiler.compile(pattern, flags), null, text.toCharArray(), 0, text.length(), from, sticky);
    }

    @Test
    void takesLinearTimeWhereAMemoDoes() throws RegExpSyntaxException {
        String[] patterns = {"(a*)*b", "(a|a)*b", "(a+)+$", "((a*)*)*b", "(?:a+a+)+b", "^(a|aa)+$", "(?:a?){30}b", "(.*)(.*)(.*)(.*)b"};
        String text = "a".repeat(20_000) + "c";
        for (String pattern : patterns) {
            assertTimeoutPreemptively(Duration.ofSeconds(20),
                    () -> assertEquals(RegExpMatcher.NO_MATCH, match(new RegExpMatcher(null), pattern, "", text, 0, false), pattern));
        }
    }

    @Test
    void canBeInterrupted() throws RegExpSyntaxException {
        RegExpInterrupt third = new RegExpInterrupt() {
            private int asked;

            @Override
            public boolean requested() {
                return ++asked == 3;
            }
        };
        assertEquals(RegExpMatcher.INTERRUPTED, match(new RegExpMatcher(third), "(a+)+(a+)+(a+)+\\1\\2\\3b", "", "a".repeat(400), 0, false));
    }

    @Test
    void reportsTooManyOpenChoices() throws RegExpSyntaxException {
        RegExpMatcher matcher = new RegExpMatcher(null);
        assertEquals(RegExpMatcher.OUT_OF_STACK, match(matcher, "(?:a|a)*.b", "", "a".repeat(4_000_000), 0, true));
        assertEquals(RegExpMatcher.MATCHED, match(matcher, "a", "", "a", 0, false));
    }

    @Test
    void startsWhereItIsTold() throws RegExpSyntaxException {
        RegExpMatcher matcher = new RegExpMatcher(null);
        assertEquals(RegExpMatcher.NO_MATCH, match(matcher, "a", "", "ba", 0, true));
        assertEquals(RegExpMatcher.MATCHED, match(matcher, "a", "", "ba", 1, true));
        assertEquals(RegExpMatcher.NO_MATCH, match(matcher, "^a", "", "aa", 1, false));
        assertEquals(RegExpMatcher.MATCHED, match(matcher, ".", "u", "\ud83d\ude00", 1, true));
        assertEquals("0-2", matcher.start(0) + "-" + matcher.end(0));
    }

    /** Every pattern ends, and gives the same with and without memo and on both widths of input. */
    @Test
    void agreesWithItselfOnRandomPatterns() {
        Random random = new Random(7);
        String[] pieces = {"a", "b", ".", "[ab]", "[^a]", "\\b", "^", "$", "(", "(?:", "(?=", "(?!", "(?<=", ")", ")", ")", "*", "+", "?", "*?",
            "{2}", "{1,3}", "|", "\\1", "\\w", "\\u{61}", "(?<n>", "\\k<n>", "(?i:", "[", "]", "{", "}", "\\", "-", "&&", "\\q{", "\\p{L}"};
        String[] flags = {"", "u", "v", "i", "iu", "iv", "ms"};
        for (int i = 0; i < 20_000; i++) {
            StringBuilder pattern = new StringBuilder();
            for (int n = random.nextInt(12); n >= 0; n--) pattern.append(pieces[random.nextInt(pieces.length)]);
            StringBuilder text = new StringBuilder();
            for (int n = random.nextInt(10); n > 0; n--) text.append("aabAc\n".charAt(random.nextInt(6)));
            String flag = flags[random.nextInt(flags.length)];
            String late = RegExpCasesTest.exec(pattern.toString(), flag, text.toString(), 1 << 15);
            assertEquals(late, RegExpCasesTest.exec(pattern.toString(), flag, text.toString(), 0), "/" + pattern + "/" + flag + " on " + text);
            assertEquals(-1, late.indexOf("narrow"), pattern.toString());
        }
    }
}
