package tsubame.runtime.object;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

class JsArrayTest {
    @BeforeEach
    void realm() {
        Agent.realm = Realm.create();
    }

    @AfterEach
    void forget() {
        Agent.indexedPrototypes = false;
    }

    private static JsArray numbers(int n) {
        JsArray array = JsArray.create();
        for (int i = 0; i < n; i++) {
            assertTrue(array.push((double) i));
        }
        return array;
    }

    @Test
    void kindsGoForward() {
        JsArray array = numbers(3);
        assertEquals(JsArray.PACKED_DOUBLE, array.kind());
        array.put(PropertyKey.of("1"), JsString.of("x"));
        assertEquals(JsArray.PACKED, array.kind());
        array.putIndex(5, 1.0);
        assertEquals(JsArray.HOLEY, array.kind());
        assertEquals(6, array.length());
        assertSame(Undefined.UNDEFINED, array.getIndex(4));
        assertFalse(array.hasIndex(4));
        array.putIndex(4294967294L, 1.0);
        assertEquals(JsArray.SPARSE, array.kind());
        assertEquals(4294967295L, array.length());
        assertEquals(JsString.of("x"), array.getIndex(1));
    }

    @Test
    void hugeLengthsTakeNoRoom() {
        JsArray array = JsArray.create();
        array.put(Names.LENGTH, 4294967295.0);
        assertEquals(4294967295L, array.length());
        assertSame(Undefined.UNDEFINED, array.getIndex(4000000000L));
        array.putIndex(4294967293L, 1.0);
        assertEquals("4294967293 length", String.join(" ", java.util.Arrays.stream(array.ownKeys()).map(Object::toString).toList()));
        array.put(Names.LENGTH, 5.0);
        assertEquals(5, array.length());
        assertFalse(array.hasIndex(4294967293L));
        array.put(PropertyKey.of("4294967295"), 1.0);
        assertEquals(5, array.length(), "no array index");
        assertTrue(array.hasOwn(PropertyKey.of("4294967295")));
    }

    @Test
    void badLengths() {
        JsArray array = numbers(2);
        for (Object bad : new Object[] {-1.0, 1.5, Double.NaN, 4294967296.0, JsString.of("x")}) {
            assertThrows(JsThrow.class, () -> array.put(Names.LENGTH, bad));
        }
        array.put(Names.LENGTH, JsString.of("1"));
        assertEquals(1, array.length());
    }

    @Test
    void fixedLength() {
        JsArray array = numbers(3);
        assertTrue(array.defineOwnProperty(Names.LENGTH, new PropertyDescriptor().set(Attributes.WRITABLE, false)));
        assertFalse(array.push(1.0));
        assertNull(array.pop());
        assertFalse(array.setIndex(3, 1.0, array));
        assertTrue(array.setIndex(2, 9.0, array));
        assertFalse(array.set(Names.LENGTH, 1.0, array));
        assertTrue(array.defineOwnProperty(Names.LENGTH, PropertyDescriptor.ofValue(3.0)));
        assertFalse(array.defineOwnProperty(Names.LENGTH, new PropertyDescriptor().set(Attributes.WRITABLE, true)));
    }

    @Test
    void truncationStopsAtAPropertyThatStays() {
        JsArray array = numbers(5);
        array.defineOwnIndexed(2, PropertyDescriptor.data(7.0, Attributes.WRITABLE | Attributes.ENUMERABLE));
        assertFalse(array.set(Names.LENGTH, 0.0, array));
        assertEquals(3, array.length());
        assertEquals(7.0, array.getIndex(2));
    }

    @Test
    void shiftIsQuick() {
        JsArray queue = JsArray.create();
        for (int round = 0; round < 300_000; round++) {
            queue.push((double) round);
            queue.push(JsString.EMPTY);
            if (round % 2 == 1) {
                queue.shift();
                queue.shift();
                queue.shift();
            }
        }
        assertEquals(150_000, queue.length());
    }

    @Test
    void setterOnAPrototypeIsSeen() {
        JsArray array = numbers(1);
        JsObject[] seen = new JsObject[1];
        Agent.realm.arrayPrototype.defineOwnIndexed(1, PropertyDescriptor.accessor(null, new Recorder(seen), Attributes.CONFIGURABLE));
        assertTrue(Agent.indexedPrototypes);
        assertFalse(array.push(5.0));
        array.putIndex(1, 5.0);
        assertSame(array, seen[0]);
        assertEquals(1, array.length());
    }

    private static final class Recorder extends JsObject {
        private final JsObject[] seen;

        Recorder(JsObject[] seen) {
            super((JsObject) null);
            this.seen = seen;
        }

        @Override
        public boolean isCallable() {
            return true;
        }

        @Override
        public Object call(Object thisValue, Object[] arguments) {
            seen[0] = (JsObject) thisValue;
            return Undefined.UNDEFINED;
        }
    }

    @Test
    void frozenArrays() {
        JsArray array = numbers(3);
        assertTrue(ObjectOperations.setIntegrityLevel(array, true));
        assertTrue(ObjectOperations.testIntegrityLevel(array, true));
        assertFalse(array.setIndex(0, 1.0, array));
        assertFalse(array.deleteIndex(0));
        assertFalse(array.push(1.0));
        assertFalse(array.setIndex(3, 1.0, array));
        assertEquals(2.0, array.getIndex(2));
    }

    @Test
    void randomOperationsAgreeWithAModel() {
        Random random = new Random(3);
        for (int round = 0; round < 400; round++) {
            JsArray array = JsArray.create();
            TreeMap<Long, Object> model = new TreeMap<>();
            long length = 0;
            int spread = new int[] {4, 40, 3000, 100_000_000}[random.nextInt(4)];
            for (int step = 0; step < 120; step++) {
                long index = Math.floorMod(random.nextInt(), spread);
                Object value = random.nextInt(8) == 0 ? JsString.of("s" + step) : (Object) (double) step;
                switch (random.nextInt(7)) {
                    case 0, 1 -> {
                        array.putIndex(index, value);
                        model.put(index, value);
                        length = Math.max(length, index + 1);
                    }
                    case 2 -> {
                        if (array.push(value)) {
                            model.put(length++, value);
                        }
                    }
                    case 3 -> {
                        Object popped = array.pop();
                        if (popped != null) {
                            assertSame(popped instanceof Double ? popped : model.get(length - 1), popped);
                            model.remove(--length);
                        }
                    }
                    case 4 -> {
                        Object first = array.shift();
                        if (first != null) {
                            assertEquals(model.get(0L), first);
                            TreeMap<Long, Object> moved = new TreeMap<>();
                            for (Map.Entry<Long, Object> entry : model.tailMap(1L).entrySet()) {
                                moved.put(entry.getKey() - 1, entry.getValue());
                            }
                            model = moved;
                            length--;
                        }
                    }
                    case 5 -> {
                        assertTrue(array.deleteIndex(index));
                        model.remove(index);
                    }
                    default -> {
                        if (random.nextInt(4) == 0) {
                            length = index;
                            assertTrue(array.set(Names.LENGTH, (double) index, array));
                            model.tailMap(index, true).clear();
                        }
                    }
                }
                check(array, model, length, index);
            }
            PropertyKey[] keys = array.ownKeys();
            assertEquals(model.size() + 1, keys.length);
            int i = 0;
            for (Long index : model.keySet()) {
                assertEquals((long) index, ((IndexKey) keys[i++]).index);
                assertEquals(model.get(index), array.getIndex(index));
            }
        }
    }

    private static void check(JsArray array, TreeMap<Long, Object> model, long length, long index) {
        assertEquals(length, array.length());
        Object expected = model.get(index);
        assertEquals(expected == null ? Undefined.UNDEFINED : expected, array.getIndex(index));
        assertEquals(expected != null, array.hasIndex(index));
    }
}
