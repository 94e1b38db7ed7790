// Map and Set: keys by SameValueZero, insertion order, mutation during iteration, constructors, weak collections.
const key = { k: 1 };
const map = new Map<any, any>([[NaN, "nan"], [0, "zero"], ["0", "text"], [key, "object"], [null, "null"], [undefined, "undefined"]]);
console.log(map.get(NaN), map.get(-0), map.get("0"), map.get({ k: 1 }), map.get(key), map.get(null), map.get(undefined), map.has(1), map.size);
map.set(-0, "minus").set("new", 1);
console.log([...map.keys()].map(String), Object.is([...map.keys()][1], 0), map.delete("0"), map.delete("0"), map.size);
map.set("0", "again");
console.log([...map.values()], [...map].length, map.forEach((v, k, m) => { if (m !== map) throw 1; }), Object.fromEntries(new Map([["a", 1], ["b", 2]])));
const set = new Set([3, 1, 3, "3", NaN, NaN, 0, -0]);
console.log([...set], set.size, set.add(9) === set, set.delete(3), set.has(-0), [...set.entries()][0], new Set("hello").size, new Set(null).size, new Set().size);
const visited: number[] = [];
const live = new Set([1, 2, 3]);
for (const v of live) {
  visited.push(v);
  if (v === 1) { live.delete(2); live.add(4); }
  if (v === 4) { live.delete(1); live.add(1); }
  if (visited.length > 10) break;
}
console.log(visited, [...live]);
const m2 = new Map([[1, "a"], [2, "b"]]);
const iterator = m2.entries();
iterator.next();
m2.clear();
m2.set(3, "c");
console.log([...iterator], m2.size, [...m2.keys()]);
for (const bad of [() => (Map as any)(), () => new Map([1] as any), () => new Map(5 as any), () => new Set(5 as any), () => Map.prototype.get.call({} as any, 1), () => new WeakMap([[1, 2]] as any), () => new WeakSet([1] as any), () => Map.prototype.size, () => new WeakMap().set("text" as any, 1)]) {
  try { console.log(bad()); } catch (e) { console.log((e as Error).name); }
}
const weak = new WeakMap([[key, "weak value"]]);
const ws = new WeakSet([key]);
console.log(weak.get(key), weak.has({} as any), weak.delete(key), weak.has(key), ws.has(key), weak.set(key, "x").get(key), weak.get(5 as any), new WeakRef(key).deref() === key, ws.delete({} as any));
const counter = (words: string[]) => [...words.reduce((m, w) => m.set(w, (m.get(w) ?? 0) + 1), new Map<string, number>())].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
console.log(counter("the cat and the dog and the bird".split(" ")));
const big = new Map<number, number>();
for (let i = 0; i < 5000; i++) big.set((i * 7919) % 10007, i);
for (let i = 0; i < 5000; i += 2) big.delete((i * 7919) % 10007);
let sum = 0;
for (const [k, v] of big) sum += k * v;
console.log(big.size, sum, [...big.keys()].slice(0, 3), big.get(7919));
const grouped = new Map<string, Set<number>>();
for (const n of [1, 2, 3, 4, 5, 6]) { const g = n % 2 ? "odd" : "even"; (grouped.get(g) ?? grouped.set(g, new Set()).get(g)!).add(n); }
console.log(grouped, [...grouped].map(([k, s]) => `${k}:${[...s]}`), new Map([...new Map([["x", 1]])].map(([k, v]) => [k, v + 1])), JSON.stringify([...grouped]), JSON.stringify(map));
class Counter extends Map<string, number> { inc(k: string) { return this.set(k, (this.get(k) ?? 0) + 1); } override get(k: string) { return super.get(k) ?? 0; } }
console.log(new Counter().inc("a").get("a"), (new Counter().inc("b") as Counter).inc("b"), new Counter().get("none"), Object.prototype.toString.call(new Counter()));
