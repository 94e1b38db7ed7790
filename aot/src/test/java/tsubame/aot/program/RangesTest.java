package tsubame.aot.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import org.junit.jupiter.api.Test;

/** What is found of operators holds for every value in the operands' ranges: integers where it says so, -0 never, bounds kept. */
class RangesTest {
    private static final long[] CORNERS = {
        0, 1, 2, 3, 7, 16, 17, 100, 255, 65535, 1 << 30, Integer.MAX_VALUE - 1, Integer.MAX_VALUE, 1L << 31, 0xFFFF_FFFFL, 1L << 32, 1L << 40, 1L << 52,
        AbstractValue.EXACT
    };

    private final Random random = new Random(42);

    private long corner() {
        long value = CORNERS[random.nextInt(CORNERS.length)];
        return random.nextBoolean() ? value : -value;
    }

    private AbstractValue range() {
        long a = corner();
        long b = random.nextInt(4) == 0 ? a : corner();
        return AbstractValue.integer(Math.min(a, b), Math.max(a, b));
    }

    private double value(AbstractValue range) {
        long width = range.high() - range.low();
        long step = width == 0 ? 0 : switch (random.nextInt(3)) {
            case 0 -> 0;
            case 1 -> width;
            default -> Math.floorMod(random.nextLong(), width);
        };
        return range.low() + step;
    }

    private void holds(String name, BinaryOperator<AbstractValue> found, DoubleBinaryOperator meaning) {
        for (int n = 0; n < 20_000; n++) {
            AbstractValue a = range();
            AbstractValue b = range();
            AbstractValue result = found.apply(a, b);
            for (int k = 0; k < 5; k++) {
                double x = value(a);
                double y = value(b);
                double z = meaning.applyAsDouble(x, y);
                assertTrue(contains(result, z), name + ": " + x + ", " + y + " give " + z + ", not " + result + " as found for " + a + ", " + b);
            }
        }
    }

    /** A counter's next value beyond 2^53 counts as there: see {@link Ranges}. */
    private static boolean contains(AbstractValue result, double z) {
        if (result.is(AbstractValue.DOUBLE)) {
            return true;
        }
        boolean negativeZero = z == 0 && 1 / z < 0;
        double bound = AbstractValue.EXACT;
        return !negativeZero && z == Math.rint(z) && (z >= result.low() && z <= result.high() || Math.abs(z) > bound);
    }

    @Test
    void arithmetic() {
        holds("add", Ranges::add, Double::sum);
        holds("subtract", Ranges::subtract, (x, y) -> x - y);
        holds("multiply", Ranges::multiply, (x, y) -> x * y);
        holds("remainder", Ranges::remainder, (x, y) -> x % y);
        holds("negate", (a, b) -> Ranges.negate(a), (x, y) -> -x);
    }

    @Test
    void bits() {
        holds("and", Ranges::and, (x, y) -> (int) (long) x & (int) (long) y);
        holds("or", Ranges::or, (x, y) -> (int) (long) x | (int) (long) y);
        holds("shiftLeft", Ranges::shiftLeft, (x, y) -> (int) (long) x << (int) (long) y);
        holds("shiftRight", Ranges::shiftRight, (x, y) -> (int) (long) x >> (int) (long) y);
        holds("shiftRightUnsigned", Ranges::shiftRightUnsigned, (x, y) -> ((int) (long) x >>> (int) (long) y) & 0xFFFF_FFFFL);
    }

    @Test
    void joinsKeepBothSides() {
        for (int n = 0; n < 10_000; n++) {
            AbstractValue a = range();
            AbstractValue b = random.nextInt(3) == 0 ? AbstractValue.of(1 << random.nextInt(13) & ~AbstractValue.INTEGER) : range();
            AbstractValue joined = a.join(b);
            assertEquals(joined, joined.join(a));
            assertEquals(joined, joined.join(b));
            AbstractValue widened = a.widened(b);
            assertEquals(widened, widened.join(joined), "widening lost something");
        }
    }

    @Test
    void wideningEnds() {
        AbstractValue value = AbstractValue.integer(0, 0);
        int steps = 0;
        for (int n = 0; n < 1000; n++) {
            AbstractValue next = value.widened(Ranges.add(value, AbstractValue.integer(-1, 1 << 20)));
            steps += next.equals(value) ? 0 : 1;
            value = next;
        }
        assertTrue(steps < 12, steps + " steps");
    }
}
