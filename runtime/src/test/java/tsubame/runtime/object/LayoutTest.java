package tsubame.runtime.object;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/**
 * What is kept of layouts. Two objects go through the same random changes, one of them with layouts: programs cannot tell them apart, and
 * the slots of a layout that the first has ever had hold what machine code expects.
 */
class LayoutTest {
    // a b c d e f g h i j k; a x; p a; p q; the second a, b, d and x hold integers
    private static final int[] SIZES = {16, 12, -10, 9, -8, 7, 6, 5, 4, 3, 2, 1, -1, 3, -1, 1};
    private static final String[] LAST = {"", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "x", "p", "a", "q"};
    private static final int[] PARENTS = {-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 0, 13, 13};
    private static final LayoutTable TABLE = new LayoutTable(SIZES, LAST);
    private static final String[] NAMES = {
        "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "x", "p", "q", "r", "s", "t", "u", "v", "w"
    };
    private static final int[] ATTRIBUTES = {
        Attributes.DEFAULT, Attributes.DEFAULT, Attributes.WRITABLE | Attributes.ENUMERABLE, Attributes.HIDDEN, Attributes.READ_ONLY,
        Attributes.ENUMERABLE | Attributes.CONFIGURABLE, Attributes.FIXED
    };

    private Random random;
    private JsObject object;
    private JsObject plain;
    private JsObject[] prototypes;
    private JsObject[] plainPrototypes;
    private PrivateName[] privates;
    private Accessor accessor;
    private int layout;
    private boolean[] isLost;
    private List<Shape> pinned;
    private List<int[]> pinnedSlots;

    @BeforeEach
    void realm() {
        Agent.realm = Realm.create();
    }

    @AfterEach
    void forget() {
        Agent.layouts = null;
    }

    @Test
    void layoutsFollowTheTree() {
        Agent.layouts = TABLE;
        JsObject o = ObjectOperations.newObject();
        assertEquals(0, o.shape.layout);
        o.put(key("a"), 1.0);
        assertEquals(1, o.shape.layout);
        o.put(key("x"), 1.0);
        assertEquals(12, o.shape.layout);
        o.put(key("b"), 1.0);
        assertEquals(12, o.shape.layout);
        JsObject hidden = ObjectOperations.newObject();
        hidden.define(key("a"), 1.0, Attributes.HIDDEN);
        hidden.put(key("b"), 1.0);
        assertEquals(0, hidden.shape.layout);
        JsObject late = ObjectOperations.newObject();
        late.put(key("w"), 1.0);
        late.put(key("a"), 1.0);
        assertEquals(0, late.shape.layout);
    }

    @Test
    void smallWholeNumbersAreHeldAsSuchWhereTheLayoutSaysSo() {
        Agent.layouts = TABLE;
        int small = 1 << 30;
        for (Object value : new Object[] {0.0, 7.0, -7.0, small - 1.0, (double) -small, -0.0, 0.5, Double.NaN, (double) small, -small - 1.0, "7", true}) {
            JsObject o = ObjectOperations.newObject();
            o.put(key("a"), value);
            o.put(key("b"), value);
            boolean isSmall = value instanceof Double d && d >= -small && d < small && d == Math.rint(d) && !value.equals(-0.0);
            assertSame(value, o.slots[0]);
            assertEquals(isSmall, !value.equals(o.slots[1]), () -> "held: " + value);
            assertEquals(value, SlotInteger.value(o.slots[1]));
            assertEquals(value, o.get(key("b")));
            assertEquals(value, o.getOwnProperty(key("b")).value());
            assertSame(SlotInteger.value("text"), "text");
        }
    }

    @Test
    void frozenObjectsShareAShape() {
        Agent.layouts = TABLE;
        JsObject[] frozen = new JsObject[2];
        for (int i = 0; i < 2; i++) {
            frozen[i] = ObjectOperations.newObject();
            frozen[i].put(key("a"), 1.0);
            frozen[i].put(key("b"), 2.0);
            IntegrityLevel.set(frozen[i], true);
            assertNull(frozen[i].slots[0]);
            assertNull(frozen[i].slots[1]);
            assertEquals(2.0, frozen[i].get(key("b")));
        }
        assertSame(frozen[0].shape, frozen[1].shape);
        assertTrue(IntegrityLevel.test(frozen[0], true));
    }

    @Test
    void exoticObjectsHaveNone() {
        Agent.layouts = TABLE;
        JsArray array = JsArray.create();
        array.put(key("a"), 1.0);
        assertEquals(0, array.shape.layout);
        array.setPrototype(Agent.realm.objectPrototype);
        array.put(key("b"), 1.0);
        assertEquals(0, array.shape.layout);
    }

    @Test
    void fewTransitionsMoreKeepTheLayout() {
        Agent.layouts = TABLE;
        JsObject crowded = ObjectOperations.newObject();
        Shape root = Shape.rootFor(crowded);
        for (int i = 0; i <= 1100; i++) {
            root.add(PropertyKey.of("n" + i), Attributes.DEFAULT);
        }
        JsObject o = ObjectOperations.newObject();
        o.put(key("a"), 1.0);
        o.put(key("b"), 2.0);
        o.setPrototype(crowded);
        assertTrue(o.shape.isDictionary());
        assertEquals(2, o.shape.layout);
        o.delete(key("a"));
        o.put(key("a"), 3.0);
        assertNull(o.slots[0]);
        assertEquals(2.0, SlotInteger.value(o.slots[1]));
    }

    @Test
    void randomChanges() {
        random = new Random(42);
        boolean[] isReached = new boolean[16];
        int vacated = 0;
        for (int round = 0; round < 6000; round++) {
            begin();
            int steps = 1 + random.nextInt(80);
            for (int i = 0; i < steps; i++) {
                step();
                check();
            }
            isReached[layout] = true;
            vacated += object.shape.keptCount() > 0 && !object.shape.usesKept() ? 1 : 0;
        }
        for (int i = 1; i < 16; i++) {
            assertTrue(isReached[i], "layout " + i);
        }
        assertNotEquals(0, vacated);
    }

    private static PropertyKey key(String name) {
        return PropertyKey.of(name);
    }

    private void begin() {
        prototypes = new JsObject[] {ObjectOperations.newObject(), ObjectOperations.newObject(), null};
        plainPrototypes = new JsObject[] {ObjectOperations.newObject(), ObjectOperations.newObject(), null};
        privates = new PrivateName[] {new PrivateName(JsString.of("#a")), new PrivateName(JsString.of("#b"))};
        accessor = new Accessor(null, null);
        Agent.layouts = TABLE;
        object = new JsObject(prototypes[0]);
        Agent.layouts = null;
        plain = new JsObject(plainPrototypes[0]);
        layout = 0;
        isLost = new boolean[16];
        pinned = new ArrayList<>();
        pinnedSlots = new ArrayList<>();
        int whole = random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(15);
        for (int slot = 0; slot < depth(whole); slot++) { // a layout, to begin with
            int at = whole;
            while (depth(at) > slot + 1) {
                at = PARENTS[at];
            }
            PropertyKey key = key(LAST[at]);
            Object value = (double) random.nextInt();
            twice(o -> o.put(key, value));
            check();
        }
    }

    private void twice(Consumer<JsObject> change) {
        Agent.layouts = TABLE;
        change.accept(object);
        Agent.layouts = null;
        change.accept(plain);
    }

    private void step() {
        PropertyKey key = key(NAMES[random.nextInt(NAMES.length)]);
        Object value = (double) random.nextInt();
        int bits = ATTRIBUTES[random.nextInt(ATTRIBUTES.length)];
        int dice = random.nextInt(100);
        if (dice < 35) {
            twice(o -> o.set(key, value, o));
        } else if (dice < 60) {
            twice(o -> o.delete(key));
        } else if (dice < 72) {
            PropertyDescriptor wanted = PropertyDescriptor.data(value, bits);
            twice(o -> o.defineOwnProperty(key, wanted));
        } else if (dice < 78) {
            PropertyDescriptor wanted = new PropertyDescriptor().setGetter(Undefined.UNDEFINED).set(Attributes.CONFIGURABLE, true);
            twice(o -> o.defineOwnProperty(key, wanted));
        } else if (dice < 82) {
            twice(o -> o.define(key, bits == Attributes.READ_ONLY ? accessor : value, bits));
        } else if (dice < 88) {
            twice(o -> replay(o, key, value));
        } else if (dice < 91) {
            int which = random.nextInt(3);
            Agent.layouts = TABLE;
            object.setPrototype(prototypes[which]);
            Agent.layouts = null;
            plain.setPrototype(plainPrototypes[which]);
        } else if (dice < 93) {
            twice(Shape::rootFor);
        } else if (dice < 96) {
            PrivateName name = privates[random.nextInt(2)];
            twice(o -> setPrivate(o, name, value));
        } else if (dice < 98) {
            remember();
        } else {
            rarely(random.nextInt(40));
        }
    }

    private void rarely(int which) {
        if (which == 0) {
            twice(o -> IntegrityLevel.set(o, true));
        } else if (which < 4) {
            twice(o -> IntegrityLevel.set(o, false));
        } else if (which < 6) {
            twice(JsObject::preventExtensions);
        }
    }

    /** As an inline cache does. */
    private static void replay(JsObject o, PropertyKey key, Object value) {
        Shape next = InlineCaches.transitionForAdd(o, key);
        if (next != null) {
            o.setNewSlot(next, value);
            o.setShape(next);
        } else {
            o.set(key, value, o);
        }
    }

    private static void setPrivate(JsObject o, PrivateName name, Object value) {
        if (o.getPrivate(name) != null) {
            o.setPrivate(name, value);
        } else if (o.shape.isExtensible()) {
            o.addPrivate(name, value, Attributes.WRITABLE);
        }
    }

    private void remember() {
        pinned.add(object.shape.pin());
        int[] slots = new int[NAMES.length];
        for (int i = 0; i < slots.length; i++) {
            slots[i] = object.shape.lookup(key(NAMES[i]));
        }
        pinnedSlots.add(slots);
    }

    private void check() {
        assertEquals(described(plain), described(object));
        int now = object.shape.layout;
        assertTrue(now >= layout && now < layout + Math.abs(SIZES[layout]), "layouts only go on");
        layout = now;
        int at = layout;
        for (int slot = depth(layout) - 1; slot >= 0; slot--, at = PARENTS[at]) {
            checkSlot(slot, LAST[at]);
        }
        for (int i = 0; i < pinned.size(); i++) {
            for (int k = 0; k < NAMES.length && pinned.get(i) == object.shape; k++) {
                assertEquals(pinnedSlots.get(i)[k], object.shape.lookup(key(NAMES[k])));
            }
        }
    }

    private void checkSlot(int slot, String name) {
        Object value = object.slots[slot];
        if (value == null) {
            isLost[slot] = true;
            return;
        }
        assertFalse(isLost[slot], "a lost slot stays empty");
        PropertyDescriptor own = object.getOwnProperty(key(name));
        assertTrue(own != null && own.isData() && own.isWritable() && own.isEnumerable(), name);
        assertEquals(own.value(), SlotInteger.value(value));
    }

    private static String described(JsObject o) {
        StringBuilder text = new StringBuilder(o.isExtensible() ? "" : "closed ");
        for (PropertyKey key : o.ownKeys()) {
            PropertyDescriptor own = o.getOwnProperty(key);
            text.append(key).append(' ').append(own.attributes()).append(' ').append(own.isAccessor() ? "accessor" : own.value()).append(", ");
        }
        return text.toString();
    }

    private static int depth(int layout) {
        return layout == 0 ? 0 : 1 + depth(PARENTS[layout]);
    }
}
