package tsubame.runtime.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.function.Executable;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Symbol;

/** Steps of a program for tests of builtins, so that these need no interpreter: {@code call("abc", "indexOf", "b")}. */
final class Program {
    /** A function of a test. */
    interface Body {
        Object call(Object thisValue, Object[] arguments);
    }

    private static final class Row implements BuiltinRow {
        @Override
        public Signature signature() {
            return Signature.loose("test", 0);
        }

        @Override
        public int ordinal() {
            return 0;
        }
    }

    private static final Builtins BODIES = new Builtins() {
        @Override
        public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
            return ((Body) callee.data).call(thisValue, args);
        }

        @Override
        public void install(tsubame.runtime.realm.Realm realm) {}
    };

    private Program() {}

    /** A Java value as a value of the program: strings, ints and the like; others stay. */
    static Object value(Object value) {
        if (value instanceof String text) {
            return JsString.of(text);
        }
        if (value instanceof Body body) {
            return function(body);
        }
        return value instanceof Number number ? (Object) number.doubleValue() : value;
    }

    private static Object[] values(Object... values) {
        Object[] converted = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            converted[i] = value(values[i]);
        }
        return converted;
    }

    static NativeFunction function(Body body) {
        return BODIES.makeFunction(Agent.realm, new Row(), body);
    }

    private static PropertyKey key(Object key) {
        return key instanceof String text && text.startsWith("@@")
                ? Symbol.wellKnownNamed(text.substring(2))
                : PropertyKey.from(value(key));
    }

    static JsObject global(String name) {
        return (JsObject) Agent.realm.globalObject.get(PropertyKey.of(name));
    }

    /** {@code new name(arguments)}. */
    static JsObject make(String name, Object... arguments) {
        return ObjectOperations.construct(global(name), values(arguments));
    }

    /** {@code object.method(arguments)}. */
    static Object call(Object object, String method, Object... arguments) {
        return ObjectOperations.invoke(value(object), key(method), values(arguments));
    }

    /** {@code object[key]}. */
    static Object get(Object object, Object key) {
        return ObjectOperations.getOfValue(value(object), key(key));
    }

    /** {@code object[key] = value} in strict code. */
    static void put(Object object, Object key, Object value) {
        ((JsObject) object).put(key(key), value(value));
    }

    /** An array of the values. */
    static JsArray array(Object... elements) {
        return JsArray.of(values(elements));
    }

    /** An object of keys and values in turn. */
    static JsObject object(Object... keysAndValues) {
        JsObject object = ObjectOperations.newObject();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            object.define(key(keysAndValues[i]), value(keysAndValues[i + 1]), Attributes.DEFAULT);
        }
        return object;
    }

    /** Asserts what a value is as text: String(value), arrays in brackets. */
    static void expect(String text, Object value) {
        assertEquals(text, show(value));
    }

    static String show(Object value) {
        if (value instanceof JsArray array) {
            StringBuilder text = new StringBuilder("[");
            for (int i = 0; i < array.length(); i++) {
                text.append(i > 0 ? ", " : "").append(show(array.getIndex(i)));
            }
            return text.append(']').toString();
        }
        return value instanceof Symbol symbol ? symbol.toString() : Conversions.toString(value(value)).toJavaString();
    }

    /** Asserts that an error is thrown whose text is "Name: message"; of the message the beginning. */
    static void expectThrow(String error, Executable step) {
        JsThrow thrown = assertThrows(JsThrow.class, step);
        String name = show(((JsObject) thrown.value).get(Names.NAME));
        String text = name + ": " + show(((JsObject) thrown.value).get(Names.MESSAGE));
        assertEquals(error, text.substring(0, Math.min(error.length(), text.length())));
    }
}
