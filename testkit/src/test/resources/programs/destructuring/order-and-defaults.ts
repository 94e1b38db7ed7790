// Evaluation order of targets, keys, defaults and values; defaults only for undefined; names of functions.
const log: string[] = [];
const trace = <T>(name: string, value: T): T => (log.push(name), value);
const source = { get a() { return trace("get a", undefined); }, get b() { return trace("get b", null); }, c: 0 };
const { a = trace("default a", 1), b = trace("default b", 2), c = trace("default c", 3), [trace("key d", "d")]: d = trace("default d", 4) } = source as any;
console.log(a, b, c, d, log.join(", "));
log.length = 0;
const target: any = {};
({ a: trace("target 1", target)[trace("name 1", "x")] = trace("default 1", "dx"), ["c"]: trace("target 2", target).y } = source as any);
console.log(target, log.join(", "));
log.length = 0;
[trace("first", target).p, trace("second", target)[trace("index", "q")], ...trace("rest", target).r] = [1, 2, 3, 4];
console.log(target, log.join(", "));
let x = 1, y = 2, z = 3;
[x, y, z] = [z, x, y];
console.log(x, y, z, ([x, y] = [y, x]).length, x, y);
const list = [1, [2, [3, { deep: { deeper: ["found"] } }]]] as any;
const [one, [two, [three, { deep: { deeper: [found, missing = "none"] } }]]] = list;
console.log(one, two, three, found, missing);
const { length, 0: first, [length - 1]: last } = "swallow" as any;
const { toFixed, constructor: { name } } = 5 as any;
console.log(length, first, last, typeof toFixed, name);
const f = ({ a: { b: inner = "b default" } = {} as any, ...others }: any = {}) => [inner, others];
console.log(f(), f({ a: { b: 1 }, k: 2, l: 3 }), f({ m: 1 }));
for (const { id, tags: [tag = "untagged"] = [] } of [{ id: 1, tags: ["x"] }, { id: 2 }, { id: 3, tags: [] }] as any[]) console.log(id, tag);
for (const [key, { v }] of Object.entries({ p: { v: 1 }, q: { v: 2 } })) console.log(key, v);
for (const [i, c] of [..."ab"].entries()) console.log(i, c);
try {
  const { p: { q } } = { p: null } as any;
} catch (error) {
  console.log((error as Error).name);
}
for (const bad of [() => { const {} = null as any; }, () => { const [] = undefined as any; }, () => { const [v] = {} as any; }, () => { const [v] = { [Symbol.iterator]: 1 } as any; }, () => { (({ ...r }) => r)(undefined as any); }, () => { for (const [v] of [1] as any) v; }]) {
  try {
    bad();
    console.log("fine");
  } catch (error) {
    console.log((error as Error).name);
  }
}
const { ...copy } = "hi" as any, [...chars] = "añ😀", { a: renamed = (() => {}) as any, fn = function () {} } = {} as any;
console.log(copy, chars, renamed.name, fn.name, (({ a, b }) => a + b)({ a: 1, b: 2 }), ((...[p, , q]: any[]) => [p, q])(1, 2, 3));
