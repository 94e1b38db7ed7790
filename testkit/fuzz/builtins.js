"use strict";
// Calls builtins with odd receivers and arguments, chosen by a seed, and prints what comes of each: the same program in two engines
// must print the same lines.    builtins.js SEED CALLS

let state = Number(process.argv[2] || 1) >>> 0;
const calls = Number(process.argv[3] || 1000);

function random(n) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
}

const pick = (list) => list[random(list.length)];

/** Made anew for each call: what a call changes must not be seen by the next. */
const VALUES = [
    () => undefined, () => null, () => true, () => false, () => 0, () => -0, () => 1, () => -1, () => 1.5, () => NaN, () => Infinity, () => -Infinity,
    () => 2 ** 31, () => 2 ** 32, () => 2 ** 53, () => -(2 ** 31), () => 1e21, () => 5e-324, () => 0.1, () => 123456.789, () => 10, () => 36, () => 3,
    () => 0n, () => 1n, () => -5n, () => 2n ** 64n, () => "", () => "a", () => "abc", () => "0", () => "-1", () => " 12 ", () => "1e3", () => "0x1f", () => "length",
    () => "añ世😀", () => "\ud800", () => "A-B-C", () => "aXbXc", () => "2020-01-02T03:04:05Z", () => "NFD", () => "constructor", () => "[object]", () => "%41%zz", () => "$1$&$<n>",
    () => Symbol("s"), () => Symbol.iterator, () => [], () => [1, 2, 3], () => [3, , 1], () => ["b", undefined, "a"], () => [[1, [2, [3]]], 4], () => Array(5), () => [NaN, -0, 0],
    () => ({}), () => ({ a: 1, b: 2 }), () => ({ length: 2, 0: "x", 1: "y" }), () => ({ length: -1 }), () => ({ valueOf: () => 7 }), () => ({ toString: () => "str" }),
    () => ({ [Symbol.toPrimitive]: (h) => (h === "number" ? 42 : h) }), () => ({ valueOf() { throw new RangeError("odd"); } }), () => Object.create(null), () => Object.freeze({ x: 1 }), () => Object.freeze([1, 2]),
    () => ({ get x() { return 1; }, set y(v) {} }), () => ({ next: () => ({ done: true, value: 9 }), [Symbol.iterator]() { return this; } }), () => ({ then: (f) => f(1) }),
    () => function named(a, b) { return a; }, () => (x) => x, () => (a, b) => a - b, () => class C { m() {} }, () => async () => 1, () => function* g() { yield 1; }, () => Math.max, () => Object.assign(() => 1, { p: 1 }),
    () => /b/g, () => /(?<n>x)|(y)/i, () => /^/my, () => new Date(0), () => new Date(NaN), () => new Date(86400000 * 365), () => new Map([[1, 2], ["a", "b"]]), () => new Set([1, 2, 2]), () => new WeakMap(),
    () => new Error("e", { cause: 1 }), () => new TypeError("t"), () => Promise.resolve(1), () => new Uint8Array([1, 2, 255]), () => new Float64Array([1.5, NaN]), () => new BigInt64Array(2), () => new ArrayBuffer(8),
    () => new DataView(new ArrayBuffer(8)), () => new Proxy({ a: 1 }, {}), () => new Proxy([1, 2], {}), () => new Proxy(function () {}, {}), () => new Boolean(false), () => new Number(5), () => new String("abc"), () => Object(1n), () => Object(Symbol("o")),
    () => [1, 2, 3].values(), () => new Map([[1, 2]]).entries(), () => "xy"[Symbol.iterator](), () => JSON, () => Math, () => Reflect, () => (function () { return arguments; })(1, 2), () => globalThis.isNaN,
];

const LEFT_OUT = new Set(["random", "now", "toLocaleString", "toLocaleDateString", "toLocaleTimeString", "localeCompare", "repeat", "wait", "waitAsync", "stack", "captureStackTrace", "prepareStackTrace", "Function", "AsyncFunction",
    "getTimezoneOffset", "toGMTString", "caller", "callee", "arguments", "$1", "input", "lastMatch", "lastParen", "leftContext", "rightContext",
    // What the time of day, or the newest edition of the language, decides.
    "Date", "ShadowRealm", "isRawJSON", "rawJSON", "isTrusted"]);

const functions = [];
const seen = new Set();

/** Functions that only one of the engines has are left out by the names that Node 20 has: the list is sorted, and equal in both. */
function collect(path, object, depth) {
    if (object === null || (typeof object !== "object" && typeof object !== "function") || seen.has(object)) return;
    seen.add(object);
    for (const key of Reflect.ownKeys(object)) {
        if (typeof key === "string" && (LEFT_OUT.has(key) || /^\$/.test(key))) continue;
        const name = `${path}.${String(key)}`;
        const own = Reflect.getOwnPropertyDescriptor(object, key);
        for (const kind of ["value", "get", "set"]) {
            const f = own[kind];
            if (typeof f === "function" && !LEFT_OUT.has(f.name)) functions.push([kind === "value" ? name : `${kind} ${name}`, f]);
            if (kind === "value" && depth > 0) collect(name, f, depth - 1);
        }
    }
}

const ROOTS = ["CustomEvent", "Object", "Array", "String", "Number", "Boolean", "BigInt", "Symbol", "Math", "JSON", "Reflect", "RegExp", "Map", "Set", "WeakMap", "WeakSet", "WeakRef", "Error", "TypeError", "AggregateError", "Promise", "Proxy",
    "ArrayBuffer", "SharedArrayBuffer", "DataView", "Uint8Array", "Int16Array", "Float32Array", "BigUint64Array", "Uint8ClampedArray", "Atomics", "parseInt", "parseFloat", "isNaN", "isFinite", "encodeURIComponent", "decodeURIComponent", "decodeURI",
    "encodeURI", "escape", "unescape", "structuredClone", "atob", "btoa", "URL", "URLSearchParams", "TextEncoder", "TextDecoder", "Event", "EventTarget", "AbortController"];
for (const root of ROOTS) {
    if (typeof globalThis[root] === "function") functions.push([root, globalThis[root]]);
    collect(root, globalThis[root], 1);
}
for (const [name, object] of [["%IteratorPrototype%", Object.getPrototypeOf(Object.getPrototypeOf([].values()))], ["%ArrayIterator%", Object.getPrototypeOf([].values())], ["%TypedArray%", Object.getPrototypeOf(Uint8Array)],
    ["%Generator%", Object.getPrototypeOf(function* () {}).prototype], ["%MapIterator%", Object.getPrototypeOf(new Map().entries())], ["%StringIterator%", Object.getPrototypeOf(""[Symbol.iterator]())], ["%Arguments%", Object.prototype], ["%Function%", Function.prototype], ["%Date%", Date.prototype]]) collect(name, object, 1);

/** What an outcome may differ in, for a reason: functions by their names, then which calls of them. Such calls are made, but their outcomes not shown. */
const isKnown = (value) => seen.has(value);
const isProxy = (value) => require("util").types.isProxy(value);
const isLarge = (value) => typeof value === "number" && value >= 2 ** 31;
const OPEN = [
    [/^(Object\.getOwnPropert\w+|Reflect\.ownKeys|Proxy|Proxy\.revocable)$/, (o, [of]) => isKnown(of), "newer editions have more builtins, and their order is free"],
    [/^(Object\.getOwnPropert\w+|Reflect\.ownKeys)$/, (o, [of]) => of instanceof Error, "V8 gives each error a stack of its own; here it is an accessor of Error.prototype, as is proposed"],
    [/^Object\.(seal|freeze|isSealed|isFrozen|preventExtensions)$/, (o, [of]) => ArrayBuffer.isView(of), "V8 11 seals typed arrays, whose elements are configurable"],
    [/\.(sort|toSorted)$/, (o, [by]) => typeof by === "function" && String(by) !== "(a, b) => a - b", "what a comparator that contradicts itself leads to is open"],
    [/^Array\.prototype\.sort$/, (o) => typeof o === "string" || o instanceof String, "V8 does not store into what has less than two elements, even where that must fail"],
    [/^(Object\.setPrototypeOf|Reflect\.setPrototypeOf|Object\.create|set Object\.prototype\.__proto__)$/, (o, args) => args.slice(0, 2).some(isProxy), "V8 11 takes what inherits from a proxy for what the proxy stands for", "is not done: it would last"],
    [/^(Shared)?ArrayBuffer$|^\w+Array$/, (o, args) => args.slice(0, 1).some(isLarge), "how much memory there is"],
    [/^(Array|%TypedArray%)\.prototype\.toString$/, (o) => typeof o?.next === "function", "Iterator.prototype.join"],
    [/^Atomics\.isLockFree$/, (o, [size]) => !Number.isInteger(size), "V8 11 does not convert the size"],
    [/^%Date%\.set/, (o) => require("util").types.isDate(o) && Number.isNaN(o.getTime()), "V8 11 does not convert the arguments when the time is NaN"],
    [/^JSON\.parse$/, (o, [text, reviver]) => reviver === Math.max, "newer editions pass the source text too"],
    [/^JSON\.stringify$/, (o, [value, replacer, space]) => typeof space === "number" && space > 0 && space < 1, "V8 11 takes a part of a space for a line break"],
    [/^%TypedArray%\.prototype\.fill$/, (o, [value, start]) => start === undefined, "V8 11 does not look at the end without a start"],
    [/parseInt$/, (o, [text, radix]) => ["string", "number", "bigint"].includes(typeof text) && String(text).length > 10 && ![2, 4, 8, 10, 16, 32].includes(radix), "beyond 2^53 the number may be an approximation"],
    [/^structuredClone$/, (o, [value, options]) => options instanceof ArrayBuffer, "newer editions have ArrayBuffer.prototype.transfer"],
];

/** Functions whose results are approximations of the engine's own. */
const APPROXIMATE = /^Math\.(a?(cos|sin|tan)h?|atan2|cbrt|exp|expm1|hypot|log|log10|log1p|log2|pow)$/;

const only = process.argv[4] ? new Set(require("fs").readFileSync(process.argv[4], "utf8").split("\n")) : null;
if (process.argv[3] === "names") {
    console.log(functions.map(([name]) => name).sort().join("\n"));
    process.exit(0);
}
const common = functions.filter(([name]) => !only || only.has(name)).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

function show(value, depth = 3) {
    try {
        switch (typeof value) {
            case "string": return JSON.stringify(value);
            case "number": return Object.is(value, -0) ? "-0" : String(value);
            case "bigint": return value + "n";
            case "symbol": return value.toString();
            case "function": return `function ${String(Reflect.getOwnPropertyDescriptor(value, "name")?.value)}`;
            case "object": {
                if (value === null) return "null";
                const tag = Object.prototype.toString.call(value);
                if (value instanceof Error) return `${value.name}: ${value.message}`;
                if (depth === 0 || seen.has(value)) return tag;
                if (tag === "[object Date]" && value instanceof Date) return `Date ${value.getTime()}`;
                if (value instanceof RegExp) return `RegExp ${String(value)} ${value.lastIndex}`;
                if (value instanceof Map || value instanceof Set) return `${tag}{${[...value].slice(0, 9).map((v) => show(v, depth - 1)).join(", ")}}`;
                // In an order of our own, and without the symbols that only one engine knows.
                const keys = Reflect.ownKeys(value).filter((key) => (typeof key === "string" && key !== "stack") || /^Symbol\(Symbol\./.test(String(key))).sort((a, b) => (String(a) < String(b) ? -1 : 1));
                const parts = keys.slice(0, 12).map((key) => {
                    const own = Reflect.getOwnPropertyDescriptor(value, key);
                    const flags = (own.writable === false ? "r" : "") + (own.enumerable ? "" : "h") + (own.configurable ? "" : "f");
                    return `${String(key)}${flags ? "/" + flags : ""}: ${"value" in own ? show(own.value, depth - 1) : "accessor"}`;
                });
                return `${tag}{${parts.join(", ")}${keys.length > 12 ? ", …" + keys.length : ""}}`;
            }
            default: return String(value);
        }
    } catch (error) {
        return `<${error && error.name}>`;
    }
}

process.on("unhandledRejection", () => {});
for (let i = 0; i < calls; i++) {
    const [name, f] = pick(common);
    const receiver = random(3) === 0 ? pick(VALUES)() : suitable(name);
    const args = Array.from({ length: random(4) }, () => pick(VALUES)());
    const described = `${i} ${name} on ${show(receiver, 1)} (${args.map((a) => show(a, 1)).join(", ")})`;
    const open = OPEN.find(([of, which]) => of.test(name) && which(receiver, args));
    if (open?.[3]) continue;
    let outcome;
    try {
        const isNew = /^[A-Z]\w+$/.test(name) && random(2) === 0;
        const result = isNew ? Reflect.construct(f, args) : Reflect.apply(f, receiver, args);
        const shown = typeof result === "number" && APPROXIMATE.test(name) ? result.toPrecision(14) : show(result);
        outcome = `=> ${shown} | ${show(receiver, 2)}`;
    } catch (error) {
        outcome = `throws ${error instanceof Error ? error.name : show(error)}`;
    }
    if (open) outcome = `open: ${open[2]}`;
    console.log(`${described} ${outcome}`.replace(/[^\x20-\x7e]/g, (c) => "\\u" + c.charCodeAt(0).toString(16)));
}

function suitable(name) {
    const owner = name.replace(/^(get|set) /, "").split(".")[0];
    const kinds = { Array: [48, 49, 50, 51, 52, 53, 54], String: [27, 28, 29, 36, 38, 39], Number: [4, 6, 8, 9, 16, 19], BigInt: [23, 24, 26], Date: [78, 79, 80], RegExp: [75, 76, 77], Map: [81], Set: [82], Object: [55, 56, 57], Error: [84, 85],
        Promise: [86], ArrayBuffer: [90], DataView: [91], Uint8Array: [87], "%TypedArray%": [87, 88, 89], "%Function%": [68, 69, 71], "%ArrayIterator%": [102], Symbol: [46], Boolean: [2, 3] };
    return kinds[owner] ? VALUES[pick(kinds[owner])]() : pick(VALUES)();
}
