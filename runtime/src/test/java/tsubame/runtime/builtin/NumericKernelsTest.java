package tsubame.runtime.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tsubame.runtime.binary.HalfPrecision;

class NumericKernelsTest {
    @Test
    void exactSumIsRoundedOnce() {
        Random random = new Random(7);
        for (int round = 0; round < 2000; round++) {
            ExactSum sum = new ExactSum();
            BigDecimal exact = BigDecimal.ZERO;
            for (int i = random.nextInt(20); i >= 0; i--) {
                double value = Double.longBitsToDouble(random.nextLong());
                if (value - value != 0) {
                    continue;
                }
                if (random.nextInt(3) == 0) {
                    value = Math.scalb(random.nextDouble() - 0.5, random.nextInt(20) - 1074 + 60);
                }
                sum.add(value);
                exact = exact.add(new BigDecimal(value));
            }
            assertEquals(exact.doubleValue() + 0.0, sum.result());
        }
    }

    @Test
    void exactSumOverflowsLate() {
        ExactSum sum = new ExactSum();
        sum.add(Double.MAX_VALUE);
        sum.add(Double.MAX_VALUE);
        sum.add(-Double.MAX_VALUE);
        assertEquals(Double.MAX_VALUE, sum.result());
        sum.add(Double.MAX_VALUE);
        assertEquals(Double.POSITIVE_INFINITY, sum.result());
    }

    @Test
    void halfPrecisionIsThatOfTheJdkButForDoubleRounding() {
        for (int bits = 0; bits < 0x10000; bits++) {
            double value = HalfPrecision.decode(bits);
            assertEquals((double) Float.float16ToFloat((short) bits), value);
            if (value == value) {
                assertEquals(bits, HalfPrecision.encode(value));
                assertEquals(value, HalfPrecision.round(value));
            }
        }
        Random random = new Random(8);
        for (int i = 0; i < 100_000; i++) {
            float value = Float.intBitsToFloat(random.nextInt());
            assertEquals((double) Float.float16ToFloat(Float.floatToFloat16(value)), HalfPrecision.round(value));
        }
        // Just above a tie: through binary32 this would become the tie and round down to even.
        assertEquals(1.0009765625, HalfPrecision.round(1.00048828125 + 0x1p-40));
    }

    @Test
    void elementaryFunctionsAreInversesOfStrictMath() {
        Random random = new Random(9);
        for (int i = 0; i < 10_000; i++) {
            double x = (random.nextDouble() - 0.5) * 20;
            assertEquals(x, Elementary.asinh(StrictMath.sinh(x)), Math.abs(x) * 2e-15);
            assertEquals(Math.abs(x) + 1, Elementary.acosh(StrictMath.cosh(Math.abs(x) + 1)), (Math.abs(x) + 1) * 2e-15);
            double y = random.nextDouble() - 0.5;
            assertEquals(y, Elementary.atanh(StrictMath.tanh(y)), Math.abs(y) * 2e-15);
        }
        for (int exponent = -1074; exponent < 1024; exponent++) {
            assertEquals((double) exponent, Elementary.log2(Math.scalb(1.0, exponent)));
        }
        assertEquals(13, Elementary.hypot(new double[] {3, 4, 12}, 12));
    }

    @Test
    void randomNumbersDependOnTheSeedAlone() {
        Xorshift128 a = new Xorshift128(42);
        Xorshift128 b = new Xorshift128(42);
        double sum = 0;
        for (int i = 0; i < 10_000; i++) {
            double number = a.next();
            assertEquals(number, b.next());
            assertTrue(number >= 0 && number < 1);
            sum += number;
        }
        assertEquals(5000, sum, 150);
        assertTrue(new Xorshift128(0).next() != new Xorshift128(1).next());
    }
}
