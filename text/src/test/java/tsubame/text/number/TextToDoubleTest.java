package tsubame.text.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Text to number: rounding against Double.parseDouble and java.math, the grammars by cases. */
class TextToDoubleTest {
    private final Random random = new Random(7);

    private static double number(String s) {
        double wide = TextToDouble.number(s);
        byte[] narrow = new byte[s.length()];
        for (int i = 0; i < narrow.length; i++) {
            if (s.charAt(i) > 0xFF) {
                return wide;
            }
            narrow[i] = (byte) s.charAt(i);
        }
        assertEquals(wide, TextToDouble.number(narrow, 0, narrow.length), s);
        return wide;
    }

    private static double parseFloat(String s) {
        return TextToDouble.parseFloat(s.toCharArray(), 0, s.length());
    }

    private static double parseInt(String s, int radix) {
        return TextToDouble.parseInt(s.toCharArray(), 0, s.length(), radix);
    }

    @Test
    void powersOfTenAreRoundedDown() {
        for (int k = PowersOfTen.MIN; k <= PowersOfTen.MAX; k++) {
            BigInteger power = BigInteger.TEN.pow(Math.abs(k));
            int e = PowersOfTen.exponent(k);
            BigInteger scaled = k >= 0 ? (e >= 0 ? power.shiftRight(e) : power.shiftLeft(-e))
                    : BigInteger.ONE.shiftLeft(-e).divide(power);
            assertEquals(128, scaled.bitLength());
            assertEquals(scaled.longValue(), PowersOfTen.low(k), "10^" + k);
            assertEquals(scaled.shiftRight(64).longValue(), PowersOfTen.high(k), "10^" + k);
        }
    }

    @Test
    void roundsToNearestEven() {
        assertEquals(9007199254740992.0, number("9007199254740993"));
        assertEquals(9007199254740996.0, number("9007199254740995"));
        assertEquals(9007199254740994.0, number("9007199254740993.0000000000000000000000000000000000000001"));
        assertEquals(Double.MIN_VALUE, number("5e-324"));
        assertEquals(0.0, number("2.4703282292062327e-324"));
        assertEquals(Double.MIN_VALUE, number("2.4703282292062328e-324"));
        assertEquals(Double.MAX_VALUE, number("1.7976931348623157e308"));
        assertEquals(Double.POSITIVE_INFINITY, number("1.7976931348623159e308"));
        assertEquals(Double.MAX_VALUE, number("1.79769313486231580793e308"));
        assertEquals(2.2250738585072011e-308, number("2.2250738585072011e-308"));
        assertEquals(2.2250738585072014e-308, number("2.2250738585072012e-308"));
        assertEquals(0.0, number("1e-1000000000000"));
        assertEquals(Double.POSITIVE_INFINITY, number("1e1000000000000"));
        assertEquals(0.0, number("0e999999999999"));
        assertEquals(1.0, number("0." + "0".repeat(2000) + "1e2001"));
        assertEquals(1e300, number("1" + "0".repeat(2000) + "e-1700"));
    }

    @Test
    void roundsMidpointsExactly() {
        for (int i = 0; i < 4000; i++) {
            long bits = random.nextLong() & Long.MAX_VALUE;
            if (i % 3 == 0) {
                bits = bits & (1L << 52) - 1 | (long) random.nextInt(4) << 52;
            }
            double v = Double.longBitsToDouble(bits);
            double next = Double.longBitsToDouble(bits + 1);
            if (!(next < Double.POSITIVE_INFINITY)) {
                continue;
            }
            BigDecimal middle = new BigDecimal(v).add(new BigDecimal(next)).divide(BigDecimal.TWO);
            String s = middle.toString();
            assertEquals((bits & 1) == 0 ? v : next, number(s), s);
            String digits = middle.unscaledValue().toString();
            assertEquals(next, number(digits + "0000000000000000000001e" + (-middle.scale() - 22)));
            assertEquals(v, number(new BigDecimal(middle.unscaledValue().multiply(BigInteger.TEN).subtract(BigInteger.ONE),
                    middle.scale() + 1).toString()));
        }
    }

    @Test
    void readsWhatDoubleReads() {
        for (int i = 0; i < 300_000; i++) {
            String s = switch (i % 4) {
                case 0 -> Double.toString(Double.longBitsToDouble(random.nextLong() & Long.MAX_VALUE));
                case 1 -> Long.toUnsignedString(random.nextLong()) + "e" + (random.nextInt(700) - 350);
                case 2 -> random.nextInt(1000) + "." + (random.nextLong() >>> 1 + random.nextInt(63));
                default -> random.nextLong(1L << 62) + "" + random.nextLong(1L << 62) + "e" + (random.nextInt(700) - 360);
            };
            if (s.startsWith("NaN") || s.startsWith("Inf")) {
                continue;
            }
            assertEquals(Double.parseDouble(s), number(s), s);
        }
    }

    @Test
    void stringToNumber() {
        assertEquals(0.0, number(""));
        assertEquals(0.0, number(" \t\n\u00A0\uFEFF\u2029\u3000"));
        assertEquals(12.0, number("\uFEFF\u1680 12\u2028\r"));
        assertEquals(Double.NaN, number("\u180E1"));
        assertEquals(Double.NaN, number("1\u0661"));
        assertEquals(1 / -0.0, 1 / number("-0"));
        for (String bad : new String[] {"-", "+", ".", "e5", "1e", "1e+", "1_0", "1 2", "0x", "0xg", "-0x1", "0b2", "0o8", "infinity",
            "Infinityx", "1n", "--1", "1..2", "0x1.8", "x", "\u00FF", "1\u00E9"}) {
            assertEquals(Double.NaN, number(bad), bad);
        }
        assertEquals(Double.NEGATIVE_INFINITY, number(" -Infinity "));
        assertEquals(255.0, number("0xFf"));
        assertEquals(8.0, number("0O10"));
        assertEquals(5.0, number("0B101"));
        assertEquals(10.0, number("010"));
        assertEquals(5.0, number("5."));
        assertEquals(-0.5, number("-.5"));
        assertEquals(9007199254740994.0, number("0x20000000000001" + "1".replace('1', '8')) / 16);
        assertEquals(Double.POSITIVE_INFINITY, number("0x" + "f".repeat(300)));
    }

    @Test
    void floatPrefixes() {
        assertEquals(3.14, parseFloat("  3.14abc"));
        assertEquals(1.0, parseFloat("1e+"));
        assertEquals(0.0, parseFloat("0x10"));
        assertEquals(1.0, parseFloat("1_000"));
        assertEquals(0.5, parseFloat(".5.5"));
        assertEquals(Double.NEGATIVE_INFINITY, parseFloat("-Infinityx"));
        assertEquals(Double.NaN, parseFloat("Infinit"));
        assertEquals(Double.NaN, parseFloat(""));
        assertEquals(1.0, parseFloat("1\u0661"));
    }

    @Test
    void integerPrefixes() {
        assertEquals(255.0, parseInt("0xff", 0));
        assertEquals(255.0, parseInt(" -0XFFz", 16) * -1);
        assertEquals(0.0, parseInt("0x1", 10));
        assertEquals(Double.NaN, parseInt("0x", 16));
        assertEquals(Double.NaN, parseInt("9", 8));
        assertEquals(Double.NaN, parseInt("1", 1));
        assertEquals(Double.NaN, parseInt("1", 37));
        assertEquals(1e21, parseInt("1000000000000000000000", 10));
        assertEquals(1295.0, parseInt("zz", 36));
        assertEquals(0x1p64, parseInt("10000000000000000", 16));
        assertEquals(9007199254740992.0, parseInt("100000000000000000000000000000000000000000000000000001", 2));
        assertEquals(9007199254740996.0, parseInt("100000000000000000000000000000000000000000000000000011", 2));
        assertEquals(1 / -0.0, 1 / parseInt("-0", 10));
        for (int i = 0; i < 20_000; i++) {
            int radix = 2 + random.nextInt(35);
            BigInteger n = new BigInteger(random.nextInt(200) + 1, random);
            assertEquals(n.doubleValue(), parseInt(n.toString(radix), radix), n + " " + radix);
        }
    }

    @Test
    void literals() {
        assertEquals(1000000.5, TextToDouble.literal("1_000_000.5"));
        assertEquals(15.0, TextToDouble.literal("017"));
        assertEquals(89.0, TextToDouble.literal("089"));
        assertEquals(255.0, TextToDouble.literal("0xF_F"));
        assertEquals(0.0, TextToDouble.literal("0"));
        assertEquals(0.5, TextToDouble.literal("0.5"));
        assertEquals(0.0, TextToDouble.literal("0e1"));
        assertEquals(0x1p69, TextToDouble.literal("01" + "0".repeat(23)));
    }
}
