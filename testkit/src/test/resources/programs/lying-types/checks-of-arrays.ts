// Arrays and strings that are taken for one kind until they are another: typed arrays of other kinds, detached and shared buffers, holes, subclasses.
function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) {
    sum += a[i] * b[i];
  }
  return sum;
}

function brighten(pixels: Uint8Array, by: number): void {
  for (let i = 0; i < pixels.length; i++) {
    pixels[i] = pixels[i] + by;
  }
}

function xor(words: Int32Array, key: number): number {
  let all = 0;
  for (let i = 0; i < words.length; i++) {
    words[i] ^= key;
    all = (all * 31 + words[i]) | 0;
  }
  return all;
}

const any = <T>(value: unknown): T => value as T;
const attempt = (what: () => unknown): string => {
  try {
    return String(what());
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
};

const f64 = Float64Array.of(1, 2, 3);
console.log(dot(f64, f64), dot(any([1, 2, 3]), f64), dot(f64, any(Float32Array.of(1.5, 2, 3))), dot(any({ length: 2, 0: 5, 1: 6 }), f64));
console.log(dot(f64, Float64Array.of(1)), attempt(() => dot(f64, any(BigInt64Array.of(1n, 2n, 3n)))), attempt(() => dot(f64, any(null))), dot(any("12"), f64));
console.log(dot(Float64Array.of(NaN, 1), f64), Object.is(dot(Float64Array.of(-0), Float64Array.of(1)), 0));

const bytes = Uint8Array.of(250, 10, 0);
brighten(bytes, 10);
console.log([...bytes]);
brighten(bytes, 0.7);
brighten(bytes, -300);
console.log([...bytes]);
brighten(bytes, any("1"));
console.log([...bytes]);
const clamped = Uint8ClampedArray.of(250, 1, 2);
brighten(any(clamped), 10.5);
console.log([...clamped]);
const floats = Float32Array.of(0.5, 1);
brighten(any(floats), 0.25);
console.log([...floats]);
const plain = [1, "a", 3];
brighten(any(plain), 1);
console.log(plain);

const words = Int32Array.of(1, -1, 1 << 30);
console.log(xor(words, 5), [...words], xor(words, 2 ** 31), [...words], xor(any(Uint32Array.of(1, 2 ** 31)), -1));

const buffer = new ArrayBuffer(24);
const view = new Float64Array(buffer);
view.set([1, 2, 3]);
console.log(dot(view, view));
const moved = structuredClone(buffer, { transfer: [buffer] });
console.log(dot(view, view), dot(new Float64Array(moved), f64));
const shared = new Float64Array(new SharedArrayBuffer(16));
shared[0] = 3;
console.log(dot(shared, shared));
const resizable = new (ArrayBuffer as any)(16, { maxByteLength: 64 });
const tracking = new Float64Array(resizable);
tracking[1] = 4;
console.log(dot(tracking, tracking));
resizable.resize(8);
console.log(dot(tracking, tracking), tracking.length);
class Longer extends Float64Array {
  override get length(): any { return 1; }
}
console.log(dot(any(new Longer([7, 8, 9])), f64));
Object.defineProperty(f64, "length", { value: 2 });
console.log(dot(f64, f64));

// strings
function codes(text: string): number {
  let sum = 0;
  for (let i = 0; i <= text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === code) sum += code;
  }
  return sum;
}
console.log(codes("abc"), codes("ünïcode 日本"), codes("a".repeat(3) + "b"), attempt(() => codes(any(["x"]))), attempt(() => codes(any({ length: -1 }))));
const charCodeAt = String.prototype.charCodeAt;
String.prototype.charCodeAt = function (i) { return i; };
console.log(codes("abc"));
String.prototype.charCodeAt = charCodeAt;

// iteration over arrays that change
function collect(values: number[], change: (values: number[], i: number) => void): string {
  const seen: unknown[] = [];
  let i = 0;
  for (const value of values) {
    seen.push(value);
    change(values, i++);
  }
  return seen.join();
}
console.log(collect([1, 2, 3], () => {}), collect([1, 2, 3], (v, i) => { if (i === 0) v.pop(); }), collect([1, 2], (v, i) => { if (i < 2) v.push(9); }));
console.log(collect([1, 2, 3, 4], (v, i) => { if (i === 1) v.length = 0; }), collect([1, , 3] as number[], () => {}), collect([1, 2, 3], (v, i) => { if (i === 0) delete v[1]; }));
console.log(collect([1, 2, 3], (v, i) => { if (i === 0) (v as unknown[])[2] = "text"; }), collect([1.5, 2.5], (v, i) => { if (i === 0) v.shift(); }));
const own = Object.assign([1, 2, 3], { *[Symbol.iterator]() { yield 8; yield 9; } });
console.log(collect(own, () => {}), collect(any(new Set([4, 5])), () => {}), collect(any("xy"), () => {}));
const nextMethod = Object.getPrototypeOf([][Symbol.iterator]()).next;
Object.getPrototypeOf([][Symbol.iterator]()).next = function () { const r = nextMethod.call(this); return r.done ? r : { done: false, value: r.value * 10 }; };
console.log(collect([1, 2, 3], () => {}));
Object.getPrototypeOf([][Symbol.iterator]()).next = nextMethod;
console.log(collect([1, 2, 3], () => {}));
