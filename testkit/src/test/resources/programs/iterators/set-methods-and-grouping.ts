// oracle: bun (newer than Node 20)
// Set algebra, groupBy, Promise.withResolvers and try, RegExp.escape, well-formed strings.
const a = new Set([1, 2, 3, 4]);
const b = new Set([3, 4, 5]);
console.log(a.union(b), a.intersection(b), a.difference(b), a.symmetricDifference(b), a.isSubsetOf(b), new Set([3]).isSubsetOf(a), a.isSupersetOf(new Set([1])), a.isDisjointFrom(new Set([9])));
console.log(a.union(new Map([["k", 1]])), [...b.intersection(a)], new Set().union(new Set()).size, a.difference({ size: 1, has: (x: any) => x < 3, keys: () => [1][Symbol.iterator]() } as any));
try { a.union([1] as any); } catch (error) { console.log((error as Error).name); }
const words = ["apple", "bob", "cat", "avocado", "bear"];
console.log(Object.groupBy(words, (w) => w[0]), Map.groupBy(words, (w) => w.length), Object.getPrototypeOf(Object.groupBy([], () => "")) === null);
const { promise, resolve } = Promise.withResolvers<string>();
promise.then((v) => console.log("resolved", v));
resolve("later");
Promise.try(() => { throw new Error("in try"); }).catch((e) => console.log("rejected", e.message));
Promise.try((x: number, y: number) => x + y, 1, 2).then((v) => console.log("tried", v));
console.log(RegExp.escape("a.b*c"), [3, 1, 2].toSorted(), Array.from({ length: 2 }, () => 0).with(0, 1), structuredClone(new Set([1])), Object.hasOwn({ q: 1 }, "q"));
console.log(new Uint8Array([1, 2, 255]).toHex(), Uint8Array.fromBase64("aGk=").length, Math.sumPrecise([1e20, 0.1, -1e20]), Math.f16round(1.337), new Float16Array([1.5]).byteLength);
console.log(Error.isError(new Error()), Error.isError({}), JSON.rawJSON("1e1000").rawJSON, JSON.parse("[1.0]", (k, v, { source }: any) => source ?? v)[0], Iterator.concat([1], [2, 3]).toArray());
const map = new Map<string, number>();
console.log(map.getOrInsert("a", 1), map.getOrInsert("a", 2), map.getOrInsertComputed("b", (k) => k.length + 10), map);
