package tsubame.runtime.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;

class JsonTest {
    @BeforeEach
    void realm() {
        Agent.realm = Realm.create();
    }

    private static String again(String text) {
        return serialized(JsonParser.parse(JsString.of(text)), "");
    }

    private static String serialized(Object value, String gap) {
        return new JsonSerializer(null, null, JsString.of(gap)).serialize(value).toString();
    }

    private static String error(String text) {
        JsThrow thrown = assertThrows(JsThrow.class, () -> JsonParser.parse(JsString.of(text)));
        return ((JsObject) thrown.value).get(Names.MESSAGE).toString();
    }

    @Test
    void goesThereAndBack() {
        for (String text : new String[] {
            "null", "true", "-0.5", "1e+21", "\"\"", "\"a\\\"b\\\\c\\n\\u0001é中😀\"", "[]", "{}", "[1,[2,[3]],{}]",
            "{\"a\":1,\"b\":{\"c\":[null]},\"__proto__\":2}", "{\"1\":1,\"2\":2,\"x\":3}"
        }) {
            assertEquals(text, again(text));
        }
        assertEquals("{\"a\":2}", again(" { \"a\" : 1 , \"\\u0061\" : 2 } "));
        assertEquals("\"\\ud800x\\udc00\"", again("\"\\ud800x\\udc00\""));
        assertEquals("[0.1,123456789012345680000,0,5e-324]", again("[0.1,123456789012345678901,-0,5e-324]"));
    }

    @Test
    void saysWhatIsWrongAndWhere() {
        assertEquals("Unexpected end of JSON input", error(""));
        assertEquals("Expected property name or '}' in JSON at position 1", error("{a"));
        assertEquals("Expected double-quoted property name in JSON at position 7", error("{\"a\":1,}"));
        assertEquals("Unexpected token ']', \"[1,]\" is not valid JSON", error("[1,]"));
        assertEquals("\"undefined\" is not valid JSON", error("undefined"));
        assertEquals("Unexpected non-whitespace character after JSON at position 2", error("1 2"));
        assertEquals("Bad control character in string literal in JSON at position 2", error("\"a\nb\""));
        assertEquals("Unexpected number in JSON at position 1", error("01"));
        assertEquals("Unexpected token 'x', ...\"123456789,x,12345678\"... is not valid JSON",
                error("[1234567890,123456789,x,12345678901234]"));
    }

    @Test
    void nestsAsDeepAsMemoryAllows() {
        int depth = 200_000;
        Object value = JsonParser.parse(JsString.of("[".repeat(depth) + "]".repeat(depth)));
        int found = 1;
        while (((JsArray) value).length() > 0) {
            value = ((JsArray) value).getIndex(0);
            found++;
        }
        assertEquals(depth, found);
    }

    @Test
    void indents() {
        Object value = JsonParser.parse(JsString.of("{\"a\":[1,{}],\"b\":[]}"));
        assertEquals("{\n--\"a\": [\n----1,\n----{}\n--],\n--\"b\": []\n}", serialized(value, "--"));
    }

    @Test
    void drawsCycles() {
        JsObject outer = ObjectOperations.newObject();
        JsArray list = JsArray.of(1.0, outer);
        outer.define(PropertyKey.of("list"), list, Attributes.DEFAULT);
        JsThrow thrown = assertThrows(JsThrow.class, () -> serialized(outer, ""));
        assertEquals("""
                Converting circular structure to JSON
                    --> starting at object with constructor 'Object'
                    |     property 'list' -> object with constructor 'Array'
                    --- index 1 closes the circle""", ((JsObject) thrown.value).get(Names.MESSAGE).toString());
    }

    @Test
    void rawJsonIsWrittenAsItIs() {
        assertEquals("[1.0e2]", serialized(JsArray.of(RawJson.of(JsString.of("1.0e2"))), ""));
        assertThrows(JsThrow.class, () -> RawJson.of(JsString.of("{}")));
        assertThrows(JsThrow.class, () -> RawJson.of(JsString.of(" 1")));
        assertTrue(!RawJson.of(JsString.of("1")).isExtensible());
    }
}
