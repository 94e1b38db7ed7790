package tsubame.runtime.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsBigInt;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;

class OperatorsTest {
    @BeforeAll
    static void realm() {
        Agent.realm = Realm.create();
    }

    private static JsString s(String text) {
        return JsString.of(text);
    }

    private static JsBigInt n(String text) {
        return JsBigInt.parse(s(text));
    }

    private static void fails(String message, Runnable operation) {
        assertEquals(message, assertThrows(JsThrow.class, operation::run).getMessage());
    }

    @Test
    void addition() {
        assertEquals(3.5, Operators.add(1.0, 2.5));
        assertEquals(s("1x"), Operators.add(1.0, s("x")));
        assertEquals(s("xnull"), Operators.add(s("x"), Null.NULL));
        assertEquals(1.0, Operators.add(true, Null.NULL));
        assertEquals(s("[object Object]1"), Operators.add(ObjectOperations.newObject(), 1.0));
        assertEquals(n("3"), Operators.add(n("1"), n("2")));
        fails("TypeError: Cannot mix BigInt and other types, use explicit conversions", () -> Operators.add(n("1"), 1.0));
        assertEquals(s("1x"), Operators.add(n("1"), s("x")));
    }

    @Test
    void arithmetic() {
        assertEquals(-0.0, Operators.remainder((Object) (-4.0), 2.0));
        assertEquals(1.0, Operators.remainder((Object) 7.0, 3.0));
        assertEquals(5.5 % 2.0, Operators.remainder((Object) 5.5, 2.0));
        assertTrue(Double.isNaN((Double) Operators.remainder((Object) 5.0, 0.0)));
        assertTrue(Double.isNaN((Double) Operators.exponentiate(1.0, Double.POSITIVE_INFINITY)));
        assertEquals(1.0, Operators.exponentiate(Double.NaN, 0.0));
        assertEquals(8.0, Operators.exponentiate(2.0, 3.0));
        assertEquals(n("-3"), Operators.divide(n("-7"), n("2")));
        assertEquals(n("-1"), Operators.remainder(n("-7"), n("2")));
        fails("RangeError: Division by zero", () -> Operators.divide(n("1"), n("0")));
        fails("RangeError: Exponent must be non-negative", () -> Operators.exponentiate(n("1"), n("-1")));
        assertEquals(n("-5"), Operators.negate(n("5")));
        assertEquals(n("6"), Operators.increment(n("5")));
        assertEquals(4.0, Operators.decrement(5.0));
    }

    @Test
    void bits() {
        assertEquals(-1.0, Operators.bitOr(4294967295.0, 0.0));
        assertEquals(4294967295.0, Operators.shiftRightUnsigned(-1.0, 0.0));
        assertEquals(-8.0, Operators.shiftLeft(-1.0, 35.0));
        assertEquals(5.0, Operators.bitXor(s("6"), 3.0));
        assertEquals(-1.0, Operators.bitNot(Null.NULL));
        fails("TypeError: BigInts have no unsigned right shift, use >> instead", () -> Operators.shiftRightUnsigned(n("1"), n("1")));
        assertEquals(n("4"), Operators.shiftLeft(n("1"), n("2")));
        assertEquals(n("-1"), Operators.shiftRight(n("-1"), n("100")));
    }

    @Test
    void order() {
        assertTrue(Operators.less(s("10"), s("9")));
        assertFalse(Operators.less(s("10"), 9.0));
        assertFalse(Operators.less(Undefined.UNDEFINED, 1.0));
        assertFalse(Operators.greaterOrEqual(Undefined.UNDEFINED, 1.0));
        assertTrue(Operators.greaterOrEqual(Null.NULL, 0.0));
        assertTrue(Operators.less(n("1"), 1.5));
        assertTrue(Operators.greater(1.5, n("1")));
        assertTrue(Operators.lessOrEqual(n("9007199254740993"), s("9007199254740993")));
        assertFalse(Operators.lessOrEqual(n("1"), s("x")));
        assertFalse(Operators.less(n("1"), Double.NaN));
        assertFalse(Operators.greaterOrEqual(Double.NaN, n("1")));
        assertTrue(Operators.less(Double.NEGATIVE_INFINITY, n("-1000000000000000000000")));
    }

    @Test
    void others() {
        assertEquals(s("object"), Operators.typeOf(Null.NULL));
        assertEquals(s("function"), Operators.typeOf(Agent.realm.functionPrototype));
        assertTrue(Operators.in(s("length"), JsArray.create()));
        assertFalse(Operators.in(0.0, JsArray.create()));
        assertTrue(Operators.instanceOf(Agent.realm.functionPrototype, Agent.realm.globalObject.get(PropertyKey.of("Object"))));
        fails("TypeError: Right-hand side of 'instanceof' is not callable",
                () -> Operators.instanceOf(1.0, ObjectOperations.newObject()));
        fails("TypeError: Cannot use 'in' operator to search for 'a' in 1", () -> Operators.in(s("a"), 1.0));
    }
}
