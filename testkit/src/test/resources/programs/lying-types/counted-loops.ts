// Loops that count: what is asked in front of them is asked once, and must hold for every index, whatever limits, offsets and lengths turn out to be.

function sum(values: Float64Array, limit: number): number {
  let total = 0;
  for (let i = 0; i < limit; i++) total += values[i];
  return total;
}

function sumTo(values: number[], limit: number): number {
  let total = 0;
  for (let i = 0; i <= limit; i++) total += values[i];
  return total;
}

function shifted(values: Float64Array, into: Float64Array, offset: number, from: number, limit: number): void {
  for (let i = from; i < limit; i++) into[i] = values[i - offset] + values[offset + i * 1] + values[i + 1];
}

function window(values: number[], offset: number, from: number, limit: number): string {
  let text = "";
  for (let i = from; i < limit; i++) {
    const value = values[i - offset];
    text += value === undefined ? "u" : value;
  }
  return text;
}

function stride(marks: Int32Array, step: number, limit: number): number {
  for (let at = step; at <= limit; at += step) marks[at] = step;
  let sum = 0;
  for (let i = 0; i < marks.length; i++) sum += marks[i];
  return sum;
}

function flat(a: Float64Array, rows: number, columns: number, row: number): number {
  let total = 0;
  for (let j = 0; j < columns; j++) total += a[row * columns + j] * rows;
  return total;
}

const numbers = Float64Array.from([1, 2.5, -0, 4, 5, 6, 7, 8]);
const plain = [1, 2.5, 3, 4, 5, 6, 7, 8];
for (let warm = 0; warm < 3; warm++) {
  console.log(sum(numbers, 8), sum(numbers, 4), sumTo(plain, 7), sumTo(plain, 3));
}
console.log("limits", sum(numbers, 3.5), sum(numbers, 0), sum(numbers, -1), sum(numbers, NaN), sum(numbers, 9), sum(numbers, -Infinity));
console.log(sum(numbers, "5" as any), sum(numbers, null as any), sum(numbers, undefined as any), sum(numbers, { valueOf: () => 2 } as any));
console.log(sumTo(plain, 2.5), sumTo(plain, -1), sumTo(plain, NaN), sumTo(plain, 8), sumTo(plain, 9));
console.log(sumTo([1, , 3] as number[], 2), sumTo(["a", 2] as any, 1), sumTo([] as number[], 0), sumTo([1, 2, 3.5] as number[], 2));

const into = new Float64Array(8);
shifted(numbers, into, 1, 1, 7);
console.log("offsets", into.join());
shifted(numbers, into, 1, 0, 7);
console.log(into.join());
shifted(numbers, into, 0.5, 1, 7);
console.log(into.join());
shifted(numbers, into, -0, 0, 7);
console.log(into.join());
shifted(numbers, into, -3, 0, 5);
console.log(into.join());
shifted(numbers, into, 1, 1, 100);
console.log(into.join());
shifted(numbers, into, 2 ** 31, 1, 3);
console.log(into.join());
shifted(numbers, into, "1" as any, 1, 3);
console.log(into.join());
console.log(window(plain, 2, 2, 8), window(plain, 2, 0, 8), window(plain, -4, 0, 8), window(plain, 0.5, 0, 4), window(plain, 9, 9, 12));

console.log("strides", stride(new Int32Array(20), 3, 19), stride(new Int32Array(20), 7, 100), stride(new Int32Array(20), 2.5, 10), stride(new Int32Array(4), 2, 3.5));
console.log(flat(Float64Array.from({ length: 12 }, (_, i) => i), 3, 4, 2), flat(Float64Array.from({ length: 12 }, (_, i) => i), 3, 4, 3), flat(numbers, 1, 2.5, 1));

// what the loop runs changes what was asked
class Trap {
  count = 0;
  constructor(readonly at: number, readonly action: () => void) {}
  get factor(): number {
    if (this.count++ === this.at) this.action();
    return 1;
  }
}

function trapped(values: number[], trap: { factor: number }, limit: number): string {
  let text = "";
  for (let i = 0; i < limit; i++) text += values[i] * trap.factor + " ";
  return text;
}

function trappedTyped(values: Float64Array, trap: { factor: number }, limit: number): string {
  let text = "";
  for (let i = 0; i < limit; i++) text += values[i] * trap.factor + " ";
  return text;
}

const changing = [1.5, 2, 3, 4, 5, 6];
console.log(trapped(changing, { factor: 2 }, 6), trapped(changing, new Trap(99, () => {}), 6));
console.log(trapped(changing, new Trap(2, () => (changing.length = 3)), 6));
const shifting = [1.5, 2, 3, 4, 5, 6];
console.log(trapped(shifting, new Trap(2, () => shifting.shift()), 6));
const turning: any[] = [1.5, 2, 3, 4, 5, 6];
console.log(trapped(turning, new Trap(1, () => (turning[4] = "x")), 6));
const growing = [1.5, 2, 3];
console.log(trapped(growing, new Trap(1, () => growing.push(9, 9)), 5));
const buffer = new ArrayBuffer(48);
const view = new Float64Array(buffer).fill(2);
console.log(trappedTyped(view, { factor: 2 }, 6));
console.log(trappedTyped(view, new Trap(2, () => structuredClone(buffer, { transfer: [buffer] })), 6), view.length);

// lengths that are not what they seem
function byLength(values: Float64Array): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i];
  return total;
}

console.log(byLength(numbers), byLength(new Float64Array(0)), byLength([1, 2, 3] as any), byLength("123" as any), byLength({ length: 2, 0: 5, 1: 6 } as any));
const owning = Float64Array.from([1, 2, 3, 4]);
Object.defineProperty(owning, "length", { get: () => 2 });
console.log(byLength(owning), byLength(numbers));
let asked = 0;
class Counting extends Float64Array {
  get length(): number {
    asked++;
    return 3;
  }
}
console.log(byLength(new Counting(8).fill(1)), asked, byLength(numbers));
const getter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Float64Array.prototype), "length")!;
Object.defineProperty(Object.getPrototypeOf(Float64Array.prototype), "length", { get: () => 1, configurable: true });
console.log(byLength(numbers), sum(numbers, 8));
Object.defineProperty(Object.getPrototypeOf(Float64Array.prototype), "length", getter);
console.log(byLength(numbers));

// counters that do something else
function twice(values: number[], limit: number): number {
  let total = 0;
  for (let i = 0; i < limit; i++) {
    total += values[i];
    if (values[i] > 3) i++;
  }
  return total;
}

function jumping(values: number[], limit: number, to: number): number {
  let total = 0;
  for (let i = 0; i < limit; i++) {
    total += values[i];
    if (i === 3) i = to;
  }
  return total;
}

function both(values: number[], limit: number): number {
  let total = 0;
  for (let i = 0, j = 2; i < limit; i++, j++) {
    total += values[i] * values[j];
    if (total > 1000) break;
  }
  return total;
}

console.log(twice(plain, 8), twice(plain, 9), jumping(plain, 8, 5), jumping(plain, 8, 100), both(plain, 6), both(plain, 8));
function caught(values: number[], limit: number): string {
  let text = "";
  for (let i = 0; i < limit; i++) {
    try {
      text += values[i].toFixed(1);
    } catch {
      text += "!";
      limit--;
    }
  }
  return text;
}
console.log(caught(plain, 8), caught(plain, 12));

// a loop that is never entered
function never(values: number[]): number {
  let total = 0;
  for (let i = 5; i < 3; i++) total += values[i];
  return total;
}
console.log(never(plain));
