// Elements of each kind of typed array: conversions, bounds, bytes seen through other views, buffers that are transferred and resized.
const kinds = [Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array];
const values = [0, 1, -1, 1.5, 2.5, -0, 127, 128, 255, 256, 300, -129, 65535, 65536, 2147483647, 2147483648, 4294967295, 4294967296, 1e20, -1e20, NaN, Infinity, -Infinity, 0.1, 2**53+2];
for (const K of kinds) {
  const a = new K(4);
  const out: unknown[] = [];
  for (const v of values) { a[1] = v; out.push(Object.is(a[1], -0) ? '-0' : a[1]); }
  console.log(K.name, out.join(' '), a[4], a[-1], a[1.5], a.length);
}
const b = new ArrayBuffer(64); const f = new Float64Array(b, 8, 3); const u = new Uint8Array(b);
f[0] = 1.1; f[1] = NaN; u[15] = 0xff; u[14] = 0xff; u[13]=1;
console.log(f[0], f[1], u.join());
const moved = b.transfer();
console.log(f[0], f.length, u[3], u.length); f[0] = 3; console.log(f[0]);
const r = new ArrayBuffer(8, { maxByteLength: 32 }); const ru = new Uint8Array(r); const rf = new Uint8Array(r, 2, 4);
ru[3] = 5; console.log(rf[1], rf.length); r.resize(4); console.log(rf[1], rf.length, ru[3], ru.length); r.resize(32); console.log(rf[1], ru[20]);
const d = new DataView(moved); d.setFloat64(3, 1.25); d.setInt16(1, -5, true); console.log(d.getFloat64(3), d.getInt16(1, true), d.getUint32(5));
