// oracle: bun (Node 20 has no iterator helpers)
// Iterator helpers: lazy map, filter, take, drop, flatMap, and the consumers.
const log: string[] = [];
function* numbers() { try { for (let n = 1; ; n++) { log.push("pull " + n); yield n; } } finally { log.push("closed"); } }
const pipeline = numbers().filter((n) => n % 2 === 1).map((n) => n * n).drop(1).take(3);
console.log(log.length, pipeline.next(), pipeline.toArray(), log.join(", "));
console.log([1, 2, 3].values().flatMap((n) => [n, n * 10]).toArray(), "ab"[Symbol.iterator]().toArray(), new Set([1, 2]).values().map((x) => x + 1).toArray());
console.log([1, 2, 3].values().reduce((a, b) => a + b), [1, 2].values().reduce((a, b) => a + b, "s"), [1, 2, 3].values().some((n) => n > 2), [1, 2].values().every((n) => n > 1), [1, 2, 3].values().find((n) => n > 1));
[7, 8].values().forEach((n, i) => console.log(n, i));
console.log(Iterator.from({ next: () => ({ done: true, value: 1 }) }).toArray(), Iterator.from([1, 2]).map((x, i) => `${i}:${x}`).toArray(), Iterator.from("hi").toArray());
class Range extends Iterator<number> {
  constructor(private from: number, private to: number) { super(); }
  next(): any { return this.from < this.to ? { value: this.from++, done: false } : { value: undefined, done: true }; }
}
console.log(new Range(0, 5).filter((n) => n % 2 === 0).toArray(), new Range(0, 3) instanceof Iterator, [...new Range(1, 3)]);
for (const bad of [() => new Iterator(), () => [1].values().map(5 as any), () => [1].values().take(-1), () => [1].values().take(NaN), () => [].values().reduce((a: any) => a), () => [1].values().flatMap(() => 5 as any).next()]) {
  try {
    bad();
    console.log("no error");
  } catch (error) {
    console.log((error as Error).name);
  }
}
log.length = 0;
for (const n of numbers().take(2)) console.log(n);
const taken = numbers().map((n) => { if (n === 2) throw new Error("mapper"); return n; });
taken.next();
try { taken.next(); } catch (error) { console.log((error as Error).message); }
console.log(log.join(", "), numbers().drop(2).next().value, Object.prototype.toString.call(numbers().map((x) => x)), Iterator.prototype[Symbol.toStringTag]);
