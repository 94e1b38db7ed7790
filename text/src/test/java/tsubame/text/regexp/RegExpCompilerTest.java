package tsubame.text.regexp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** What patterns become, for the optimisations that speed depends on. */
class RegExpCompilerTest {
    private static void expectCode(String pattern, String flags, String... lines) throws RegExpSyntaxException {
        assertEquals(String.join("\n", lines) + "\n", RegExpCompiler.compile(pattern, flags).dump(), pattern);
    }

    @Test
    void keepsLoopsThatCannotMatchWhatFollows() throws RegExpSyntaxException {
        expectCode("[a-z]+[0-9]", "", "first {a-z}", "0 POSSESSIVE {a-z} 1 inf", "4 SET {0-9}", "6 MATCH");
        expectCode("[a-z]+$", "", "first {a-z}", "0 POSSESSIVE {a-z} 1 inf", "4 LINE_END", "5 MATCH");
    }

    @Test
    void givesBackOnlyWhereTheRestCanBegin() throws RegExpSyntaxException {
        expectCode("[a-z]*z", "", "first {a-z}", "0 GREEDY {a-z} 0 inf {z}", "5 CHAR 122'z'", "7 MATCH");
    }

    @Test
    void looksAheadInsteadOfChoosing() throws RegExpSyntaxException {
        expectCode("(?:ab|cd)e", "", "first {a c}", "0 BRANCH {a} {c} t10", "4 CHAR 97'a'", "6 CHAR 98'b'", "8 JUMP t14",
                "10 CHAR 99'c'", "12 CHAR 100'd'", "14 CHAR 101'e'", "16 MATCH");
    }

    @Test
    void leavesNoChoiceAtTheEnd() throws RegExpSyntaxException {
        expectCode("a+b*", "", "prefix a", "first {a}", "0 GREEDY {a} 1 inf -1", "5 POSSESSIVE {b} 0 inf", "9 MATCH");
        expectCode(".a*(?=b)", "s", "first {0-ffff}", "0 SET {0-ffff}", "2 GREEDY {a} 0 inf -1", "7 LOOK r2", "9 CHAR 98'b'", "11 LOOK_END r2", "13 MATCH");
        expectCode("a+|[^]", "", "first {0-ffff}", "0 PICK {a} t9", "3 POSSESSIVE {a} 1 inf", "7 JUMP t11", "9 SET {0-ffff}", "11 MATCH");
    }

    @Test
    void findsPrefixAndAnchor() throws RegExpSyntaxException {
        expectCode("ab", "", "prefix ab", "first {a}", "0 CHAR 97'a'", "2 CHAR 98'b'", "4 MATCH");
        expectCode("^a|^b", "", "anchored", "first {a-b}", "0 BRANCH {a} {b} t9", "4 LINE_START", "5 CHAR 97'a'", "7 JUMP t12",
                "9 LINE_START", "10 CHAR 98'b'", "12 MATCH");
    }

    @Test
    void closesLettersUnderFolding() throws RegExpSyntaxException {
        expectCode("k", "i", "first {K k}", "0 CHAR2 75'K' 107'k'", "3 MATCH");
        expectCode("k", "iu", "first {K k 212a}", "0 SET {K k 212a}", "2 MATCH");
    }

    @Test
    void numbersOpcodesAsTheTableDoes() {
        assertEquals(RegExpOpcode.PICK + 1, RegExpOpcode.TABLE.length);
        assertEquals("MATCH", RegExpOpcode.name(RegExpOpcode.MATCH));
        assertEquals("POSSESSIVE_POINT", RegExpOpcode.name(RegExpOpcode.POSSESSIVE_POINT));
        assertEquals("ADVANCED_COUNT", RegExpOpcode.name(RegExpOpcode.ADVANCED_COUNT));
        assertEquals("nL", RegExpOpcode.operands(RegExpOpcode.REFERENCE));
    }
}
