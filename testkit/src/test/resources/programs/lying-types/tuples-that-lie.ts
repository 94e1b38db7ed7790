// Tuples of other lengths and kinds; destructuring with defaults, rests and swaps.
type Entry = [name: string, value: number];
function format([name, value]: Entry): string {
  return name.length + ":" + (value + 1);
}
function attempt(f: () => unknown): unknown {
  try {
    return f();
  } catch (error) {
    return (error as Error).name;
  }
}
for (const entry of [["a", 1], ["a"], [], ["a", "1"], [5, 1], ["abc", 1, 2], "xy", new Set(["s", 2]), new Map([["k", 1]]), { 0: "a", 1: 2, length: 2 }, null, [[1, 2], [3]]] as any[]) console.log(attempt(() => format(entry)));
function swap(pair: [number, number]): [number, number] {
  [pair[0], pair[1]] = [pair[1], pair[0]];
  return pair;
}
console.log(swap([1, 2]), swap([1] as any), swap(["a", 0.5] as any), swap({} as any), swap([, 2] as any), attempt(() => swap(Object.freeze([1, 2]) as any)));
let a: number = 1, b: number = 2, c: number = 3;
for (let i = 0; i < 5; i++) [a, b, c] = [b, c, (a + b + c) as number];
console.log(a, b, c);
[a = 10, b = 20, ...[c = 30]] = [undefined, null] as any;
console.log(a, b, c);
const { x = 5, y: { z = 6 } = {} as any, ...others }: { x: number; y: any; w?: number } = { x: null, y: { z: "z" }, w: 1 } as any;
console.log(x, z, others);
function sumPairs(pairs: [number, number][]): number {
  let sum = 0;
  for (const [p, q] of pairs) sum += p * q;
  return sum;
}
console.log(sumPairs([[1, 2], [3, 4]]), sumPairs([[1, 2], [3]] as any), sumPairs(["12", [2, "3"]] as any), attempt(() => sumPairs([[1, 2], 5] as any)), sumPairs(new Map([[1, 2]]) as any));
for (const { length, [0]: head = "none" } of ["ab", [], [7]] as any[]) console.log(length, head);
const divide = (a: number, b: number): { quotient: number; rest: number } => ({ quotient: Math.trunc(a / b), rest: a % b });
const { quotient, rest } = divide("17" as any, 5);
console.log(quotient, rest, divide(-7, 2), divide(1, 0));
