package tsubame.text.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** BigInt against java.math.BigInteger, over sizes on both sides of every threshold. */
class BigIntTest {
    private static final BigInteger WORD = BigInteger.ONE.shiftLeft(64);
    private final Random random = new Random(11);

    /** Numbers with long runs of equal bits as well as random ones, and the neighbours of powers of two. */
    private BigInteger number(int bits) {
        int n = random.nextInt(bits) + 1;
        BigInteger x = switch (random.nextInt(4)) {
            case 0 -> BigInteger.ONE.shiftLeft(n).add(BigInteger.valueOf(random.nextInt(3) - 1));
            case 1 -> BigInteger.ONE.shiftLeft(n).subtract(BigInteger.ONE.shiftLeft(random.nextInt(n)));
            case 2 -> new BigInteger(n, random).shiftLeft(random.nextInt(n)).shiftRight(n / 2);
            default -> new BigInteger(n, random);
        };
        return random.nextBoolean() ? x.negate() : x;
    }

    private static BigInt big(BigInteger x) {
        long[] m = new long[x.bitLength() / 64 + 1];
        BigInteger rest = x.abs();
        for (int i = 0; i < m.length; i++) {
            m[i] = rest.longValue();
            rest = rest.shiftRight(64);
        }
        return BigInt.ofMagnitude(BigNat.normalised(m), x.signum() < 0);
    }

    private static void check(BigInteger expected, BigInt actual) {
        assertEquals(expected.bitLength() < 64, actual.isWord());
        if (!big(expected).same(actual)) {
            assertEquals(expected.toString(16), Ascii.string(BigIntText.bytes(actual, 16)));
        }
    }

    private void arithmetic(BigInteger a, BigInteger b) {
        BigInt x = big(a);
        BigInt y = big(b);
        check(a.add(b), x.add(y));
        check(a.subtract(b), x.subtract(y));
        check(a.multiply(b), x.multiply(y));
        check(a.negate(), x.negate());
        assertEquals(Integer.signum(a.compareTo(b)), Integer.signum(x.compare(y)));
        assertEquals(a.equals(b), x.same(y));
        if (b.signum() != 0) {
            check(a.divide(b), x.divide(y));
            check(a.remainder(b), x.remainder(y));
        }
    }

    @Test
    void smallArithmetic() {
        long[] edges = {0, 1, -1, 2, -2, 10, Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 1, 1L << 32, -1L << 32, 1L << 62};
        for (long a : edges) {
            for (long b : edges) {
                arithmetic(BigInteger.valueOf(a), BigInteger.valueOf(b));
                for (BigInteger shift : new BigInteger[] {WORD, WORD.shiftRight(1), WORD.negate()}) {
                    arithmetic(BigInteger.valueOf(a).add(shift), BigInteger.valueOf(b));
                    arithmetic(BigInteger.valueOf(a).add(shift), BigInteger.valueOf(b).add(shift));
                }
            }
        }
    }

    @Test
    void arithmeticOfAllSizes() {
        for (int i = 0; i < 20_000; i++) {
            arithmetic(number(130), number(130));
            arithmetic(number(1000), number(400));
        }
        for (int i = 0; i < 60; i++) {
            arithmetic(number(40_000), number(30_000));
            arithmetic(number(70_000), number(6_000));
        }
        for (int i = 0; i < 4; i++) {
            BigInteger d = number(60_000).add(BigInteger.ONE.shiftLeft(50_000 + i));
            arithmetic(d.multiply(number(90_000)).subtract(BigInteger.ONE), d);
        }
    }

    @Test
    void divisionOfAwkwardWords() {
        BigInteger[] words = {BigInteger.ZERO, BigInteger.ONE, WORD.subtract(BigInteger.ONE), WORD.shiftRight(1),
            WORD.shiftRight(1).subtract(BigInteger.ONE), WORD.subtract(BigInteger.TWO)};
        for (int i = 0; i < 60_000; i++) {
            BigInteger a = BigInteger.ZERO;
            BigInteger b = BigInteger.ONE;
            for (int k = random.nextInt(6); k >= 0; k--) {
                a = a.multiply(WORD).add(words[random.nextInt(words.length)]);
            }
            for (int k = random.nextInt(4); k >= 0; k--) {
                b = b.multiply(WORD).add(words[random.nextInt(words.length)]);
            }
            BigInteger top = i % 2 == 0 ? b : b.mod(WORD.pow(2)).add(BigInteger.ONE);
            check(a.divide(top), big(a).divide(big(top)));
            check(a.remainder(top), big(a).remainder(big(top)));
        }
    }

    @Test
    void bits() {
        for (int i = 0; i < 20_000; i++) {
            BigInteger a = number(300);
            BigInteger b = number(i % 2 == 0 ? 60 : 300);
            BigInt x = big(a);
            BigInt y = big(b);
            check(a.and(b), BigIntBits.and(x, y));
            check(a.or(b), BigIntBits.or(x, y));
            check(a.xor(b), BigIntBits.xor(x, y));
            check(a.not(), BigIntBits.not(x));
            int n = random.nextInt(400) - 200;
            check(a.shiftLeft(n), BigIntBits.shiftLeft(x, BigInt.of(n)));
            check(a.shiftRight(n), BigIntBits.shiftRight(x, BigInt.of(n)));
            int width = random.nextInt(400);
            BigInteger modulus = BigInteger.ONE.shiftLeft(width);
            BigInteger low = a.mod(modulus);
            check(low, BigIntBits.asUintN(width, x));
            boolean sign = width > 0 && low.testBit(width - 1);
            check(sign ? low.subtract(modulus) : low, BigIntBits.asIntN(width, x));
            assertEquals(a.longValue(), x.toLong());
            check(new BigInteger(Long.toUnsignedString(a.longValue())), BigInt.ofUnsigned(a.longValue()));
        }
        check(BigInteger.ONE.negate(), BigIntBits.shiftRight(BigInt.of(-5), big(WORD)));
        assertNull(BigIntBits.shiftLeft(BigInt.ONE, big(WORD)));
        assertNull(BigIntBits.shiftLeft(BigInt.ONE, BigInt.of(1L << 30)));
        assertNull(BigIntBits.asUintN(1L << 53, BigInt.of(-1)));
        check(BigInteger.ONE, BigIntBits.asUintN((1L << 53) - 1, BigInt.ONE));
    }

    @Test
    void powers() {
        for (int i = 0; i < 2000; i++) {
            BigInteger a = number(i % 3 == 0 ? 100 : 12);
            int n = random.nextInt(60);
            check(a.pow(n), big(a).power(BigInt.of(n)));
        }
        BigInt largest = BigInt.of(2).power(BigInt.of((1 << 30) - 1));
        assertEquals(1L << 30, BigNat.bitLength(largest.magnitude()));
        assertNull(largest.add(largest));
        assertNull(BigInt.of(2).power(BigInt.of(1 << 30)));
        assertNull(BigInt.of(3).power(BigInt.of(1L << 40)));
        check(BigInteger.ONE.negate(), BigInt.of(-1).power(big(WORD.add(BigInteger.ONE))));
    }

    @Test
    void doubles() {
        for (int i = 0; i < 20_000; i++) {
            BigInteger a = number(i % 10 == 0 ? 1100 : 140);
            assertEquals(a.doubleValue(), big(a).toDouble(), a.toString());
            double d = Double.longBitsToDouble((long) (1023 + random.nextInt(120)) << 52 | random.nextLong(1L << 52));
            double e = i % 2 == 0 ? d : -d;
            BigInteger whole = new BigDecimal(e).toBigInteger();
            check(whole, BigInt.ofInteger(whole.doubleValue()));
            BigInteger near = whole.add(BigInteger.valueOf(random.nextInt(3) - 1));
            for (BigInteger n : new BigInteger[] {near, whole, a}) {
                assertEquals(new BigDecimal(n).compareTo(new BigDecimal(e)), big(n).compare(e), n + " " + e);
            }
        }
        for (BigInteger a : new BigInteger[] {BigInteger.ZERO, WORD, WORD.negate(), BigInteger.ONE}) {
            assertEquals(-1, big(a).compare(Double.POSITIVE_INFINITY));
            assertEquals(1, big(a).compare(Double.NEGATIVE_INFINITY));
        }
        assertEquals(0, BigInt.ZERO.compare(-0.0));
        assertEquals(-1, BigInt.ZERO.compare(Double.MIN_VALUE));
        assertEquals(0, BigInt.of(Long.MIN_VALUE).compare(-0x1p63));
        assertEquals(-1, BigInt.of(Long.MAX_VALUE).compare(0x1p63));
        assertEquals(0, big(WORD).compare(0x1p64));
    }

    @Test
    void text() {
        for (int i = 0; i < 4000; i++) {
            BigInteger a = number(i % 100 == 0 ? 30_000 : i % 10 == 0 ? 4000 : 200);
            int radix = 2 + random.nextInt(35);
            String digits = a.toString(radix);
            assertEquals(digits, Ascii.string(BigIntText.bytes(big(a), radix)));
            byte[] s = Ascii.bytes(a.abs().toString(radix));
            check(a.abs(), BigInt.ofMagnitude(BigNatText.parse(s, 0, s.length, radix), false));
            check(a, BigIntText.parse(a.toString()));
        }
        BigInteger large = new BigInteger(1_000_000, random);
        String digits = large.toString();
        assertEquals(digits, big(large).toString());
        check(large, BigIntText.parse(digits));
    }

    @Test
    void grammar() {
        check(BigInteger.ZERO, BigIntText.parse(""));
        check(BigInteger.ZERO, BigIntText.parse(" \uFEFF\n"));
        check(BigInteger.TEN, BigIntText.parse(" \u30000010 "));
        check(BigInteger.TEN.negate(), BigIntText.parse("-10"));
        check(BigInteger.valueOf(255), BigIntText.parse("0xFf"));
        check(BigInteger.valueOf(7), BigIntText.parse("0B111"));
        for (String bad : new String[] {"-", "+", "1n", "1.0", "1e3", "-0x1", "0x", "0b2", "1_0", "a", "\u0661", "Infinity", "1 1"}) {
            assertNull(BigIntText.parse(bad), bad);
        }
        check(BigInteger.valueOf(1_000_000), BigIntText.literal("1_000_000n"));
        check(WORD, BigIntText.literal("0x1_0000_0000_0000_0000n"));
        assertFalse(BigInt.ONE.isZero());
    }
}
