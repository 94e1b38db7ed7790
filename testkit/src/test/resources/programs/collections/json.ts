// JSON: stringify with replacers, indentation, toJSON; parse with revivers, errors, edge cases.
console.log(JSON.stringify({ a: [1, "two", null, undefined, () => 1, Symbol("s"), NaN, Infinity, -0, new Date(0), { toJSON: (k: string) => "key " + k }], b: undefined, c: () => 1, d: new Map([[1, 2]]), e: new Boolean(true), f: Object("str"), g: Object(1) }));
console.log(JSON.stringify(undefined), JSON.stringify(() => 1), JSON.stringify(Symbol()), JSON.stringify(null), JSON.stringify("q\"\\\n\u2028\ud800"), JSON.stringify([]), JSON.stringify({}), JSON.stringify([undefined]), JSON.stringify({ [Symbol("x")]: 1 }));
console.log(JSON.stringify({ a: 1, b: [1, { c: 2 }], d: {}, e: [] }, null, 2));
console.log(JSON.stringify([1, [2]], null, "--"), JSON.stringify({ a: 1 }, null, 20).length, JSON.stringify({ a: { b: 1 } }, null, "a very long indentation").length, JSON.stringify([1], null, new Number(1) as any));
console.log(JSON.stringify({ a: 1, b: { a: 2, c: 3 }, c: 4 }, ["a", "b"]), JSON.stringify({ 1: 1, 2: 2 }, [1, "1", 2, {}] as any), JSON.stringify({ a: 1, b: "x", c: [5] }, (k, v) => (typeof v === "number" ? v * 10 : k === "b" ? undefined : v)));
const keys: string[] = [];
JSON.stringify({ x: [7, { y: 8 }] }, function (this: any, k, v) { keys.push(`${Array.isArray(this) ? "[]" : "{}"}${k}`); return v; });
console.log(keys.join(" "));
class Money { constructor(private n: number) {} toJSON(key: string) { return `${key}=${this.n}`; } }
console.log(JSON.stringify({ price: new Money(5), list: [new Money(6)] }), JSON.stringify({ toJSON: () => undefined }), JSON.stringify({ d: { toJSON: () => ({ deep: { toJSON: () => "deeper" } }) } }));
for (const bad of [() => { const o: any = {}; o.o = o; return JSON.stringify(o); }, () => JSON.stringify({ a: 1n }), () => JSON.stringify({ get x() { throw new Error("getter"); } }), () => JSON.stringify({ toJSON() { throw new Error("toJSON"); } })]) {
  try { console.log(bad()); } catch (e) { console.log((e as Error).name, (e as Error).message.split("\n")[0]); }
}
console.log(JSON.parse(' {"a" : [1, 2.5e3, -0, true, false, null, "\\u0041\\n\\/"], "__proto__": 5, "": {}, "a": "last"} '), Object.is(JSON.parse("-0"), -0), JSON.parse('"\\ud83d\\ude00"'), JSON.parse("[]"), JSON.parse(" 1 "), JSON.parse('{"1":1,"0":0}'));
console.log(JSON.parse('{"a":{"b":[1,2,{"c":3}]},"d":4}', (k, v) => (typeof v === "number" ? v + 1 : v)), JSON.parse("[1,2,3]", (k, v) => (k === "1" ? undefined : v)), JSON.parse('{"a":1,"b":2}', function (this: any, k, v) { if (k === "a") delete this.b; return v; }));
for (const text of ["", "{", "[1,]", "{'a':1}", "{a:1}", "01", "1.", ".5", "+1", "0x1", "NaN", "undefined", '"\n"', '"\\x"', "[1 2]", "tru", "nul", '{"a":1,}', "//c\n1", "1 2", '"\\u12"', "\u00a01", "[", '{"a"', "-"]) {
  try { console.log(JSON.stringify(text), JSON.parse(text)); } catch (e) { console.log(JSON.stringify(text), (e as Error).name); }
}
let deep = "";
for (let i = 0; i < 1000; i++) deep = `{"n":${deep || "null"}}`;
let depth = 0;
for (let o = JSON.parse(deep); o; o = o.n) depth++;
console.log(depth, JSON.stringify(JSON.parse(deep)) === deep, JSON.stringify({ big: 123456789012345680000, small: 1e-7, frac: 0.1 + 0.2 }), JSON[Symbol.toStringTag], JSON.stringify("\u007f\u0080é日"), JSON.stringify({ "\u0000key\"": 1 }));
const copy = JSON.parse(JSON.stringify({ date: new Date(86400000), re: /x/, set: new Set([1]), nested: { un: undefined, arr: [undefined, NaN] } }));
console.log(copy, JSON.stringify({ a: [] }, null, 1), JSON.stringify(Object.create({ inherited: 1 }, { own: { value: 2, enumerable: true }, hidden: { value: 3 } })), JSON.stringify(new Proxy({ p: [1] }, {})), JSON.stringify(new Proxy([1, 2], {})), JSON.stringify(Object.assign([1], { extra: 2 })));
