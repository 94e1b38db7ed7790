// util: promisify, callbackify, isDeepStrictEqual, types, inherits, deprecate, styleText, strip.
import util, { promisify, callbackify, isDeepStrictEqual, types, format, inspect } from "node:util";
const add = (a, b, callback) => setTimeout(() => (a < 0 ? callback(new Error("negative")) : callback(null, a + b)), 1);
console.log(await promisify(add)(1, 2), await promisify(add)(-1, 2).catch((e) => e.message), promisify(add).name);
const custom = Object.assign(() => {}, { [promisify.custom]: async () => "custom" });
console.log(await promisify(custom)(), promisify.custom.toString());
callbackify(async (x) => x * 2)(21, (error, value) => console.log("callback", error, value));
callbackify(async () => { throw new TypeError("async failure"); })((error) => console.log("callback", error.message));
callbackify(() => Promise.reject(null))((error) => console.log(error.code, error.reason));
await new Promise((r) => setTimeout(r, 5));
const pairs = [[{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }], [[1, 2], [1, 2, 3]], [new Map([["k", { v: 1 }]]), new Map([["k", { v: 1 }]])], [new Set([1, [2]]), new Set([1, [2]])], [NaN, NaN], [0, -0], [1, "1"], [new Date(5), new Date(5)], [/a/g, /a/i], [{ a: undefined }, {}], [[,], [undefined]], [Object(1), Object(1)], [new Error("x"), new Error("x")], [Buffer.from("a"), Buffer.from("a")], [{ [Symbol.for("s")]: 1 }, { [Symbol.for("s")]: 1 }], [[1], { 0: 1, length: 1 }], [Object.create(null), {}], [() => 1, () => 1]];
console.log(pairs.map(([a, b]) => isDeepStrictEqual(a, b)).join(" "));
const cyclic = () => { const o = { n: 1 }; o.self = o; return o; };
console.log(isDeepStrictEqual(cyclic(), cyclic()));
console.log(Object.entries({ isDate: new Date(), isRegExp: /x/, isMap: new Map(), isSet: new Set(), isPromise: Promise.resolve(), isProxy: new Proxy({}, {}), isTypedArray: new Uint8Array(), isUint8Array: Buffer.alloc(1), isArrayBuffer: new ArrayBuffer(1), isGeneratorFunction: function* () {}, isAsyncFunction: async () => {}, isNativeError: new TypeError(), isBoxedPrimitive: Object(1), isWeakMap: new WeakMap(), isGeneratorObject: (function* () {})(), isMapIterator: new Map().keys(), isSymbolObject: Object(Symbol()) }).map(([name, value]) => types[name](value) && !types[name]({}) && !types[name](5)).join(" "));
console.log(util.stripVTControlCharacters("\u001b[31mred\u001b[39m"), util.inspect.custom === Symbol.for("nodejs.util.inspect.custom"));
console.log(format("%s=%j", "a", { b: 1 }), inspect({ a: { b: { c: {} } } }, { depth: 0 }), util.types === types, typeof util.TextEncoder, util.default === undefined);
const old = util.deprecate(() => "still works", "use new");
console.log(old());
try { promisify(5); } catch (error) { console.log(error.code); }
try { util.inherits({}, null); } catch (error) { console.log(error.code); }
