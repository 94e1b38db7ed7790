// The iteration protocol by hand: custom iterables, stateful iterators, results without done, spread of maps.
class Countdown implements Iterable<number> {
  constructor(private from: number) {}
  [Symbol.iterator](): Iterator<number> {
    let n = this.from;
    return { next: () => (n > 0 ? { value: n--, done: false } : { value: undefined, done: true }) };
  }
}
const down = new Countdown(3);
console.log([...down], [...down], Math.max(...down), new Set(down), Array.from(down, (n) => n * n), Object.fromEntries([...down].map((n) => [n, n])));
const arrayIterator = ["a", "b", "c"][Symbol.iterator]();
console.log(arrayIterator.next(), [...arrayIterator], arrayIterator.next(), arrayIterator[Symbol.iterator]() === arrayIterator);
const noDone = { [Symbol.iterator]: () => ({ i: 0, next() { return this.i++ < 2 ? { value: this.i } : { done: 1 }; } }) } as any;
console.log([...noDone]);
for (const bad of [{ [Symbol.iterator]: 5 }, { [Symbol.iterator]: () => 5 }, { [Symbol.iterator]: () => ({}) }, { [Symbol.iterator]: () => ({ next: () => 5 }) }, {}, null, 7] as any[]) {
  try {
    for (const x of bad) console.log(x);
  } catch (error) {
    console.log((error as Error).name + ": " + (error as Error).message);
  }
}
const map = new Map([["x", 1], ["y", 2]]);
console.log([...map], [...map.keys()], [...map.values()], [...map.entries()][1], [...new Set("hello")], [..."text"].length, [..."ab"].entries().next(), new Map([...map].map(([k, v]) => [v, k])));
const growing = new Map([[1, "one"]]);
const seen: number[] = [];
for (const [k] of growing) {
  seen.push(k);
  if (k < 5) growing.set(k + 1, "next");
  growing.delete(k - 1);
}
console.log(seen, growing);
const set = new Set([1, 2, 3]);
for (const v of set) { set.delete(v); if (v < 3) set.add(v + 10); if (set.size > 5) break; }
console.log([...set]);
const proto = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
console.log(proto === Object.getPrototypeOf(Object.getPrototypeOf(new Map().entries())), Object.prototype.toString.call([].values()), Object.prototype.toString.call(new Set().values()), Object.prototype.toString.call(""[Symbol.iterator]()), "x".matchAll(/x/g)[Symbol.toStringTag as never]);
function* take<T>(n: number, source: Iterable<T>) { if (n > 0) for (const x of source) { yield x; if (--n <= 0) return; } }
function* mapped<A, B>(source: Iterable<A>, f: (a: A) => B) { for (const x of source) yield f(x); }
function* filtered<A>(source: Iterable<A>, f: (a: A) => boolean) { for (const x of source) if (f(x)) yield x; }
function* naturals() { for (let n = 0; ; n++) yield n; }
console.log([...take(5, filtered(mapped(naturals(), (n) => n * n), (n) => n % 3 === 1))]);
const [h1, , h3] = naturals();
console.log(h1, h3, Array.prototype[Symbol.iterator] === Array.prototype.values, Map.prototype[Symbol.iterator] === Map.prototype.entries, Set.prototype.keys === Set.prototype.values);
