// Accessors of data views: offsets, values and flags that are of other types, views that are none, buffers that go away, methods that are replaced.
const show = (x: unknown) => (Object.is(x, -0) ? "-0" : typeof x === "bigint" ? x + "n" : String(x));
const attempt = (f: () => unknown): string => {
  try {
    return show(f());
  } catch (error) {
    return (error as Error).name;
  }
};

function writeAll(view: DataView, at: number, x: number, little?: boolean): void {
  view.setInt8(at, x);
  view.setUint8(at + 1, x);
  view.setInt16(at + 2, x, little);
  view.setUint16(at + 4, x, little);
  view.setInt32(at + 6, x, little);
  view.setUint32(at + 10, x, little);
  view.setFloat32(at + 14, x, little);
  view.setFloat64(at + 18, x, little);
}
function readAll(view: DataView, at: number, little?: boolean): string {
  return [view.getInt8(at), view.getUint8(at + 1), view.getInt16(at + 2, little), view.getUint16(at + 4, little), view.getInt32(at + 6, little),
    view.getUint32(at + 10, little), view.getFloat32(at + 14, little), view.getFloat64(at + 18, little)].map(show).join();
}
function bytesOf(view: DataView): string {
  let out = "";
  for (let i = 0; i < view.byteLength; i++) out += view.getUint8(i).toString(16) + ".";
  return out;
}
const view = new DataView(new ArrayBuffer(40), 3, 30);
for (const x of [0, -0, 1, -1, 127.9, 128, 255, -129, 32768, 65535, 2147483648, -2147483649, 4294967295, 1e10, 1.5e300, NaN, Infinity, -Infinity, 0.1]) {
  for (const little of [undefined, false, true]) {
    writeAll(view, 2, x, little);
    console.log(show(x), little, readAll(view, 2, little), readAll(view, 2, !little));
  }
  console.log(bytesOf(view));
}
for (const little of [0, 1, "", "x", null, {}, NaN, 0n] as any[]) {
  writeAll(view, 0, 258, little);
  console.log(String(little), view.getInt32(6), view.getInt32(6, little), view.getUint16(4, true));
}
for (const x of ["7", "x", null, undefined, true, [3], { valueOf: () => 5.9 }, {}] as any[]) {
  writeAll(view, 0, x);
  console.log(readAll(view, 0));
}
console.log(attempt(() => writeAll(view, 0, 5n as any)), attempt(() => writeAll(view, 0, Symbol() as any)), readAll(view, 0));

// Places that are not there.
function get16(v: DataView, at: number): number {
  return v.getInt16(at, true) + 1;
}
function put32(v: DataView, at: number, x: number): string {
  v.setInt32(at, x);
  return "done";
}
for (const at of [0, 28, 29, 30, -1, 1.5, -0, -0.5, NaN, 2147483647, 4294967296, Infinity, -Infinity, "2", undefined, null, {}, true] as any[]) {
  console.log(String(at), attempt(() => get16(view, at)), attempt(() => put32(view, at, 77)));
}
console.log(attempt(() => (view as any).getInt8()), attempt(() => (view as any).setInt8()), attempt(() => (view as any).setInt8(1)), view.getInt8(1));
console.log(attempt(() => get16(new DataView(new ArrayBuffer(1)), 0)), attempt(() => get16(new DataView(new ArrayBuffer(2)), 0)));

// Receivers that are no views.
class Reader {
  constructor(private text: string) {}
  getInt16(at: number): number {
    return this.text.charCodeAt(at);
  }
  setInt32(at: number, x: number): void {
    this.text = this.text.slice(0, at) + x;
  }
}
function first(source: any): unknown {
  return source.getUint8(0);
}
function both(source: { getInt16(at: number): number }): number {
  return source.getInt16(0);
}
for (const other of [new Uint8Array(4), {}, null, undefined, 5, "x", Object.create(view), Object.create(DataView.prototype), { getUint8: (x: number) => x + 0.5 }, { getUint8: 5 }] as any[]) {
  console.log(attempt(() => first(other)), attempt(() => get16(other, 0)), attempt(() => put32(other, 0, 1)));
}
console.log(both(new Reader("abc")), both(view), both(new Reader("z")), attempt(() => both(new Uint8Array(2) as any)), first(view));
console.log(attempt(() => DataView.prototype.getInt8.call(new Reader("a") as any, 0)));

// Buffers that shrink, grow or go.
function sums(v: DataView, change: () => void): string {
  let sum = 0;
  let i = 0;
  try {
    for (; i < 8; i++) {
      if (i === 4) change();
      v.setUint8(i, i * 3);
      sum += v.getUint8(i);
    }
  } catch (error) {
    return (error as Error).name + " " + i + " " + sum;
  }
  return String(sum);
}
const fixed = new ArrayBuffer(8);
const resizable = new ArrayBuffer(8, { maxByteLength: 16 });
console.log(sums(new DataView(fixed), () => {}), sums(new DataView(fixed), () => structuredClone(fixed, { transfer: [fixed] })), attempt(() => new DataView(fixed)));
const tracking = new DataView(resizable);
const part = new DataView(resizable, 0, 8);
console.log(sums(tracking, () => resizable.resize(6)), sums(part, () => resizable.resize(7)), attempt(() => part.getInt8(0)));
resizable.resize(16);
console.log(sums(tracking, () => {}), sums(part, () => {}), tracking.getUint8(15), attempt(() => part.getUint8(8)));
const shared = new DataView(new SharedArrayBuffer(8));
console.log(sums(shared, () => {}), shared.getFloat64(0));
const detaching = new ArrayBuffer(8);
const gone = new DataView(detaching);
console.log(attempt(() => gone.setInt8(0, { valueOf: () => (structuredClone(detaching, { transfer: [detaching] }), 1) } as any)), attempt(() => gone.getInt8({ valueOf: () => 0 } as any)));

// Bit patterns, and both ends of one buffer.
const bits = new DataView(new ArrayBuffer(8));
function nan(high: number, low: number, little: boolean): string {
  bits.setUint32(little ? 4 : 0, high, little);
  bits.setUint32(little ? 0 : 4, low, little);
  return show(bits.getFloat64(0, little)) + " " + show(bits.getFloat32(0, little));
}
console.log(nan(0x7ff00000, 1, false), nan(0xffffffff, 0xffffffff, true), nan(0x80000000, 0, false), nan(0x80000000, 0, true), nan(0x3ff80000, 0, true), nan(0xfff00000, 0, false));
bits.setFloat64(0, NaN);
console.log(bits.getUint32(0) >>> 20 === 0x7ff);
bits.setBigInt64(0, -2n);
console.log(bits.getBigUint64(0), bits.getBigInt64(0, true), attempt(() => (bits as any).setBigInt64(0, 1)), bits.getInt32(4));

// Methods of one view, of a subclass, of all.
function sum(v: DataView, count: number): number {
  let total = 0;
  for (let i = 0; i < count; i++) total += v.getUint8(i);
  return total;
}
const plain = new DataView(new Uint8Array([1, 2, 3, 4]).buffer);
const own: any = new DataView(new Uint8Array([1, 2, 3, 4]).buffer);
own.getUint8 = (at: number) => at * 100;
class Offset extends DataView {
  getUint8(at: number): number {
    return super.getUint8(at) + 1000;
  }
}
class Plain extends DataView {}
const sub = new Offset(plain.buffer);
console.log(sum(plain, 4), sum(own, 4), sum(sub, 4), sum(new Plain(plain.buffer), 4));
const named: any = new DataView(plain.buffer);
named.label = "x";
console.log(sum(named, 4), sum(plain, 4));
const moved = new DataView(plain.buffer);
Object.setPrototypeOf(moved, { getUint8: () => 7 });
console.log(sum(moved, 4), sum(plain, 4));
Object.setPrototypeOf(moved, null);
console.log(attempt(() => sum(moved, 4)), sum(plain, 4));

function late(v: DataView, patch: () => number): unknown {
  return v.getUint8(patch());
}
const original = DataView.prototype.getUint8;
console.log(late(plain, () => 1));
console.log(late(plain, () => {
  DataView.prototype.getUint8 = function () {
    return 99;
  };
  return 2;
}), sum(plain, 4));
console.log(sum(sub, 2), sum(own, 2), get16(view, 0));
DataView.prototype.getUint8 = original;
console.log(sum(plain, 4), sum(sub, 4));
Object.defineProperty(DataView.prototype, "getInt16", { configurable: true, get: () => () => 41 });
console.log(get16(view, 0), get16(plain, 90));
delete (DataView.prototype as any).getInt16;
console.log(attempt(() => get16(view, 0)), sum(plain, 4));
