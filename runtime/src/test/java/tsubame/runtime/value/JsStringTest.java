package tsubame.runtime.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;

class JsStringTest {
    @BeforeAll
    static void realm() {
        Agent.realm = Realm.create();
    }

    private static JsString s(String text) {
        return JsString.of(text);
    }

    @Test
    void widthsAreCanonical() {
        assertTrue(s("café").isLatin1());
        assertFalse(s("caf\u0101").isLatin1());
        JsString mixed = JsString.concat(s("0123456789012345678901234"), s("\u4e00"));
        assertFalse(mixed.isLatin1());
        JsString narrowAgain = mixed.slice(0, 25);
        assertTrue(narrowAgain.isLatin1());
        assertTrue(JsString.same(narrowAgain, s("0123456789012345678901234")));
        assertEquals(narrowAgain.hashCode(), s("0123456789012345678901234").hashCode());
        assertNull(mixed.latin1OrNull());
        assertEquals(26, mixed.length());
    }

    @Test
    void ropesBothWaysGrowDeepWithoutRecursion() {
        JsString right = JsString.EMPTY;
        JsString left = JsString.EMPTY;
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < 200_000; i++) {
            char c = (char) ('a' + i % 26);
            right = JsString.concat(right, JsString.ofChar(c));
            left = JsString.concat(JsString.ofChar(c), left);
            expected.append(c);
        }
        assertEquals(expected.toString(), right.toJavaString());
        assertEquals(expected.reverse().toString(), left.toJavaString());
    }

    @Test
    void randomRopesEqualTheirText() {
        Random random = new Random(1);
        for (int round = 0; round < 200; round++) {
            JsString[] ropes = new JsString[20];
            String[] texts = new String[20];
            for (int i = 0; i < 20; i++) {
                if (i < 4) {
                    texts[i] = random.nextInt(4) == 0 ? "w\u0394" + i : "latin-1 text number " + i;
                    ropes[i] = s(texts[i]);
                } else {
                    int a = random.nextInt(i);
                    int b = random.nextInt(i);
                    texts[i] = texts[a].length() + texts[b].length() > 5000 ? texts[a] : texts[a] + texts[b];
                    ropes[i] = texts[i].equals(texts[a]) && texts[i].length() == texts[a].length()
                            ? ropes[a] : JsString.concat(ropes[a], ropes[b]);
                }
                if (random.nextInt(3) == 0) {
                    assertEquals(s(texts[i]).hashCode(), ropes[i].hashCode());
                }
            }
            for (int i = 0; i < 20; i++) {
                assertTrue(JsString.same(ropes[i], s(texts[i])));
                assertEquals(texts[i], ropes[i].toJavaString());
            }
        }
    }

    @Test
    void concatenationBeyondTheLimitIsARangeError() {
        JsString big = s("x".repeat(1024));
        for (int i = 0; i < 18; i++) {
            big = JsString.concat(big, big);
        }
        JsString half = big; // 2^28
        JsString almost = JsString.concat(half, half.slice(0, 10)); // flattens half once
        assertEquals((1 << 28) + 10, almost.length());
        assertThrows(JsThrow.class, () -> JsString.concat(almost, almost));
    }

    @Test
    void searching() {
        JsString text = s("abcabcab");
        assertEquals(2, text.indexOf(s("ca"), 0));
        assertEquals(5, text.indexOf(s("ca"), 3));
        assertEquals(-1, text.indexOf(s("\u0100"), 0));
        assertEquals(8, text.indexOf(JsString.EMPTY, 8));
        assertEquals(-1, text.indexOf(JsString.EMPTY, 9));
        assertEquals(6, text.lastIndexOf(s("ab"), 100));
        assertEquals(3, text.lastIndexOf(s("ab"), 5));
        assertEquals(-1, text.lastIndexOf(s("abcabcabc"), 5));
        assertEquals(8, text.lastIndexOf(JsString.EMPTY, 100));
        assertTrue(text.startsWith(s("bc"), 4));
        assertFalse(text.startsWith(s("bc"), 7));
        JsString wide = s("\u4e00b\u4e8cb");
        assertEquals(1, wide.indexOf(s("b"), 0));
        assertEquals(3, wide.lastIndexOf(s("b"), 3));
    }

    @Test
    void orderIsByCodeUnits() {
        assertTrue(JsString.compare(s("a"), s("b")) < 0);
        assertTrue(JsString.compare(s("a"), s("aa")) < 0);
        assertTrue(JsString.compare(s("\u00ff"), s("a")) > 0);
        assertTrue(JsString.compare(s("\uffff"), s("\ud800\udc00")) > 0);
        assertEquals(0, JsString.compare(s("\u0101"), s("\u0101")));
    }

    @Test
    void codePoints() {
        JsString text = s("a\ud83d\ude00\ud83d");
        assertEquals(0x1F600, text.codePointAt(1));
        assertEquals(0xDE00, text.codePointAt(2));
        assertEquals(0xD83D, text.codePointAt(3));
        assertTrue(JsString.same(JsString.ofCodePoint(0x1F600), text.slice(1, 3)));
    }

    @Test
    void singleUnitsComeFromTheTable() {
        assertSame(JsString.ofChar('x'), s("wxy").slice(1, 2));
        assertSame(JsString.ofChar('x'), s("x"));
        assertSame(JsString.EMPTY, s("abc").slice(3));
    }

    @Test
    void builderWidensOnce() {
        JsStringBuilder b = new JsStringBuilder(1);
        b.append("abc").append('\u00e9').append(s("d\u0100e")).append(s("fgh"), 1, 2).appendCodePoint(0x10000);
        assertEquals("abc\u00e9d\u0100eg\ud800\udc00", b.toString());
        b.truncate(4);
        assertTrue(b.toJsString().isLatin1());
        assertEquals("abcé", b.toString());
    }
}
