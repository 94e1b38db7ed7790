package tsubame.text.unicode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.text.Normalizer;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The four normalization forms, against the JDK's for all characters that it knows. */
class NormalizationTest {
    private static String normalize(String s, NormalizationForm form) {
        char[] r = Normalization.normalize(s.toCharArray(), 0, s.length(), form);
        return r == null ? s : new String(r);
    }

    private static void check(String s) {
        for (NormalizationForm form : NormalizationForm.values()) {
            String expected = Normalizer.normalize(s, Normalizer.Form.valueOf(form.name()));
            if (!expected.equals(normalize(s, form))) {
                assertEquals(hex(expected), hex(normalize(s, form)), form + " of " + hex(s));
            }
        }
    }

    private static String hex(String s) {
        StringBuilder out = new StringBuilder();
        s.codePoints().forEach(c -> out.append(Integer.toHexString(c)).append(' '));
        return out.toString();
    }

    @Test
    void normalizesEveryCharacter() {
        for (int c = 0; c < 0x110000; c++) {
            if (Character.isDefined(c) && Character.getType(c) != Character.PRIVATE_USE) {
                check(Character.toString(c));
            }
        }
    }

    @Test
    void normalizesSequences() {
        Random random = new Random(5);
        int[] known = java.util.stream.IntStream.range(0, 0x1F000).filter(Character::isDefined).toArray();
        int[] marks = java.util.stream.IntStream.of(known).filter(c -> Character.getType(c) == Character.NON_SPACING_MARK).toArray();
        for (int i = 0; i < 100_000; i++) {
            StringBuilder s = new StringBuilder();
            for (int n = random.nextInt(i % 1000 == 0 ? 200 : 7); n >= 0; n--) {
                int c = switch (random.nextInt(8)) {
                    case 0 -> known[random.nextInt(known.length)];
                    case 1 -> "aeiouAEIOUsnSN".charAt(random.nextInt(14));
                    case 2 -> 0x1100 + random.nextInt(0x100);
                    case 3 -> 0xAC00 + random.nextInt(11172);
                    case 4 -> 0x300 + random.nextInt(0x50);
                    default -> marks[random.nextInt(marks.length)];
                };
                s.appendCodePoint(c);
            }
            check(s.toString());
        }
    }

    @Test
    void keepsWhatIsNormal() {
        char[] s = "caf\u00e9 \ud800 \u4e00".toCharArray();
        assertNull(Normalization.normalize(s, 0, s.length, NormalizationForm.NFC));
        assertEquals("cafe\u0301 \ud800 \u4e00", normalize(new String(s), NormalizationForm.NFD));
        assertEquals("1\u20442", normalize("\u00bd", NormalizationForm.NFKC));
        assertSame(NormalizationForm.NFKD, NormalizationForm.named("NFKD"));
        assertNull(NormalizationForm.named("nfc"));
    }

    @Test
    void sortsLongRunsOfMarks() {
        String s = "a" + "\u0301\u0323".repeat(200_000);
        assertEquals(Normalizer.normalize("a" + "\u0301\u0323".repeat(40), Normalizer.Form.NFD),
                normalize("a" + "\u0301\u0323".repeat(40), NormalizationForm.NFD));
        assertEquals("a" + "\u0323".repeat(200_000) + "\u0301".repeat(200_000), normalize(s, NormalizationForm.NFD));
    }
}
