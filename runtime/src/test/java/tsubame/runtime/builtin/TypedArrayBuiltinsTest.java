package tsubame.runtime.builtin;

import static org.junit.jupiter.api.Assertions.assertSame;
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
import tsubame.runtime.binary.JsArrayBuffer;
import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsBigInt;

class TypedArrayBuiltinsTest {
    @BeforeEach
    void realm() {
        Agent.realm = Realm.create();
    }

    private static JsArrayBuffer resizable(int length, int most) {
        return (JsArrayBuffer) make("ArrayBuffer", length, object("maxByteLength", most));
    }

    @Test
    void constructors() {
        expect("0,0,0", make("Uint8Array", 3));
        expect("1,255,0", make("Uint8Array", array(1, -1, 256)));
        expect("0,2,255", make("Uint8ClampedArray", array(-5, 1.5, 300)));
        expect("1.5,NaN,0", make("Float16Array", array(1.5, "x", Double.MIN_VALUE)));
        expect("18446744073709551615", make("BigUint64Array", array(JsBigInt.MINUS_ONE)));
        expect("1,2", make("Float64Array", make("Int8Array", array(1, 2))));
        JsObject buffer = make("ArrayBuffer", 16);
        expect("2", get(make("Uint32Array", buffer, 8), "length"));
        expectThrow("RangeError: start offset of Uint32Array should be a multiple of 4", () -> make("Uint32Array", buffer, 2));
        expectThrow("RangeError: Invalid typed array length: 5", () -> make("Uint32Array", buffer, 0, 5));
        expectThrow("TypeError: Cannot mix BigInt", () -> make("Int8Array", make("BigInt64Array", 1)));
        expectThrow("TypeError: Abstract class TypedArray", () -> call(global("Reflect"), "construct",
                call(global("Object"), "getPrototypeOf", global("Int8Array")), array()));
        expect("4", get(global("Float32Array"), "BYTES_PER_ELEMENT"));
        expect("[object Float32Array]", call(get(global("Object"), "prototype") instanceof JsObject p ? get(p, "toString") : null,
                "call", make("Float32Array", 1)));
    }

    @Test
    void numericKeysAreElementsOrNothing() {
        JsObject a = make("Int8Array", array(1, 2));
        put(get(global("Object"), "prototype"), "7", "inherited");
        for (Object key : new Object[] {"-0", "1.5", "-1", "Infinity", "NaN", "7", "4294967295", "1e+21"}) {
            put(a, key, 5);
            expect("undefined", get(a, key));
            expect("false", call(global("Reflect"), "has", a, key));
            expect("true", call(global("Reflect"), "deleteProperty", a, key));
        }
        put(a, "1e21", "ordinary");
        expect("ordinary", get(a, "1e21"));
        expect("[0, 1, 1e21]", call(global("Object"), "keys", a));
        expect("false", call(global("Reflect"), "deleteProperty", a, 0));
        expect("false", call(global("Reflect"), "defineProperty", a, 0, object("value", 3, "writable", false)));
        expect("true", call(global("Reflect"), "defineProperty", a, 0, object("value", 3)));
        expect("3,2", a);
        expectThrow("TypeError: Cannot redefine property", () -> call(global("Object"), "freeze", a));
    }

    @Test
    void resizingMovesBounds() {
        JsArrayBuffer buffer = resizable(8, 16);
        JsTypedArray tracking = (JsTypedArray) make("Int16Array", buffer, 2);
        JsTypedArray fixed = (JsTypedArray) make("Int16Array", buffer, 2, 3);
        expect("3", get(tracking, "length"));
        call(buffer, "resize", 13);
        expect("5", get(tracking, "length"));
        expect("10", get(tracking, "byteLength"));
        call(buffer, "resize", 7);
        expect("2", get(tracking, "length"));
        expect("0", get(fixed, "length"));
        expect("0", get(fixed, "byteOffset"));
        expectThrow("TypeError: Cannot perform %TypedArray%.prototype.fill on an array out of", () -> call(fixed, "fill", 1));
        call(buffer, "resize", 8);
        call(fixed, "fill", 7);
        expect("7,7,7", fixed);
        call(buffer, "resize", 4);
        call(buffer, "resize", 8);
        expect("7,0,0", fixed);
        expectThrow("RangeError: ArrayBuffer.prototype.resize", () -> call(buffer, "resize", 17));
        expect("false", call(global("Reflect"), "preventExtensions", tracking));
    }

    @Test
    void transferDetaches() {
        JsObject buffer = make("ArrayBuffer", 4);
        JsObject view = make("Uint8Array", buffer);
        put(view, 1, 9);
        JsObject moved = (JsObject) call(buffer, "transfer", 2);
        expect("true", get(buffer, "detached"));
        expect("0", get(buffer, "byteLength"));
        expect("0", get(view, "length"));
        expect("0,9", make("Uint8Array", moved));
        expectThrow("TypeError: Cannot perform ArrayBuffer.prototype.transfer on a detached", () -> call(buffer, "transfer"));
        expectThrow("TypeError: Cannot perform %TypedArray%.prototype.at on a detached", () -> call(view, "at", 0));
    }

    @Test
    void methods() {
        JsObject a = make("Int16Array", array(5, 1, 4, 2, 3));
        expect("1,2,3,4,5", call(a, "toSorted"));
        expect("5,4,3,2,1", call(a, "toSorted", function((self, args) -> (Double) args[1] - (Double) args[0])));
        expect("3,2,4,1,5", call(a, "toReversed"));
        expect("5,9,4,2,3", call(a, "with", 1, 9));
        expect("4,2", call(a, "subarray", 2, 4));
        expect("4,2", call(a, "slice", -3, -1));
        expect("10,2,8,4,6", call(a, "map", function((self, args) -> (Double) args[0] * 2)));
        expect("5,4,3", call(a, "filter", function((self, args) -> (Double) args[0] > 2)));
        expect("15", call(a, "reduce", function((self, args) -> (Double) args[0] + (Double) args[1])));
        expect("3", call(a, "findLast", function((self, args) -> true)));
        expect("5-1-4-2-3", call(a, "join", "-"));
        expect("2", call(a, "indexOf", 4));
        expect("true", call(make("Float32Array", array("x")), "includes", Double.NaN));
        expect("-1", call(make("Float32Array", array("x")), "indexOf", Double.NaN));
        call(a, "copyWithin", 1, 0, 3);
        expect("5,5,1,4,3", a);
        call(a, "set", array(7, 8), 3);
        expect("5,5,1,7,8", a);
        call(a, "set", call(a, "subarray", 2), 1);
        expect("5,1,7,8,8", a);
        call(a, "fill", -1, 1, 4);
        expect("5,-1,-1,-1,8", a);
        assertSame(get(a, "@@iterator"), get(a, "values"));
    }

    @Test
    void sortOrdersZerosAndNaN() {
        JsObject a = make("Float64Array", array(0, Double.NaN, -1, Double.NEGATIVE_INFINITY, -0.0));
        call(a, "sort");
        expect("-Infinity,-1,0,0,NaN", a);
        expect("-Infinity", 1 / (Double) get(a, 2));
        JsObject big = make("BigUint64Array", array(JsBigInt.MINUS_ONE, JsBigInt.ONE));
        expect("1,18446744073709551615", call(big, "sort"));
    }

    @Test
    void foreignNaNsBecomeTheCanonicalOne() {
        JsObject bytes = make("Uint8Array", array(1, 2, 3, 4, 5, 6, 0xFF, 0xFF));
        JsObject doubles = make("Float64Array", get(bytes, "buffer"));
        double value = (Double) get(doubles, 0);
        expect("9221120237041090560", Long.toString(Double.doubleToRawLongBits(value)));
    }

    @Test
    void base64AndHex() {
        JsObject u = (JsObject) call(global("Uint8Array"), "fromBase64", "SGVsbG8=");
        expect("72,101,108,108,111", u);
        expect("SGVsbG8=", call(u, "toBase64"));
        expect("SGVsbG8", call(u, "toBase64", object("omitPadding", true)));
        expect("48656c6c6f", call(u, "toHex"));
        expect("-_8", call(call(global("Uint8Array"), "fromHex", "fbff"), "toBase64",
                object("alphabet", "base64url", "omitPadding", true)));
        JsObject target = make("Uint8Array", 4);
        expect("4", get(call(target, "setFromBase64", "SGVsbG8="), "read"));
        expect("72,101,108,0", target);
        expectThrow("SyntaxError", () -> call(global("Uint8Array"), "fromHex", "abc"));
    }

    @Test
    void dataView() {
        JsObject view = make("DataView", make("ArrayBuffer", 8), 1);
        call(view, "setInt32", 0, 0x01020304);
        expect("1", call(view, "getUint8", 0));
        expect("67305985", call(view, "getInt32", 0, true));
        call(view, "setFloat32", 3, 1.5);
        expect("1.5", call(view, "getFloat32", 3));
        JsObject whole = make("DataView", make("ArrayBuffer", 8));
        call(whole, "setBigInt64", 0, JsBigInt.MINUS_ONE);
        expect("18446744073709551615", call(whole, "getBigUint64", 0, true));
    }

    @Test
    void dataViewBounds() {
        JsArrayBuffer buffer = resizable(8, 16);
        JsObject tracking = make("DataView", buffer, 4);
        expect("4", get(tracking, "byteLength"));
        expectThrow("RangeError: Offset is outside the bounds of the DataView", () -> call(tracking, "getFloat64", 0));
        call(buffer, "resize", 16);
        expect("0", call(tracking, "getFloat64", 4));
        call(buffer, "resize", 2);
        expectThrow("TypeError: Invalid DataView accessor getInt8", () -> call(tracking, "getInt8", 0));
        expectThrow("RangeError: Start offset 9", () -> make("DataView", make("ArrayBuffer", 8), 9));
    }
}
