// Maps and Sets from nothing to a few entries and back, with iterators from every moment of their lives.
const log: unknown[] = [];
const early = new Set<number>();
const before = early.values();
console.log(before.next().done, early.has(0), early.delete(1), early.size);
early.add(1);
console.log(JSON.stringify([...early]), before.next().done);

const waiting = new Set<number>();
const iterator = waiting[Symbol.iterator]();
for (let i = 0; i < 12; i++) waiting.add(i);
console.log(iterator.next().value, iterator.next().value);
waiting.clear();
console.log(iterator.next().done, waiting.size, [...waiting].length);
waiting.add(99);
console.log(iterator.next().done, [...waiting].join());

const cleared = new Map<string, number>([["a", 1], ["b", 2], ["c", 3], ["d", 4]]);
for (const [key, value] of cleared) {
  log.push(key + value);
  if (key === "b") {
    cleared.clear();
    cleared.set("x", 10).set("y", 11);
  }
  if (key === "x") cleared.set("z", 12);
}
console.log(log.join());

const shrinking = new Map<number, string>();
for (let i = 0; i < 40; i++) shrinking.set(i, "v" + i);
const entries = shrinking.entries();
entries.next();
entries.next();
for (let i = 0; i < 40; i++) if (i % 7 !== 3) shrinking.delete(i);
for (let i = 100; i < 130; i++) shrinking.set(i, "w" + i);
console.log(entries.next().value!.join(), [...entries].map((e) => e[0]).join());
for (const key of [...shrinking.keys()]) shrinking.delete(key);
console.log(shrinking.size, shrinking.get(3), [...shrinking].length);
shrinking.set(3, "again");
console.log(shrinking.get(3), shrinking.size);

for (let n = 0; n < 9; n++) {
  const set = new Set(Array.from({ length: n }, (_, i) => "k" + i));
  const map = new Map([...set].map((k, i) => [k, i]));
  const found = [...set].filter((k) => set.has(k) && map.has(k)).length;
  console.log(n, set.size, map.size, found, set.has("k" + n), map.get("k" + n), [...new Set(set)].join(""), map.delete("k0"), map.size);
}
const seen: number[] = [];
const growing = new Set([0]);
growing.forEach((v) => {
  seen.push(v);
  if (v < 20) growing.add(v + 1);
});
console.log(seen.length, new Set().size, new Map().get(undefined), [...new Map().keys()].length, new Set([NaN, NaN, 0, -0]).size);
const queue = new Set<number>([1]);
let steps = 0;
for (const v of queue) {
  queue.delete(v);
  if (++steps < 50) queue.add(v + 1);
}
console.log(steps, queue.size);
