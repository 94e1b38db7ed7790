package tsubame.runtime.object;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;

class PropertyKeyTest {
    @BeforeAll
    static void realm() {
        Agent.realm = Realm.create();
    }

    private static void index(long expected, Object value) {
        assertEquals(expected, assertInstanceOf(IndexKey.class, PropertyKey.from(value)).index);
    }

    private static void name(String expected, Object value) {
        assertEquals(expected, assertInstanceOf(Name.class, PropertyKey.from(value)).toString());
    }

    @Test
    void canonicalIndicesAreIndexKeys() {
        index(0, JsString.of("0"));
        index(42, 42.0);
        index(0, -0.0);
        index(4294967294L, JsString.of("4294967294"));
        index(4294967294L, 4294967294.0);
    }

    @Test
    void everythingElseIsAName() {
        name("4294967295", JsString.of("4294967295"));
        name("4294967295", 4294967295.0);
        name("01", JsString.of("01"));
        name("-0", JsString.of("-0"));
        name("-1", -1.0);
        name("1.5", 1.5);
        name("1e+21", 1e21);
        name("NaN", Double.NaN);
        name("", JsString.EMPTY);
        name("true", true);
        name("null", Null.NULL);
        name("99999999999", JsString.of("99999999999"));
    }

    @Test
    void namesAreInterned() {
        JsString rope = JsString.concat(JsString.of("a rather long first part, "), JsString.of("a second"));
        assertSame(PropertyKey.of("a rather long first part, a second"), PropertyKey.from(rope));
        assertSame(Names.LENGTH, PropertyKey.from(JsString.of("length")));
        assertSame(PropertyKey.of("\u4e00"), JsString.of("\u4e00").toPropertyKey());
    }

    @Test
    void manyNamesStayDistinct() {
        PropertyKey[] keys = new PropertyKey[20_000];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = PropertyKey.of("k" + i);
        }
        for (int i = 0; i < keys.length; i++) {
            assertSame(keys[i], PropertyKey.of("k" + i));
            assertEquals("k" + i, keys[i].toString());
        }
    }

    @Test
    void symbolsAreTheirOwnKeys() {
        assertSame(Symbol.ITERATOR, PropertyKey.from(Symbol.ITERATOR));
        assertSame(Symbol.forKey(JsString.of("x")), Symbol.forKey(JsString.of("x")));
        assertTrue(PropertyKey.from(new PrimitiveObject(Agent.realm.objectPrototype, Symbol.ITERATOR)) instanceof Name);
    }

    @Test
    void bigIndicesAreNames() {
        assertSame(PropertyKey.of("4294967295"), PropertyKey.ofIndex(4294967295L));
        assertSame(PropertyKey.of("9007199254740991"), PropertyKey.ofIndex(9007199254740991L));
        assertTrue(PropertyKey.same(PropertyKey.of("70000"), PropertyKey.ofIndex(70000)));
    }
}
