// Objects of one text that are alike but for something: keys in another order, once more, longer, escaped, of digits; and what changes while it is written.
const show = (x: unknown): string =>
  Array.isArray(x) ? "[" + Array.from(x, show).join() + "]"
    : x && typeof x === "object" ? "{" + Object.keys(x).map((k) => k + ":" + show((x as any)[k])).join() + "}"
      : Object.is(x, -0) ? "-0" : String(x);
const attempt = (f: () => unknown): string => {
  try {
    return show(f());
  } catch (error) {
    return (error as Error).name + ": " + (error as Error).message;
  }
};

const texts = [
  '[{"a":1,"b":2},{"a":3,"b":4},{"b":5,"a":6},{"a":7},{"a":8,"b":9,"c":10},{},{"a":11,"b":12}]',
  '[{"a":1,"a":2},{"a":3,"a":4},{"a":5},{"a":1,"b":2,"a":3},{"a":1,"b":2,"a":3}]',
  '[{"key":1},{"key1":2},{"ke":3},{"key":4},{"longerkey":5},{"longerkeys":6},{"longerke":7},{"longerkey":8}]',
  '[{"x":1,"2":2,"y":3,"1":4},{"x":1,"2":2,"y":3,"1":4},{"1":1,"x":2},{"x":2}]',
  '[{"__proto__":1,"a":2},{"__proto__":{"b":1},"a":2},{"__proto__":null}]',
  '[{"a\\u0062":1},{"ab":2},{"a\\"b":3},{"a\\"b":4},{"\\n":5},{"\\n":6},{"\\\\":7},{"":8},{"":9}]',
  '[{"é":1},{"é":2},{"ÿ":3}]',
  '[{"é":"日本"},{"é":"x"},{"本":1},{"本":2},{"a":3},{"a":4}]',
  ' [ { "a" : 1 , "b" : [ ] } , { "a" : 2 , "b" : [ 1 ] } , {"a" :3,\t"b":\n[null ,true,false]} ] ',
  '[[1,2,3],[1,"2",3],[null],[0.5,1e3,-0,-0.0],[[]],[{}],[[],1]]',
  '{"a":{"a":{"a":{"a":1},"b":2},"b":3},"b":4,"c":{"a":1,"b":2}}',
];
for (const text of texts) {
  const value = attempt(() => JSON.parse(text));
  console.log(value, JSON.stringify(JSON.parse(text)));
}
const proto = JSON.parse('{"__proto__":{"x":1},"y":2}');
console.log(Object.getPrototypeOf(proto) === Object.prototype, Object.keys(proto).join(), proto.x, Object.getOwnPropertyDescriptor(proto, "__proto__")!.enumerable);

const numbers = ["0", "-0", "0.0", "-0.0", "1", "-1", "12345678901234", "123456789012345", "1234567890123456", "9007199254740993", "12345678901234567890", "0.1", "0.30000000000000004",
  "1.7976931348623157e308", "1e400", "-1e400", "5e-324", "1e-400", "123.456", "0.000001", "0.0000001", "1E5", "1e+5", "1e-5", "100000000000000000000000", "4.35", "2.675", "1.005",
  "99999999999999.9", "9.99999999999999", "0.123456789012345", "0.1234567890123456789", "1234567.8901234567"];
console.log(numbers.map((n) => show(JSON.parse(n))).join(" "));
console.log(numbers.map((n) => JSON.stringify(JSON.parse(n))).join(" "));
for (const wrong of ["", " ", "{", "[", "]", "{]", "[}", "[1,]", "[,1]", "[1 2]", '{"a"}', '{"a":}', '{"a":1,}', "{a:1}", '{"a":1 "b":2}', '{"a" 1}', "01", "-", "-a", "1.", ".5", "1e", "1e+", "1.e5", "+1",
  '"', '"a', '"\\x"', '"\\u12"', '"\\u12g4"', '"\n"', "tru", "nul", "fals", "truex", "[1]x", "1 2", '{"a":1}}', '[{"a":1},{"a"]', '[{"a":1},{"a', '[{"abcdefgh":1},{"abcdefgh:2}]',
  "\u00a0 1", "[\u2028]", "undefined", "'a'", '["日本",]']) {
  console.log(JSON.stringify(wrong), attempt(() => JSON.parse(wrong)));
}
let deep = "1";
for (let i = 0; i < 800; i++) deep = i % 2 ? "[" + deep + "]" : '{"k":' + deep + "}";
let depth = 0;
for (let at: any = JSON.parse(deep); typeof at === "object"; at = at.k ?? at[0]) depth++;
console.log(depth, JSON.stringify(JSON.parse(deep)) === deep);
const many = JSON.parse("{" + Array.from({ length: 300 }, (_, i) => `"key${i}":${i}`).join() + "}");
console.log(Object.keys(many).length, many.key299, JSON.stringify(many).length);
const maps = JSON.parse("[" + Array.from({ length: 40 }, (_, i) => `{"id${i}":${i},"same":1}`).join() + "]");
console.log(maps.length, maps.map((m: any) => Object.values(m).join("/")).join());

// What comes out may be changed like anything else.
const alike = JSON.parse('[{"a":1,"b":{"c":[1,2]}},{"a":2,"b":{"c":[3,4.5]}}]');
alike[0].z = 1;
delete alike[1].a;
alike[1].b.c.push("x", { d: 1 });
alike[0].b.c.length = 1;
Object.freeze(alike[0].b);
console.log(show(alike), JSON.stringify(alike), JSON.stringify(JSON.parse(JSON.stringify(alike))));
alike[0].b.c[3] = 5;
console.log(JSON.stringify(alike[0]), alike[0].b.c.length);

// Revivers see values, keys and, where there is one, the source.
const seen: string[] = [];
const revived = JSON.parse('[{"a":1,"b":[2,"3"]},{"a":1,"b":[2,"3"]},{"1":2,"a":3}]', function (key, value) {
  seen.push(key + "=" + (Array.isArray(this) ? "in" : "of") + typeof value);
  return key === "b" ? undefined : typeof value === "number" ? value + 0.5 : value;
});
console.log(JSON.stringify(revived), seen.join());

// Written: values without text, wrappers, getters, symbols, hidden properties, own toJSON.
class Point {
  #secret = 1;
  constructor(public x: number, public y: unknown) {}
  get sum(): number {
    return this.x + this.#secret;
  }
}
const hidden: any = { a: 1, b: 2 };
Object.defineProperty(hidden, "b", { enumerable: false });
const getter = { a: 1, get b() { return this.a + 1; }, c: 3 };
const symbolic: any = { a: 1, [Symbol("s")]: 2, [Symbol.iterator]: 3 };
const written: unknown[] = [
  new Point(1, 2), new Point(3, undefined), new Point(NaN, Infinity), { a: undefined, b: () => 1, c: Symbol("x"), d: null }, [undefined, () => 1, Symbol("x"), -0, NaN], hidden, getter, symbolic,
  [, 1, , 2], Object.assign([1, 2], { extra: 3 }), new Number(5), new String("s"), new Boolean(false), [new Number(1), new String("é日")], { n: new Number(NaN) }, new Date(0), new Map([[1, 2]]), new Set([1]),
  new Int16Array([1, -2]), Object.create({ inherited: 1 }), Object.create(null), { toJSON: 1, a: 2 }, { toJSON() { return "own"; } }, { a: { toJSON: (key: string) => "key " + key } }, [{ toJSON: (key: string) => key }],
  { 2: "b", 1: "a", c: 3 }, { "quote\"": 1, "\n": 2, "日": 3, "é": 4 }, "plain", "\u0000\u001f\"\\\b\f\n\r\t/", "\ud800", "\udc00x", "a\ud83d\ude00b", "é\u2028", /x/g, new Error("e"), function f() {}, arguments_(1, "2"),
];
function arguments_(..._: unknown[]): IArguments {
  return (function () {
    return arguments;
  } as any)(1, "2");
}
for (const each of written) console.log(JSON.stringify(each), JSON.stringify({ in: each, also: each }), JSON.stringify([each]), JSON.stringify(each, null, 1)?.length);
console.log(attempt(() => JSON.stringify(1n)), attempt(() => JSON.stringify({ a: [1n] })));
const cycle: any = { a: 1, list: [] };
cycle.list.push(cycle);
console.log(attempt(() => JSON.stringify(cycle)).split("\n")[0]);
(BigInt.prototype as any).toJSON = function () {
  return this + "n";
};
console.log(JSON.stringify([1n, { a: 2n }]));
delete (BigInt.prototype as any).toJSON;

// Properties, elements and prototypes that change while they are written.
const moving: any = { a: 1, b: { toJSON() { delete moving.c; moving.e = 5; moving.d = "new"; return "b"; } }, c: 3, d: 4 };
console.log(JSON.stringify(moving), JSON.stringify(moving));
const shrinking: any[] = [1, { toJSON() { shrinking.length = 2; return "cut"; } }, 3, 4];
console.log(JSON.stringify(shrinking), shrinking.length);
const growing: any[] = [{ toJSON() { growing.push(9); growing[1] = "other"; return 0; } }, 1];
console.log(JSON.stringify(growing), JSON.stringify(growing));
const boxed: any[] = [{ toJSON() { boxed[1] = { late: 1 }; boxed[2] = "s"; return 1.5; } }, 2.5, 3.5];
console.log(JSON.stringify(boxed));
const later: any[] = [{ x: 1 }, { toJSON() { (Object.prototype as any).toJSON = () => "all"; return "now"; } }, { x: 2 }, [3], 4];
console.log(JSON.stringify(later));
console.log(JSON.stringify({ x: 1 }), JSON.stringify([[1]]));
delete (Object.prototype as any).toJSON;
console.log(JSON.stringify({ x: 1 }), JSON.stringify([[1]]));
(Array.prototype as any).toJSON = function () {
  return "array of " + this.length;
};
console.log(JSON.stringify([1, 2]), JSON.stringify({ x: [1] }), JSON.stringify([]));
delete (Array.prototype as any).toJSON;
class Sub extends Point {
  toJSON(): unknown {
    return [this.x, this.sum];
  }
}
console.log(JSON.stringify([new Sub(1, 2), new Point(1, 2), { x: 1, y: 2 }, Object.setPrototypeOf(new Number(7), Object.prototype)]));
const proxied = new Proxy({ a: 1, b: [2] }, { get: (t, k, r) => (typeof k === "string" && k !== "toJSON" ? [k, Reflect.get(t, k, r)] : undefined) });
console.log(JSON.stringify(proxied), JSON.stringify({ p: proxied }), JSON.stringify([new Proxy([1, 2], {})]));
(Object.prototype as any)[1] = "inherited";
console.log(JSON.stringify([0, , 2]), JSON.stringify({ 0: 1 }), show(JSON.parse("[5,6]")), Object.keys(JSON.parse("[5,6]")).join());
delete (Object.prototype as any)[1];
console.log(JSON.stringify({ a: [{ b: 1 }, { b: undefined }] }, ["a", "b"], "--"), JSON.stringify({ b: 1, a: 2 }, ["a", "b", "a"] as any), JSON.stringify([1, [2]], (k, v) => (k === "0" ? "first" : v), "\t"));

// Replacers see every value with its holder, and may change what is written next; indentation around nothing and around what is left out.
const document_ = [{ a: 1, b: { c: [1, { d: "x" }], e: undefined } }, { a: 2, b: { c: [], e: {} } }];
const calls: string[] = [];
console.log(JSON.stringify(document_, function (this: any, key, value) {
  calls.push(key + (Array.isArray(this) ? "@" : "") + typeof value);
  return key === "a" ? undefined : key === "1" ? { a: 5, b: value } : value;
}, 3));
console.log(calls.join());
for (const gap of ["", " ", "é", "日", 2, 20] as any[]) {
  console.log(JSON.stringify(document_, null, gap), JSON.stringify([[], {}, [undefined], { x: undefined }, { x: [{}] }], null, gap));
}
const grown: any[] = [{ a: 1 }, { a: 2, z: 0 }];
console.log(JSON.stringify(grown, (key, value) => {
  if (key === "0") {
    grown[1] = { late: true };
    grown.push(3);
    value.added = 1;
    delete value.a;
  }
  return value;
}, 1));
console.log(JSON.stringify({ x: { toJSON: () => ({ from: "toJSON" }) }, y: 1 }, (key, value) => (key === "from" ? value + "!" : value)));
console.log(JSON.stringify({ x: 1, y: { z: 2 } }, (key, value) => (key === "x" ? ((Object.prototype as any).toJSON = () => "late") && value : value)));
delete (Object.prototype as any).toJSON;
console.log(JSON.stringify({ x: 1n, y: [2n] }, (_, value) => (typeof value === "bigint" ? Number(value) : value)), JSON.stringify(1, (key) => (key === "" ? document_[1] : 7)), JSON.stringify({}, () => undefined));
