// Typed arrays: conversions on store, shared buffers, views, methods, byte order, errors.
const kinds = [Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array];
for (const K of kinds) console.log(K.name, K.BYTES_PER_ELEMENT, Array.from(new K([1.9, -1.9, 255, 256, 300, -129, 65536, 2 ** 31, NaN, Infinity, "7" as any])).join(" "));
console.log(Array.from(new BigInt64Array([1n, -1n, 2n ** 63n])), Array.from(new BigUint64Array([-1n])), Array.from(new Uint8ClampedArray([0.5, 1.5, 2.5, -1, 999])));
const buffer = new ArrayBuffer(8);
const bytes = new Uint8Array(buffer);
const ints = new Int32Array(buffer, 4, 1);
const view = new DataView(buffer);
view.setInt16(0, 0x1234);
view.setInt16(2, 0x1234, true);
view.setFloat32(4, 1.5, true);
console.log(bytes, ints[0], view.getUint8(1), view.getInt32(0), view.getInt32(0, true), view.getFloat32(4, true), ints.byteOffset, ints.byteLength, bytes.buffer === buffer);
const a = new Int16Array([5, 1, 4, 2, 3]);
console.log(a.slice(1, 3), a.subarray(1, 3), a.subarray(1, 3).buffer === a.buffer, a.map((x) => x * 1000), a.filter((x) => x > 2), a.toSorted(), a.sort(), a.reverse(), a.indexOf(4), a.includes(9), a.join("-"), a.at(-1), a.fill(7, 1, 3), a.findLast((x) => x < 5));
console.log(Uint8Array.from("123"), Uint8Array.of(1, 2), Uint8Array.from({ length: 3 }, (_, i) => i * i), new Uint8Array([1, 2, 3]).with(0, 9), new Uint8Array(new Set([1, 2])), new Uint8Array(new Uint16Array([257, 2])), [...new Uint8Array([1, 2]).entries()], new Float32Array([1.1])[0]);
a.set([9, 8], 1);
a.copyWithin(0, 3);
console.log(a, a.length, Object.keys(a), 0 in a, 9 in a, "1.5" in a, "-0" in a, (a as any)[10], ((a as any)[10] = 5, (a as any)[10]), ((a as any).named = "x"), delete (a as any).named, a.toString(), JSON.stringify(new Uint8Array([1, 2])), Object.prototype.toString.call(a));
for (const bad of [() => new Uint8Array(-1), () => new Uint16Array(new ArrayBuffer(3)), () => new Uint16Array(buffer, 1), () => new Int32Array(buffer, 0, 3), () => view.getInt32(6), () => a.set([1], 5), () => (Uint8Array as any)(2), () => new (Object.getPrototypeOf(Uint8Array))(), () => new BigInt64Array([1 as any]), () => new Uint8Array([1n as any]), () => Object.defineProperty(a, "0", { value: 1, writable: false }), () => Object.freeze(a), () => new Uint8Array([1]).with(5, 1), () => view.setUint8(-1, 1)]) {
  try { console.log(bad()); } catch (e) { console.log((e as Error).name); }
}
const grow = new ArrayBuffer(4, { maxByteLength: 8 });
const tracking = new Uint8Array(grow);
grow.resize(8);
tracking[7] = 1;
const moved = grow.transfer?.(2) ?? grow.slice(0, 2);
console.log(tracking.length === 0 || tracking.length === 8, moved.byteLength, new ArrayBuffer(4).slice(1).byteLength, ArrayBuffer.isView(view), ArrayBuffer.isView(buffer), buffer.resizable, view.byteLength);
const sum = new Float64Array(1000).map((_, i) => i / 2).reduce((x, y) => x + y, 0);
const sorted = new Float64Array([3, NaN, -0, 0, -Infinity, 1]).sort();
console.log(sum, sorted, Object.is(sorted[1], -0), new Int8Array([1, 2, 3]).reduceRight((s, x) => s + x, ""), new Uint8Array([3, 1, 2]).sort((x, y) => y - x), Array.prototype.concat.call([], new Uint8Array([1])).length, new Uint8Array(3).every((x) => x === 0));
