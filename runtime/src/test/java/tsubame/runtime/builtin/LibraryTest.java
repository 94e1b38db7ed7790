package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Program.array;
import static tsubame.runtime.builtin.Program.call;
import static tsubame.runtime.builtin.Program.expect;
import static tsubame.runtime.builtin.Program.expectThrow;
import static tsubame.runtime.builtin.Program.function;
import static tsubame.runtime.builtin.Program.get;
import static tsubame.runtime.builtin.Program.global;
import static tsubame.runtime.builtin.Program.make;
import static tsubame.runtime.builtin.Program.object;
import static tsubame.runtime.builtin.Program.put;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;

/** One look at each part of Array, String, RegExp, Map, Set, WeakMap, Proxy, Date and the global functions. */
class LibraryTest {
    @BeforeEach
    void realm() {
        Agent.realm = Realm.create();
    }

    private static Program.Body body(java.util.function.Function<Object[], Object> steps) {
        return (thisValue, args) -> Program.value(steps.apply(args));
    }

    private static double number(Object value) {
        return Conversions.toNumber(value);
    }

    // ---- Array

    @Test
    void arraysChangeInPlace() {
        JsArray a = array(1, 2, 3);
        expect("5", call(a, "push", "x", 4));
        expect("[2, 3]", call(a, "splice", 1, 2, "a", "b", "c"));
        expect("[1, a, b, c, x, 4]", a);
        expect("8", call(a, "unshift", 8, 9));
        expect("8", call(a, "shift"));
        expect("[4, x, c, b, a, 1, 9]", call(a, "reverse"));
        expect("[4, x, 1, 9, a, 1, 9]", call(a, "copyWithin", 2, 5));
        expect("[0, 0, 0]", call(make("Array", 3), "fill", 0));
        expect("0", get(call(array(1), "splice", 0, 0), "length"));
    }

    @Test
    void arraysSort() {
        expect("[1, 10, 2, undefined]", call(array(2, Undefined.UNDEFINED, 10, 1), "sort"));
        expect("[10, 2, 1]", call(array(2, 10, 1), "sort", body(args -> number(args[1]) - number(args[0]))));
        JsObject holes = make("Array", 3);
        put(holes, 2, "z");
        expect("z", get(call(holes, "sort"), 0));
        expect("false", call(holes, "hasOwnProperty", 1));
        expectThrow("TypeError: The comparison function must be either a function or undefined", () -> call(array(), "sort", 1));
    }

    @Test
    void arraysAreWalked() {
        expect("[2, 4]", call(array(1, 2), "map", body(args -> number(args[0]) * 2)));
        expect("[2]", call(array(1, 2), "filter", body(args -> number(args[0]) > 1)));
        expect("6", call(array(1, 2, 3), "reduce", body(args -> number(args[0]) + number(args[1]))));
        expect("1", call(array(5, 6), "findLastIndex", body(args -> true)));
        expect("[1, 2, 3]", call(array(1, array(2, array(3))), "flat", Double.POSITIVE_INFINITY));
        expectThrow("TypeError: Reduce of empty array with no initial value", () -> call(array(), "reduce", body(args -> 1)));
        expectThrow("TypeError: undefined is not a function", () -> call(array(), "map"));
    }

    @Test
    void arraysBecomeText() {
        JsArray a = array(1, Null.NULL, Undefined.UNDEFINED, array("x", "y"));
        call(a, "push", a);
        expect("1,,,x,y,", call(a, "toString"));
        expect("1-2", call(array(1, 2), "join", "-"));
        expect("[1, x]", call(global("Array"), "from", call(array(1, "x"), "values")));
        expect("[a, 😀]", call(global("Array"), "from", "a😀"));
    }

    // ---- String

    @Test
    void stringsAreCutAndSearched() {
        expect("[a, b, c]", call("a-b-c", "split", "-"));
        expect("[a, b]", call("a-b-c", "split", "-", 2));
        expect("xxa", call("a", "padStart", 3, "x"));
        expect("c", call("abc", "at", -1));
        expect("b", call("abc", "substring", 2, 1));
        expect("x[-]y[-]z", call("x-y-z", "replaceAll", "-", "[$&]"));
        expect("$1$", call("a", "replace", "a", "$1$$"));
        expect("a\ufffd", call("a\ud800", "toWellFormed"));
        expect("ΑΣ ας", Program.value(call("ΑΣ", "toUpperCase") + " " + call("ΑΣ", "toLowerCase")));
        expect("<a href=\"&quot;\">x</a>", call("x", "link", "\""));
        expectThrow("RangeError: Invalid count value: -1", () -> call("a", "repeat", -1));
        expectThrow("TypeError: String.prototype.trim called on null or undefined",
                () -> call(get("", "trim"), "call", Null.NULL));
    }

    // ---- RegExp

    @Test
    void regularExpressionsMatch() {
        JsObject date = make("RegExp", "(?<y>\\d{4})-(\\d\\d)", "dg");
        JsObject match = (JsObject) call(date, "exec", "on 2026-11 and 2027-12");
        expect("[2026-11, 2026, 11]", match);
        expect("2026", get(get(match, "groups"), "y"));
        expect("[3, 10]", get(get(match, "indices"), 0));
        expect("10", get(date, "lastIndex"));
        expect("11/2026 12/2027", call("2026-11 2027-12", "replace", date, "$2/$<y>"));
        expect("[2026-11, 2027-12]", call("2026-11 2027-12", "match", date));
        expect("[a, ,, b, ;, c]", call("a,b;c", "split", make("RegExp", "([,;])")));
        expect("A-B", call("a-b", "replace", make("RegExp", "\\w", "g"), body(args -> call(args[0], "toUpperCase"))));
        expect("/a\\/b\\n/gi", make("RegExp", "a/b\n", "ig"));
        expect("\\x61\\.\\x2d", call(global("RegExp"), "escape", "a.-"));
        call(date, "test", "1999-01");
        expect("199901", Program.value(get(global("RegExp"), "$1") + "" + get(global("RegExp"), "$2")));
        expectThrow("SyntaxError: Invalid regular expression: /(/", () -> make("RegExp", "("));
        expectThrow("SyntaxError: Invalid flags supplied to RegExp constructor 'gg'", () -> make("RegExp", "a", "gg"));
    }

    @Test
    void aChangedExecIsAsked() {
        JsObject re = make("RegExp", "b", "g");
        put(re, "exec", function(body(args -> Null.NULL)));
        expect("abc", call("abc", "replace", re, "x"));
        put(get(global("RegExp"), "prototype"), "exec", function(body(args -> Null.NULL)));
        expect("null", call("abc", "match", make("RegExp", "b", "g")));
    }

    // ---- Collections

    @Test
    void collections() {
        JsObject map = make("Map", array(array(1, "a"), array(Double.NaN, "b"), array(-0.0, "c")));
        expect("c", call(map, "get", 0));
        expect("b", call(map, "get", Double.NaN));
        expect("x", call(map, "getOrInsert", "new", "x"));
        expect("[[1, a], [NaN, b], [0, c], [new, x]]", call(global("Array"), "from", map));
        JsObject set = make("Set", array(3, 1, 3));
        expect("[3, 1, 2]", call(global("Array"), "from", call(set, "union", make("Set", array(1, 2)))));
        expect("true", call(set, "isDisjointFrom", make("Set", array(9))));
        JsObject weak = make("WeakMap");
        call(weak, "set", map, 1);
        expect("1", call(weak, "get", map));
        expect("true", call(weak, "delete", map));
        expect("false", call(weak, "has", map));
        expectThrow("TypeError: Invalid value used as weak map key", () -> call(weak, "set", 1, 1));
        expectThrow("TypeError: Constructor Map requires 'new'", () -> call(global("Map"), "call", Undefined.UNDEFINED));
    }

    @Test
    void iterationSeesWhatIsAddedAndNotWhatIsGone() {
        JsObject set = make("Set", array(1, 2, 3));
        JsArray seen = array();
        call(set, "forEach", body(args -> {
            call(seen, "push", args[0]);
            call(set, "delete", args[0]);
            return number(args[0]) < 5 ? call(set, "add", number(args[0]) + 3) : Undefined.UNDEFINED;
        }));
        expect("[1, 2, 3, 4, 5, 6, 7]", seen);
    }

    // ---- Proxy, Date, global functions

    @Test
    void proxies() {
        JsObject target = object("x", 1);
        JsObject proxy = make("Proxy", target, object("get", body(args -> call(args[1], "concat", "!"))));
        expect("y!", get(proxy, "y"));
        call(global("Object"), "freeze", target);
        expectThrow("TypeError: 'get' on proxy: property 'x' is a read-only and non-configurable data property",
                () -> get(proxy, "x"));
        JsObject revocable = (JsObject) call(global("Proxy"), "revocable", object(), object());
        call(revocable, "revoke");
        expectThrow("TypeError: Cannot perform 'get' on a proxy that has been revoked", () -> get(get(revocable, "proxy"), "x"));
    }

    @Test
    void dates() {
        JsObject date = make("Date", 0);
        expect("1970-01-01T00:00:00.000Z", call(date, "toISOString"));
        expect("1709164800000", call(date, "setUTCFullYear", 2024, 1, 29));
        expect("951782400000", call(global("Date"), "UTC", 2000, 1, 29));
        expectThrow("RangeError: Invalid time value", () -> call(make("Date", Double.NaN), "toISOString"));
    }

    @Test
    void numbersAndUris() {
        expect("1,234,567.891", call(1234567.8912, "toLocaleString"));
        expect("12.5%", call(0.125, "toLocaleString", "en", object("style", "percent", "maximumFractionDigits", 1)));
        expect("-0", call(-0.4, "toLocaleString", "en", object("maximumFractionDigits", 0)));
        expect("ff", call(255, "toString", 16));
        expect("30.4", call(global("Math"), "sumPrecise", array(1e308, 1e308, 0.1, 0.1, 30, 0.1, 0.1, -1e308, -1e308)));
        expect("a%C3%A9%E2%82%AC%F0%9D%92%B3%2F", call(global("encodeURIComponent"), "call", Null.NULL, "aé€𝒳/"));
        expect("é%2F", call(global("decodeURI"), "call", Null.NULL, "%C3%A9%2F"));
        expectThrow("URIError: URI malformed", () -> call(global("decodeURI"), "call", Null.NULL, "%C3"));
    }
}
