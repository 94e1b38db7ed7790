package tsubame.text.unicode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Full case mapping, against the JDK's for all characters that it knows. */
class CaseMappingTest {
    private static String upper(String s) {
        char[] r = CaseMapping.upper(s.toCharArray(), 0, s.length());
        return r == null ? s : new String(r);
    }

    private static String lower(String s) {
        char[] r = CaseMapping.lower(s.toCharArray(), 0, s.length());
        return r == null ? s : new String(r);
    }

    @Test
    void mapsEveryCharacter() {
        for (int c = 0; c < 0x110000; c++) {
            if (Character.isDefined(c)) {
                String s = Character.toString(c);
                String name = Integer.toHexString(c);
                String up = s.toUpperCase(Locale.ROOT);
                String down = s.toLowerCase(Locale.ROOT);
                // Letters whose partner is newer than the JDK's Unicode.
                if (!up.equals(s) || Character.isDefined(upper(s).codePointAt(0))) {
                    assertEquals(up, upper(s), name);
                }
                if (!down.equals(s) || Character.isDefined(lower(s).codePointAt(0))) {
                    assertEquals(down, lower(s), name);
                }
            }
        }
    }

    @Test
    void mapsLatin1AsWideText() {
        byte[] all = new byte[256];
        for (int i = 0; i < 256; i++) {
            all[i] = (byte) i;
            String s = String.valueOf((char) i);
            byte[] down = CaseMapping.lowerLatin1(all, i, i + 1);
            assertEquals(lower(s), down == null ? s : new String(down, StandardCharsets.ISO_8859_1));
            assertEquals(upper(s).codePoints().allMatch(c -> c < 256), CaseMapping.upperIsLatin1(all, i, i + 1));
            if (CaseMapping.upperIsLatin1(all, i, i + 1)) {
                byte[] up = CaseMapping.upperLatin1(all, i, i + 1);
                assertEquals(upper(s), up == null ? s : new String(up, StandardCharsets.ISO_8859_1));
            }
        }
        assertFalse(CaseMapping.upperIsLatin1(all, 0, 256));
    }

    @Test
    void finalSigma() {
        assertEquals("\u03b1\u03c2", lower("\u0391\u03A3"));
        assertEquals("\u03c3", lower("\u03A3"));
        assertEquals("a\u03c2'", lower("A\u03A3'"));
        assertEquals("a'\u03c3'b", lower("A'\u03A3'B"));
        assertEquals("'\u03c3", lower("'\u03A3"));
        assertEquals("\ud835\udca2\u03c2", lower("\ud835\udca2\u03A3"));
        assertEquals("a\u03c3\ud835\udca2", lower("A\u03A3\ud835\udca2"));
        assertEquals("a\u03c2 b", lower("A\u03A3 B"));
        // U+0345 is cased and ignorable: ignored.
        assertEquals("\u0345\u03c3", lower("\u0345\u03A3"));
        assertEquals("a\u03c2\u0345", lower("A\u03A3\u0345"));
        assertEquals("a\u03c3\u0345\u03b1", lower("A\u03A3\u0345\u0391"));
        // The JDK does not ignore full stops and soft hyphens here, but hyphens.
        assertEquals("\u03c3\u03c2-\u03c3", lower("\u03a3\u03a3-\u03a3"));
        assertEquals("\u03c3\u03c3\u00ad\u03c2", lower("\u03a3\u03a3\u00ad\u03a3"));
        assertEquals("\u03b1\u03c3.\u0301a", lower("\u0391\u03a3.\u0301A"));
    }

    @Test
    void specialCases() {
        assertEquals("STRASSE", upper("stra\u00dfe"));
        assertEquals("FFI", upper("\ufb03"));
        assertEquals("i\u0307", lower("\u0130"));
        assertEquals("\ud801\udc00\ud800", upper("\ud801\udc28\ud800"));
        assertNull(CaseMapping.upper(new char[] {'A', '\u4e00', '\ud800'}, 0, 3));
        assertEquals("B", new String(CaseMapping.upper("abc".toCharArray(), 1, 2)));
    }
}
