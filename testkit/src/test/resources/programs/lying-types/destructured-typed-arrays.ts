// Typed arrays and arrays of numbers that are taken apart by patterns and loops: other kinds, iterators that change, values that are none, and what is left of them in loops.
function mix(state: Int32Array, rounds: number): string {
  let [a, b, c, d] = state;
  for (let t = 0; t < rounds; t++) {
    const s = (a >>> 3) ^ (b << 2);
    d = c;
    c = b;
    b = a;
    a = (s + d + t) | 0;
  }
  return [a, b, c, d].map((x) => (Object.is(x, -0) ? "-0" : String(x))).join();
}
console.log(mix(new Int32Array([1, -2, 3, -4]), 5), mix(new Int32Array([7, 8, 9, 10]), 0));
const others: any[] = [
  new Int32Array([5]),
  new Float64Array([1.5, -0, NaN, 4294967297]),
  new Uint32Array([4294967295, 2147483648, 0, 1]),
  new Uint8ClampedArray([255, 0, 1, 2, 3]),
  new BigInt64Array([]),
  [1, 2.5, "3", null],
  [-0, -0, -0, -0],
  [, 1],
  "1234",
  new Set([4, 3, 2, 1]),
  (function* () {
    yield 1;
    yield "x";
    yield 2.5;
    yield -0;
  })(),
];
for (const other of others) {
  console.log(mix(other, 0), "/", mix(other, 1), "/", mix(other, 3));
}
for (const bad of [null, undefined, 5, {}, new BigInt64Array([1n, 2n, 3n, 4n])] as any[]) {
  try {
    console.log(mix(bad, 2));
  } catch (error) {
    console.log((error as Error).name);
  }
}

function total(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
function flags(values: Uint8Array): number {
  let bits = 0;
  for (const value of values) bits = (bits << 1) ^ value;
  return bits;
}
for (const values of [new Float64Array([1.5, 2.5]), new Uint8Array([1, 255, 3]), [1, "2", 3], [-0], "12", new Map([[1, 2]])] as any[]) {
  console.log(total(values), flags(values));
}

// The array changes while it is iterated, or loses its buffer.
function shrinking(values: Int32Array, at: number): string {
  const seen: number[] = [];
  try {
    for (const value of values) {
      if (seen.length === at) structuredClone(values.buffer, { transfer: [values.buffer as ArrayBuffer] });
      else values[seen.length + 1] = value * 2;
      seen.push(value | 0);
    }
  } catch (error) {
    seen.push(-1);
  }
  return seen.join();
}
console.log(shrinking(new Int32Array([1, 0, 0, 0]), 9));
console.log(shrinking(new Int32Array([1, 0, 0, 0]), 1));
const growing = new ArrayBuffer(8, { maxByteLength: 32 });
const tracking = new Int32Array(growing).fill(3);
let steps = 0;
for (const value of tracking) {
  if (steps++ < 3) growing.resize(growing.byteLength + 4);
  if (steps > 20) break;
  tracking[steps] = value + 1;
}
console.log(steps, tracking.join());

// Own iterators, iterators that are replaced, and their next.
const own = new Int32Array([1, 2, 3, 4]);
Object.defineProperty(own, Symbol.iterator, {
  value: function* () {
    yield "own";
    yield 0.5;
  },
});
console.log(mix(own, 0), mix(own, 2), total(own as any));
const typedPrototype = Object.getPrototypeOf(Int32Array.prototype);
const values = typedPrototype[Symbol.iterator];
typedPrototype[Symbol.iterator] = function () {
  return ["a", 1.25, -0, 7][Symbol.iterator]();
};
console.log(mix(new Int32Array(4), 0), mix(new Int32Array(4), 2), total(new Float64Array(2)), flags(new Uint8Array(2)));
typedPrototype[Symbol.iterator] = values;
const next = Object.getPrototypeOf([][Symbol.iterator]()).next;
let returned = 0;
const iteratorPrototype = Object.getPrototypeOf([][Symbol.iterator]());
iteratorPrototype.next = function (this: any) {
  const result = next.call(this);
  return result.done ? result : { done: false, value: result.value + 0.5 };
};
iteratorPrototype.return = function () {
  returned++;
  return {};
};
console.log(mix(new Int32Array([1, 2, 3, 4, 5]), 0), mix(new Int32Array([1, 2, 3, 4]), 2), total(new Float64Array([1, 2])), returned);
iteratorPrototype.next = next;
delete iteratorPrototype.return;
console.log(mix(new Int32Array([1, 2, 3, 4]), 2), total(new Float64Array([1, 2])), returned);

class Sub extends Int32Array {
  *[Symbol.iterator](): any {
    yield 9;
    yield undefined;
  }
}
console.log(mix(new Sub(4), 0), mix(new Sub(4), 1), total(new Sub(4) as any));
Object.defineProperty(Int32Array.prototype, Symbol.iterator, {
  configurable: true,
  get() {
    return function* () {
      yield 1;
      yield 2;
    };
  },
});
console.log(mix(new Int32Array(4), 0), mix(new Int32Array(4), 1), total(new Float64Array(1)));
delete (Int32Array.prototype as any)[Symbol.iterator];
console.log(mix(new Int32Array(4), 1));

// Numbers that are whole at all calls but one: parameters that become indices or bits.
function pick(bytes: Uint8Array, offset: number, mask: number): number {
  let sum = 0;
  for (let i = 0; i < 3; i++) sum += (bytes[offset + i] | 0) & mask;
  return sum + offset / 4;
}
const bytes = new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]);
function walk(step: number, mask: number): string {
  const out: number[] = [];
  for (let at = 0; at < bytes.length; at += step) out.push(pick(bytes, at, mask));
  return out.join();
}
console.log(walk(1, 255), walk(3, 1), walk(0.5, 3), walk(2.25, 6.9));
console.log(pick(bytes, -0, 255), pick(bytes, -1, 255), pick(bytes, 4294967296, 255), pick(bytes, NaN, 255), pick(bytes, 2, 4294967295 + 4), 1 / pick(new Uint8Array(0), -0, 0));
