// Parameters, fields and results that are said to be typed arrays of a kind and are of another, or none; arrays that are detached in a loop.
function sum(a: Float64Array): number {
  let total = 0;
  for (let i = 0; i < a.length; i++) total += a[i];
  return total;
}

function fill(a: Int32Array, value: number): void {
  for (let i = 0; i < a.length; i++) a[i] = value + i;
}

function histogram(bytes: Uint8Array): Uint32Array {
  const counts = new Uint32Array(8);
  for (let i = 0; i < bytes.length; i++) counts[bytes[i]]++;
  return counts;
}

const lies: any[] = [
  new Float64Array([1.5, 2.5]),
  new Float32Array([1.5, 2.5]),
  new Int8Array([1, -2]),
  new Uint8ClampedArray([300, -5, 2.5]),
  [1, 2, 3],
  [1.5, "x", 2],
  [, 1],
  { length: 2, 0: 5, 1: 6 },
  "12",
  new BigInt64Array([]),
];
for (const lie of lies) {
  console.log(sum(lie));
}
for (const lie of [new Int32Array(3), new Float64Array(3), new Uint8Array(3), [0, 0, 0], [], {}, new Uint8ClampedArray(3)] as any[]) {
  fill(lie, 254.5);
  console.log(lie);
}
for (const bytes of [new Uint8Array([1, 2, 2, 7]), [1, 1.5, -1, 9, "2"], new Int16Array([3, -3, 3])] as any[]) {
  console.log(histogram(bytes).join());
}

class Holder {
  data: Float64Array;
  constructor(data: any) {
    this.data = data;
  }
  at(i: number): number {
    return this.data[i] + 1;
  }
  put(i: number, value: number): void {
    this.data[i] = value;
  }
}
const holders = [new Holder(new Float64Array(2)), new Holder([7]), new Holder(new Uint8Array(2)), new Holder("ab"), new Holder({ 0: 1n })];
for (const holder of holders) {
  try {
    holder.put(0, 258.5);
  } catch (error) {
    console.log((error as Error).name);
  }
  try {
    console.log(holder.at(0), holder.at(5), holder.at(0.5), holder.at(-1), holder.at("0" as any));
  } catch (error) {
    console.log((error as Error).name);
  }
}

function detach(a: Float64Array, at: number): string {
  const seen: unknown[] = [];
  for (let i = 0; i < 4; i++) {
    if (i === at) structuredClone(a.buffer, { transfer: [a.buffer] });
    a[i] = i + 0.5;
    seen.push(a[i]);
  }
  return seen.join() + " " + a.length;
}
console.log(detach(new Float64Array(4), 9));
console.log(detach(new Float64Array(4), 2));

function bits(a: Uint32Array, value: any): number {
  a[0] = value;
  return a[0] | 0;
}
for (const value of [1, -1, 4294967296, 1e20, NaN, "7", null, undefined, true, { valueOf: () => 3.9 }]) {
  console.log(bits(new Uint32Array(1), value));
}
try {
  bits(new Uint32Array(1), 1n);
} catch (error) {
  console.log((error as Error).name);
}
const view = new Uint8Array(new ArrayBuffer(16, { maxByteLength: 32 }), 4);
view[11] = 5;
(view.buffer as any).resize(12);
console.log(view.length, view[11], view[7]);
