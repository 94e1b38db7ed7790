// Well-known symbols: every hook that the language calls.
const log: string[] = [];
class Thing {
  static [Symbol.hasInstance](v: any) { return v === 42; }
  get [Symbol.toStringTag]() { return "TheThing"; }
  [Symbol.toPrimitive](hint: string) { log.push(hint); return hint === "number" ? 7 : "prim:" + hint; }
  *[Symbol.iterator]() { yield 1; yield 2; }
  async *[Symbol.asyncIterator]() { yield "async"; }
  [Symbol.match](s: string) { return ["matched " + s]; }
  [Symbol.replace](s: string, r: string) { return `${s}->${r}`; }
  [Symbol.search]() { return 3; }
  [Symbol.split](s: string) { return s.split("").reverse(); }
  [Symbol.matchAll](s: string) { return [s, s][Symbol.iterator](); }
  get [Symbol.isConcatSpreadable]() { return true; }
  flags = "g"; length = 2; 0 = "zero"; 1 = "one";
}
const t = new Thing() as any;
console.log((42 as any) instanceof Thing, t instanceof Thing, Object.prototype.toString.call(t), +t, `${t}`, t + "!", t * 2, t == "prim:default", [...t], [].concat(t));
console.log("s".match(t), "s".replace(t, "r"), "s".search(t), "abc".split(t), [..."m".matchAll(t)], log.join());
for await (const v of t) console.log(v);
const unscoped = { a: 1, [Symbol.unscopables]: { a: true } };
console.log(Object.keys(Array.prototype[Symbol.unscopables as any]).includes("flat"), unscoped[Symbol.unscopables].a);
class Sub extends Array { static get [Symbol.species]() { return Array; } }
console.log(new Sub(1, 2).map((x) => x) instanceof Sub, Sub.from([1]) instanceof Sub, Promise[Symbol.species] === Promise, Map[Symbol.species] === Map);
const s1 = Symbol("desc");
const s2 = Symbol.for("registered");
console.log(s1.toString(), s1.description, Symbol().description, Symbol("").description === "", Symbol.for("registered") === s2, Symbol.keyFor(s2), Symbol.keyFor(s1), typeof s1, Object(s1) == s1, s1 === Symbol("desc") as any);
const o: any = { [s1]: 1, [s2]: 2, plain: 3, [Symbol.iterator]: null };
console.log(Object.keys(o), Object.getOwnPropertySymbols(o).length, JSON.stringify(o), s1 in o, { ...o }[s2], Object.assign({}, o)[s1], Reflect.ownKeys(o).length, Object.entries(o).length);
for (const bad of [() => +s1, () => s1 + "", () => `${s1}`, () => s1 * 1, () => new (Symbol as any)(), () => Symbol.keyFor("x" as any), () => [...o], () => (s1 as any) < 1, () => Math.max(s1 as any), () => s1.valueOf() === s1 && "fine", () => String(s1), () => !s1, () => s1 ? "truthy" : "falsy", () => [s1].join()]) {
  try { console.log(bad()); } catch (e) { console.log((e as Error).name, (e as Error).message); }
}
console.log(Object.getOwnPropertyNames(Symbol).filter((n) => typeof (Symbol as any)[n] === "symbol").filter((n) => !n.endsWith("ispose") && n !== "metadata").sort().join(" "));
const sealed = Symbol("private");
class Hidden { constructor(public open: number) { (this as any)[sealed] = open * 2; } get secret() { return (this as any)[sealed]; } }
console.log(new Hidden(4).secret, Object.keys(new Hidden(4)), JSON.stringify(new Hidden(4)), Object.getOwnPropertyDescriptor(Symbol.prototype, "description")!.get!.call(s1));
