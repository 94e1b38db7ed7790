// Sort comparators that return strings, booleans, undefined and NaN, over arrays that are not what they seem.
const byDifference = (a: number, b: number): number => a - b;
console.log([10, 9, 1, 100].sort(byDifference), ["10", "9", "1", "100"].sort(byDifference as any));
console.log([3, undefined, 1, , 2].sort(byDifference as any), [3, null, -1, true].sort(byDifference as any));
console.log(["b", 3, "a", 1].sort(), [true, false, null, "n"].sort(), [10, 9, 1].sort(), [-1, -2, 5, 10, -10].sort());
console.log([2, 1, 3].sort((() => undefined) as any), [2, 1, 3].sort(((a: number, b: number) => a > b) as any).length);
console.log([2, 3, 1].sort(((a: number, b: number) => String(a - b)) as any), [2n, 1n, 3n].sort((a, b) => (a < b ? -1 : 1)));
console.log([1e308, -1e308, Infinity, -Infinity, 0].sort(byDifference), [0.3, 0.1, -0, 0].sort(byDifference).map((x) => Object.is(x, -0)));
console.log([2 ** 31, -(2 ** 31), 2 ** 31 - 1, 5].sort(byDifference), [5, 1, 4].sort((a, b) => b - a), [1, 2, 3].sort(() => 0));
let valued = 0;
const objects: any[] = [3, 1, 2].map((n) => ({ n, valueOf() { valued++; return n; } }));
console.log(objects.sort(byDifference).map((o) => o.n), valued > 0);
for (const bad of [null, 5, "x", {}]) {
  try {
    [2, 1].sort(bad as any);
    console.log("sorted");
  } catch (error) {
    console.log((error as Error).name);
  }
}
try {
  [3, 2, 1].sort(() => { throw new Error("from the comparator"); });
} catch (error) {
  console.log((error as Error).message);
}
try {
  console.log(([1n, 2] as any[]).sort(byDifference));
} catch (error) {
  console.log((error as Error).name);
}
const records = [{ k: "b", v: 1 }, { k: "a", v: 1 }, { k: "c", v: 0 }];
console.log(records.sort((x, y) => x.v - y.v).map((r) => r.k).join(), records.sort((x: any, y: any) => x.missing - y.missing).map((r) => r.k).join());
console.log(new Float64Array([3, NaN, -0, 0, -1]).sort(), new Uint8Array([200, 3]).sort((a, b) => b - a), Array.prototype.sort.call({ length: 3, 0: "c", 1: "a", 2: "b" }));
const big: number[] = Array.from({ length: 50 }, (_, i) => (i * 37) % 50);
big[7] = "7.5" as any;
console.log(big.sort(byDifference).slice(5, 11), big.toSorted((a, b) => b - a)[0]);
console.log([5, 25, 100].sort((a, b) => +(a > b) - +(a < b)), [,].sort(byDifference), [3, 2].sort(undefined));
