package tsubame.runtime.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsBigInt;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

class ConversionsTest {
    @BeforeAll
    static void realm() {
        Agent.realm = Realm.create();
    }

    private static JsString s(String text) {
        return JsString.of(text);
    }

    private static JsBigInt n(String text) {
        return JsBigInt.ofLiteral(text);
    }

    @Test
    void toInt32Wraps() {
        assertEquals(0, Conversions.toInt32(Double.NaN));
        assertEquals(0, Conversions.toInt32(Double.POSITIVE_INFINITY));
        assertEquals(-2147483648, Conversions.toInt32(2147483648.0));
        assertEquals(-1, Conversions.toInt32(4294967295.0));
        assertEquals(0, Conversions.toInt32(4294967296.0));
        assertEquals(-1, Conversions.toInt32(-1.9));
        assertEquals(1661992960, Conversions.toInt32(1e20));
        assertEquals(-1661992960, Conversions.toInt32(-1e20));
        assertEquals(-2147483648, Conversions.toInt32(Math.scalb(1.0, 83) + Math.scalb(1.0, 31)), "2^83 loses 2^31");
        assertEquals(0, Conversions.toInt32(Math.scalb(1.0, 84)));
        assertEquals(2147483648L, Conversions.toUint32(-2147483648.0));
        assertEquals(255, Conversions.toUint8((Object) (-1.0)));
        assertEquals(2, Conversions.toUint8Clamp(2.5));
        assertEquals(4, Conversions.toUint8Clamp(3.5));
        assertEquals(255, Conversions.toUint8Clamp(1e9));
        assertEquals(0, Conversions.toUint8Clamp(Double.NaN));
    }

    @Test
    void numbersAndText() {
        assertEquals(255.0, Conversions.toNumber(s(" 0xFF\n")));
        assertEquals(0.0, Conversions.toNumber(s("")));
        assertTrue(Double.isNaN(Conversions.toNumber(s("1n"))));
        assertTrue(Double.isNaN(Conversions.toNumber(Undefined.UNDEFINED)));
        assertEquals(0.0, Conversions.toNumber(Null.NULL));
        assertEquals("1e+21", Conversions.numberToString(1e21).toJavaString());
        assertEquals("0", Conversions.numberToString(-0.0).toJavaString());
        assertEquals("-1023", Conversions.numberToString(-1023).toJavaString());
        assertThrows(JsThrow.class, () -> Conversions.toNumber(Symbol.ITERATOR));
        assertThrows(JsThrow.class, () -> Conversions.toNumber(JsBigInt.ONE));
    }

    @Test
    void lengthsAndIndices() {
        assertEquals(0, Conversions.toLength(-5.0));
        assertEquals(9007199254740991L, Conversions.toLength(Double.POSITIVE_INFINITY));
        assertEquals(0, Conversions.toIndex(Undefined.UNDEFINED));
        assertThrows(JsThrow.class, () -> Conversions.toIndex(-1.0));
        assertEquals(Double.doubleToLongBits(0.0), Double.doubleToLongBits(Conversions.toIntegerOrInfinity(-0.5)));
        assertEquals(3, Conversions.toRelativeIndex(-2.0, 5, 9));
        assertEquals(0, Conversions.toRelativeIndex(Double.NEGATIVE_INFINITY, 5, 9));
        assertEquals(5, Conversions.toRelativeIndex(100.0, 5, 9));
        assertEquals(9, Conversions.toRelativeIndex(Undefined.UNDEFINED, 5, 9));
    }

    @Test
    void objectsBecomePrimitives() {
        assertEquals(s("[object Object]"), Conversions.toString(ObjectOperations.newObject()));
        assertThrows(JsThrow.class, () -> Conversions.toString(new JsObject((JsObject) null)));
        assertEquals(5.0, Conversions.toNumber(Conversions.toObject(s("5"))));
    }

    @Test
    void equality() {
        assertTrue(Conversions.sameValue(Double.NaN, Double.NaN));
        assertFalse(Conversions.sameValue(0.0, -0.0));
        assertTrue(Conversions.sameValueZero(0.0, -0.0));
        assertFalse(Equality.strict(Double.NaN, Double.NaN));
        assertTrue(Equality.strict(0.0, -0.0));
        assertTrue(Equality.strict(s("ab"), JsString.concat(s("a"), s("b"))));
        assertTrue(Equality.strict(n("12345678901234567890"), n("12345678901234567890")));
        assertTrue(Equality.loose(1.0, s("1")));
        assertTrue(Equality.loose(true, s("1")));
        assertTrue(Equality.loose(Null.NULL, Undefined.UNDEFINED));
        assertFalse(Equality.loose(Null.NULL, 0.0));
        assertTrue(Equality.loose(n("2"), 2.0));
        assertFalse(Equality.loose(n("2"), 2.5));
        assertTrue(Equality.loose(n("2"), s("0x2")));
        assertTrue(Equality.loose(true, JsBigInt.ONE));
        assertFalse(Equality.loose(n("2"), s("x")));
        assertTrue(Equality.loose(Conversions.toObject(s("a")), s("a")));
        JsObject o = JsArray.create();
        assertTrue(Equality.loose(o, o));
        assertFalse(Equality.loose(o, JsArray.create()));
    }
}
