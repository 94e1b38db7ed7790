package tsubame.runtime.object;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Symbol;

class ShapeTest {
    private static final PropertyKey A = PropertyKey.of("a");
    private static final PropertyKey B = PropertyKey.of("b");
    private static final PropertyKey C = PropertyKey.of("c");

    @BeforeEach
    void realm() {
        Agent.realm = Realm.create();
    }

    private static JsObject object(PropertyKey... keys) {
        JsObject o = ObjectOperations.newObject();
        for (PropertyKey key : keys) {
            o.put(key, key.toValue());
        }
        return o;
    }

    private static String keys(JsObject o) {
        StringBuilder text = new StringBuilder();
        for (PropertyKey key : o.ownKeys()) {
            text.append(text.isEmpty() ? "" : " ").append(key);
        }
        return text.toString();
    }

    @Test
    void sameOrderSameShape() {
        assertSame(object(A, B, C).shape, object(A, B, C).shape);
        assertNotSame(object(A, B).shape, object(B, A).shape);
        JsObject hidden = object(A);
        hidden.define(B, 1.0, Attributes.HIDDEN);
        assertNotSame(object(A, B).shape, hidden.shape);
    }

    @Test
    void siblingsDoNotSeeEachOther() {
        JsObject ab = object(A, B);
        JsObject ac = object(A, C);
        assertEquals(-1, ab.shape.lookup(C));
        assertEquals(-1, ac.shape.lookup(B));
        assertEquals(1, ac.shape.lookup(C));
        assertEquals(-1, object(A).shape.lookup(B));
    }

    @Test
    void deletingTheLastGoesBack() {
        JsObject o = object(A, B);
        assertTrue(o.delete(B));
        assertSame(object(A).shape, o.shape);
        o.put(C, 1.0);
        assertSame(object(A, C).shape, o.shape);
    }

    @Test
    void deletingAnotherMakesADictionaryThatKeepsOrder() {
        JsObject o = object(A, B, C);
        assertTrue(o.delete(A));
        assertTrue(o.shape.isDictionary());
        o.put(A, 1.0);
        assertEquals("b c a", keys(o));
    }

    @Test
    void orderIsIndicesStringsSymbols() {
        JsObject o = object(B, Symbol.ITERATOR, A);
        o.put(PropertyKey.of("10"), 1.0);
        o.put(PropertyKey.of("2"), 1.0);
        o.put(PropertyKey.of("4294967294"), 1.0);
        o.put(PropertyKey.of("-1"), 1.0);
        assertEquals("2 10 4294967294 b a -1 Symbol(Symbol.iterator)", keys(o));
    }

    @Test
    void manyPropertiesMakeADictionary() {
        JsObject o = ObjectOperations.newObject();
        for (int i = 0; i < 1000; i++) {
            o.put(PropertyKey.of("p" + i), (double) i);
        }
        assertTrue(o.shape.isDictionary());
        for (int i = 0; i < 1000; i++) {
            assertEquals((double) i, o.get(PropertyKey.of("p" + i)));
        }
    }

    @Test
    void randomChangesAgreeWithAModel() {
        Random random = new Random(7);
        for (int round = 0; round < 50; round++) {
            JsObject o = ObjectOperations.newObject();
            Map<PropertyKey, Object> model = new LinkedHashMap<>();
            for (int step = 0; step < 500; step++) {
                PropertyKey key = PropertyKey.of("k" + random.nextInt(round < 25 ? 12 : 200));
                if (random.nextInt(3) == 0) {
                    assertTrue(o.delete(key));
                    model.remove(key);
                } else {
                    o.put(key, (double) step);
                    model.put(key, (double) step);
                }
                if (random.nextInt(20) == 0) {
                    o.shape.pin();
                }
            }
            assertEquals(model.size(), o.ownKeys().length);
            int i = 0;
            for (Map.Entry<PropertyKey, Object> entry : model.entrySet()) {
                assertSame(entry.getKey(), o.ownKeys()[i++]);
                assertEquals(entry.getValue(), o.get(entry.getKey()));
            }
        }
    }

    @Test
    void pinnedDictionariesChangeIdentity() {
        JsObject o = object(A, B, C);
        o.delete(A);
        Shape before = o.shape;
        o.put(A, 1.0);
        assertSame(before, o.shape);
        o.shape.pin();
        o.delete(B);
        assertNotSame(before, o.shape);
    }

    @Test
    void changesOfWatchedPrototypesRaiseTheEpoch() {
        JsObject prototype = object(A);
        JsObject o = new JsObject(prototype);
        assertTrue(InlineCaches.pinChain(o, A));
        assertSame(prototype, InlineCaches.holder(o, A));
        int epoch = Agent.prototypeEpoch;
        prototype.put(A, 5.0);
        assertEquals(epoch, Agent.prototypeEpoch, "values do not matter");
        prototype.put(B, 5.0);
        assertNotEquals(epoch, Agent.prototypeEpoch);
        epoch = Agent.prototypeEpoch;
        prototype.put(C, 5.0);
        assertEquals(epoch, Agent.prototypeEpoch, "nobody has looked since");
        assertTrue(InlineCaches.pinChain(o, A));
        prototype.setPrototype(null);
        assertNotEquals(epoch, Agent.prototypeEpoch);
    }

    @Test
    void absenceIsWatchedToo() {
        JsObject o = object(A);
        assertTrue(InlineCaches.pinChain(o, B));
        assertNull(InlineCaches.holder(o, B));
        int epoch = Agent.prototypeEpoch;
        Agent.realm.objectPrototype.put(B, 1.0);
        assertNotEquals(epoch, Agent.prototypeEpoch);
    }

    @Test
    void cachedTransitions() {
        JsObject o = object(A);
        Shape next = InlineCaches.transitionForAdd(o, B);
        assertSame(object(A, B).shape, next);
        assertEquals(1, next.slotCount() - 1);
        o.preventExtensions();
        assertNull(InlineCaches.transitionForAdd(o, B));
    }

    @Test
    void arraysHideTheirLengthFromCaches() {
        assertFalse(InlineCaches.pinChain(JsArray.create(), Names.LENGTH));
        assertFalse(InlineCaches.pinChain(new JsObject(Agent.realm.arrayPrototype), Names.LENGTH));
        assertTrue(InlineCaches.pinChain(JsArray.create(), A));
    }

    @Test
    void exoticObjectsDoNotMeetOrdinaryOnes() {
        JsObject prototype = object(A);
        JsObject ordinary = new JsObject(prototype);
        JsArray moved = JsArray.create();
        moved.setPrototype(prototype);
        assertNotSame(ordinary.shape, moved.shape);
        assertNotSame(new JsArray(Shape.rootFor(prototype)).shape, ordinary.shape);
        assertSame(JsArray.create().shape, new JsArray(Shape.rootFor(Agent.realm.arrayPrototype)).shape);
    }

    @Test
    void functionsNeverGoBackToTheirLazyShape() {
        JsObject f = (JsObject) Agent.realm.objectPrototype.get(PropertyKey.of("valueOf"));
        JsObject g = (JsObject) Agent.realm.objectPrototype.get(PropertyKey.of("isPrototypeOf"));
        assertSame(f.shape, g.shape);
        f.delete(Names.NAME);
        f.delete(Names.LENGTH);
        assertNotSame(f.shape, g.shape);
        assertEquals("isPrototypeOf", g.get(Names.NAME).toString());
    }

    @Test
    void frozenObjectsShareShapes() {
        JsObject a = object(A, B);
        JsObject b = object(A, B);
        assertTrue(ObjectOperations.setIntegrityLevel(a, true));
        assertTrue(ObjectOperations.setIntegrityLevel(b, true));
        assertSame(a.shape, b.shape);
        assertFalse(a.set(A, 1.0, a));
        assertFalse(a.set(C, 1.0, a));
        assertFalse(a.delete(B));
        assertTrue(ObjectOperations.testIntegrityLevel(a, true));
        assertFalse(ObjectOperations.testIntegrityLevel(object(A), false));
    }

    @Test
    void newPrototypesKeepProperties() {
        JsObject o = object(A, B);
        JsObject p = object(C);
        assertTrue(o.setPrototype(p));
        assertEquals(C.toValue(), o.get(C));
        assertEquals("a b", keys(o));
        JsObject q = object(A, B);
        q.setPrototype(p);
        assertSame(o.shape, q.shape);
        assertFalse(p.setPrototype(o), "a cycle");
    }

    @Test
    void privateNamesAreSeparate() {
        PrivateName secret = new PrivateName(tsubame.runtime.value.JsString.of("#secret"));
        JsObject o = object(A);
        o.addPrivate(secret, 1.0, Attributes.WRITABLE);
        ObjectOperations.setIntegrityLevel(o, true);
        o.setPrivate(secret, 2.0);
        assertEquals(2.0, o.getPrivate(secret));
        assertEquals("a", keys(o));
    }
}
