// Getters and setters in literals, spread and rest copying values, Object.assign calling setters.
const log: string[] = [];
const source = {
  get lazy() { log.push("get lazy"); return 7; },
  plain: 1,
  nested: { deep: [1, 2] },
  [Symbol.for("sym")]: "symbol",
};
const copy = { before: 0, ...source, plain: 2 };
console.log(copy, log, Object.getOwnPropertyDescriptor(copy, "lazy")!.value, copy.nested === source.nested);
const { plain, ...rest } = source;
console.log(plain, rest, log.length);
const target = { set lazy(value: number) { log.push("set lazy " + value); } };
Object.assign(target, source);
console.log(log, Object.keys(target));
console.log({ ...null, ...undefined, ...5, ..."hi", ...[9], ...(true as any) }, { ...{ a: 1 }, ...{ a: 2, b: 3 } });
class Temperature {
  #celsius = 0;
  static count = 0;
  get fahrenheit() { return this.#celsius * 1.8 + 32; }
  set fahrenheit(f: number) { this.#celsius = (f - 32) / 1.8; Temperature.count++; }
  get celsius() { return this.#celsius; }
}
const t = new Temperature();
t.fahrenheit = 212;
t.fahrenheit += 18;
t.fahrenheit++;
console.log(t.celsius.toFixed(3), t.fahrenheit.toFixed(1), Temperature.count, { ...t }, Object.keys(t), "celsius" in t);
const counter = { n: 0, get next() { return this.n++; } };
console.log(counter.next, counter.next, counter.next, counter.n);
const computed = { get ["a" + 1]() { return "computed getter"; }, set ["b" + 1](v: any) { this["_b"] = v; }, ["method" + 1]() { return "computed method"; } } as any;
computed.b1 = 5;
console.log(computed.a1, computed._b, computed.method1(), computed.method1.name, Object.getOwnPropertyDescriptor(computed, "a1")!.get!.name);
const overwritten = { get a() { return 1; }, a: 2 };
console.log(overwritten.a, Object.getOwnPropertyDescriptor(overwritten, "a"));
const shorthand = ((a: number, b: string) => ({ a, b, async c() {}, *d() {}, async *e() {} }))(1, "two");
console.log(shorthand);
