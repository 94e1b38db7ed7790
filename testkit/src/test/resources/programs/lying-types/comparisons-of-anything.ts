// Equality and order between values of all kinds, in functions that declare numbers.
function compare(a: number, b: number): string {
  return [a < b, a > b, a <= b, a >= b, a == b, a === b, a != b, a !== b].map(Number).join("");
}
const values: any[] = [0, -0, 1, -1, 0.5, NaN, Infinity, "", "0", "1", "a", "0x1", " 1 ", null, undefined, true, false, [], [1], ["1"], [1, 2], {}, 0n, 1n, new Date(1), { valueOf: () => 1 }, { toString: () => "a" }];
for (const a of values) console.log(values.map((b) => compare(a, b)).join(" "));
const same = { valueOf: () => 1 };
console.log(compare(same as any, same as any), compare(Symbol.iterator as any === (Symbol.iterator as any) ? 1 : 2, 1));
try {
  compare(Symbol("x") as any, 1);
} catch (error) {
  console.log((error as Error).name);
}
function clamp(x: number, low: number, high: number): number {
  return x < low ? low : x > high ? high : x;
}
console.log(clamp(5, 0, 3), clamp("5" as any, 0, "30" as any), clamp(NaN, 0, 1), clamp(undefined as any, 0, 1), clamp([2] as any, 0, 1), clamp("b" as any, "a" as any, "c" as any), clamp(null as any, 0, 1));
function isSmall(x: number): boolean {
  switch (x) {
    case 0:
    case 1:
    case 2:
      return true;
    case "3" as any:
      return "text" as any;
    default:
      return false;
  }
}
console.log([0, -0, 1, "1", true, 3, "3", null, [0], 2.0, 2n].map(isSmall as any));
console.log(values.map((x) => typeof x + (x == null) + (x === null)).join());
