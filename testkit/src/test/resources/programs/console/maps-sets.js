// Map, Set, weak collections, iterators, entries with objects as keys.
console.log(new Map(), new Set(), new Map([["a", 1], ["b", { c: [1] }]]), new Set(["x", { y: 1 }, [2]]));
console.log(new Map([[{ key: "object" }, new Map([["inner", new Set([1])]])], [[1, 2], () => 1], [NaN, undefined], ["s", "t"]]));
console.log(new Map(Array.from({ length: 5 }, (_, i) => [`key number ${i}`, `value number ${i}`])));
console.log(new Set(Array.from({ length: 30 }, (_, i) => i)), new Set("characters of text"));
console.log(new Set(Array.from({ length: 120 }, (_, i) => i)).size, { m: new Map([[1, 2]]), s: new Set([1]) }, [new Map([[1, new Map([[2, new Map([[3, 4]])]])]])]);
console.log(new WeakMap(), new WeakSet(), new WeakRef({ a: 1 }));
console.log(new Map([[1, 2]]).entries(), new Map([[1, 2]]).keys(), new Map([["k", "v"]]).values(), new Set([1, 2]).values(), new Set([5]).entries(), [1][Symbol.iterator](), "a"[Symbol.iterator](), "a".matchAll(/a/g));
class Registry extends Map { extra = 1; }
class Bag extends Set { get count() { return this.size; } }
console.log(new Registry([[1, 2]]), new Bag([1]), new (class extends Map {})(), Object.assign(new Map([[1, 2]]), { prop: "p" }), Object.assign(new Set(), { prop: "p" }));
const map = new Map();
map.set(map, "itself").set("self", map);
console.log(map);
const set = new Set();
set.add(set);
console.log(set, [set]);
console.log(new Map([["a very long key indeed, longer than most", "a very long value indeed, longer than most"]]), new Map([[1, { a: 1, b: 2 }], [2, { a: 3, b: 4 }]]));
console.log({ deep: { er: { map: new Map([[1, 2]]), set: new Set([1]), weak: new WeakSet() } } }, [[[new Map([[1, 2]])]]], [[[[new Map()]]]]);
console.log(Object.create(Map.prototype) instanceof Map, Object.setPrototypeOf(new Map([[1, 2]]), null), Object.setPrototypeOf(new Set([1]), null));
