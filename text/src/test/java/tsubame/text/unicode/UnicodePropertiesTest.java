package tsubame.text.unicode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/** Property sets and case folding, against the JDK for the characters that it knows. */
class UnicodePropertiesTest {
    private static CodePointSet set(String name) {
        return UnicodeProperties.set(UnicodeProperties.find(name));
    }

    @Test
    void agreesWithTheJdk() {
        CodePointSet upper = set("Lu");
        CodePointSet digits = set("Decimal_Number");
        CodePointSet emoji = set("Emoji");
        CodePointSet han = UnicodeProperties.set(UnicodeProperties.find("sc", "Hani"));
        for (int c = 0; c < CodePointSet.LIMIT; c++) {
            if (!Character.isDefined(c)) continue;
            String name = Integer.toHexString(c);
            assertEquals(Character.getType(c) == Character.UPPERCASE_LETTER, upper.contains(c), name);
            assertEquals(Character.getType(c) == Character.DECIMAL_DIGIT_NUMBER, digits.contains(c), name);
            assertEquals(Character.isEmoji(c), emoji.contains(c), name);
            assertEquals(Character.UnicodeScript.of(c) == Character.UnicodeScript.HAN, han.contains(c), name);
        }
    }

    @Test
    void knowsNamesExactly() {
        assertTrue(UnicodeProperties.find("gc", "L") >= 0 && UnicodeProperties.find("IDS") >= 0);
        String[] unknown = {"", "lu", "Lu ", "L Letter", "IsGreek", "Greek", "Script", "Line_Break", "RGI_Emoji"};
        for (String name : unknown) assertEquals(UnicodeProperties.NONE, UnicodeProperties.find(name), name);
        assertEquals(UnicodeProperties.NONE, UnicodeProperties.find("sc", "Nope"));
        assertEquals(UnicodeProperties.NONE, UnicodeProperties.find("ASCII", "Yes"));
    }

    @Test
    void countsEmojiSequences() {
        ArrayList<int[]> flags = new ArrayList<>();
        UnicodeProperties.strings(UnicodeProperties.findStrings("RGI_Emoji_Flag_Sequence"), flags);
        assertTrue(flags.size() >= 258);
        for (int[] flag : flags) assertEquals(2, flag.length);
        ArrayList<int[]> all = new ArrayList<>();
        UnicodeProperties.strings(UnicodeProperties.findStrings("RGI_Emoji"), all);
        assertEquals(3953, all.size());
    }

    @Test
    void closesUnderFolding() {
        assertEquals("{K k 212a}", CaseFolding.closure('k', true).toString());
        assertEquals("{K k}", CaseFolding.closure('k', false).toString());
        for (int c = 0; c < CodePointSet.LIMIT; c++) {
            int folded = CaseFolding.simpleFold(c);
            assertEquals(folded, CaseFolding.simpleFold(folded));
            if (folded == c) continue;
            CodePointSet one = CaseFolding.closure(c, true);
            assertTrue(one.contains(c) && one.contains(folded));
            assertTrue(one.sameAs(CaseFolding.closure(CodePointSet.of(c), true)), Integer.toHexString(c));
        }
    }

    @Test
    void mergesRanges() {
        CodePointSet a = CodePointSet.ofRanges(new int[] {20, 30, 1, 5, 6, 8}, 6);
        assertEquals(2, a.rangeCount());
        CodePointSet b = CodePointSet.range(4, 25);
        assertEquals(30, a.union(b).size());
        assertEquals(5 + 6, a.intersect(b).size());
        assertEquals(a.size() - 11, a.subtract(b).size());
        assertTrue(a.complement().complement().sameAs(a));
        assertTrue(a.symmetricDifference(b).sameAs(a.union(b).subtract(a.intersect(b))));
    }
}
