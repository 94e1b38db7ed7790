// Elements of arrays of numbers that become indices, limits and operands of bit operations: whole and never negative, until they are not.
function walk(next: number[], start: number, most: number): string {
  let at = start;
  let steps = 0;
  for (; steps < most; steps++) {
    at = next[at];
  }
  return `${at} ${1 / at} ${steps}`;
}

function flips(work: number[]): number {
  let count = 0;
  for (let top = work[0]; top !== 0 && count < 50; top = work[0]) {
    for (let low = 0, high = top; low < high; low++, high--) {
      const kept = work[low];
      work[low] = work[high];
      work[high] = kept;
    }
    count++;
  }
  return count;
}

function pick(table: number[], from: number[], i: number): number | undefined {
  return table[from[i]];
}

function bits(from: number[], i: number): string {
  return `${from[i] & 255} ${from[i] | 0} ${from[i] >>> 1} ${from[i] % 3}`;
}

function limit(from: number[], i: number): number {
  let count = 0;
  for (let n = 0; n < from[i] && count < 40; n++) count++;
  return count;
}

const ring: number[] = [];
const table: number[] = [];
const from: number[] = [];
for (let i = 0; i < 1000; i++) {
  ring.push((i + 7) % 1000);
  table.push(i * 1.5);
  from.push(999 - i);
}
console.log(walk(ring, 0, 12345), flips([3, 1, 4, 0, 2]), flips([2, 0, 1]));
let sum = 0;
for (let i = 0; i < 1000; i++) sum += pick(table, from, i)! + limit(from, i) + bits(from, i).length;
console.log(sum);

const odd = [
  0, 1, 2, 3, 255, 999, 1000, 2 ** 20, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 33 + 1, 2 ** 52, 2 ** 53, 2 ** 62, 2 ** 63, 2 ** 64, 1e300, Infinity,
  -0, -1, -2, -255, -(2 ** 31), -(2 ** 31) - 1, -(2 ** 53), -Infinity, NaN, 0.5, 1.5, 0.1, -0.5, 2.0000000000000004, 4294967295.5, 5e-324, -5e-324, 2.2250738585072014e-308,
];
for (const value of odd) {
  const values = from.slice();
  values[5] = value;
  console.log(value, pick(table, values, 5), bits(values, 5), limit(values, 5), pick(table, values, 4));
}

for (const value of [-0, 0.5, NaN, -1, 2 ** 31, 1000]) {
  const values = ring.slice();
  values[14] = value;
  console.log(value, walk(values, 0, 3), walk(values, 0, 2), walk(values, 0, 4));
}
console.log(flips([2.5, 1, 0, 3]), flips([-0, 1]), flips([-1, 1]), flips([1, NaN]), flips([9, 1, 2]), flips([1]));
