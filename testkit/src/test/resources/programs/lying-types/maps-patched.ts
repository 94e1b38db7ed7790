// get, set and has of Map and Set replaced, overridden and called on impostors.
const counts = new Map<string, number>();
for (const word of "a b a c a b".split(" ")) counts.set(word, (counts.get(word) ?? 0) + 1);
console.log([...counts]);
(counts as any).get = () => 41;
for (const word of ["a", "z"]) counts.set(word, counts.get(word)! + 1);
console.log([...counts]);
const get = Map.prototype.get;
Map.prototype.get = function (key) { return "patched " + get.call(this, key); };
console.log(new Map([[1, 2]]).get(1), counts.get("b"));
Map.prototype.get = get;
class Doubling extends Map<string, number> {
  override get(key: string): number | undefined {
    return (super.get(key) ?? 0) * 2;
  }
  override set(key: string, value: number): this {
    return super.set(key + "!", value);
  }
}
const doubling: Map<string, number> = new Doubling([["k", 3]]);
console.log(doubling.get("k!"), doubling.get("k"), doubling.size, [...doubling.keys()]);
function lookup(map: Map<string, number>, key: string): unknown {
  try {
    return map.get(key);
  } catch (error) {
    return (error as Error).name;
  }
}
const impostors: any[] = [new Map([["x", 1]]), { get: (key: string) => key + "?" }, new WeakMap(), Object.create(Map.prototype), {}, new Proxy(new Map(), {}), new URLSearchParams("x=5")];
console.log(impostors.map((each) => lookup(each, "x")));
const mixed = new Map<any, string>([[1, "number"], ["1", "string"], [NaN, "nan"], [-0, "zero"], [null, "null"], [1n, "big"]]);
console.log(mixed.get(1), mixed.get("1"), mixed.get(0 / 0), mixed.get(0), mixed.get(null), mixed.get(1n), mixed.get(undefined), mixed.get(1.0), mixed.get(true));
const add = Set.prototype.add;
Set.prototype.add = function (value) { return add.call(this, typeof value === "number" ? value % 3 : value); };
console.log([...new Set([1, 2, 3, 4])], new Set([7]).has(1));
Set.prototype.add = add;
const set = new Set<number>([1, 2, 3]);
Object.defineProperty(set, "size", { value: "many" });
console.log(set.size, new Set([1]).size);
