// Doubles whose bits are unusual: NaNs with other signs and payloads read from buffers, denormals, the largest values.
const buffer = new ArrayBuffer(8);
const doubles = new Float64Array(buffer);
const words = new BigUint64Array(buffer);
const patterns = [0xfff8000000000000n, 0x7ff0000000000001n, 0xffffffffffffffffn, 0xfffe000000000005n, 0x7ff8000000001000n, 0xfff0dead0000beefn, 1n, 0x8000000000000000n, 0x7fefffffffffffffn, 0xffeffffffffffffen, 0x0000000000000002n, 0x0002000000000000n];
const kept: number[] = [];
for (const pattern of patterns) {
  words[0] = pattern;
  const value: number = doubles[0];
  kept.push(value);
  console.log(value, value === value, typeof value, value + 1, Object.is(value, NaN), value ? 1 : 0);
}
console.log(kept, kept.map((x) => x * 2), new Set(kept).size);
const view = new DataView(new ArrayBuffer(8));
view.setUint32(0, 0x7fc00001);
const single: number = view.getFloat32(0);
const object: { field: number } = { field: single };
object.field += 1;
console.log(single, object.field, [single, 1][0], JSON.stringify(object), String([single]));
