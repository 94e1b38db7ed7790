package tsubame.runtime.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SortTest {
    private record Item(int key, int position) {}

    private static final class ByKey extends Comparison {
        long calls;

        @Override
        public double compare(Object a, Object b) {
            calls++;
            return ((Item) a).key - ((Item) b).key;
        }
    }

    private static Item[] items(Random random, int length, int shape) {
        Item[] items = new Item[length];
        for (int i = 0; i < length; i++) {
            int key = switch (shape) {
                case 0 -> random.nextInt(length + 1);
                case 1 -> random.nextInt(5);
                case 2 -> i;
                case 3 -> length - i;
                default -> i / 40 % 2 == 0 ? i : length - i;
            };
            items[i] = new Item(key, i);
        }
        return items;
    }

    @Test
    void sortsStablyWhateverTheShape() {
        Random random = new Random(3);
        for (int round = 0; round < 500; round++) {
            Object[] items = items(random, random.nextInt(400), round % 5);
            Object[] expected = items.clone();
            Arrays.sort(expected, Comparator.comparingInt(item -> ((Item) item).key));
            StableSort.sort(items, 0, items.length, new ByKey());
            assertArrayEquals(expected, items);
        }
    }

    @Test
    void sortedInputCostsOneComparisonAnElement() {
        ByKey order = new ByKey();
        Object[] items = items(new Random(4), 10_000, 2);
        StableSort.sort(items, 0, items.length, order);
        assertTrue(order.calls < 11_000, () -> order.calls + " comparisons");
    }

    @Test
    void anInconsistentOrderStillEnds() {
        Random random = new Random(5);
        Object[] items = items(random, 2000, 0);
        StableSort.sort(items, 0, items.length, new Comparison() {
            @Override
            public double compare(Object a, Object b) {
                return random.nextInt(3) - 1;
            }
        });
        assertEquals(2000, Arrays.stream(items).distinct().count());
    }

    @Test
    void longsAndDoubles() {
        Random random = new Random(6);
        for (int round = 0; round < 200; round++) {
            long[] values = random.longs(random.nextInt(300)).map(value -> value >> random.nextInt(64)).toArray();
            long[] expected = values.clone();
            Arrays.sort(expected);
            LongSort.sort(values, values.length);
            assertArrayEquals(expected, values);
        }
        double[] ordered = {Double.NEGATIVE_INFINITY, -1.5, -Double.MIN_VALUE, -0.0, 0.0, 1e-300, 2, Double.POSITIVE_INFINITY, Double.NaN};
        for (int i = 0; i < ordered.length; i++) {
            assertEquals(ordered[i], LongSort.toDouble(LongSort.ofDouble(ordered[i])));
            assertTrue(i == 0 || LongSort.ofDouble(ordered[i - 1]) < LongSort.ofDouble(ordered[i]));
        }
    }
}
