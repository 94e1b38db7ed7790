package tsubame.text.regexp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

/** Messages and offsets of syntax errors, and limits. */
class RegExpSyntaxTest {
    private static void expectError(String pattern, String flags, int offset, String message) {
        RegExpSyntaxException error = RegExpSyntax.check(pattern, flags);
        assertNotNull(error, pattern);
        assertEquals(offset + ": " + message, error.offset() + ": " + error.getMessage(), pattern);
    }

    @Test
    void saysWhatAndWhere() {
        expectError("a(b", "", 3, "Unterminated group");
        expectError("ab)c", "", 2, "Unmatched ')'");
        expectError("ab[c", "", 4, "Unterminated character class");
        expectError("a+*", "", 2, "Nothing to repeat");
        expectError("(?x)", "", 2, "Invalid group");
        expectError("(?<a>b)(?<a>c)", "", 10, "Duplicate capture group name");
        expectError("(?<a>b)\\k<c>", "", 10, "Invalid named capture referenced");
        expectError("x{3,2}", "", 5, "numbers out of order in {} quantifier");
        expectError("[z-a]", "", 4, "Range out of order in character class");
        expectError("\\p{Nope}", "u", 2, "Invalid property name");
        expectError("a", "gg", 1, "Invalid flags 'gg'");
    }

    @Test
    void refusesDepthInsteadOfExhaustingTheStack() {
        assertNull(RegExpSyntax.check("(".repeat(400) + ")".repeat(400), ""));
        expectError("(".repeat(100_000), "", 500, "Regular expression too large");
        expectError("[".repeat(100_000), "v", 501, "Regular expression too large");
    }

    @Test
    void sharesNamesBetweenAlternativesOnly() {
        assertNull(RegExpSyntax.check("(?<a>x)|(?<a>y)", ""));
        assertNull(RegExpSyntax.check("(?:(?<a>x)|(?<a>y))\\k<a>", "u"));
        assertNotNull(RegExpSyntax.check("(?<a>x)|(?:(?<b>y)(?<b>z))", ""));
        assertNotNull(RegExpSyntax.check("(?:(?<a>x)|y)(?<a>z)", ""));
    }
}
