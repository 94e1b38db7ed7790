package tsubame.runtime.collection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tsubame.runtime.value.JsString;

class OrderedTableTest {
    private static List<String> keys(OrderedTable table) {
        List<String> keys = new ArrayList<>();
        OrderedTable.Cursor cursor = new OrderedTable.Cursor(table);
        while (cursor.advance()) {
            keys.add(cursor.key() + "=" + cursor.value());
        }
        return keys;
    }

    private static List<String> keys(Map<Object, Object> map) {
        List<String> keys = new ArrayList<>();
        map.forEach((key, value) -> keys.add(key + "=" + value));
        return keys;
    }

    /** Keys of both kinds: a number, or a fresh string that equals the one before. */
    private static Object key(Random random) {
        double number = random.nextInt(60);
        return random.nextBoolean() ? (Object) number : JsString.of("key" + number);
    }

    @Test
    void doesWhatALinkedMapDoes() {
        Random random = new Random(1);
        for (int round = 0; round < 50; round++) {
            OrderedTable table = new OrderedTable(true);
            Map<Object, Object> map = new LinkedHashMap<>();
            for (int step = 0; step < 400; step++) {
                Object key = key(random);
                switch (random.nextInt(5)) {
                    case 0, 1, 2 -> {
                        assertEquals(!map.containsKey(key), table.put(key, (double) step));
                        map.put(key, (double) step);
                    }
                    case 3 -> assertEquals(map.remove(key) != null, table.remove(key));
                    default -> assertEquals(map.get(key), table.get(key));
                }
                if (random.nextInt(200) == 0) {
                    table.clear();
                    map.clear();
                }
                assertEquals(map.size(), table.size());
            }
            assertEquals(keys(map), keys(table));
            assertEquals(keys(map), keys(table.copy()));
        }
    }

    /** Against the specification's list, in which deleted entries stay as gaps and cursors are indices. */
    @Test
    void cursorsSurviveEveryChange() {
        Random random = new Random(2);
        for (int round = 0; round < 200; round++) {
            OrderedTable table = new OrderedTable(false);
            List<Object> list = new ArrayList<>();
            OrderedTable.Cursor cursor = new OrderedTable.Cursor(table);
            int position = 0;
            for (int step = 0; step < 300; step++) {
                Double key = (double) random.nextInt(40);
                int choice = random.nextInt(10);
                if (choice < 5) {
                    if (table.put(key, null)) {
                        list.add(key);
                    }
                } else if (choice < 8) {
                    if (table.remove(key)) {
                        list.set(list.indexOf(key), null);
                    }
                } else if (choice == 8 && random.nextInt(30) == 0) {
                    table.clear();
                    list.replaceAll(gone -> null);
                } else {
                    while (position < list.size() && list.get(position) == null) {
                        position++;
                    }
                    assertEquals(position < list.size(), cursor.advance());
                    if (position < list.size()) {
                        assertEquals(list.get(position++), cursor.key());
                    }
                }
            }
        }
    }

    @Test
    void keysAreSameValueZero() {
        OrderedTable table = new OrderedTable(false);
        table.put(OrderedTable.normalised(-0.0), null);
        table.put(Double.NaN, null);
        assertTrue(table.has(0.0));
        assertTrue(table.has(Double.longBitsToDouble(0xFFF8000000000001L)));
        assertFalse(table.has(JsString.of("0")));
        OrderedTable.Cursor cursor = new OrderedTable.Cursor(table);
        assertTrue(cursor.advance());
        assertEquals(0.0, cursor.key());
    }
}
