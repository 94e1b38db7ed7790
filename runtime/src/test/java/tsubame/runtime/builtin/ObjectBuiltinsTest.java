package tsubame.runtime.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** Object, Function, Error, Symbol, Boolean and Reflect, called as a program would. */
class ObjectBuiltinsTest {
    @BeforeAll
    static void realm() {
        Agent.realm = Realm.create();
    }

    /** The value at a path of the global object, such as {@code Object.keys}. */
    private static Object at(String path) {
        Object value = Agent.realm.globalObject;
        for (String step : path.split("\\.")) {
            value = ObjectOperations.getOfValue(value, PropertyKey.of(step));
        }
        return value;
    }

    private static Object call(String path, Object... args) {
        return ObjectOperations.call(at(path), Undefined.UNDEFINED, args);
    }

    private static Object method(Object thisValue, String name, Object... args) {
        return ObjectOperations.invoke(thisValue, PropertyKey.of(name), args);
    }

    private static JsObject make(String path, Object... args) {
        return ObjectOperations.construct((JsObject) at(path), args);
    }

    private static JsString s(String text) {
        return JsString.of(text);
    }

    private static JsObject object(Object... keysAndValues) {
        JsObject o = ObjectOperations.newObject();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            o.put(PropertyKey.of((String) keysAndValues[i]), keysAndValues[i + 1]);
        }
        return o;
    }

    /** An array's elements, or an error's header, as text. */
    private static String text(Object value) {
        if (value instanceof JsArray array) {
            StringBuilder all = new StringBuilder();
            for (int i = 0; i < array.length(); i++) {
                all.append(i == 0 ? "" : ",").append(text(array.getIndex(i)));
            }
            return all.toString();
        }
        return value instanceof Symbol ? value.toString() : Conversions.toString(value).toJavaString();
    }

    private static void fails(String message, Runnable operation) {
        assertEquals(message, assertThrows(JsThrow.class, operation::run).getMessage());
    }

    @Test
    void listing() {
        JsObject o = object("b", 1.0, "2", 2.0, "a", 3.0);
        o.put(Symbol.ITERATOR, 4.0);
        assertEquals("2,b,a", text(call("Object.keys", o)));
        assertEquals("2,1,3", text(call("Object.values", o)));
        assertEquals("2,2,b,1,a,3", text(call("Object.entries", o)));
        assertEquals("Symbol(Symbol.iterator)", text(call("Object.getOwnPropertySymbols", o)));
        assertEquals("2,b,a,Symbol(Symbol.iterator)", text(call("Reflect.ownKeys", o)));
        assertEquals("0,1,length", text(call("Object.getOwnPropertyNames", s("xy"))));
        assertEquals("length,name,prototype", text(call("Object.getOwnPropertyNames", at("Boolean"))));
    }

    @Test
    void copying() {
        JsObject target = (JsObject) call("Object.assign", object("a", 1.0), Null.NULL, object("b", 2.0), s("z"));
        assertEquals("0,z,a,1,b,2", text(call("Object.entries", target)));
        Object again = call("Object.fromEntries", call("Object.entries", target));
        assertEquals("0,z,a,1,b,2", text(call("Object.entries", again)));
        fails("TypeError: Iterator value 1 is not an entry object", () -> call("Object.fromEntries", JsArray.of(1.0)));
        JsObject rest = ObjectOperations.newObject();
        ObjectOperations.copyDataProperties(rest, target, new PropertyKey[] {PropertyKey.of("0")});
        assertEquals("a,b", text(call("Object.keys", rest)));
    }

    @Test
    void defining() {
        JsObject o = (JsObject) call("Object.create", Null.NULL, object("x", object("value", 1.0, "enumerable", true)));
        assertEquals("x", text(call("Object.keys", o)));
        JsObject d = (JsObject) call("Object.getOwnPropertyDescriptor", o, s("x"));
        assertEquals("value,1,writable,false,enumerable,true,configurable,false", text(call("Object.entries", d)));
        fails("TypeError: Cannot redefine property: x", () -> call("Object.defineProperty", o, s("x"), object("value", 2.0)));
        assertEquals(false, call("Reflect.defineProperty", o, s("x"), object("value", 2.0)));
        fails("TypeError: Property description must be an object: 1", () -> call("Object.defineProperty", o, s("y"), 1.0));
        fails("TypeError: Getter must be a function: 1", () -> call("Object.defineProperty", o, s("y"), object("get", 1.0)));
        fails("TypeError: Object.defineProperty called on non-object", () -> call("Object.defineProperty", 1.0, s("y"), o));
    }

    @Test
    void integrity() {
        JsObject o = object("a", 1.0);
        assertEquals(false, call("Object.isFrozen", o));
        assertSame(o, call("Object.freeze", o));
        assertEquals(true, call("Object.isFrozen", o));
        assertEquals(true, call("Object.isSealed", o));
        fails("TypeError: Cannot assign to read only property 'a' of object '#<Object>'", () -> o.put(PropertyKey.of("a"), 2.0));
        fails("TypeError: Cannot add property b, object is not extensible", () -> o.put(PropertyKey.of("b"), 2.0));
        fails("TypeError: #<Object> is not extensible", () -> call("Object.setPrototypeOf", o, Null.NULL));
        assertEquals(true, call("Object.isFrozen", 1.0));
        JsObject function = (JsObject) at("Reflect.get");
        call("Object.freeze", function);
        assertEquals(true, call("Object.isFrozen", function));
    }

    @Test
    void prototypes() {
        JsObject parent = object("p", 1.0);
        JsObject child = (JsObject) call("Object.create", parent);
        assertSame(parent, child.get(Names.PROTO));
        assertEquals(true, method(parent, "isPrototypeOf", child));
        fails("TypeError: Cyclic __proto__ value", () -> call("Object.setPrototypeOf", parent, child));
        fails("TypeError: Immutable prototype object 'Object.prototype' cannot have their prototype set",
                () -> call("Object.setPrototypeOf", Agent.realm.objectPrototype, parent));
        child.put(Names.PROTO, Null.NULL);
        assertSame(null, child.getPrototype());
        method(parent, "__defineGetter__", s("g"), at("Object.prototype.toString"));
        assertEquals(s("[object Object]"), parent.get(PropertyKey.of("g")));
        assertSame(at("Object.prototype.toString"), method(parent, "__lookupGetter__", s("g")));
    }

    @Test
    void tags() {
        JsObject toString = (JsObject) at("Object.prototype.toString");
        assertEquals(s("[object Null]"), toString.call(Null.NULL, new Object[0]));
        assertEquals(s("[object Array]"), toString.call(JsArray.create(), new Object[0]));
        assertEquals(s("[object Function]"), toString.call(toString, new Object[0]));
        assertEquals(s("[object Error]"), toString.call(make("TypeError"), new Object[0]));
        assertEquals(s("[object Boolean]"), toString.call(true, new Object[0]));
        assertEquals(s("[object Symbol]"), toString.call(Symbol.ITERATOR, new Object[0]));
        assertEquals(s("[object Reflect]"), toString.call(at("Reflect"), new Object[0]));
    }

    @Test
    void functions() {
        JsObject bound = (JsObject) method(at("Object.prototype.toString"), "bind", JsArray.create(), 1.0);
        assertEquals(s("[object Array]"), bound.call(1.0, new Object[0]));
        assertEquals(s("bound toString"), bound.get(Names.NAME));
        assertEquals(0.0, bound.get(Names.LENGTH));
        assertFalse(bound.isConstructor());
        assertEquals("0,1", text(method(at("Object.keys"), "call", Null.NULL, s("ab"))));
        assertEquals("0,1", text(method(at("Object.keys"), "apply", Null.NULL, JsArray.of(s("ab")))));
        assertEquals("function keys() { [native code] }", text(at("Object.keys")));
        JsObject boundBoolean = (JsObject) method(at("Boolean"), "bind", Null.NULL);
        assertTrue(boundBoolean.isConstructor());
        JsObject made = boundBoolean.construct(new Object[] {1.0}, boundBoolean);
        assertEquals(true, method(made, "valueOf"));
        assertEquals(true, tsubame.runtime.convert.Operators.instanceOf(made, boundBoolean));
        fails("EvalError: Code generation from strings is not available here", () -> call("Function", s("return 1")));
    }

    @Test
    void errors() {
        JsObject error = make("RangeError", s("too far"), object("cause", 5.0));
        assertEquals("RangeError: too far", text(error));
        assertEquals(5.0, error.get(Names.CAUSE));
        assertEquals("RangeError: too far", text(error.get(Names.STACK)));
        assertFalse(error.hasOwn(Names.STACK));
        error.put(Names.STACK, s("mine"));
        assertEquals(s("mine"), error.get(Names.STACK));
        assertSame(at("Error"), ((JsObject) at("RangeError")).getPrototype());
        assertEquals(true, call("Error.isError", error));
        assertEquals(false, call("Error.isError", object()));
        assertEquals("1,2", text(make("AggregateError", JsArray.of(1.0, 2.0), s("m")).get(Names.ERRORS)));
        JsObject suppressed = make("SuppressedError", 1.0, 2.0, s("m"));
        assertEquals(2.0, suppressed.get(Names.SUPPRESSED));
        JsObject plain = object("name", s("Mine"), "message", s("text"));
        call("Error.captureStackTrace", plain);
        assertEquals("Mine: text", text(plain.get(Names.STACK)));
        assertFalse(make("Error").hasOwn(Names.MESSAGE));
    }

    @Test
    void symbols() {
        assertNotSame(call("Symbol", s("a")), call("Symbol", s("a")));
        assertSame(call("Symbol.for", s("a")), call("Symbol.for", s("a")));
        assertEquals(s("a"), call("Symbol.keyFor", call("Symbol.for", s("a"))));
        assertSame(Undefined.UNDEFINED, call("Symbol.keyFor", Symbol.ITERATOR));
        assertEquals(s("Symbol.iterator"), ObjectOperations.getOfValue(Symbol.ITERATOR, PropertyKey.of("description")));
        fails("TypeError: Symbol is not a constructor", () -> make("Symbol"));
        fails("TypeError: Cannot convert a Symbol value to a string", () -> Conversions.toString(Symbol.ITERATOR));
    }

    @Test
    void reflection() {
        JsObject o = object("x", 1.0);
        assertEquals(true, call("Reflect.has", o, s("x")));
        assertEquals(true, call("Reflect.set", o, s("x"), 2.0));
        assertEquals(2.0, call("Reflect.get", o, s("x")));
        assertEquals(true, call("Reflect.deleteProperty", o, s("x")));
        assertEquals("[object Object]", text(call("Reflect.construct", at("Object"), JsArray.create())));
        fails("TypeError: Reflect.has called on non-object", () -> call("Reflect.has", 1.0, s("x")));
        JsObject derived = (JsObject) call("Reflect.construct", at("Boolean"), JsArray.of(true), at("Object"));
        assertSame(Agent.realm.objectPrototype, derived.getPrototype());
    }

    @Test
    void depthIsLimited() {
        JsObject f = (JsObject) at("Object.prototype.toString");
        for (int i = 0; i < Agent.depthLimit + 10; i++) {
            f = (JsObject) method(at("Function.prototype.bind"), "call", f, Null.NULL);
        }
        JsObject deep = f;
        fails("RangeError: Maximum call stack size exceeded", () -> deep.call(Undefined.UNDEFINED, new Object[0]));
        assertEquals(0, Agent.depth);
    }

    @Test
    void groups() {
        JsObject typeOf = (JsObject) at("Object.prototype.toString");
        JsObject groups = (JsObject) call("Object.groupBy", JsArray.of(s("a"), s("b")), method(typeOf, "bind", 1.0));
        assertEquals("a,b", text(groups.get(PropertyKey.of("[object Number]"))));
        assertSame(null, groups.getPrototype());
    }
}
