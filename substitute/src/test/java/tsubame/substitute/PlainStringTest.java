package tsubame.substitute;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Random strings of few different chars, narrow and wide: every method gives what the JDK's gives. */
class PlainStringTest {
    private static final int[] CODE_POINTS = {'a', 'b', ' ', 0xE9, 0xFF, 0x100, 0x3042, 0xD83D, 0xDE00, 0x1F600};

    private final Random random = new Random(7);

    private String text(int limit) {
        StringBuilder text = new StringBuilder();
        int kinds = random.nextBoolean() ? 4 : CODE_POINTS.length;
        for (int i = random.nextInt(limit); i > 0; i--) text.appendCodePoint(CODE_POINTS[random.nextInt(kinds)]);
        return text.toString();
    }

    private static void same(String expected, PlainString actual) {
        assertEquals(expected, actual.toString());
        assertEquals(PlainString.of(expected), actual);
        assertEquals(expected.hashCode(), actual.hashCode());
    }

    @Test
    void readsAsTheJdkReads() {
        for (int round = 0; round < 2000; round++) {
            String text = text(12);
            PlainString plain = PlainString.of(text);
            same(text, plain);
            assertEquals(text.length(), plain.length());
            assertEquals(text.isEmpty(), plain.isEmpty());
            assertArrayEquals(text.toCharArray(), plain.toCharArray());
            for (int i = 0; i < text.length(); i++) {
                assertEquals(text.charAt(i), plain.charAt(i));
                assertEquals(text.codePointAt(i), plain.codePointAt(i));
            }
        }
    }

    @Test
    void comparesAndFindsAsTheJdkDoes() {
        for (int round = 0; round < 5000; round++) {
            String text = text(12);
            String other = text(4);
            PlainString plain = PlainString.of(text);
            PlainString part = PlainString.of(other);
            int from = random.nextInt(16) - 2;
            int c = CODE_POINTS[random.nextInt(CODE_POINTS.length)];
            assertEquals(text.equals(other), plain.equals(part));
            assertEquals(Integer.signum(text.compareTo(other)), Integer.signum(plain.compareTo(part)));
            assertEquals(text.startsWith(other), plain.startsWith(part));
            assertEquals(text.startsWith(other, from), plain.startsWith(part, from));
            assertEquals(text.endsWith(other), plain.endsWith(part));
            assertEquals(text.indexOf(other), plain.indexOf(part));
            assertEquals(text.indexOf(other, from), plain.indexOf(part, from));
            assertEquals(text.lastIndexOf(other), plain.lastIndexOf(part));
            assertEquals(text.indexOf(c), plain.indexOf(c));
            assertEquals(text.indexOf(c, from), plain.indexOf(c, from));
            assertEquals(text.lastIndexOf(c), plain.lastIndexOf(c));
            assertEquals(text.contains(other), plain.contains(other));
            assertEquals(text.regionMatches(from, other, 0, 2), plain.regionMatches(from, part, 0, 2));
        }
    }

    @Test
    void makesWhatTheJdkMakes() {
        for (int round = 0; round < 2000; round++) {
            String text = text(12);
            PlainString plain = PlainString.of(text);
            int from = random.nextInt(text.length() + 1);
            int to = from + random.nextInt(text.length() - from + 1);
            same(text.substring(from), plain.substring(from));
            same(text.substring(from, to), plain.substring(from, to));
            same(text.trim(), plain.trim());
            same(text.replace('a', '\u3042'), plain.replace('a', '\u3042'));
            same(text.repeat(from), plain.repeat(from));
            String other = text(5);
            same(text.concat(other), plain.concat(PlainString.of(other)));
        }
        assertThrows(IndexOutOfBoundsException.class, () -> PlainString.of("ab").substring(1, 3));
        assertEquals("null", PlainString.valueOf((Object) null));
    }

    @Test
    void builderBuildsWhatTheJdkBuilds() {
        for (int round = 0; round < 500; round++) {
            StringBuilder expected = new StringBuilder();
            PlainStringBuilder actual = new PlainStringBuilder();
            for (int step = 0; step < 20; step++) change(expected, actual);
            assertEquals(expected.toString(), actual.toString());
        }
    }

    private void change(StringBuilder expected, PlainStringBuilder actual) {
        int length = expected.length();
        String text = text(6);
        char c = (char) CODE_POINTS[random.nextInt(8)];
        long number = random.nextLong() >> random.nextInt(64);
        switch (random.nextInt(9)) {
            case 0 -> same(expected.append(text), actual.append(text));
            case 1 -> same(expected.append(c), actual.append(c));
            case 2 -> same(expected.append((int) number), actual.append((int) number));
            case 3 -> same(expected.append(number), actual.append(number));
            case 4 -> same(expected.appendCodePoint(0x1F600), actual.appendCodePoint(0x1F600));
            case 5 -> same(expected.insert(length / 2, c), actual.insert(length / 2, c));
            case 6 -> same(expected.append(text, text.length() / 2, text.length()), actual.append(text, text.length() / 2, text.length()));
            case 7 -> {
                expected.setLength(length / 2);
                actual.setLength(length / 2);
            }
            default -> same(expected.delete(length / 3, length / 2), actual.delete(length / 3, length / 2));
        }
        if (expected.length() > 0) assertEquals(expected.charAt(expected.length() - 1), actual.charAt(actual.length() - 1));
    }

    private static void same(StringBuilder expected, PlainStringBuilder actual) {
        assertEquals(expected.length(), actual.length());
    }
}
