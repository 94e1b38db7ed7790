package tsubame.substitute;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Random sequences of operations on our collections and the JDK's side by side. */
class PlainCollectionsTest {
    private final Random random = new Random(11);

    private String element() {
        return "e" + random.nextInt(12);
    }

    @Test
    void listsAgree() {
        for (int round = 0; round < 300; round++) {
            ArrayList<String> expected = new ArrayList<>();
            PlainArrayList<String> actual = new PlainArrayList<>(random.nextInt(3));
            for (int step = 0; step < 60; step++) {
                changeList(expected, actual);
                assertArrayEquals(expected.toArray(), actual.toArray());
            }
            assertArrayEquals(expected.toArray(), PlainArrayList.of(expected).toArray());
        }
        assertThrows(IndexOutOfBoundsException.class, () -> new PlainArrayList<String>().get(0));
    }

    private void changeList(ArrayList<String> expected, PlainArrayList<String> actual) {
        String e = element();
        int size = expected.size();
        int at = size == 0 ? 0 : random.nextInt(size);
        assertEquals(expected.indexOf(e), actual.indexOf(e));
        assertEquals(expected.lastIndexOf(e), actual.lastIndexOf(e));
        assertEquals(expected.contains(e), actual.contains(e));
        switch (random.nextInt(size == 0 ? 3 : 8)) {
            case 0, 1 -> assertEquals(expected.add(e), actual.add(e));
            case 2 -> assertEquals(expected.remove(e), actual.remove(e));
            case 3 -> assertEquals(expected.set(at, e), actual.set(at, e));
            case 4 -> assertEquals(expected.remove(at), actual.remove(at));
            case 5 -> {
                expected.add(at, e);
                actual.add(at, e);
            }
            case 6 -> assertEquals(expected.addAll(List.of(e, "x")), actual.addAll(List.of(e, "x")));
            default -> {
                expected.removeAll(List.of(e));
                actual.removeAll(List.of(e));
            }
        }
    }

    @Test
    void toArrayKeepsTheTypeAndEndsWithNull() {
        PlainArrayList<String> list = new PlainArrayList<>(List.of("a", "b"));
        assertArrayEquals(new String[] {"a", "b"}, list.toArray(new String[0]));
        assertEquals(String[].class, list.toArray(new String[0]).getClass());
        assertArrayEquals(new String[] {"a", "b", null, "z"}, list.toArray(new String[] {"z", "z", "z", "z"}));
    }

    @Test
    void queuesAgree() {
        for (int round = 0; round < 300; round++) {
            ArrayDeque<String> expected = new ArrayDeque<>();
            PlainArrayDeque<String> actual = new PlainArrayDeque<>();
            for (int step = 0; step < 80; step++) changeQueue(expected, actual);
            assertArrayEquals(expected.toArray(), PlainArrayDeque.of(expected).toArray());
        }
    }

    private void changeQueue(ArrayDeque<String> expected, PlainArrayDeque<String> actual) {
        String e = element();
        switch (random.nextInt(8)) {
            case 0, 1, 2 -> assertEquals(expected.add(e), actual.add(e));
            case 3 -> {
                expected.addFirst(e);
                actual.addFirst(e);
            }
            case 4, 5 -> assertEquals(expected.poll(), actual.poll());
            case 6 -> assertEquals(expected.pollLast(), actual.pollLast());
            default -> assertEquals(expected.remove(e), actual.remove(e));
        }
        assertEquals(expected.peek(), actual.peek());
        assertEquals(expected.peekLast(), actual.peekLast());
        assertEquals(expected.isEmpty(), actual.isEmpty());
        Iterator<String> all = actual.iterator();
        for (String each : expected) assertEquals(each, all.next());
        assertEquals(false, all.hasNext());
    }

    @Test
    void mapsAgree() {
        for (int round = 0; round < 100; round++) {
            HashMap<String, String> expected = new HashMap<>();
            PlainHashMap<String, String> actual = new PlainHashMap<>();
            for (int step = 0; step < 200; step++) {
                String key = "k" + random.nextInt(60);
                if (random.nextInt(3) > 0) assertEquals(expected.put(key, key + step), actual.put(key, key + step));
                else assertEquals(expected.remove(key), actual.remove(key));
                String other = "k" + random.nextInt(60);
                assertEquals(expected.get(other), actual.get(other));
                assertEquals(expected.containsKey(other), actual.containsKey(other));
                assertEquals(expected.size(), actual.size());
            }
            PlainHashMap<Object, Object> copy = PlainHashMap.of(expected);
            expected.forEach((key, value) -> assertEquals(value, copy.get(key)));
        }
    }

    @Test
    void setsAgree() {
        for (int round = 0; round < 100; round++) {
            HashSet<String> expected = new HashSet<>();
            PlainHashSet<String> actual = new PlainHashSet<>();
            for (int step = 0; step < 60; step++) {
                String e = element();
                switch (random.nextInt(4)) {
                    case 0, 1 -> assertEquals(expected.add(e), actual.add(e));
                    case 2 -> assertEquals(expected.remove(e), actual.remove(e));
                    default -> {
                        expected.addAll(List.of(e, "x"));
                        actual.addAll(List.of(e, "x"));
                    }
                }
                assertEquals(expected, new HashSet<>(actual));
                assertEquals(expected.contains("e1"), actual.contains("e1"));
            }
        }
    }

    @Test
    void listsSortStably() {
        PlainArrayList<String> list = new PlainArrayList<>(List.of("bb", "a", "cc", "d", "ee", "f"));
        list.sort((a, b) -> Integer.compare(a.length(), b.length()));
        assertArrayEquals(new Object[] {"a", "d", "f", "bb", "cc", "ee"}, list.toArray());
        assertArrayEquals(new Object[] {1, 2, 3}, PlainList.of(1, 2, 3).toArray());
        assertArrayEquals(new Object[] {"x"}, PlainList.copyOf(List.of("x")).toArray());
    }

    @Test
    void arraysSort() {
        for (int round = 0; round < 200; round++) {
            int[] expected = random.ints(random.nextInt(40), -9, 9).toArray();
            int[] actual = expected.clone();
            int from = random.nextInt(expected.length + 1);
            int to = from + random.nextInt(expected.length - from + 1);
            java.util.Arrays.sort(expected, from, to);
            PlainArrays.sort(actual, from, to);
            assertArrayEquals(expected, actual);
        }
    }
}
