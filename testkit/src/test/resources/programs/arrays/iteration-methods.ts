// Callbacks: arguments, this, mutation during iteration, early ends.
const numbers = [5, 12, 8, 130, 44];
console.log(numbers.find((n) => n > 10), numbers.findLast((n) => n > 10), numbers.findIndex((n) => n > 100), numbers.findLastIndex((n) => n > 1000));
console.log(numbers.reduce((a, b) => a + b), numbers.reduceRight((a, b) => `${a}${b}`, ""), numbers.some((n) => n > 100), numbers.every((n) => n > 5), [].every(() => false), [].some(() => true));
console.log(numbers.map(function (this: { k: number }, n, i, all) { return n * this.k + i + all.length; }, { k: 10 }));
console.log(["1", "2", "3"].map(parseInt), ["a", "b"].map((x, i) => x + i), numbers.filter((n, i, all) => all.indexOf(n) === i).length, [[1, [2, [3, [4]]]]].flat(), [[1, [2, [3, [4]]]]].flat(Infinity));
for (const bad of [() => [].reduce((a) => a), () => [1].map(null as never), () => [1].forEach({} as never), () => [].reduceRight(((a: never) => a) as never)]) {
  try {
    bad();
  } catch (error) {
    console.log((error as Error).name + ": " + (error as Error).message);
  }
}
const growing = [1, 2, 3];
const seen: number[] = [];
growing.forEach((n) => {
  seen.push(n);
  if (growing.length < 6) growing.push(n * 10);
  if (n === 1) delete growing[1];
});
console.log(seen, growing);
const shrinking = [1, 2, 3, 4];
console.log(shrinking.map((n) => { shrinking.pop(); return n; }), shrinking);
const live: number[] = [1, 2, 3];
for (const n of live) if (live.length < 6) live.push(n + 3);
console.log(live);
console.log([...[..."ab"].entries()], [...[7, 8].keys()], [...[7, 8].values()], [1, 2, 3].lastIndexOf(3, -2), [1, 2, 3].indexOf(1, -3), [NaN].indexOf(NaN), [NaN].includes(NaN), [1, 2].includes(1, 1));
const log: string[] = [];
const traced = new Proxy([1, 2], { get: (t, k) => (log.push(String(k)), Reflect.get(t, k)), has: (t, k) => (log.push("has " + String(k)), k in t) });
traced.map((x) => x);
console.log(log.join(" "));
