// Math.min and Math.max of whole numbers become indices and bounds; then one of them is none, is -0 or NaN, is beyond 32 bits, or the function is another.
const show = (x: unknown) => (Object.is(x, -0) ? "-0" : String(x));

function clampedSum(values: Int32Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) {
    const at = Math.min(values.length - 1, Math.max(0, i));
    sum += values[at];
  }
  return sum;
}
const values = new Int32Array([1, 2, 3, 4, 5]);
console.log(clampedSum(values, -3, 8), clampedSum(values, 0, 0), clampedSum(new Int32Array(0), 0, 2));
console.log(clampedSum(values, 0.5, 3), clampedSum(values, -0, 2), clampedSum(values, "1" as any, 4), clampedSum(values, NaN, 4), clampedSum([1, 2, 3] as any, -1, 5));

function both(a: number, b: number): string {
  return show(Math.min(a, b)) + "/" + show(Math.max(a, b));
}
for (const [a, b] of [[1, 2], [-1, 1], [0, -0], [-0, 0], [NaN, 1], [1, NaN], [2147483647, 2147483648], [-2147483648, -2147483649], [4294967296, 1], [0.5, 1], [Infinity, 1]] as number[][]) {
  console.log(both(a, b));
}
for (const other of ["3", null, undefined, true, [4], {}, { valueOf: () => 7 }] as any[]) {
  console.log(both(other, 5), both(5, other));
}
try {
  console.log(both(1n as any, 2));
} catch (error) {
  console.log((error as Error).name);
}
console.log(Math.min(), Math.max(), Math.min(3), Math.max(1, 2, 3), (Math.min as any)("2", 1));

function ranges(n: number): string {
  const wide = n >>> 0;
  const small = n & 255;
  const lower = Math.min(wide, small);
  const upper = Math.max(wide, small) - Math.min(small, 10);
  const zero = Math.max(Math.min(n | 0, 0), -5) * 1;
  return [lower, upper, zero, 1 / Math.max(-(n & 0), 0)].map(show).join();
}
console.log(ranges(5), ranges(-1), ranges(1e10), ranges(0), ranges(-7));

function late(n: number): string {
  const out: number[] = [];
  for (let i = 0; i < 6; i++) {
    if (i === 3) (Math as any).min = (a: number, b: number) => a + b + 0.5;
    out.push(Math.min(i, n) + Math.max(i, n));
  }
  return out.join();
}
const original = Math.min;
console.log(late(2), clampedSum(values, 0, 3));
Math.min = original;
console.log(late(4));
Math.min = original;
console.log(clampedSum(values, 1, 9));
