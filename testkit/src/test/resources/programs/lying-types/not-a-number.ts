// NaN through comparisons, sorting, searching, bit operations and loops.
const nan: number = Number("x");
function between(x: number, low: number, high: number): boolean {
  return x >= low && x <= high;
}
function outside(x: number, low: number, high: number): boolean {
  return !(x >= low) || !(x <= high);
}
console.log(between(nan, 0, 1), outside(nan, 0, 1), nan === nan, nan !== nan, nan < 1, nan >= 1, !(nan < 1));
console.log(nan | 0, nan >>> 0, ~nan, nan << 1, nan & 5, Math.max(nan, 1), Math.min(1, nan), Math.hypot(nan, Infinity), nan ** 0);
console.log([nan].indexOf(nan), [nan].includes(nan), new Set([nan, nan]).size, Object.is(nan, NaN), new Map([[nan, 1]]).get(NaN));
for (let i = nan; i < 10; i++) console.log("never");
let rounds = 0;
for (let i = 0; !(i > 3) && rounds < 10; i += rounds === 2 ? nan : 1) rounds++;
console.log(rounds);
console.log([3, nan, 1, 2].sort((a, b) => a - b).length, [2, 1].sort(() => nan), [3, 1, 2].sort((a, b) => (a < b ? -1 : 1)));
switch (nan) {
  case NaN:
    console.log("equal");
    break;
  default:
    console.log("default");
}
let best = nan;
for (const x of [3, 1, 2]) if (!(best < x)) best = x;
console.log(best, nan ? "truthy" : "falsy", nan || 5, nan ?? 5, !nan);
const counts: number[] = [];
counts[nan] = 1;
console.log(counts.length, (counts as any).NaN, parseInt("z"), 0 / 0, Infinity - Infinity, nan + "", typeof nan);
