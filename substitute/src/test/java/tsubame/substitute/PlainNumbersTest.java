package tsubame.substitute;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Numbers, chars and arrays: borders and random ones, against the JDK. */
class PlainNumbersTest {
    private static final double[] DOUBLES = {0.0, -0.0, 1, -1, 0.5, Double.MIN_VALUE, -Double.MIN_VALUE, Double.MIN_NORMAL, 3e-310,
        Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN, Math.PI, 1e300, 1e-300};

    private final Random random = new Random(13);

    private long number() {
        return switch (random.nextInt(8)) {
            case 0 -> Long.MIN_VALUE;
            case 1 -> Long.MAX_VALUE;
            case 2 -> 0;
            case 3 -> random.nextInt(5) - 2;
            default -> random.nextLong() >> random.nextInt(64);
        };
    }

    @Test
    void integersAgree() {
        for (int round = 0; round < 20000; round++) {
            long j = number();
            int i = (int) j;
            assertEquals(Long.toString(j), PlainLong.toString(j));
            assertEquals(Integer.toString(i), PlainInteger.toString(i));
            assertEquals(Integer.toHexString(i), PlainInteger.toHexString(i));
            assertEquals(Integer.signum(i), PlainInteger.signum(i));
            assertEquals(Long.signum(j), PlainLong.signum(j));
            assertEquals(Integer.highestOneBit(i), PlainInteger.highestOneBit(i));
            assertEquals(Long.highestOneBit(j), PlainLong.highestOneBit(j));
            assertEquals(i, PlainInteger.parseInt(Integer.toString(i)));
            long other = number();
            int k = (int) other;
            assertEquals(Long.compareUnsigned(j, other), PlainLong.compareUnsigned(j, other));
            assertEquals(Integer.compareUnsigned(i, k), PlainInteger.compareUnsigned(i, k));
            assertEquals(Integer.rotateLeft(i, k), PlainInteger.rotateLeft(i, k));
            assertEquals(Long.rotateRight(j, k), PlainLong.rotateRight(j, k));
            if (k == 0 || other == 0) continue;
            assertEquals(Integer.divideUnsigned(i, k), PlainInteger.divideUnsigned(i, k));
            assertEquals(Integer.remainderUnsigned(i, k), PlainInteger.remainderUnsigned(i, k));
            assertEquals(Math.floorDiv(i, k), PlainMath.floorDiv(i, k));
            assertEquals(Math.floorMod(i, k), PlainMath.floorMod(i, k));
            assertEquals(Math.ceilDiv(i, k), PlainMath.ceilDiv(i, k));
            assertEquals(Math.ceilDiv(j, other), PlainMath.ceilDiv(j, other));
            assertEquals(Math.multiplyFull(i, k), PlainMath.multiplyFull(i, k));
            assertEquals(Math.clamp(j, -5, 7), PlainMath.clamp(j, -5, 7));
            assertEquals(Math.floorDiv(j, other), PlainMath.floorDiv(j, other));
            assertEquals(Math.floorMod(j, other), PlainMath.floorMod(j, other));
        }
        for (String bad : new String[] {"", "-", "+", "x", "1x", "2147483648", "-2147483649", "99999999999999999999"}) {
            assertThrows(IllegalArgumentException.class, () -> PlainInteger.parseInt(bad), bad);
        }
    }

    @Test
    void doublesAgree() {
        for (int round = 0; round < 20000; round++) {
            double a = round < DOUBLES.length ? DOUBLES[round] : Double.longBitsToDouble(random.nextLong());
            double b = DOUBLES[random.nextInt(DOUBLES.length)];
            assertEquals(Double.doubleToLongBits(a), PlainDouble.doubleToLongBits(a));
            assertEquals(Double.compare(a, b), PlainDouble.compare(a, b));
            assertEquals(Double.hashCode(a), PlainDouble.valueOf(a).hashCode());
            assertEquals(Double.valueOf(a).equals(b), PlainDouble.valueOf(a).equals(PlainDouble.valueOf(b)));
            assertEquals(Double.isNaN(a), PlainDouble.isNaN(a));
            assertEquals(Double.isInfinite(a), PlainDouble.isInfinite(a));
            assertEquals(Double.isFinite(a), PlainDouble.isFinite(a));
            assertEquals(Math.getExponent(a), PlainMath.getExponent(a));
            assertEquals(Math.copySign(a, b), PlainMath.copySign(a, b));
            assertEquals(Math.signum(a), PlainMath.signum(a));
            assertEquals(Math.nextUp(a), PlainMath.nextUp(a));
            assertEquals(Math.nextDown(a), PlainMath.nextDown(a));
            assertEquals(Math.clamp(a, -1.0, 2.0), PlainMath.clamp(a, -1.0, 2.0));
            int scale = random.nextInt(4400) - 2200;
            assertEquals(Math.scalb(a, scale), PlainMath.scalb(a, scale), a + " " + scale);
        }
    }

    @Test
    void surrogatesAgree() {
        for (int c = 0; c < 0x110000; c += 1 + random.nextInt(60)) {
            assertEquals(Character.charCount(c), PlainCharacter.charCount(c));
            if (c >= 0x10000) {
                char high = PlainCharacter.highSurrogate(c);
                char low = PlainCharacter.lowSurrogate(c);
                assertEquals(Character.highSurrogate(c), high);
                assertEquals(Character.lowSurrogate(c), low);
                assertEquals(c, PlainCharacter.toCodePoint(high, low));
            } else {
                assertEquals(Character.isHighSurrogate((char) c), PlainCharacter.isHighSurrogate((char) c));
                assertEquals(Character.isLowSurrogate((char) c), PlainCharacter.isLowSurrogate((char) c));
            }
        }
    }

    @Test
    void arraysAgree() {
        for (int round = 0; round < 3000; round++) {
            int[] a = random.ints(random.nextInt(9), 0, 5).sorted().toArray();
            int[] b = random.ints(random.nextInt(9), 0, 5).sorted().toArray();
            int n = random.nextInt(12);
            assertArrayEquals(Arrays.copyOf(a, n), PlainArrays.copyOf(a, n));
            int from = random.nextInt(a.length + 1);
            assertArrayEquals(Arrays.copyOfRange(a, from, from + n), PlainArrays.copyOfRange(a, from, from + n));
            assertEquals(Arrays.equals(a, b), PlainArrays.equals(a, b));
            assertEquals(Integer.signum(Arrays.compare(a, b)), Integer.signum(PlainArrays.compare(a, b)));
            byte[] bytes = new byte[a.length];
            random.nextBytes(bytes);
            byte[] others = random.nextBoolean() ? bytes.clone() : new byte[n];
            assertEquals(Integer.signum(Arrays.compareUnsigned(bytes, others)), Integer.signum(PlainArrays.compareUnsigned(bytes, others)));
            assertEquals(Arrays.mismatch(bytes, others), PlainArrays.mismatch(bytes, others));
            int found = PlainArrays.binarySearch(a, 0, a.length, n);
            int expected = Arrays.binarySearch(a, n);
            assertEquals(expected < 0, found < 0);
            assertEquals(expected < 0 ? expected : a[expected], expected < 0 ? found : a[found]);
        }
        String[] typed = PlainArrays.copyOf(new String[] {"a", "b"}, 3);
        assertArrayEquals(new String[] {"a", "b", null}, typed);
        assertArrayEquals(new String[] {"b"}, PlainArrays.copyOfRange(typed, 1, 2));
    }
}
