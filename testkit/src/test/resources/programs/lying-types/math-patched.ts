// Functions of Math replaced while typed loops call them.
function floors(n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) {
    sum += Math.floor(i / 2) + Math.max(i, 3) + Math.abs(-i);
    if (i === 4) Math.floor = () => 1000;
    if (i === 6) Math.max = ((...values: number[]) => values.length) as any;
    if (i === 8) (Math as any).abs = undefined;
  }
  return sum;
}
const { floor, max, abs } = Math;
try {
  console.log(floors(5));
  Math.floor = floor;
  console.log(floors(20));
} catch (error) {
  console.log((error as Error).name);
}
Math.floor = floor;
Math.max = max;
Math.abs = abs;
console.log(Math.floor(2.5), Math.max(1, 2), Math.abs(-3));
console.log(Math.floor("2.5" as any), Math.max("3" as any, [4] as any), Math.abs(null as any), Math.sqrt("16" as any), Math.max(), Math.min(undefined as any, 1), (Math.floor as any)());
let conversions = 0;
const costly: number = { valueOf() { conversions++; return 2.7; } } as any;
console.log(Math.round(costly), Math.pow(costly, costly) > 14, Math.max(costly, costly, 1), conversions);
Object.defineProperty(Math, "sqrt", { get: () => (x: number) => "root of " + x });
console.log(Math.sqrt(4));
const real = globalThis.Math;
(globalThis as any).Math = { floor: (x: number) => "other " + x };
console.log(Math.floor(1.5));
globalThis.Math = real;
console.log(Math.floor(1.5));
